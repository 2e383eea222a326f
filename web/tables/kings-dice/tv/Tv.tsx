import '../../../styles/table.css';
import '../../../styles/dice.css';
import '../cloth.css';
import '../reveal.css';
import '../../../styles/tv-dice.css';
import { DICE_CHOICES } from '../../../../engine/kings-dice/kinds.ts';
import type { DiceLook, GameLook, RoomView, You } from '../../../../party/protocol.ts';
import type { Laid } from '../../../games/games.ts';
import { held } from '../../../line/stage.ts';
import { optionsIn } from '../../../parts/options.ts';
import { diceStage } from '../index.tsx';
import { newsOf } from '../reveal.ts';
import { AtTable, type DiceAtTable } from '../table.ts';
import { diceWords } from '../words.ts';
import { TvDice } from './TvDice.tsx';

/** A room looks at a reveal together and talks about it: five places, or one turn. */
const ROUND_MS = 11_000;
const TURN_MS = 5000;

function holdMs(look: GameLook): number {
  const reveal = look.game === 'kings-dice' ? newsOf(look.news, 'reveal') : null;
  if (reveal === null) return 0;
  return reveal.turn === null ? ROUND_MS : TURN_MS;
}

const nothing = (): void => {};

type Props = { look: GameLook; room: RoomView; you: You };

function Tv({ look, room, you }: Props) {
  return look.game === 'kings-dice' ? <Watching key={look.nth} look={look} room={room} you={you} /> : null;
}

/** The table as a watcher has it: there is nothing to be done. */
function Watching({ look, room, you }: Props & { look: DiceLook }) {
  const table: DiceAtTable = {
    look,
    view: look.view,
    held: held.value,
    ask: null,
    room,
    you,
    options: optionsIn(DICE_CHOICES, room.options),
    t: diceWords.value,
    choice: null,
    choose: nothing,
    lifted: null,
    lift: nothing,
    sending: false,
    seal: nothing,
    notice: null,
    refuse: nothing,
    open: nothing,
  };
  return (
    <AtTable.Provider value={table}>
      <TvDice />
    </AtTable.Provider>
  );
}

export const diceOnTv: Laid = { stage: { ...diceStage, holdMs }, Table: Tv };
