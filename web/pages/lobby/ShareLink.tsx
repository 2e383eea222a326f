import { canShare, copyLink, shareLink } from '../../device/share.ts';
import { gameOnPage } from '../../games/games.ts';
import { Button } from '../../parts/Button.tsx';
import { words } from '../../text/catalogue.ts';
import { pageWords } from '../words.ts';

export type Shared = {
  url: string;
  /** The game one is invited to, or null for a link that is nobody else's. */
  game: string | null;
  /** Whether sending it is what is to be done now. */
  lamp?: boolean | undefined;
};
type Props = Shared & {
  size?: 'mini';
  /** Where the link can be read: it is marked there if the browser lets no page copy. */
  field: () => HTMLInputElement | null;
};

/** The one button by which the link goes to the others: sent where the device shares, else copied. */
export function ShareLink({ url, game, lamp = false, size, field }: Props) {
  const { lobby } = pageWords.value;
  const { games } = words.value;
  const known = gameOnPage(game ?? '');
  const share = () => shareLink(url, known === null ? '' : lobby.shareText(games[known.id]));
  const kind = lamp ? 'go' : 'plain';
  return canShare() ? (
    <Button kind={kind} size={size} icon="share" onPress={share}>
      {lobby.send}
    </Button>
  ) : (
    <Button kind={kind} size={size} icon="copy" onPress={() => copyLink(url, field())}>
      {size === undefined ? lobby.copy : lobby.copyLink}
    </Button>
  );
}
