import '../../../styles/table.css';
import '../../../styles/gifts.css';
import '../../../styles/gifts-list.css';
import '../../../styles/tv-gifts.css';
import { FOURTH_CHOICES } from '../../../../engine/fourth-king/kinds.ts';
import type { FourthLook, GameLook, RoomView, You } from '../../../../party/protocol.ts';
import type { Laid } from '../../../games/games.ts';
import { giftTexts } from '../../../line/signals.ts';
import { held } from '../../../line/stage.ts';
import { useBefore } from '../../../parts/before.ts';
import { optionsIn } from '../../../parts/options.ts';
import { viewOf } from '../gifts.ts';
import { fourthStage } from '../index.tsx';
import { NO_PLAN } from '../plan.ts';
import { momentOf } from '../scene.ts';
import { AtTable, type FourthAtTable } from '../table.ts';
import { giftsWords } from '../words.ts';
import { TvGifts } from './TvGifts.tsx';

const nothing = (): void => {};

type Props = { look: GameLook; room: RoomView; you: You };

function Tv({ look, room, you }: Props) {
  return look.game === 'fourth-king' ? <Watching key={look.nth} look={look} room={room} you={you} /> : null;
}

/** The table as a watcher has it: there is nothing to be done. */
function Watching({ look, room, you }: Props & { look: FourthLook }) {
  const before = useBefore(look);
  const texts = giftTexts.value;
  const table: FourthAtTable = {
    look,
    view: viewOf(look.view, texts.nth === look.nth ? texts.texts : new Map()),
    moment: held.value ? momentOf(look, before) : null,
    ask: null,
    room,
    you,
    options: optionsIn(FOURTH_CHOICES, room.options),
    t: giftsWords.value,
    sending: null,
    move: nothing,
    open: nothing,
    plan: NO_PLAN,
    setPlan: nothing,
    refuse: nothing,
  };
  return (
    <AtTable.Provider value={table}>
      <TvGifts />
    </AtTable.Provider>
  );
}

export const fourthOnTv: Laid = { stage: fourthStage, Table: Tv };
