import { at, type Seat, seatsOf } from '../../../../engine/seats.ts';
import { Face } from '../../../parts/Face.tsx';
import { Later } from '../../../parts/Later.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt, whoAt, winnersOf } from '../../../parts/people.ts';
import { anotherAt } from '../../../tv/another.ts';
import { Ceremony } from '../../../tv/Ceremony.tsx';
import { TvFrame } from '../../../tv/TvFrame.tsx';
import { useTold } from '../../../tv/told.ts';
import { contractOf, TrumpSign } from '../Contract.tsx';
import { momentSaid, promptOf } from '../say.ts';
import { scoreClass, totalOf } from '../scores.ts';
import { useTable } from '../table.ts';
import { TvAuction } from './TvAuction.tsx';
import { TvCloth } from './TvCloth.tsx';
import { sentencesOf } from './tell.ts';

/** A game of King for the whole room. */
export function TvKing() {
  const table = useTable();
  const { t, room, look, moment, view } = table;
  const told = useTold(look, () => sentencesOf(table));
  const outcome = moment === null ? look.outcome : null;
  if (outcome !== null) {
    const first = winnersOf(outcome).map(seat => whoAt(table, seat));
    const [only] = first;
    const title = only !== undefined && first.length === 1 ? t.result.wins(only) : t.result.share(first);
    return (
      <TvFrame room={room} title={t.result.title(view.hands)} prompt={anotherAt(table)} told={told} side={null} over>
        <Ceremony
          room={room}
          outcome={outcome}
          title={title}
          score={seat => <span class="num">{t.signed(at(outcome.scores, seat))}</span>}
        />
      </TvFrame>
    );
  }
  const who = (seat: Seat) => whoAt(table, seat);
  const said =
    moment === null ? promptOf(t, { view, ask: null, awaited: look.awaited, who }) : momentSaid(t, moment, who);
  const plays = view.play.phase === 'play' || view.play.phase === 'nameDealer';
  // What was played last is told beside it.
  const quiet = moment === null && view.play.phase === 'play' && view.play.claim === null;
  return (
    <TvFrame
      room={room}
      title={`${t.bar.title(view.hand + 1, view.hands)}: ${t.hand(view.kind).name}`}
      under={<Under />}
      prompt={{ icon: moment === null ? 'lamp' : 'stack', title: said.title, text: quiet ? '' : said.text }}
      told={told}
      side={<Standings />}
    >
      {plays ? <TvCloth /> : <TvAuction />}
    </TvFrame>
  );
}

/** What the hand costs, or who bought it and for what. */
function Under() {
  const table = useTable();
  const { t, view } = table;
  const contract = contractOf(view);
  const seller = whoAt(table, view.dealer);
  if (contract === null) return view.kind === 'positive' ? <ForSale /> : t.contract.costs(view.kind);
  const { way, trump, n, by } = contract;
  return (
    <>
      {t.contract.plays(whoAt(table, by), contract)}
      {way === 'up' && (
        <>
          {' · '}
          <TrumpSign trump={trump} /> {t.contract.trumps(trump)}
        </>
      )}
      {' · '}
      {n === 0
        ? way === 'up'
          ? t.contract.upWorth
          : t.contract.downWorth
        : way === 'up'
          ? t.contract.pays(seller, 25 * n)
          : t.contract.takesOver(seller, n)}
    </>
  );
}

/** How the sale of a positive hand stands. */
function ForSale() {
  const table = useTable();
  const { t, view } = table;
  return (
    <Later load={t.later}>
      {say => {
        const { play } = view;
        const seller = whoAt(table, view.dealer);
        switch (play.phase) {
          case 'bidding':
          case 'more':
            return say.sells(seller);
          case 'ultimatum':
            return say.sellsForEight(seller);
          case 'nameTrump': {
            const { standing } = play.auction;
            return standing === null ? '' : say.bought(whoAt(table, standing.by), standing.bid);
          }
          default:
            return play.phase === 'choose' && play.declined ? t.choose.otherDeclined : t.contract.sells(seller);
        }
      }}
    </Later>
  );
}

/** The totals, best first, and what the last hand brought. */
function Standings() {
  const table = useTable();
  const { t, view, look } = table;
  const { sheet, hands } = view;
  const last = sheet.at(-1);
  const seats = [...seatsOf(4)].sort((a, b) => totalOf(sheet, b) - totalOf(sheet, a));
  return (
    <section class="panel tv-tally">
      <h2>{t.sheet.after(sheet.length, hands)}</h2>
      <ol>
        {seats.map(seat => (
          <li key={seat} class={look.outcome === null && look.awaited.includes(seat) ? 'now' : ''}>
            <Face chair={chairAt(table, seat)} />
            <Name of={nameAt(table, seat)} />
            {last !== undefined && (
              <span class={`lately num ${scoreClass(at(last.scores, seat))}`} title={t.over.thisHand}>
                {t.signed(at(last.scores, seat))}
              </span>
            )}
            <span class={`num ${scoreClass(totalOf(sheet, seat))}`} title={t.over.total}>
              {t.signed(totalOf(sheet, seat))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
