import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { FOURTH_CHOICES, type FourthMove } from '../../../engine/fourth-king/kinds.ts';
import type { FourthLook, RoomView, You } from '../../../party/protocol.ts';
import { send } from '../../line/send.ts';
import { giftTexts } from '../../line/signals.ts';
import { refusalText } from '../../pages/said.ts';
import { endingWords } from '../../parts/endingWords.ts';
import { Later } from '../../parts/Later.tsx';
import { type Notice, useNotice } from '../../parts/notice.ts';
import { toast } from '../../parts/notices.tsx';
import { optionsIn } from '../../parts/options.ts';
import { withWords } from '../../text/catalogue.ts';
import { behind } from './behind.ts';
import { Dialogs, fetchSheets } from './Dialogs.tsx';
import { FourthBar } from './FourthBar.tsx';
import { viewOf } from './gifts.ts';
import { NO_PLAN, type Plan, stillPossible } from './plan.ts';
import { Duel } from './play/Duel.tsx';
import { Initiative } from './play/Initiative.tsx';
import { Opening } from './play/Opening.tsx';
import { Table } from './play/Table.tsx';
import { momentOf } from './scene.ts';
import { AtTable, type DialogName, type FourthAtTable, useTable } from './table.ts';
import { endWords, giftsWords } from './words.ts';

const result = () => withWords(endWords, withWords(endingWords, import('./end/Result.tsx')));

type Props = { look: FourthLook; before: FourthLook | null; held: boolean; room: RoomView; you: You };

/** One Fourth King's Game at the table: what is shown, what is planned, what was refused. */
export function Game({ look, before, held, room, you }: Props) {
  const t = giftsWords.value;
  // Neither draws the table anew: only who reads the plan, or lays out the sheets, is drawn.
  const dialog = useSignal<DialogName | null>(null);
  const planned = useSignal<Plan>(NO_PLAN);
  const [sent, setSent] = useState<{ move: FourthMove; seq: number } | null>(null);
  const [notice, setNotice] = useNotice<Notice>(look.seq);

  const moment = held ? momentOf(look, before) : null;
  const ask = moment === null ? look.ask : null;
  const can = ask?.ask === 'act' ? ask : null;
  // A plan outlives a shake, but not one's turn.
  const isMine = can !== null;
  useEffect(() => {
    if (!isMine) planned.value = NO_PLAN;
  }, [isMine]);
  // Whoever is asked for a gift sees the question, whatever he had before him.
  const isAsked = ask?.ask === 'defend';
  useEffect(() => {
    if (isAsked) dialog.value = null;
  }, [isAsked]);
  const refuse = (text: string, rule: string | null): void => setNotice({ title: t.acts.notDone, text, rule });
  // Under way until the table shows what came of it, not merely until it answers.
  const sending = sent?.seq === look.seq ? sent.move : null;
  const move = async (it: FourthMove): Promise<void> => {
    if (sending !== null) return;
    setSent({ move: it, seq: look.seq });
    setNotice(null);
    const answer = await send.move(it);
    if (answer === null) return;
    setSent(null);
    refuse(t.reason(answer) ?? (await refusalText(answer)), behind(answer));
  };

  const hasBegun = look.view.play.at !== 'initiative';
  useEffect(() => {
    if (hasBegun) fetchSheets();
  }, [hasBegun]);

  const texts = giftTexts.value;
  const table: FourthAtTable = {
    look,
    view: viewOf(look.view, texts.nth === look.nth ? texts.texts : new Map()),
    moment,
    ask,
    room,
    you,
    options: optionsIn(FOURTH_CHOICES, room.options),
    t,
    sending,
    move: it => void move(it),
    open: name => {
      dialog.value = name;
    },
    get plan() {
      return stillPossible(can, planned.value);
    },
    setPlan: next => {
      setNotice(null);
      planned.value = next;
    },
    refuse,
  };
  return (
    <AtTable.Provider value={table}>
      <div class="play gifts">
        <FourthBar />
        <Scene notice={notice} />
        <Dialogs name={dialog} />
      </div>
    </AtTable.Provider>
  );
}

/** What is before one's eyes: something that has just happened, else where the game stands. */
function Scene({ notice }: { notice: Notice | null }) {
  const { view, moment } = useTable();
  const { play } = view;
  // Only the table itself has a place for it.
  const passing = moment === null && play.at === 'turn' ? null : notice;
  useEffect(() => {
    if (passing !== null) toast(passing.text);
  }, [passing]);
  switch (moment?.kind) {
    case 'order':
      return <Initiative />;
    case 'allowed':
      return <Duel challenge={moment.challenge} allowed />;
    case 'contest':
      return <Duel challenge={moment.contest} contest={moment.contest} />;
    case 'opened':
      return <Opening seat={moment.seat} gift={moment.gift} />;
    case undefined:
      break;
  }
  if (play.at === 'initiative') return <Initiative />;
  if (play.at === 'answer') return <Duel challenge={play} />;
  if (play.at === 'over') return <Later load={result}>{({ Result }) => <Result />}</Later>;
  return <Table notice={notice} />;
}
