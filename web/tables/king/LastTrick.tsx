import { CardFace } from '../../parts/Card.tsx';
import { Crown, Icon } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { nameAt, whoAt } from '../../parts/people.ts';
import { winningCard } from './say.ts';
import { useTable } from './table.ts';

/** The last finished trick, small at the edge of the cloth; a tap opens it. */
export function LastTrick() {
  const table = useTable();
  const { t, view, open } = table;
  const { last } = view;
  if (last === null) {
    return (
      <button class="las last" type="button" aria-keyshortcuts="l" aria-disabled="true" onClick={() => open('last')}>
        <Icon name="stack" />
        <span>{t.trick.first}</span>
      </button>
    );
  }
  const won = winningCard(last);
  return (
    <button class="las last" type="button" aria-keyshortcuts="l" onClick={() => open('last')}>
      <span class="fan" aria-hidden="true">
        {last.cards.map(card => (
          <CardFace key={card} card={card} class={card === won ? 'won' : ''} />
        ))}
      </span>
      <span class="who">
        <span>{t.trick.last}</span>
        <span class="vh">{t.trick.takenBy(whoAt(table, last.winner))}</span>
        <span class="took" aria-hidden="true">
          <Crown />
          <Name of={nameAt(table, last.winner)} />
        </span>
      </span>
    </button>
  );
}
