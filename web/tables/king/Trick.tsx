import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Card } from '../../../engine/cards.ts';
import type { Seat } from '../../../engine/seats.ts';
import { CardFace } from '../../parts/Card.tsx';
import { Crown, Icon } from '../../parts/Icon.tsx';
import { whoAt } from '../../parts/people.ts';
import { arriveFrom, leaveFor } from './fly.ts';
import { playedBy } from './say.ts';
import { bottomOf, type KingAtTable, sideOf, useTable } from './table.ts';

/** The cards on the cloth: who played what, which was led, and who is winning. */
export function Trick() {
  const table = useTable();
  const { t, view, moment, ask } = table;
  const { play } = view;
  if (play.phase !== 'play') return <ol class="tri trick" aria-label={t.trick.label} />;
  const mine = table.you.seat !== null && ask?.ask === 'play';
  return (
    <ol class="tri trick" aria-label={t.trick.label}>
      {play.trick.map((card, index) => (
        <Played
          key={card}
          card={card}
          by={playedBy(play.leader, index)}
          led={index === 0}
          best={playedBy(play.leader, index) === play.winning}
          winner={moment?.kind === 'trick' ? moment.trick.winner : null}
          table={table}
        />
      ))}
      {mine && (
        <li class="at-s">
          <span class="slot">{t.trick.yourCard}</span>
        </li>
      )}
    </ol>
  );
}

type PlayedProps = { card: Card; by: Seat; led: boolean; best: boolean; winner: Seat | null; table: KingAtTable };

function Played({ card, by, led, best, winner, table }: PlayedProps) {
  const { t } = table;
  const place = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    // After a lost line all of it lies there already.
    if (table.look.news.length > 0) arriveFrom(place.current, by === bottomOf(table) ? card : by);
  }, []);
  useLayoutEffect(() => (winner === null ? undefined : leaveFor(place.current, winner)), [winner]);
  return (
    <li ref={place} class={`at-${sideOf(table, by)}${best ? ' best' : ''}`}>
      <CardFace card={card} name={`${t.cardTitle(card)}, ${t.trick.by(whoAt(table, by))}`} />
      {led && (
        <span class="tag led mark" title={t.trick.led}>
          <Icon name="flag" />
          <span class="vh">{t.trick.led}</span>
        </span>
      )}
      {best && (
        <span class="tag mark deal" title={winner === null ? t.trick.winning : t.trick.won}>
          <Crown />
          <span class="vh">{winner === null ? t.trick.winning : t.trick.won}</span>
        </span>
      )}
    </li>
  );
}
