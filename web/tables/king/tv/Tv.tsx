import '../../../styles/king.css';
import '../cloth.css';
import '../../../styles/king-auction.css';
import '../../../styles/tv-king.css';
import { KING_CHOICES } from '../../../../engine/king/kinds.ts';
import type { GameLook, KingLook, RoomView, You } from '../../../../party/protocol.ts';
import type { Laid } from '../../../games/games.ts';
import { held } from '../../../line/stage.ts';
import { useBefore } from '../../../parts/before.ts';
import { optionsIn } from '../../../parts/options.ts';
import { kingStage } from '../index.tsx';
import { momentOf, TRICK_MS } from '../scene.ts';
import { AtTable, type KingAtTable } from '../table.ts';
import { kingWords } from '../words.ts';
import { TvKing } from './TvKing.tsx';

/**
 * Nobody taps a trick away here: it lies for a moment, even where this device is used to wait for a tap. And no paper
 * lies over the cloth.
 */
const seenMs = (ms: number): number => (Number.isFinite(ms) ? ms : TRICK_MS);

const nothing = (): void => {};

type Props = { look: GameLook; room: RoomView; you: You };

function Tv({ look, room, you }: Props) {
  return look.game === 'king' ? <Watching key={look.nth} look={look} room={room} you={you} /> : null;
}

/** The table as a watcher has it: there is nothing to be done. */
function Watching({ look, room, you }: Props & { look: KingLook }) {
  const before = useBefore(look);
  const moment = held.value ? momentOf(look, before) : null;
  const table: KingAtTable = {
    look,
    view: moment?.view ?? look.view,
    moment,
    ask: null,
    room,
    you,
    options: optionsIn(KING_CHOICES, room.options),
    t: kingWords.value,
    sending: null,
    papers: { paper: null, close: nothing },
    move: nothing,
    open: nothing,
  };
  return (
    <AtTable.Provider value={table}>
      <TvKing />
    </AtTable.Provider>
  );
}

export const kingOnTv: Laid = {
  stage: { ...kingStage, holdMs: look => seenMs(kingStage.holdMs(look)) },
  Table: Tv,
};
