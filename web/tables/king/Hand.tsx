import { useState } from 'preact/hooks';
import type { Card } from '../../../engine/cards.ts';
import { CardDrawing, cardClass } from '../../parts/Card.tsx';
import { useRoving } from '../../parts/roving.ts';
import { notePlace } from './fly.ts';
import { newsOf } from './scene.ts';
import { useTable } from './table.ts';

/** One row for a few cards, else two on a phone, the upper one longer. */
const rowOf = (n: number): number => (n > 7 ? Math.ceil(n / 2) : Math.max(n, 2));

type Props = {
  lifted: Card | null;
  /** A card was pressed, playable or not. */
  onPress: (card: Card) => void;
};

/** The own cards, to be played, anew for each hand: the playable ones raised, the others pressable too, to say why not. */
export function Hand({ lifted, onPress }: Props) {
  const { t, view, ask, sending, look } = useTable();
  const cards = view.mine;
  const may = ask?.ask === 'play' && sending === null ? ask : null;
  // A card may be played while the last trick still lies there.
  const playable = look.ask?.ask === 'play' ? look.ask.cards : [];
  const [dealt] = useState(() => newsOf(look.news, 'deal') !== null);
  const roving = useRoving(cards, rowOf(cards.length), lifted ?? playable[0]);
  const flying = sending?.do === 'play' ? sending.card : null;

  return (
    <section class="han handbox" aria-label={t.mine.label(cards.length)} aria-keyshortcuts="h">
      <ul class="hand" style={{ '--n': Math.max(cards.length, 2), '--half': rowOf(cards.length) }}>
        {cards.map((card, index) => {
          const can = may?.cards.includes(card) ?? false;
          const picked = lifted === card;
          const state = may === null ? '' : picked ? ' can pick' : can ? ' can' : ' no';
          return (
            <li key={card}>
              <button
                type="button"
                class={`${cardClass(card)}${dealt ? ' deal' : ''}${state}${flying === card ? ' sent' : ''}`}
                style={{ '--i': index }}
                aria-label={t.cardTitle(card)}
                aria-disabled={playable.includes(card) ? undefined : 'true'}
                aria-pressed={can ? picked : undefined}
                {...roving(card)}
                onClick={event => {
                  notePlace(card, event.currentTarget);
                  onPress(card);
                }}
              >
                <CardDrawing card={card} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
