import type { ComponentChildren } from 'preact';
import type { PastHand, Trick } from '../../../engine/king/kinds.ts';
import { type Seat, seatsOf } from '../../../engine/seats.ts';
import { CardFace } from '../../parts/Card.tsx';
import { Crown } from '../../parts/Icon.tsx';
import { Later } from '../../parts/Later.tsx';
import { PastPart } from '../../parts/Past.tsx';
import { whoAt } from '../../parts/people.ts';
import type { KingText } from '../../text/king.en.ts';
import { Calls } from './Speakers.tsx';
import { useTable } from './table.ts';

const TRICKS = 13;
type Words = Awaited<ReturnType<KingText['later']>>;

/** What made a line of the sheet, in the columns of the sheet: what was said, and trick by trick what everybody played. */
export function PastRows({ number }: { number: number }) {
  const { t } = useTable();
  return (
    <PastPart part={number} instead={why => <Note>{why}</Note>}>
      {past => ('tricks' in past ? <Later load={t.later}>{say => <Rows past={past} say={say} />}</Later> : null)}
    </PastPart>
  );
}

function Rows({ past: { tricks, calls, claimer }, say }: { past: PastHand; say: Words }) {
  const table = useTable();
  return (
    <>
      {calls.length > 0 && (
        <Note>
          <Calls calls={calls} />
        </Note>
      )}
      {tricks.map((trick, index) => (
        <TrickLine key={trick.cards[0]} trick={trick} title={say.trick(index + 1)} led={say.led} />
      ))}
      {claimer !== null && <Note>{say.claimed(whoAt(table, claimer))}</Note>}
      {claimer === null && tricks.length > 0 && tricks.length < TRICKS && <Note>{say.early}</Note>}
    </>
  );
}

type LineProps = { trick: Trick; title: string; led: Words['led'] };

function TrickLine({ trick: { leader, cards, winner }, title, led }: LineProps) {
  const table = useTable();
  const { t } = table;
  const cardOf = (seat: Seat) => cards[(seat - leader + 4) % 4];
  return (
    <tr class="past">
      <th scope="row">
        {title}
        <small>{led(whoAt(table, leader))}</small>
      </th>
      {seatsOf(4).map(seat => {
        const card = cardOf(seat);
        return (
          <td key={seat} class={seat === winner ? 'won' : ''}>
            {card !== undefined && <CardFace card={card} name={t.cardTitle(card)} />}
            {seat === winner && (
              <span class="mark">
                <Crown />
                <span class="vh">{t.trick.won}</span>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

const Note = ({ children }: { children: ComponentChildren }) => (
  <tr class="past">
    <td class="note" colSpan={5}>
      {children}
    </td>
  </tr>
);
