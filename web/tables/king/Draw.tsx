import type { KingView } from '../../../engine/king/kinds.ts';
import { seatAfter } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { CardFace } from '../../parts/Card.tsx';
import { Face } from '../../parts/Face.tsx';
import { Name } from '../../parts/Name.tsx';
import { chairAt, nameAt, whoAt } from '../../parts/people.ts';
import { Paper } from './Paper.tsx';
import { seatsFromBottom, useTable } from './table.ts';

type Props = { draw: NonNullable<KingView['draw']>; onClose: () => void };

/** The draw for the first dealer: cards face up, clockwise, until the king of hearts falls. */
export function Draw({ draw, onClose }: Props) {
  const table = useTable();
  const { t, options } = table;
  const receiver = whoAt(table, draw.receiver);
  const names = options.dealerChoice === 'on';
  return (
    <Paper
      title={t.draw.title(receiver, names)}
      onClose={onClose}
      footer={
        <Button keys="n" onPress={onClose}>
          {t.draw.skip}
        </Button>
      }
    >
      <p class="small soft">
        {t.draw.text(receiver, names)} {t.draw.anew}
      </p>
      <ul class="drawn" aria-label={t.draw.label}>
        {seatsFromBottom(table).map(seat => (
          <li key={seat} class={seat === draw.receiver ? 'won' : ''}>
            <Face chair={chairAt(table, seat)} />
            <Name of={nameAt(table, seat)} />
            <span class="minis">
              {draw.cards.map((card, index) =>
                seatAfter(draw.from, 4, index) === seat ? (
                  <span key={card} class="deal" style={{ '--i': index }}>
                    <CardFace card={card} name={t.cardTitle(card)} />
                  </span>
                ) : null,
              )}
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
