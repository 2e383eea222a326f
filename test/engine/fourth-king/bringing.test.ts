import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import { bringing } from '../../../engine/fourth-king/bringing.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import type { FourthGlance, FourthView, GiftText } from '../../../engine/fourth-king/kinds.ts';
import { GIFTS_MAX } from '../../../engine/fourth-king/parcels.ts';
import { shelve } from '../../../engine/shelf.ts';
import { anyGifts, anyInside, headerWith, hex, numberedGifts, optionsWith, played } from './helpers.ts';

const draws = chanceFromText('bringing').stream('gifts');

describe('who may bring how much', () => {
  test('[F1] [F2] five a player and sixty in all, or King Bob alone', () => {
    expect(bringing.pile(optionsWith({}))).toEqual({ bob: 'host', each: 5, all: 60 });
    expect(bringing.pile(optionsWith({ bob: 'plays', gifts: 'bob' }))).toEqual({ bob: 'plays', each: 0, all: 60 });
  });

  test('[F3] [F4] what somebody wraps is read without wrapper and salt, and with nothing more', () => {
    const [gift] = numberedGifts(1, 2);
    const parcel = { outside: gift?.outside, inside: gift?.inside };
    expect(bringing.wrap(parcel)).toEqual({ thing: parcel, picture: null });
    expect(bringing.wrap({ ...parcel, inside: { ...gift?.inside, picture: hex(64, draws) } })?.picture).toHaveLength(
      64,
    );
    for (const raw of [gift, { outside: gift?.outside }, null, []]) expect(bringing.wrap(raw)).toBeNull();
  });
});

test('[F5] each gift is found again under its number, whatever the shuffle', () => {
  const brought = anyGifts(12, 3, draws);
  const table = shelve(fourthKing, {}).open(headerWith(3, 'numbers', brought));
  const numbers = brought.map(gift => table.gifts?.numberOf(gift) ?? 0);
  expect([...numbers].sort((a, b) => a - b)).toEqual(brought.map((_, index) => index + 1));
  for (const [index, gift] of brought.entries()) {
    const text = texts(table.gifts?.texts() ?? [])[(numbers[index] ?? 0) - 1];
    expect(text?.tag).toBe(gift.outside.tag);
  }
  expect(table.gifts?.numberOf(anyGifts(1, 3, draws)[0] ?? null)).toBeNull();
});

const texts = (raw: readonly unknown[]): readonly { readonly tag: unknown }[] =>
  raw.map(text => ({ tag: typeof text === 'object' && text !== null && 'tag' in text ? text.tag : undefined }));

/** What a page can put together again. */
function together({ travels, opened, heard, ...glance }: FourthGlance, written: readonly GiftText[]): FourthView {
  const of = (gift: number) => written.find(text => text.gift === gift);
  return {
    ...glance,
    gifts: written.map(({ wrap, tag }, index) => ({ wrap, tag, travels: travels[index] ?? 0 })),
    opened: opened.flatMap(gift => {
      const inside = of(gift)?.inside ?? null;
      return inside === null ? [] : [{ gift, ...inside }];
    }),
    heard: heard.map(({ gift, by }) => ({ gift, rattle: of(gift)?.heard?.rattle ?? null, by })),
  };
}

test('[F6] a glance and what can be read make up the view: no less, and no more', () => {
  const game = played(3, { brought: anyGifts(6, 3, draws), rig: { contests: [] } }).rollAll();
  const check = () => {
    const [glance, written] = [bringing.glance(game.view), bringing.texts(game.view)];
    expect(together(glance, written)).toEqual(game.view);
    expect(bringing.pictures(game.view)).toEqual(game.view.opened.flatMap(({ picture }) => picture ?? []));
  };
  check();
  game.do(0, { do: 'shake', gift: 2 }).do(0, { do: 'pick', gift: 2 });
  check();
  game.picks(1, 3).do(0, { do: 'open', gift: 2 });
  check();
  game.do(1, { do: 'shake', gift: 1 }).do(1, { do: 'steal', gift: 2 }).do(0, { do: 'allow' });
  check();
  game.picks(4, 5, 6);
  check();
});

const bytesIn = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

test('a glance at a game of twenty stays below 8 KB, however long the texts are', () => {
  const wide = (count: number) => '\u{1f381}'.repeat(count);
  const brought = anyGifts(GIFTS_MAX, 20, draws).map(gift => ({
    ...gift,
    outside: { ...gift.outside, tag: wide(40) },
    inside: { ...anyInside(draws), title: wide(80), note: wide(500), rattle: wide(40) },
  }));
  const table = shelve(fourthKing, {}).open(headerWith(20, 'size', brought, { givers: 'open' }));
  let most = 0;
  for (let moves = 0; table.outcome === null && moves < 200; moves++) {
    const seat = table.awaited[0] ?? 0;
    expect(table.play(seat, table.turn, table.choose(seat, 'random'), true).ok).toBe(true);
    const next = table.awaited[0] ?? 'watcher';
    most = Math.max(most, bytesIn({ ...table.look(next), view: table.gifts?.glance(next) }));
  }
  expect(most).toBeLessThan(8000);
  expect(bytesIn(table.look('watcher'))).toBeGreaterThan(20_000);
});
