import './suits.css';
import { SUITS, suitOf } from '../../../engine/cards.ts';
import type { KingView } from '../../../engine/king/kinds.ts';
import { CardFace } from '../../parts/Card.tsx';
import { whoAt } from '../../parts/people.ts';
import { Paper } from './Paper.tsx';
import { useTable } from './table.ts';

type Claim = NonNullable<Extract<KingView['play'], { readonly phase: 'play' }>['claim']>;

/** While a claim is answered, the claimer's cards lie open for the whole table. */
export function OpenClaim({ claim }: { claim: Claim }) {
  const table = useTable();
  const { t } = table;
  const claimer = whoAt(table, claim.by);
  return (
    <Paper title={claimer.you ? t.claim.yours : t.claim.title(claimer)}>
      <p class="small soft">{t.claim.cards(claimer)}</p>
      <div class="suits">
        {SUITS.filter(suit => claim.cards.some(card => suitOf(card) === suit)).map(suit => (
          <span key={suit} class="minis">
            {claim.cards
              .filter(card => suitOf(card) === suit)
              .map(card => (
                <CardFace key={card} card={card} name={t.cardTitle(card)} />
              ))}
          </span>
        ))}
      </div>
      {claim.agreed.length > 0 && (
        <p class="small">{t.claim.agreedSoFar(claim.agreed.map(seat => whoAt(table, seat)))}</p>
      )}
    </Paper>
  );
}
