import { useEffect, useState } from 'preact/hooks';
import type { RoomView } from '../../../party/protocol.ts';
import { GAMES, gameOnPage } from '../../games/games.ts';
import { whyNotGame } from '../../line/may.ts';
import { send } from '../../line/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { ChooseGame } from '../ChooseGame.tsx';
import { refusalText } from '../said.ts';
import { pageWords } from '../words.ts';

type Props = { room: RoomView; onClose: () => void };

/** The host has the same people play something else, if it is a game for so many. */
export function AnotherGame({ room, onClose }: Props) {
  const say = pageWords.value.lobby;
  const [wanted, setWanted] = useState<string>(GAMES.find(({ id }) => id !== room.game)?.id ?? '');
  const [why, setWhy] = useState<string | null>(null);
  // What the table has said no to may be tried again.
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    let isPast = false;
    setWhy(null);
    setRefused(null);
    whyNot(room, wanted).then(
      found => isPast || setWhy(found),
      () => {},
    );
    return () => {
      isPast = true;
    };
  }, [room, wanted]);
  const choose = async () => {
    const code = await send.host({ do: 'game', game: wanted, options: {} });
    if (code === null) onClose();
    else setRefused(await refusalText(code));
  };
  return (
    <Dialog
      title={say.another}
      onClose={onClose}
      footer={
        <Button kind="go" size="big" off={why !== null} onPress={choose}>
          {say.anotherDo}
        </Button>
      }
    >
      <ChooseGame id={wanted} onChoose={setWanted} without={room.game} />
      <p class="hint">{say.anotherText}</p>
      <p role="status">{why ?? refused}</p>
    </Dialog>
  );
}

/** Why this is no game for those who sit here, in words; null when it is one. */
async function whyNot(room: RoomView, wanted: string): Promise<string | null> {
  const house = await gameOnPage(wanted)?.house();
  const refused = house === undefined ? null : whyNotGame(room, house.most);
  return refused === null ? null : refusalText(refused);
}
