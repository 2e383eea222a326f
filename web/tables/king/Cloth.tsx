import type { Card } from '../../../engine/cards.ts';
import { skip } from '../../line/stage.ts';
import { Face } from '../../parts/Face.tsx';
import { Name } from '../../parts/Name.tsx';
import { TalkBeside } from '../../parts/TalkBeside.tsx';
import { ContractLine } from './Contract.tsx';
import { Hand } from './Hand.tsx';
import { LastTrick } from './LastTrick.tsx';
import { PaperOnTop } from './PaperOnTop.tsx';
import { Plate } from './Plate.tsx';
import { type Notice, Prompting } from './Prompting.tsx';
import { scoreClass, totalOf } from './scores.ts';
import { Trick } from './Trick.tsx';
import { chairOf, nameOf, seatsFromBottom, useTable } from './table.ts';

type Props = { notice: Notice | null; lifted: Card | null; onPress: (card: Card) => void };

/** The cloth with four people round it, the trick in the middle, and one's hand below. */
export function Cloth({ notice, lifted, onPress }: Props) {
  const table = useTable();
  const { view, look, you, moment } = table;
  const claim = view.play.phase === 'play' ? view.play.claim : null;
  return (
    <main class="kt">
      <ContractLine />
      {seatsFromBottom(table).map(seat => (
        <Plate key={seat} seat={seat} />
      ))}
      <Trick />
      <LastTrick />
      <div class="tal">
        <Standings />
        <TalkBeside />
      </div>
      <PaperOnTop claim={claim} />
      {moment !== null && <button type="button" class="skipper" tabIndex={-1} aria-hidden="true" onClick={skip} />}
      <Prompting notice={notice} lifted={lifted} onPlay={onPress} />
      {you.seat !== null && <Hand key={look.view.hand} lifted={lifted} onPress={onPress} />}
    </main>
  );
}

/** How the table stands, where there is room for it. */
function Standings() {
  const table = useTable();
  const { t, view } = table;
  const { sheet, hands } = view;
  const seats = [...seatsFromBottom(table)].sort((a, b) => totalOf(sheet, b) - totalOf(sheet, a));
  return (
    <aside class="panel tally" aria-label={t.sheet.title}>
      <h2>{t.sheet.after(sheet.length, hands)}</h2>
      <ol>
        {seats.map(seat => (
          <li key={seat}>
            <Face chair={chairOf(table, seat)} />
            <Name of={nameOf(table, seat)} />
            <span class={`num ${scoreClass(totalOf(sheet, seat))}`}>{t.signed(totalOf(sheet, seat))}</span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
