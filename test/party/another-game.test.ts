import { describe, expect, test } from 'vitest';
import { giftTable, own, wrap } from './gifts.ts';
import { fourAtKing, playOut } from './play.ts';
import { type Client, Stage } from './stage.ts';

const choose = (client: Client, game: string, options: object = {}, more: object = {}) =>
  client.ask({ t: 'host', act: { do: 'game', game, options }, ...more });
const names = ({ room }: Client) => room.chairs.map(chair => chair?.name ?? null);

function lobby(game = 'king', people: readonly (readonly [string, number])[] = [['Bea', 1]]) {
  const stage = new Stage();
  const { pass, code } = stage.made({ game });
  const ann = stage.come(pass);
  const guests = people.map(([name, seat]) => stage.guest(name, seat));
  return { stage, pass, code, ann, guests, all: [ann, ...guests] };
}

describe('another game at the same table', () => {
  test('is chosen by the host: same address, same seats, same passes', async () => {
    const { stage, pass, code, ann, guests, all } = lobby('king', [
      ['Bea', 1],
      ['Cleo', 3],
    ]);
    const [bea] = guests;
    if (bea === undefined) throw new Error('nobody came');
    const watcher = stage.come();
    expect(choose(bea, 'kings-dice')).toBe('not-host');
    expect(choose(ann, 'kings-dice', { variant: 'commoners' })).toBeNull();
    for (const client of [...all, watcher]) {
      expect(client.room).toMatchObject({
        code,
        game: 'kings-dice',
        options: { variant: 'commoners' },
        phase: 'lobby',
      });
      expect(names(client)).toEqual(['Ann', 'Bea', null, 'Cleo', null, null, null, null]);
    }
    await stage.kill();
    const back = [pass, ...guests.map(guest => guest.pass)].map(each => stage.come(each));
    expect(back.map(({ you }) => [you.seat, you.host])).toEqual([
      [0, true],
      [1, false],
      [3, false],
    ]);
    expect(back[0]?.ask({ t: 'start' })).toBeNull();
    expect(back[1]?.look.game).toBe('kings-dice');
  });

  test('has a secret of its own, and settings, lock and mutes stay', () => {
    const { ann } = lobby();
    ann.ask({ t: 'host', act: { do: 'lock', on: true } });
    ann.ask({ t: 'host', act: { do: 'mute', seat: 1, on: true } });
    ann.ask({ t: 'host', act: { do: 'settings', settings: { clock: '60' } } });
    const { promise } = ann.room;
    expect(choose(ann, 'kings-dice')).toBeNull();
    expect(ann.room.promise).not.toBe(promise);
    expect(ann.room).toMatchObject({ locked: true, settings: { clock: '60' } });
    expect(ann.room.chairs[1]).toMatchObject({ name: 'Bea', muted: true });
  });

  test('is chosen between games, not in one', () => {
    const stage = new Stage();
    const { ann, all } = fourAtKing(stage, {}, { length: 'quick' });
    expect(choose(ann, 'kings-dice')).toBe('not-in-lobby');
    playOut(all);
    expect(choose(ann, 'kings-dice')).toBe('not-in-lobby');
    expect(ann.ask({ t: 'host', act: { do: 'lobby' } })).toBeNull();
    expect(choose(ann, 'kings-dice')).toBeNull();
    expect(names(ann)).toEqual(['Ann', 'Bea', 'Cleo', 'Dan', null, null, null, null]);
    expect(ann.ask({ t: 'start' })).toBeNull();
    for (const client of all) expect(client.look).toMatchObject({ game: 'kings-dice', outcome: null });
  });

  test.each([
    ['chess', {}, 'unknown-game'],
    ['__proto__', {}, 'unknown-game'],
    ['king', { length: 'endless' }, 'bad-options'],
    ['kings-dice', { length: 'quick' }, 'bad-options'],
  ])('%s with %j is refused, and nothing changes', (game, options, why) => {
    const { stage, ann, all } = lobby();
    const before = JSON.stringify([...stage.rows]);
    const heard = all.map(({ frames }) => frames.length);
    expect(choose(ann, game, options)).toBe(why);
    expect(JSON.stringify([...stage.rows])).toBe(before);
    expect(all.map(({ frames }) => frames.length)).toEqual(
      heard.map((count, index) => (index === 0 ? count + 1 : count)),
    );
  });

  test('with fewer seats: whoever sits beyond them moves, and built-in players make way', () => {
    const { ann, guests } = lobby('fourth-king', [
      ['Bea', 7],
      ['Cleo', 19],
    ]);
    ann.ask({ t: 'host', act: { do: 'options', options: { bob: 'table' } } });
    for (const seat of [0, 1, 2, 9]) ann.ask({ t: 'host', act: { do: 'fill', seat } });
    expect(choose(ann, 'king')).toBeNull();
    expect(ann.room.chairs.map(chair => chair?.who)).toEqual(['person', 'player', 'player', 'person']);
    expect(guests.map(({ you }) => you.seat)).toEqual([3, 0]);
  });

  test('nobody loses a seat by it: where more people sit than may play, it is refused', () => {
    const people = ['Bea', 'Cleo', 'Dan', 'Eva'].map((name, index) => [name, index + 1] as const);
    const { ann, guests } = lobby('kings-dice', people);
    expect(choose(ann, 'king')).toBe('too-many');
    expect(names(ann)).toEqual(['Ann', 'Bea', 'Cleo', 'Dan', 'Eva', null, null, null]);
    expect(guests[1]?.ask({ t: 'stand' })).toBeNull();
    expect(choose(ann, 'king')).toBeNull();
    expect(names(ann)).toEqual(['Ann', 'Bea', 'Eva', 'Dan']);
    expect(guests[3]?.you.seat).toBe(2);
  });

  test('gifts that are on the pile stand in the way', () => {
    const { host: bob, player } = giftTable(['Ann']);
    wrap(player('Ann'), 'A clock');
    expect(choose(bob, 'king')).toBe('gifts-in-the-way');
    expect(own(player('Ann'))).toHaveLength(1);
    const [gift] = own(player('Ann'));
    expect(player('Ann').ask({ t: 'takeBack', gift: gift?.key })).toBeNull();
    expect(choose(bob, 'king')).toBeNull();
    expect([bob.you, bob.room.pile?.bob ?? null]).toEqual([{ seat: null, host: true, devices: 1 }, null]);
    expect(bob.sit('Bob')).toBeNull();
    expect(names(bob)).toEqual(['Ann', 'Bob', null, null]);
  });

  test('a host who is King Bob in the next one gives his chair up, and gifts can be brought', () => {
    const { stage, ann, guests } = lobby();
    expect(choose(ann, 'fourth-king', { bob: 'host' })).toBeNull();
    expect([ann.you, ann.room.pile?.bob ?? null]).toEqual([{ seat: null, host: true, devices: 1 }, 'host']);
    const [bea] = guests;
    if (bea === undefined) throw new Error('nobody came');
    wrap(bea, 'A clock');
    expect(stage.come().room.brought).toBe(1);
  });

  test('what was meant for the former one does not reach it', () => {
    const { stage, ann, pass } = lobby();
    const tablet = stage.come(pass);
    const { nth } = tablet.room;
    expect(choose(ann, 'kings-dice', {}, { nth })).toBeNull();
    expect(tablet.ask({ t: 'start', nth })).toBe('stale-turn');
    expect(choose(tablet, 'fourth-king', {}, { nth })).toBe('stale-turn');
    expect(tablet.ask({ t: 'host', nth, act: { do: 'options', options: {} } })).toBe('stale-turn');
    expect(tablet.room).toMatchObject({ game: 'kings-dice', phase: 'lobby' });
  });
});
