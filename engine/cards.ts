/** Suits and ranks in the order in which a hand is held: spades, hearts, diamonds, clubs, ace first. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** A card is its own notation: rank, then suit. `TH` is the ten of hearts. */
export type Card = `${Rank}${Suit}`;

export const DECK: readonly Card[] = SUITS.flatMap(suit => RANKS.map((rank): Card => `${rank}${suit}`));

const KNOWN = new Map<string, { card: Card; suit: Suit; height: number; order: number }>(
  SUITS.flatMap((suit, row) =>
    RANKS.map((rank, column) => {
      const card: Card = `${rank}${suit}`;
      return [card, { card, suit, height: RANKS.length - 1 - column, order: row * RANKS.length + column }] as const;
    }),
  ),
);

function known(card: Card) {
  const facts = KNOWN.get(card);
  if (facts === undefined) throw new Error(`no such card: ${card}`);
  return facts;
}

export const suitOf = (card: Card): Suit => known(card).suit;

/** 12 for an ace down to 0 for a two. */
export const heightOf = (card: Card): number => known(card).height;

export const isSuit =
  (suit: Suit) =>
  (card: Card): boolean =>
    suitOf(card) === suit;

export const sorted = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => known(a).order - known(b).order);

export function parseCard(raw: unknown): Card | null {
  return typeof raw === 'string' ? (KNOWN.get(raw)?.card ?? null) : null;
}

/** Cards as text, `AS KS QH` or `ASKSQH`; anything else in the text is a bug of the caller. */
export function cards(text: string): readonly Card[] {
  const words = text.replace(/\s+/g, '').match(/..?/g) ?? [];
  return words.map(word => {
    const card = parseCard(word);
    if (card === null) throw new Error(`no such card: ${word}`);
    return card;
  });
}
