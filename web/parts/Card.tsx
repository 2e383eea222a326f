import type { ComponentChildren } from 'preact';
import { type Card, suitOf } from '../../engine/cards.ts';
import courts from '../art/courts.svg?raw';
import suits from '../art/suits.svg?raw';
import { addDrawings } from '../drawings.ts';

addDrawings(suits, courts);

type Props = {
  card: Card;
  /** Its full name. Without one the card is decoration. */
  name?: string | undefined;
  class?: string | undefined;
};

/** A card that lies there. It is as wide as `--cw` says. */
export const CardFace = ({ card, name, class: more = '' }: Props) => (
  <span
    class={`${cardClass(card)} ${more}`}
    role={name === undefined ? undefined : 'img'}
    aria-label={name}
    aria-hidden={name === undefined ? 'true' : undefined}
  >
    <CardDrawing card={card} />
  </span>
);

/** The classes of whatever a card is drawn on: a span, or a button in the hand. */
export function cardClass(card: Card): string {
  return `pc s-${suitOf(card).toLowerCase()}${isCourt(card) ? ' court' : ''}`;
}

/** What is printed on a card: its index, and a large suit or a bust while it is small, the whole face when it is large. */
export function CardDrawing({ card }: { card: Card }): ComponentChildren {
  const suit = suitOf(card).toLowerCase();
  const rank = rankText(card);
  const index = (
    <i aria-hidden="true" data-r={rank}>
      <svg viewBox="0 0 10 10">
        <use href={`#suit-${suit}`} />
      </svg>
    </i>
  );
  return (
    <>
      {index}
      {index}
      {isCourt(card) ? (
        <>
          <svg class="bust" viewBox="0 0 60 50" aria-hidden="true">
            <use href={`#bust-${rank}${suit}`} />
          </svg>
          <svg class="face-art" viewBox="0 0 60 100" aria-hidden="true">
            <use href={`#court-${rank}${suit}`} />
          </svg>
        </>
      ) : (
        <>
          <svg class="big" viewBox="0 0 10 10" aria-hidden="true">
            <use href={`#suit-${suit}`} />
          </svg>
          <svg class="face-art" viewBox="0 0 50 80" aria-hidden="true">
            <use href={`#pip-${suit}${rank}`} />
          </svg>
        </>
      )}
    </>
  );
}

/** As it stands in a card's corner: T is 10. */
export const rankText = (card: Card): string => (card.startsWith('T') ? '10' : card.slice(0, 1));

const isCourt = (card: Card): boolean => 'KQJ'.includes(card.slice(0, 1));
