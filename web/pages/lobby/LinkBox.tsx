import '../../styles/pages.css';
import { useRef } from 'preact/hooks';
import { canShare, copyLink, shareLink } from '../../device/share.ts';
import { gameOnPage } from '../../games/games.ts';
import { Button } from '../../parts/Button.tsx';
import { Later } from '../../parts/Later.tsx';
import { words } from '../../text/catalogue.ts';
import { pageWords } from '../words.ts';

type Props = {
  url: string;
  hint: string;
  /** What the QR code and the field are called. */
  qr: string;
  label: string;
  /** The game one is invited to, or null for a link that is nobody else's. */
  game: string | null;
  /** Whether sending it is what is to be done now. */
  lamp?: boolean | undefined;
};

const drawQr = () => import('./QrCode.tsx');

/** A link as a code to scan, a field to read, and buttons to send or copy it. */
export function LinkBox({ url, hint, qr, label, game, lamp = false }: Props) {
  const { lobby } = pageWords.value;
  const { games } = words.value;
  const field = useRef<HTMLInputElement>(null);
  const known = gameOnPage(game ?? '');
  const copy = () => copyLink(url, field.current);
  const share = () => shareLink(url, known === null ? '' : lobby.shareText(games[known.id]));
  const kind = lamp ? 'go' : 'plain';
  return (
    <div class="linkspace">
      <div class="linkbox">
        <span class="qr">
          <Later load={drawQr}>{({ QrCode }) => <QrCode text={url} label={qr} />}</Later>
        </span>
        <p class="small soft">{hint}</p>
        <div class="row">
          {canShare() && (
            <Button kind={kind} icon="share" onPress={share}>
              {lobby.send}
            </Button>
          )}
          <Button kind={canShare() ? 'plain' : kind} icon="copy" onPress={copy}>
            {lobby.copy}
          </Button>
        </div>
        <input
          ref={field}
          class="input link"
          readOnly
          value={url.replace(/^https?:\/\//, '')}
          aria-label={label}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
    </div>
  );
}
