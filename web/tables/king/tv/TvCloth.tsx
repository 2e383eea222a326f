import '../suits.css';
import { SUITS, suitOf } from '../../../../engine/cards.ts';
import { CardFace } from '../../../parts/Card.tsx';
import { whoAt } from '../../../parts/people.ts';
import { contractOf, TrumpSign } from '../Contract.tsx';
import { Plate } from '../Plate.tsx';
import { Trick } from '../Trick.tsx';
import { seatsFromBottom, useTable } from '../table.ts';

/** While the first dealer is being named. */
const NOTHING_PLAYED = { claim: null, trick: [] } as const;

/** Four people round the cloth, and the trick in the lamp's light. */
export function TvCloth() {
  const table = useTable();
  const { t, view } = table;
  const { play } = view;
  const { claim, trick } = play.phase === 'play' ? play : NOTHING_PLAYED;
  return (
    <section class="clothed tv-cloth">
      {seatsFromBottom(table).map(seat => (
        <Plate key={seat} seat={seat} />
      ))}
      {claim !== null ? (
        <section class="tri tv-claim">
          <h2>{t.claim.cards(whoAt(table, claim.by))}</h2>
          <div class="suits">
            {SUITS.flatMap(suit => claim.cards.filter(card => suitOf(card) === suit)).map(card => (
              <CardFace key={card} card={card} name={t.cardTitle(card)} />
            ))}
          </div>
        </section>
      ) : (
        <Trick />
      )}
      {claim === null && trick.length === 0 && <Emblem />}
    </section>
  );
}

/** While nothing lies on the cloth: what is being played, as if it were embroidered there. */
function Emblem() {
  const { t, view } = useTable();
  const contract = contractOf(view);
  return (
    <p class="tri tv-emblem" aria-hidden="true">
      {contract !== null && contract.way === 'up' && <TrumpSign trump={contract.trump} />}
      <b>
        {contract === null
          ? t.hand(view.kind).name
          : contract.way === 'up'
            ? t.contract.trumps(contract.trump)
            : t.down}
      </b>
    </p>
  );
}
