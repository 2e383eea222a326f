import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import { openTable } from '../../../engine/table.ts';
import { anyGifts, begun, headerWith, numberedGifts, optionsWith, played } from './helpers.ts';

const start = (seatCount: number, count: number) => ({
  options: optionsWith({}),
  seatCount,
  brought: numberedGifts(count, seatCount),
});

describe('before the start', () => {
  test('[F1] two to twenty can play, and King Bob alone can only bring gifts where there is one', () => {
    expect(fourthKing.seats).toEqual({ min: 2, max: 20 });
    expect(fourthKing.parseOptions({ bob: 'host', gifts: 'bob' })).not.toBeNull();
    expect(fourthKing.parseOptions({ bob: 'plays', gifts: 'bob' })).not.toBeNull();
    expect(fourthKing.parseOptions({ bob: 'table', gifts: 'bob' })).toBeNull();
    expect(fourthKing.parseOptions({})).toEqual({
      bob: 'host',
      gifts: 'everyone',
      givers: 'secret',
      initiativeDie: 'd20',
      patience: 'none',
    });
  });

  test('[F1] who is Bob and who may wrap changes nothing in play', () => {
    const brought = anyGifts(5, 3, chanceFromText('bob').stream('gifts'));
    const looks = (['host', 'table', 'plays'] as const).map(bob => {
      const table = openTable(fourthKing, headerWith(3, 'bob', brought, { bob }));
      return table.look('watcher');
    });
    expect(looks[1]).toEqual(looks[0]);
    expect(looks[2]).toEqual(looks[0]);
  });

  test('[F2] fewer gifts than players are too few, more than sixty too many', () => {
    expect(fourthKing.refuseStart(start(4, 3))).toBe('too-few-gifts');
    expect(fourthKing.refuseStart(start(4, 4))).toBeNull();
    expect(fourthKing.refuseStart(start(4, 60))).toBeNull();
    expect(fourthKing.refuseStart(start(4, 61))).toBe('too-many-gifts');
    expect(() => openTable(fourthKing, headerWith(4, 'few', numberedGifts(3, 4)))).toThrow('too-few-gifts');
  });

  test('[F5] the gifts are numbered from 1 and lie on the pile', () => {
    const { view } = played(3, { gifts: 5 });
    expect(view.gifts.map(gift => gift.tag)).toEqual(['tag 01', 'tag 02', 'tag 03', 'tag 04', 'tag 05']);
    expect(view.pile).toEqual([1, 2, 3, 4, 5]);
    expect(view.holds).toEqual([[], [], []]);
  });

  test('[F5] every order of the numbers comes up about equally often', () => {
    const counts = new Map<string, number>();
    for (let game = 0; game < 1200; game++) {
      const { state } = fourthKing.setup(start(2, 3), chanceFromText(`shuffle ${game}`));
      const order = state.gifts.map(gift => gift.lot).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    // 200 expected, standard deviation 13: five of them either way.
    for (const [order, count] of counts) expect(Math.abs(count - 200), order).toBeLessThan(65);
  });

  test('[F5] the numbers know nothing of who wrapped what, what is inside, in which order, or of salts', () => {
    const draws = chanceFromText('numbers').stream('gifts');
    const brought = anyGifts(12, 4, draws);
    const tagged = brought.map((gift, index) => ({ ...gift, outside: { ...gift.outside, tag: `${index}` } }));
    const others = anyGifts(12, 4, draws);
    const swapped = tagged.map((gift, index) => ({ ...(others[index] ?? gift), outside: gift.outside }));
    const look = (gifts: typeof tagged) => openTable(fourthKing, headerWith(4, 'numbers', gifts)).look('watcher');
    expect(look(draws.shuffle(swapped))).toEqual(look(tagged));
  });
});

describe('what everybody sees', () => {
  test('[F3] the outsides, from the start', () => {
    const outside = { paper: 'candy', ribbon: 'blue', shape: 'sack', size: 'l', tag: 'Shhh' } as const;
    const brought = numberedGifts(2, 2).map(gift => ({ ...gift, outside }));
    const { view } = openTable(fourthKing, headerWith(2, 'outsides', brought)).look('watcher');
    expect(view).toMatchObject({ gifts: [{ wrap: '5352', tag: 'Shhh', travels: 0 }, { wrap: '5352' }] });
  });

  test('[F6] holder, wrapper, King Bob and watcher are shown the same: no inside of a sealed gift', () => {
    const { state } = begun(2).picks(1, 2);
    for (const viewer of [0, 1, 'bob'] as const) {
      expect(fourthKing.view(state, viewer)).toEqual(fourthKing.view(state, 'watcher'));
    }
    expect(JSON.stringify(fourthKing.view(state, 0))).not.toMatch(/thing|rattle \d/);
  });
});
