import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Answers } from '../../party/answers.ts';
import { LIMITS, PROTOCOL } from '../../party/protocol.ts';
import { awaited, fourAtKing, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

/** A table in the middle of a hand, and what is written and seen there. */
function midGame() {
  const stage = new Stage();
  const table = fourAtKing(stage);
  for (let i = 0; i < 6; i++) step(table.all);
  stage.pass(10_000);
  const rows = () => JSON.stringify([...stage.rows].filter(([key]) => key === 'table' || key.startsWith('g1')));
  const looks = () => JSON.stringify(table.all.map(({ look }) => look));
  return { stage, ...table, rows, looks };
}

describe('nothing that a page says changes anything unless it is allowed', () => {
  test.each<[string, string | null]>([
    ['text that is not JSON', 'hello?'],
    ['nothing', ''],
    ['a number', '17'],
    ['null', 'null'],
    ['a list', '[{"t":"ping"}]'],
    ['an unknown tag', '{"t":"cheat"}'],
    ['no tag', '{"id":"a"}'],
    ['an unknown field', '{"t":"ping","x":1}'],
    ['a missing id', '{"t":"stand"}'],
    ['an id of the wrong kind', '{"t":"stand","nth":1,"id":7}'],
    ['an id that is too long', `{"t":"stand","nth":1,"id":"${'x'.repeat(33)}"}`],
    ['an id with other letters', '{"t":"stand","nth":1,"id":"a b"}'],
    ['a turn of the wrong kind', '{"t":"move","id":"a","nth":1,"turn":"6","move":{}}'],
    ['a turn that is no whole number', '{"t":"move","id":"a","nth":1,"turn":6.5,"move":{}}'],
    ['a turn below nothing', '{"t":"move","id":"a","nth":1,"turn":-1,"move":{}}'],
    ['a seat that no table has', '{"t":"sit","id":"a","seat":20,"name":"Eve"}'],
    ['a name that is none', '{"t":"sit","id":"a","seat":0,"name":{"length":3}}'],
    ['an act that is none', '{"t":"host","id":"a","nth":1,"act":{"do":"win"}}'],
    ['a crown for half a seat', '{"t":"host","id":"a","nth":1,"act":{"do":"crown","seat":0.5,"name":"Ann"}}'],
    ['a crown for nobody', '{"t":"host","id":"a","nth":1,"act":{"do":"crown","seat":null,"name":"Ann"}}'],
    ['a crown for a seat, whoever sits there', '{"t":"host","id":"a","nth":1,"act":{"do":"crown","seat":1}}'],
    ['a start of no game', '{"t":"start","id":"a"}'],
    ['another game of no name', '{"t":"host","id":"a","nth":1,"act":{"do":"game","game":7,"options":{}}}'],
    ['a lock that is neither open nor shut', '{"t":"host","id":"a","nth":1,"act":{"do":"lock","on":1}}'],
    [
      'a new pass of one’s own making for another one',
      `{"t":"host","id":"a","nth":1,"act":{"do":"reissue","seat":1,"name":"Bea","pass":"${'a'.repeat(32)}"}}`,
    ],
    ['closing with more than belongs to it', '{"t":"host","id":"a","nth":1,"act":{"do":"close","all":true}}'],
    ['a pause that is neither', '{"t":"pause","id":"a","nth":1,"on":"yes"}'],
    ['words that are none', '{"t":"say","id":"a","text":["hello"]}'],
    ['no words', '{"t":"say","id":"a","text":""}'],
    ['very many words', `{"t":"say","id":"a","text":"${'x'.repeat(1001)}"}`],
    ['an emote that nobody knows', '{"t":"emote","id":"a","emote":"<b>"}'],
    ['a pass that is too short', '{"t":"renewPass","id":"a","pass":"abc"}'],
    ['a pass that is null', '{"t":"renewPass","id":"a","pass":null}'],
    ['an answer to nothing', '{"t":"undo","id":"a","nth":1,"turn":6,"do":"maybe"}'],
    ['a move taken back at no turn', '{"t":"undo","id":"a","nth":1,"do":"ask"}'],
    ['deep nesting', `{"t":"move","id":"a","nth":1,"turn":6,"move":${'['.repeat(1500)}${']'.repeat(1500)},"x":1}`],
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['a binary message', null],
  ])('%s closes the socket, and the table plays on', (_, message) => {
    const { stage, all, ann, pass, rows, looks } = midGame();
    const [before, saw] = [rows(), looks()];
    const client = awaited(all);
    client.say(message);
    expect(client.closed).toMatch(/garbled|tooLarge/);
    expect([rows(), looks()]).toEqual([before, saw]);
    const watcher = stage.come();
    watcher.say(message);
    expect(watcher.closed).toMatch(/garbled|tooLarge/);
    const back = stage.come(client === ann ? pass : client.pass);
    step([...all.filter(other => other !== client), back]);
  });

  test.each<[string, (client: Client) => string | null, string]>([
    ['a card that is not held', client => client.move({ do: 'play', card: notHeld(client) }), 'not-your-card'],
    ['a bid in a hand without bids', client => client.move({ do: 'bid', bid: '1u' }), 'not-now'],
    ['no card at all', client => client.move({ do: 'play', card: '1X' }), 'garbled'],
    ['a move with more than belongs to it', client => client.move({ do: 'pass', seat: 2 }), 'garbled'],
    ['a deeply nested move', client => client.move(nested(1000)), 'garbled'],
    ['a move that names its maker', client => client.move(JSON.parse('{"__proto__":{"do":"pass"}}')), 'garbled'],
    ['no move', client => client.move(null), 'garbled'],
    ['an old turn', client => client.move({ do: 'pass' }, { turn: client.look.turn - 1 }), 'stale-turn'],
    ['a turn to come', client => client.move({ do: 'pass' }, { turn: client.look.turn + 1 }), 'stale-turn'],
    ['a game to come', client => client.move({ do: 'pass' }, { nth: 2 }), 'stale-turn'],
    ['a start', client => client.ask({ t: 'start' }), 'not-'],
    ['a chair in the middle of a game', client => client.sit('Eve', 3), 'not-in-lobby'],
    ['a pause by nobody', client => client.stage.come().ask({ t: 'pause', on: true }), 'not-seated'],
    ['going on without a pause', client => client.ask({ t: 'pause', on: false }), 'not-paused'],
    ['a move of another one taken back', client => client.ask(undo(client, 'ask')), 'no-undo'],
    ['agreeing to nothing', client => client.ask(undo(client, 'agree')), 'not-asked'],
    ['objecting to nothing', client => client.ask(undo(client, 'object')), 'not-asked'],
    ['a text that nobody sees', client => client.ask({ t: 'say', text: '\u200b\u2060' }), 'bad-text'],
    ['the record', client => client.ask({ t: 'record' }), 'not-over'],
  ])('%s is refused', (_, say, why) => {
    const { all, rows, looks } = midGame();
    const [before, saw] = [rows(), looks()];
    const client = awaited(all);
    expect(say(client)).toContain(why);
    expect([rows(), looks()]).toEqual([before, saw]);
    step(all);
  });

  test('whoever is not awaited, or has no seat, cannot play for the one who is', () => {
    const { stage, all, rows } = midGame();
    const before = rows();
    const { ask, nth, turn } = awaited(all).look;
    if (ask?.ask !== 'play' || typeof ask.cards[0] !== 'string') throw new Error('no card is asked for');
    const move = { t: 'move', nth, turn, move: { do: 'play', card: ask.cards[0] } };
    for (const other of all.filter(({ look }) => look.ask === null)) expect(other.ask(move)).toBe('not-awaited');
    expect(stage.come().ask(move)).toBe('not-seated');
    expect(rows()).toBe(before);
  });

  test.each([
    { do: 'crown', seat: 1 },
    { do: 'lock', on: true },
    { do: 'mute', seat: 0, on: true },
    { do: 'reissue', seat: 0 },
    { do: 'standIn', seat: 0, on: true },
    { do: 'remove', seat: 0 },
    { do: 'fill', seat: 0 },
    { do: 'settings', settings: { watchers: 'off' } },
    { do: 'game', game: 'kings-dice', options: {} },
    { do: 'close' },
  ])('%j is the host’s to do, and nobody else’s', act => {
    const { stage, bea, rows, looks } = midGame();
    const [before, saw] = [rows(), looks()];
    for (const client of [bea, stage.come()]) expect(client.ask({ t: 'host', act })).toBe('not-host');
    expect([rows(), looks()]).toEqual([before, saw]);
  });

  test('whatever text comes, the room neither fails nor tells others of it', () => {
    const words = fc.constantFrom(
      't',
      'hello',
      'sit',
      'stand',
      'start',
      'move',
      'host',
      'record',
      'pause',
      'say',
      'emote',
      'renewPass',
      'undo',
      'crown',
      'ping',
      'id',
      'a',
      'act',
    );
    const value = fc.letrec(tie => ({
      any: fc.oneof({ depthSize: 'small' }, words, fc.integer(), fc.constant(null), fc.dictionary(words, tie('any'))),
    })).any;
    const message = fc.oneof(
      fc.string({ maxLength: 200 }),
      value.map(raw => JSON.stringify(raw)),
      fc
        .record(
          {
            t: words,
            id: words,
            seat: value,
            name: words,
            nth: value,
            turn: value,
            move: value,
            act: value,
            on: value,
            text: words,
          },
          { requiredKeys: ['t'] },
        )
        .map(raw => JSON.stringify(raw)),
    );
    const { stage, all, rows } = midGame();
    const before = rows();
    fc.assert(
      fc.property(message, text => {
        const eve = stage.come();
        const heard = all.map(({ frames }) => frames.length);
        eve.say(text);
        if (eve.closed === null) eve.leave();
        expect(
          all.every(({ frames }, index) =>
            frames.slice(heard[index]).every(each => each.text.startsWith('{"t":"room"')),
          ),
        ).toBe(true);
      }),
      { seed: 20_261_129, numRuns: 400 },
    );
    expect(rows()).toBe(before);
    step(all);
  });
});

test('a room does not grow with what is said in it', () => {
  const stage = new Stage();
  const { pass } = stage.made();
  const ann = stage.come(pass);
  const rows = stage.rows.size;
  for (let i = 0; i < 600; i++) {
    stage.pass(400);
    ann.ask(i % 2 === 0 ? { t: 'stand' } : { t: 'sit', seat: null, name: `Ann${i % 7}` });
  }
  expect(stage.rows.size).toBeLessThanOrEqual(rows + 1);
  expect([...stage.rows.values()].join('').length).toBeLessThan(2000);
});

test('nor with the games that are prepared at it and never played', () => {
  const stage = new Stage();
  const { pass } = stage.made();
  const ann = stage.come(pass);
  const choose = (game: string) => {
    stage.pass(400);
    return ann.ask({ t: 'host', act: { do: 'game', game, options: {} } });
  };
  const games = ['kings-dice', 'king'];
  for (let nth = 1; nth < LIMITS.games; nth++) expect(choose(games[nth % 2] ?? 'king')).toBeNull();
  expect(choose('king')).toBe('too-many-games');
  expect(ann.ask({ t: 'start' })).toBeNull();
  expect(ann.ask({ t: 'stand' })).toBeNull();
  expect(ann.ask({ t: 'host', act: { do: 'lobby' } })).toBe('too-many-games');
  expect(stage.rows.size).toBeLessThan(10);
});

test('answers are remembered, but not for ever', () => {
  const answers = new Answers([]);
  for (let i = 0; i < 1000; i++) answers.remember('Ann', `${i}`, 'bad-name', ['Ann']);
  expect(answers.former('Ann', '999')).toBe('bad-name');
  expect(answers.former('Ann', '0')).toBeUndefined();
});

describe('what somebody has asked for stays answered', () => {
  const asked = () => {
    const stage = new Stage();
    const ann = stage.come(stage.made().pass);
    const lock = (on: boolean, id: string) => ann.ask({ t: 'host', act: { do: 'lock', on } }, id);
    expect([lock(true, 'shut'), lock(false, 'open')]).toEqual([null, null]);
    expect(ann.ask({ t: 'sit', seat: null, name: ' ' }, 'unnamed')).toBe('bad-name');
    /** All of it arrives again. */
    const again = () => {
      expect([lock(true, 'shut'), lock(false, 'open'), lock(true, 'shut')]).toEqual([null, null, null]);
      expect(ann.room.locked).toBe(false);
    };
    return { stage, ann, again };
  };
  const unnamedIs = (ann: Client) => ann.ask({ t: 'sit', seat: null, name: 'Anna' }, 'unnamed');

  test('however much watchers ask, on however many lines', async () => {
    const { stage, ann, again } = asked();
    for (let line = 0; line < 60; line++) {
      const eve = stage.come();
      for (let i = 1; i < LIMITS.messages; i++) expect(eve.ask({ t: 'record' })).toBe('not-over');
      if (line % 2 === 0) eve.leave();
    }
    again();
    expect(unnamedIs(ann)).toBe('bad-name');
    await stage.sleep();
    again();
  });

  test('however often people sit down and leave again', async () => {
    const { stage, ann, again } = asked();
    for (let line = 0; line < 60; line++) {
      const eve = stage.come();
      for (let i = 1; i < 9; i++) expect([eve.sit('Eve'), eve.ask({ t: 'stand' })]).toEqual([null, null]);
      eve.leave();
    }
    again();
    expect(unnamedIs(ann)).toBe('bad-name');
    await stage.sleep();
    again();
  });

  test('however much somebody asks who sits here too', async () => {
    const { stage, ann, again } = asked();
    const bea = stage.guest('Bea');
    for (let i = 0; i < 600; i++) {
      stage.pass(400);
      expect(bea.sit(`Bea${i % 7}`)).toBeNull();
    }
    again();
    expect(unnamedIs(ann)).toBe('bad-name');
    await stage.sleep();
    again();
  });
});

test('hello with a pass of somebody else’s table opens nothing', () => {
  const stage = new Stage();
  const { pass } = new Stage({ seed: 'another' }).made();
  stage.made();
  const client = stage.connect().say({ t: 'hello', protocol: PROTOCOL, pass });
  expect(client.you).toEqual({ seat: null, host: false, devices: 1 });
});

const undo = ({ look: { nth, turn } }: Client, what: string) => ({ t: 'undo', nth, turn, do: what });

function notHeld({ look }: Client): string {
  const mine = look.game === 'king' ? look.view.mine : [];
  return (
    ['AS', 'KS', 'QS', 'JS', 'TS', '9S', '8S', '7S', '6S', '5S', '4S', '3S', '2S', 'AH'].find(
      card => !mine.some(held => held === card),
    ) ?? ''
  );
}

const nested = (depth: number): unknown => (depth === 0 ? null : [nested(depth - 1)]);
