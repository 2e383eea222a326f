import type { Card } from '../../../engine/cards.ts';
import { suitOf } from '../../../engine/cards.ts';
import { skip } from '../../line/stage.ts';
import { Absent } from '../../parts/Absent.tsx';
import { Button } from '../../parts/Button.tsx';
import { rankText } from '../../parts/Card.tsx';
import { SuitSign } from '../../parts/Icon.tsx';
import type { Notice } from '../../parts/notice.ts';
import { Prompt } from '../../parts/notices.tsx';
import { whoAt } from '../../parts/people.ts';
import { Refusal } from '../../parts/Refusal.tsx';
import { WhoWaits } from '../../parts/TableBar.tsx';
import { momentSaid, promptOf, type Said } from './say.ts';
import { type KingAtTable, useTable } from './table.ts';

type Props = { notice: Notice | null; lifted: Card | null; onPlay: (card: Card) => void };

/** The one place that says whose turn it is, what happened, and what may be done. */
export function Prompting({ notice, lifted, onPlay }: Props) {
  const table = useTable();
  const { t, open } = table;
  const said = saidNow(table);
  if (notice !== null) {
    return (
      <Prompt
        icon="info"
        what={notice.title}
        more={<Refusal notice={notice} nameOf={t.book.rule} onRule={rule => open({ rule })} />}
        action={<Act lifted={lifted} onPlay={onPlay} />}
      />
    );
  }
  return (
    <Prompt
      icon={said.lamp ? 'lamp' : undefined}
      what={said.title}
      more={
        <>
          {said.text} {table.moment === null ? <Absent /> : <WhoWaits />}
        </>
      }
      action={<Act lifted={lifted} onPlay={onPlay} />}
    />
  );
}

/** What has just happened while that is held; else what is going on. */
function saidNow(table: KingAtTable): Said {
  const { t, moment, look, view, ask, sending } = table;
  const who = (seat: Parameters<typeof whoAt>[1]) => whoAt(table, seat);
  if (moment !== null) return momentSaid(t, moment, who);
  if (sending?.do === 'play') return { lamp: false, title: t.prompt.sending, text: t.mine.playing(sending.card) };
  return promptOf(t, { view, ask, awaited: look.awaited, who });
}

/** With more cards than these nobody sees that all tricks are his: a claim waits in the menu. */
const FEW = 5;

/** The button beside the prompt. */
function Act({ lifted, onPlay }: Omit<Props, 'notice'>) {
  const { t, ask, view, moment, move, open } = useTable();
  if (moment !== null)
    return (
      <Button keys="n" onPress={skip}>
        {t.trick.go}
      </Button>
    );
  if (ask?.ask === 'claim') {
    return (
      <span class="row pair">
        <Button onPress={() => move({ do: 'object' })}>{t.claim.object}</Button>
        <Button kind="go" onPress={() => move({ do: 'agree' })}>
          {t.claim.agree}
        </Button>
      </span>
    );
  }
  if (ask?.ask !== 'play') return null;
  if (lifted !== null) {
    return (
      <Button kind="go" label={`${t.mine.play} ${t.card(lifted)}`} onPress={() => onPlay(lifted)}>
        {t.mine.play}
        <span aria-hidden="true">{rankText(lifted)}</span>
        <SuitSign suit={suitOf(lifted)} />
      </Button>
    );
  }
  if (!ask.mayClaim || view.mine.length > FEW) return null;
  return (
    <Button kind="quiet" size="mini" onPress={() => open('claim')}>
      {t.claim.button}
    </Button>
  );
}
