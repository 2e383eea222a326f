import type { ComponentChildren } from 'preact';
import { type Card, suitOf } from '../../engine/cards.ts';
import courts from '../art/courts.svg?raw';
import suits from '../art/suits.svg?raw';
import { addDrawings } from '../drawings.ts';
import { Drawing } from './Icon.tsx';

addDrawings(suits, courts);

type Props = {
  card: Card;
  /** Its full name. Without one the card is decoration. */
  name?: string | undefined;
  class?: string | undefined;
};

/** A card that lies there. It is as wide as `--cw` says. */
export function CardFace({ card, name, class: more = '' }: Props) {
  const classes = more === '' ? cardClass(card) : `${cardClass(card)} ${more}`;
  if (name === undefined) {
    return (
      <span class={classes} aria-hidden="true">
        <CardDrawing card={card} />
      </span>
    );
  }
  return (
    <span class={classes} role="img" aria-label={name}>
      <CardDrawing card={card} />
    </span>
  );
}

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
      <Drawing id={`suit-${suit}`} box="0 0 10 10" />
    </i>
  );
  return (
    <>
      {index}
      {index}
      {isCourt(card) ? (
        <>
          <Drawing id={`bust-${rank}${suit}`} box="0 0 60 50" class="bust" />
          <Drawing id={`court-${rank}${suit}`} box="0 0 60 100" class="face-art" />
        </>
      ) : (
        <>
          <Drawing id={`suit-${suit}`} box="0 0 10 10" class="big" />
          <Drawing id={`pip-${suit}${rank}`} box="0 0 50 80" class="face-art" />
        </>
      )}
    </>
  );
}

/** As it stands in a card's corner: T is 10. */
export const rankText = (card: Card): string => (card.startsWith('T') ? '10' : card.slice(0, 1));

const isCourt = (card: Card): boolean => 'KQJ'.includes(card.slice(0, 1));
