import { useEffect, useState } from 'preact/hooks';
import { DICE_CHOICES, type DiceMove } from '../../../engine/kings-dice/kinds.ts';
import type { DiceLook, RoomView, You } from '../../../party/protocol.ts';
import { send } from '../../line/send.ts';
import { shown } from '../../line/stage.ts';
import { refusalText } from '../../pages/said.ts';
import { endingWords } from '../../parts/endingWords.ts';
import { Later } from '../../parts/Later.tsx';
import { type Notice, useNotice } from '../../parts/notice.ts';
import { optionsIn } from '../../parts/options.ts';
import { withWords } from '../../text/catalogue.ts';
import { behind } from './behind.ts';
import { DiceBar } from './DiceBar.tsx';
import { choiceFor, choose, isChanged } from './draft.ts';
import { Table } from './Table.tsx';
import type { Stack } from './Tray.tsx';
import { AtTable, type DialogName, type DiceAtTable } from './table.ts';
import { diceWords } from './words.ts';

/** What a first decision does without. */
const result = () => withWords(endingWords, import('./Result.tsx'));
const dialogs = () => import('./Dialogs.tsx');

type Props = { look: DiceLook; held: boolean; room: RoomView; you: You };

/** One game of King's Dice at the table: what is shown, what is in hand, what was refused. */
export function Game({ look, held, room, you }: Props) {
  const t = diceWords.value;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [sending, setSending] = useState(false);
  /** The look that was shown when a seal was taken: until the next one comes, the sealing goes on. */
  const [taken, setTaken] = useState<number | null>(null);
  const [lifted, setLifted] = useState<{ readonly stack: Stack; readonly turn: number } | null>(null);
  const [notice, refuse] = useNotice<Notice>(look.seq);

  const decision = { code: room.code, nth: look.nth, turn: look.turn, seat: you.seat };
  const seal = async (move: DiceMove): Promise<void> => {
    if (sending) return;
    setSending(true);
    refuse(null);
    const answer = await send.move(move);
    if (answer === null) setTaken(shown.value?.seq ?? null);
    else refuse(await noticeOf(answer));
    setSending(false);
  };

  // Before the line is lost.
  const played = look.view.shown !== null;
  useEffect(() => {
    if (played) for (const part of [dialogs, result]) void part().catch(() => {});
  }, [played]);

  const { outcome } = look;
  const { sealed } = look.view.mine;
  const choice = choiceFor(decision, sealed);
  const table: DiceAtTable = {
    look,
    view: look.view,
    held,
    ask: held ? null : look.ask,
    room,
    you,
    options: optionsIn(DICE_CHOICES, room.options),
    t,
    choice,
    choose: choice => {
      refuse(null);
      choose(decision, choice);
    },
    lifted: lifted?.turn === look.turn ? lifted.stack : null,
    lift: stack => {
      refuse(null);
      setLifted(stack === null ? null : { stack, turn: look.turn });
    },
    sending: sending || (taken === look.seq && isChanged(choice, sealed)),
    seal: move => void seal(move),
    notice,
    refuse,
    open: setDialog,
  };
  return (
    <AtTable.Provider value={table}>
      <div class="play dice">
        <DiceBar />
        {outcome !== null && !held ? (
          <Later load={result}>{({ Result }) => <Result outcome={outcome} />}</Later>
        ) : (
          <Table />
        )}
        {dialog !== null && (
          <Later load={dialogs}>{({ Dialogs }) => <Dialogs name={dialog} onClose={() => setDialog(null)} />}</Later>
        )}
      </div>
    </AtTable.Provider>
  );
}

/** A refusal of the game in the game's words, one of the room in the room's. */
async function noticeOf(code: string): Promise<Notice> {
  const t = diceWords.value;
  const reason = t.reason(code);
  if (reason !== null) return { title: t.notThat, text: reason, rule: behind(code) };
  return { title: t.notDone, text: await refusalText(code), rule: behind(code) };
}
