import type { Card } from '../../../engine/cards.ts';
import { skip } from '../../line/stage.ts';
import type { Notice } from '../../parts/notice.ts';
import { Aside } from './Aside.tsx';
import { ContractLine } from './Contract.tsx';
import { Hand } from './Hand.tsx';
import { LastTrick } from './LastTrick.tsx';
import { PaperOnTop } from './PaperOnTop.tsx';
import { Plate } from './Plate.tsx';
import { Prompting } from './Prompting.tsx';
import { Trick } from './Trick.tsx';
import { seatsFromBottom, useTable } from './table.ts';

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
      <Aside />
      <PaperOnTop claim={claim} />
      {moment !== null && <button type="button" class="skipper" tabIndex={-1} aria-hidden="true" onClick={skip} />}
      <Prompting notice={notice} lifted={lifted} onPlay={onPress} />
      {you.seat !== null && view.play.phase !== 'nameDealer' && (
        <Hand key={look.view.hand} lifted={lifted} onPress={onPress} />
      )}
    </main>
  );
}
