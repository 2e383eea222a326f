import { describe, expect, test } from 'vitest';
import { chanceFromText } from '../../../engine/chance.ts';
import { publish } from '../../../engine/fourth-king/ending.ts';
import { fourthKing } from '../../../engine/fourth-king/index.ts';
import { FOURTH_CHOICES, type FourthKinds, type FourthOptions } from '../../../engine/fourth-king/kinds.ts';
import type { Brought } from '../../../engine/fourth-king/things.ts';
import type { Game } from '../../../engine/game.ts';
import { type GameRecord, recordOf, verifyRecord } from '../../../engine/record.ts';
import { shelve } from '../../../engine/shelf.ts';
import { openTable, type Table } from '../../../engine/table.ts';
import { anyGifts, begun, headerWith, hex, numberedGifts, optionsWith, playedTable } from './helpers.ts';

const shelf = [shelve(fourthKing, FOURTH_CHOICES)];
const NAMES = ['Ana', 'Zé', 'Otávio'];

/** Gifts in whose texts every one is told apart: a canary in each field. */
function canaries(count: number): readonly Brought[] {
  const draws = chanceFromText('canaries').stream('gifts');
  return numberedGifts(count, 3).map((gift, index) => ({
    ...gift,
    inside: {
      title: `title-${index}-canary`,
      note: `note-${index}-canary`,
      link: `https://example.org/link-${index}-canary`,
      picture: hex(64, draws),
      rattle: `rattle-${index}-canary`,
    },
    salt: hex(32, draws),
  }));
}

function finished(options: Partial<FourthOptions> = {}, game: Game<FourthKinds> = fourthKing): Table {
  const header = headerWith(3, 'record', canaries(9), options);
  const { entries } = playedTable(header, 'player');
  return openTable(game, header, entries);
}

function recorded(table: Table): GameRecord {
  const record = recordOf(table, NAMES);
  if (record === null) throw new Error('the game is not over');
  return record;
}

/** What is sealed, and stands in a text nevertheless. */
function escaped(text: string, table: Table): readonly string[] {
  const shown = JSON.stringify(table.look('watcher').view);
  const secrets = canaries(9).flatMap(({ inside, salt }) => {
    const { title, note, link, picture, rattle } = inside;
    return [title, note, link, picture, rattle, salt].filter(secret => secret !== null && !shown.includes(secret));
  });
  return secrets.filter(secret => secret !== null && text.includes(secret)).map(String);
}

/** Opens what is still sealed, gift by gift. */
function unwrapAll(table: Table): void {
  for (let [seat] = table.look('watcher').mayChange; seat !== undefined; [seat] = table.look('watcher').mayChange) {
    const answer = table.play(seat, table.turn, table.choose(seat, 'standIn'), true);
    if (!answer.ok) throw new Error(answer.why);
  }
}

const things = (record: GameRecord) => record.brought.map(raw => fourthKing.parseThing(raw));

describe('the record', () => {
  test('[F31] holds no inside of a sealed gift, no rattle that was not heard, and no salt', () => {
    const table = finished();
    const sealed = things(recorded(table)).filter(thing => thing?.inside === null);
    expect(sealed.length).toBeGreaterThan(0);
    expect(sealed.length).toBeLessThan(9);
    expect(escaped(JSON.stringify(recorded(table)), table)).toEqual([]);
  });

  test('[F31] the test above finds what is hidden in a record that holds everything', () => {
    const open = (state: FourthKinds['state']) => ({
      ...state,
      gifts: state.gifts.map(gift => ({ ...gift, open: true })),
    });
    const table = finished({}, { ...fourthKing, publish: state => publish(open(state)) });
    expect(escaped(JSON.stringify(recorded(table)), table)).not.toEqual([]);
  });

  test('[F31] what was heard of a sealed gift stands in it', () => {
    const { state } = begun(2, { gifts: 3 }).do(0, { do: 'shake', gift: 2 }).picks(1, 2, 3);
    expect(publish(state).map(({ heard }) => heard)).toEqual([null, 'rattle 2', null]);
  });

  test.each(['secret', 'open', 'never'] as const)('[F7] givers %s: whose name stands in it', givers => {
    const table = finished({ givers });
    const shows = () =>
      things(recorded(table)).map(thing =>
        thing?.by === null ? 'hidden' : thing?.inside === null ? 'sealed' : 'open',
      );
    if (givers === 'secret') expect(shows()).not.toContain('hidden');
    if (givers === 'open') expect(new Set(shows())).toEqual(new Set(['hidden', 'open']));
    if (givers === 'never') expect(new Set(shows())).toEqual(new Set(['hidden']));
    unwrapAll(table);
    expect(new Set(shows())).toEqual(new Set([givers === 'never' ? 'hidden' : 'open']));
  });

  test('[F7] the view shows wrappers as early as the option says', () => {
    const shown = (givers: FourthOptions['givers']) => {
      const game = begun(2, { gifts: 3, options: { givers } }).picks(1, 2).do(0, { do: 'open', gift: 1 });
      const before = game.view.givers;
      return [before, game.picks(3).view.givers];
    };
    const all = [
      { gift: 1, by: 0 },
      { gift: 2, by: 1 },
      { gift: 3, by: 0 },
    ];
    expect(shown('secret')).toEqual([[], all]);
    expect(shown('open')).toEqual([all.slice(0, 1), all.slice(0, 1)]);
    expect(shown('never')).toEqual([[], []]);
  });

  test('[F31] a seal fixes the whole gift, and nobody can try names against it without the salt', () => {
    const [gift, other] = canaries(2);
    if (gift === undefined || other === undefined) throw new Error('no gifts');
    const sealOf = (thing: Brought) => {
      const brought = [thing, ...numberedGifts(1, 2)];
      const start = { options: optionsWith({}), seatCount: 2, brought };
      const { state } = fourthKing.setup(start, chanceFromText('seal'));
      return state.gifts.find(({ outside }) => outside.tag === thing.outside.tag)?.seal;
    };
    const tagged = { ...gift, outside: { ...gift.outside, tag: 'the one' } };
    const variants = [
      tagged,
      ...([1, 2, 'bob'] as const).map(by => ({ ...tagged, by })),
      { ...tagged, salt: other.salt },
      ...(['title', 'note', 'link', 'rattle'] as const).map(field => ({
        ...tagged,
        inside: { ...gift.inside, [field]: other.inside[field] },
      })),
    ];
    expect(new Set(variants.map(sealOf)).size).toBe(variants.length);
    expect(sealOf({ ...tagged })).toBe(sealOf(tagged));
  });
});

describe('checking a record', () => {
  test.each(['secret', 'open', 'never'] as const)(
    '[F31] givers %s: it is found true at the end and after each unwrapping',
    givers => {
      const table = finished({ givers });
      for (;;) {
        const verdict = verifyRecord(JSON.parse(JSON.stringify(recorded(table))), shelf);
        expect(verdict).toEqual({ ok: true, outcome: { scores: [0, 0, 0], places: [1, 1, 1] } });
        const [seat] = table.look('watcher').mayChange;
        if (seat === undefined) break;
        table.play(seat, table.turn, table.choose(seat, 'standIn'), true);
      }
    },
  );

  test('[F31] it replays to the same looks, step by step', () => {
    for (const givers of ['secret', 'open', 'never'] as const) {
      const table = finished({ givers });
      const header = { ...table.header, brought: recorded(table).brought };
      for (const count of table.entries.keys()) {
        const entries = table.entries.slice(0, count + 1);
        const [true_, redacted] = [table.header, header].map(each =>
          openTable(fourthKing, each, entries).look('watcher'),
        );
        expect(redacted).toEqual(true_);
      }
    }
  });

  test('a record that shows more, less or something else than it may is found out', () => {
    const record = recorded(finished({ givers: 'never' }));
    const [first, ...rest] = record.brought;
    const sealed = record.brought.findIndex(raw => fourthKing.parseThing(raw)?.inside === null);
    const change = (index: number, part: object) =>
      record.brought.map((raw, place) => (place === index ? { ...Object(raw), ...part } : raw));
    const inside = canaries(1)[0]?.inside;
    const forged: readonly [string, unknown][] = [
      ['a gift too few', { ...record, brought: rest }],
      ['a wrapper', { ...record, brought: change(0, { by: 2 }) }],
      ['an inside', { ...record, brought: change(sealed, { inside }) }],
      [
        'a gift hidden that was opened',
        { ...record, brought: record.brought.map((_, i) => change(i, { inside: null })[i]) },
      ],
      ['another outside', { ...record, brought: change(0, { outside: { ...canaries(1)[0]?.outside, tag: 'x' } }) }],
      ['nothing', { ...record, brought: [] }],
      ['garbage', { ...record, brought: [7, first, ...rest] }],
      [
        'a move that opens what is sealed',
        { ...record, entries: [...record.entries, { seat: 0, move: { do: 'open', gift: 60 }, auto: true }] },
      ],
      ['no list', { ...record, brought: undefined }],
    ];
    expect(verifyRecord(record, shelf).ok).toBe(true);
    for (const [name, forgery] of forged) expect(verifyRecord(forgery, shelf).ok, name).toBe(false);
  });

  test('[F31] neither wrappers nor the order of wrapping leave a trace in it', () => {
    const draws = chanceFromText('trace').stream('gifts');
    const brought = anyGifts(8, 3, draws);
    const header = headerWith(3, 'trace', brought, { givers: 'never' });
    const { entries } = playedTable(header, 'standIn');
    const wrappers = draws.shuffle(brought.map(({ by }) => by));
    const rewrapped = brought.map((gift, index) => ({ ...gift, by: wrappers[index] ?? gift.by }));
    const record = (gifts: typeof brought) => recorded(openTable(fourthKing, { ...header, brought: gifts }, entries));
    expect(record(draws.shuffle(brought))).toEqual(record(brought));
    const unsealed = (gifts: typeof brought) => JSON.stringify(record(gifts)).replaceAll(/"seal":"[0-9a-f]{64}"/g, '');
    expect(unsealed(draws.shuffle(rewrapped))).toBe(unsealed(brought));
  });
});
