import { type Card, type Suit, suitOf } from '../../../engine/cards.ts';
import { type HeartsLaw, refuseCard } from '../../../engine/king/play.ts';
import { beats } from '../../../engine/tricks.ts';

/** One way in which the unseen cards may lie: the hands of the three others. */
type World = readonly (readonly Card[])[];

/** All ways to give three hands of one size from these cards. */
function worldsOf(unseen: readonly Card[]): readonly World[] {
  const size = unseen.length / 3;
  return choices(unseen, size).flatMap(first =>
    choices(without(unseen, first), size).map(second => [first, second, without(unseen, [...first, ...second])]),
  );
}

function choices(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === 0) return [[]];
  const [first, ...others] = cards;
  if (first === undefined) return [];
  return [...choices(others, count - 1).map(chosen => [first, ...chosen]), ...choices(others, count)];
}

const without = (cards: readonly Card[], gone: readonly Card[]): readonly Card[] =>
  cards.filter(card => !gone.includes(card));

export type Law = { readonly trump: Suit | null; readonly hearts: HeartsLaw };

/**
 * K62 to the letter, by trying everything: whether the leader has a way to win every trick, in all worlds at once.
 * He sees what is played and may lead accordingly, but never which world it is.
 */
export function winsAll(hand: readonly Card[], unseen: readonly Card[], law: Law): boolean {
  return winsIn(hand, worldsOf(unseen), law);
}

function winsIn(hand: readonly Card[], worlds: readonly World[], law: Law): boolean {
  if (hand.length === 0) return true;
  return hand.some(lead => refuseCard(lead, hand, null, law.hearts) === null && winsWith(lead, hand, worlds, law));
}

function winsWith(lead: Card, hand: readonly Card[], worlds: readonly World[], law: Law): boolean {
  const replies = worlds.map(world =>
    world.map(held => held.filter(card => refuseCard(card, held, suitOf(lead), law.hearts) === null)),
  );
  if (replies.flat(2).some(card => beats(card, lead, law.trump))) return false;
  if (hand.length === 1) return true;
  /** The worlds that are left, by what was seen to be played. */
  const seen = new Map<string, World[]>();
  for (const [index, world] of worlds.entries()) {
    for (const played of product(replies[index] ?? [])) {
      const left = world.map((held, seat) => held.filter(card => card !== played[seat]));
      const alike = seen.get(played.join());
      if (alike === undefined) seen.set(played.join(), [left]);
      else alike.push(left);
    }
  }
  return [...seen.values()].every(left => winsIn(without(hand, [lead]), left, law));
}

function product(lists: readonly (readonly Card[])[]): readonly (readonly Card[])[] {
  return lists.reduce<readonly (readonly Card[])[]>(
    (rows, list) => rows.flatMap(row => list.map(card => [...row, card])),
    [[]],
  );
}
