import { describe, expect, test } from 'vitest';
import { chanceFrom, chanceFromText, seedOf } from '../../../engine/chance.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import type { FourthMove, FourthOptions } from '../../../engine/fourth-king/kinds.ts';
import type { Brought } from '../../../engine/fourth-king/things.ts';
import { startOf } from '../../../engine/log.ts';
import { seatsOf } from '../../../engine/seats.ts';
import { openTable } from '../../../engine/table.ts';
import { anyGifts, anyInside, headerWith, hex, playedTable } from './helpers.ts';

const SEATS = 4;
const draws = chanceFromText('leaks').stream('gifts');
/** No two outsides are equal, so that a gift has the same number whatever is in it. */
const gifts: readonly Brought[] = anyGifts(9, SEATS, draws).map((gift, index) => ({
  ...gift,
  outside: { ...gift.outside, tag: `tag ${index}` },
}));
const entries = playedTable(headerWith(SEATS, 'leaks', gifts), 'random').entries;

/** The game that all twins play. */
const moves: readonly (FourthMove | null)[] = entries.map(({ move }) => fourthKing.parseMove(move));
const numbers = (() => {
  const header = headerWith(SEATS, 'leaks', gifts);
  const { state } = fourthKing.setup(startOf(fourthKing, header), chanceFrom(seedOf(header.secret, header.shares)));
  return gifts.map(gift => 1 + state.gifts.findIndex(({ outside }) => outside.tag === gift.outside.tag));
})();
const numberOf = (gift: Brought): number => numbers[gifts.indexOf(gift)] ?? 0;
const happens = (kind: 'open' | 'shake', gift: Brought): boolean =>
  moves.some(move => move?.do === kind && move.gift === numberOf(gift));
const firstTime = (kind: 'open' | 'shake' | 'either'): number =>
  moves.findIndex(move => move?.do === kind || (kind === 'either' && (move?.do === 'open' || move?.do === 'shake')));

/** Everything that anybody is sent, and whatever the table would play for those who are away, step by step. */
function frames(
  brought: readonly Brought[],
  options: Partial<FourthOptions> = {},
  game = fourthKing,
): readonly string[] {
  const table = openTable(game, headerWith(SEATS, 'leaks', brought, options));
  const viewers = [...seatsOf(SEATS), 'bob', 'watcher'] as const;
  const frame = (told: unknown) =>
    JSON.stringify([
      viewers.map(viewer => table.look(viewer)),
      table.awaited.map(seat => [table.choose(seat, 'standIn'), table.choose(seat, 'player')]),
      told,
    ]);
  const opening = frame(viewers.map(viewer => table.opening(viewer)));
  const later = entries.map(({ seat, move, auto }) => {
    const answer = table.play(seat, table.turn, move, auto);
    if (!answer.ok) throw new Error(answer.why);
    return frame(viewers.map(viewer => [answer.news(viewer), answer.changed(viewer)]));
  });
  return [opening, ...later];
}

const otherInsides = (which: (gift: Brought) => boolean): readonly Brought[] =>
  gifts.map(gift => (which(gift) ? { ...gift, inside: anyInside(draws) } : gift));

const rewrapped: readonly Brought[] = gifts.map((gift, index) => ({
  ...gift,
  by: gifts[(index + 1) % 9]?.by ?? 'bob',
}));

describe('twins', () => {
  test('the game that they play has sealed, shaken and open gifts', () => {
    expect(gifts.some(gift => happens('open', gift))).toBe(true);
    expect(gifts.some(gift => happens('shake', gift) && !happens('open', gift))).toBe(true);
    expect(gifts.some(gift => !happens('shake', gift) && !happens('open', gift))).toBe(true);
    expect(moves.some(move => move?.do === 'resist')).toBe(true);
    expect(rewrapped).not.toEqual(gifts);
  });

  test('[F6] what is never shaken and never opened leaves no trace in any frame', () => {
    const twin = otherInsides(gift => !happens('shake', gift) && !happens('open', gift));
    expect(twin).not.toEqual(gifts);
    expect(frames(twin)).toEqual(frames(gifts));
  });

  test('[F6] before the first gift is shaken or opened no inside leaves a trace', () => {
    const until = firstTime('either');
    const [one, twin] = [frames(gifts), frames(otherInsides(() => true))];
    expect(twin.slice(0, until + 1)).toEqual(one.slice(0, until + 1));
    expect(twin).not.toEqual(one);
  });

  test('[F22] a shake tells the rattle and nothing else', () => {
    const twin = gifts.map(gift => {
      if (happens('open', gift)) return gift;
      const { rattle } = gift.inside;
      return { ...gift, inside: { ...anyInside(draws), rattle } };
    });
    expect(frames(twin)).toEqual(frames(gifts));
  });

  test('[F7] never: wrappers leave no trace at all', () => {
    expect(frames(rewrapped, { givers: 'never' })).toEqual(frames(gifts, { givers: 'never' }));
  });

  test('[F7] secret: wrappers leave no trace before the last pick', () => {
    const [one, twin] = [frames(gifts), frames(rewrapped)];
    expect(twin.slice(0, -1)).toEqual(one.slice(0, -1));
    expect(twin).not.toEqual(one);
  });

  test('[F7] open: wrappers leave no trace before their gifts are opened', () => {
    const [one, twin] = [frames(gifts, { givers: 'open' }), frames(rewrapped, { givers: 'open' })];
    expect(twin.slice(0, firstTime('open') + 1)).toEqual(one.slice(0, firstTime('open') + 1));
    expect(twin).not.toEqual(one);
  });

  test('[F5] neither the order in which gifts were brought nor their salts leave a trace', () => {
    const twin = draws.shuffle(gifts.map(gift => ({ ...gift, salt: hex(32, draws) })));
    expect(frames(twin)).toEqual(frames(gifts));
  });

  test('they differ when a view tells how long the titles are', () => {
    const broken = {
      ...fourthKing,
      view(state: Parameters<typeof fourthKing.view>[0]) {
        const view = fourthKing.view(state, 'watcher');
        return { ...view, sincePick: state.gifts.reduce((sum, gift) => sum + (gift.inside?.title.length ?? 0), 0) };
      },
    };
    const twin = otherInsides(gift => !happens('shake', gift) && !happens('open', gift));
    expect(frames(twin, {}, broken)).not.toEqual(frames(gifts, {}, broken));
  });
});
