import { oneOf } from './json.ts';

/** Suits and ranks in the order in which a hand is held: spades, hearts, diamonds, clubs, ace first. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];

/** A card is its own notation: rank, then suit. `TH` is the ten of hearts. */
export type Card = `${Rank}${Suit}`;

export const DECK: readonly Card[] = SUITS.flatMap(suit => RANKS.map((rank): Card => `${rank}${suit}`));

/** Suits and heights are asked for at every turn: they are found by the code of their letter. */
const SUIT_AT = byLetter(SUITS, suit => suit);
const PLACE_AT = byLetter(SUITS, (_, place) => place);
const HEIGHT_AT = byLetter(RANKS, (_, column) => RANKS.length - 1 - column);

function byLetter<L extends string, T>(letters: readonly L[], meaning: (letter: L, index: number) => T) {
  const values: (T | null)[] = new Array(128).fill(null);
  for (const [index, letter] of letters.entries()) values[letter.charCodeAt(0)] = meaning(letter, index);
  return values;
}

function known<T>(value: T | null | undefined, card: Card): T {
  if (value === null || value === undefined) throw new Error(`no such card: ${card}`);
  return value;
}

export const suitOf = (card: Card): Suit => known(SUIT_AT[card.charCodeAt(1)], card);

/** 12 for an ace down to 0 for a two. */
export const heightOf = (card: Card): number => known(HEIGHT_AT[card.charCodeAt(0)], card);

export const isSuit =
  (suit: Suit) =>
  (card: Card): boolean =>
    suitOf(card) === suit;

const orderOf = (card: Card): number => RANKS.length * known(PLACE_AT[card.charCodeAt(1)], card) - heightOf(card);

export const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => orderOf(a) - orderOf(b));

export function parseCard(raw: unknown): Card | null {
  return oneOf(DECK, raw);
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
