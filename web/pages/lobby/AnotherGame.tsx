import { useState } from 'preact/hooks';
import type { RoomView } from '../../../party/protocol.ts';
import { GAMES } from '../../games/games.ts';
import { send } from '../../line/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { ChooseGame } from '../ChooseGame.tsx';
import { refusalText } from '../said.ts';
import { pageWords } from '../words.ts';

type Props = { room: RoomView; onClose: () => void };

/** The host has the same people play something else. The table says whether it is a game for so many. */
export function AnotherGame({ room, onClose }: Props) {
  const say = pageWords.value.lobby;
  const [wanted, setWanted] = useState<string>(GAMES.find(({ id }) => id !== room.game)?.id ?? '');
  const [why, setWhy] = useState<string | null>(null);
  const choose = async () => {
    const refused = await send.host({ do: 'game', game: wanted, options: {} });
    if (refused === null) onClose();
    else setWhy(await refusalText(refused));
  };
  return (
    <Dialog
      title={say.another}
      onClose={onClose}
      footer={
        <Button kind="go" size="big" onPress={choose}>
          {say.anotherDo}
        </Button>
      }
    >
      <ChooseGame
        id={wanted}
        onChoose={id => {
          setWanted(id);
          setWhy(null);
        }}
        without={room.game}
      />
      <p class="hint">{say.anotherText}</p>
      <p role="status">{why}</p>
    </Dialog>
  );
}
