import { useEffect, useState } from 'preact/hooks';
import { type Card, type Suit, suitOf } from '../../../engine/cards.ts';
import { KING_CHOICES, type KingMove, type KingRefusal } from '../../../engine/king/kinds.ts';
import type { KingLook, RoomView, You } from '../../../party/protocol.ts';
import { preferences } from '../../device/preferences.ts';
import { send } from '../../line/send.ts';
import { catchUp, shown } from '../../line/stage.ts';
import { refusalText } from '../../pages/said.ts';
import { endingWords } from '../../parts/endingWords.ts';
import { Later } from '../../parts/Later.tsx';
import { type Notice, useNotice } from '../../parts/notice.ts';
import { optionsIn } from '../../parts/options.ts';
import { shortName } from '../../parts/people.ts';
import { withWords } from '../../text/catalogue.ts';
import { announce } from '../../voice/announce.ts';
import { behind } from './behind.ts';
import { Cloth } from './Cloth.tsx';
import { KingBar } from './KingBar.tsx';
import { handOver } from './PaperOnTop.tsx';
import { usePapers } from './papers.ts';
import { momentOf } from './scene.ts';
import { AtTable, type DialogName, type KingAtTable } from './table.ts';
import { kingWords } from './words.ts';

/** What a first visit does without: fetched when it is wanted, and ahead of that once the cards are on the table. */
const selling = () => import('./Selling.tsx');
const result = () => withWords(endingWords, import('./Result.tsx'));
const dialogs = () => import('./Dialogs.tsx');
const onlyCard = () => import('./OnlyCard.tsx');

type Props = { look: KingLook; before: KingLook | null; held: boolean; room: RoomView; you: You };

/** One game of King at the table: what is shown, what is lifted, what was refused. */
export function Game({ look, before, held, room, you }: Props) {
  const t = kingWords.value;
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const [sent, setSent] = useState<{ move: KingMove; turn: number } | null>(null);
  const [lifted, setLifted] = useState<{ card: Card; turn: number } | null>(null);
  const [notice, setNotice] = useNotice<Notice>(look.seq);

  const moment = held ? momentOf(look, before) : null;
  const view = moment?.view ?? look.view;
  const ask = moment === null ? look.ask : null;

  const papers = usePapers(look, moment !== null);
  // From the press until the table has gone on, or said no. No decision has the number of another one.
  const sending = sent !== null && sent.turn === look.turn && moment === null ? sent.move : null;
  const move = async (it: KingMove): Promise<void> => {
    if (sending !== null) return;
    setSent({ move: it, turn: shown.value?.turn ?? look.turn });
    setNotice(null);
    papers.close();
    const answer = await send.move(it);
    if (answer === null) return;
    setSent(null);
    setLifted(null);
    setNotice(await noticeOf(answer));
  };
  const press = (card: Card): void => {
    const seen = shown.value;
    catchUp();
    const now = shown.value;
    if (now?.game !== 'king' || sending !== null) return;
    const why = whyNot(now, card, room);
    if (why !== null) setNotice(why);
    // A tap plays what was chosen on the table that was seen, and not on one that it has just uncovered.
    else if (
      (preferences.value.taps === 'one' && now === seen) ||
      (lifted?.card === card && lifted.turn === now.turn)
    ) {
      void move({ do: 'play', card });
    } else {
      setNotice(null);
      setLifted({ card, turn: now.turn });
      announce(t.mine.lifted(card));
    }
  };

  const played = view.last !== null;
  useEffect(() => {
    if (played) for (const part of [handOver, selling, dialogs, result]) void part().catch(() => {});
  }, [played]);

  const table: KingAtTable = {
    look,
    view,
    moment,
    ask,
    room,
    you,
    options: optionsIn(KING_CHOICES, room.options),
    t,
    sending,
    papers,
    move: it => void move(it),
    open: setDialog,
  };
  const outcome = moment === null ? look.outcome : null;
  const { phase } = view.play;
  // Who only waits for the first word has the table before him.
  const sells = phase !== 'play' && (ask !== null || (phase !== 'choose' && phase !== 'nameDealer'));
  return (
    <AtTable.Provider value={table}>
      <div class="play king">
        <KingBar />
        {outcome !== null ? (
          <Later load={result}>{({ Result }) => <Result outcome={outcome} />}</Later>
        ) : sells ? (
          <Later load={selling}>
            {({ Selling }) => (
              <Selling notice={notice} onRefused={() => setNotice(refusalOf('bid-too-low', null, null))} />
            )}
          </Later>
        ) : (
          <Cloth
            notice={notice}
            lifted={ask?.ask === 'play' && lifted !== null && lifted.turn === look.turn ? lifted.card : null}
            onPress={press}
          />
        )}
        {preferences.value.onlyCard === 'play' && <Later load={onlyCard}>{({ OnlyCard }) => <OnlyCard />}</Later>}
        {dialog !== null && (
          <Later load={dialogs}>{({ Dialogs }) => <Dialogs open={dialog} onClose={() => setDialog(null)} />}</Later>
        )}
      </div>
    </AtTable.Provider>
  );
}

/** Why this card cannot be played now, or null. */
function whyNot({ ask, awaited, view }: KingLook, card: Card, room: RoomView): Notice | null {
  const { prompt, claim } = kingWords.value;
  if (ask?.ask === 'claim') return { title: claim.first, text: claim.text, rule: 'K64' };
  if (ask?.ask !== 'play') {
    const [turn] = awaited;
    const name = turn === undefined ? '' : shortName(room.chairs[turn]?.name ?? '');
    return { title: prompt.wait, text: prompt.waitText({ you: false, name }), rule: behind('not-awaited') };
  }
  const why = ask.not.find(group => group.cards.includes(card))?.why;
  const led = view.play.phase === 'play' ? view.play.trick[0] : undefined;
  return why === undefined ? null : refusalOf(why, card, led === undefined ? null : suitOf(led));
}

/** Why a card cannot be played, and the rule behind it. */
function refusalOf(why: KingRefusal, card: Card | null, led: Suit | null): Notice {
  const king = kingWords.value;
  return { title: king.notThat(card), text: king.why(why, led), rule: behind(why) };
}

/** A refusal of the game in the game's words, one of the room in the room's. */
async function noticeOf(code: string): Promise<Notice> {
  const king = kingWords.value;
  const reason = king.reason(code);
  if (reason !== null) return { title: king.notThat(null), text: reason, rule: behind(code) };
  return { title: king.prompt.notDone, text: await refusalText(code), rule: behind(code) };
}
