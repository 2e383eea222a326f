import { describe, expect, test } from 'vitest';
import { diceLook } from './dice.ts';
import { giftTable, start, wrap } from './gifts.ts';
import { fourAtKing, playOut } from './play.ts';
import { type Client, Stage } from './stage.ts';

/** What was meant for one game, or for one person, does nothing to another one: under whatever id, however late. */

const host = (client: Client, act: object, more: object = {}) => client.ask({ t: 'host', act, ...more });
const rows = (stage: Stage) => JSON.stringify([...stage.rows]);

function overAtKing() {
  const stage = new Stage();
  const table = fourAtKing(stage, {}, { length: 'quick' });
  playOut(table.all);
  return { stage, ...table };
}

describe('a game that was over', () => {
  test('ended twice, by two fingers on two devices, is followed by one game', () => {
    const { stage, ann, pass } = overAtKing();
    const tablet = stage.come(pass);
    const again = { t: 'host', nth: 1, act: { do: 'rematch' } };
    expect([ann.ask(again), tablet.ask(again)]).toEqual([null, 'stale-turn']);
    expect(ann.room).toMatchObject({ nth: 2, phase: 'playing' });
  });

  test.each(['rematch', 'lobby'])(
    'a %s that was on its way does not end the next one when that is over',
    async what => {
      const { stage, ann, all } = overAtKing();
      const late = { t: 'host', nth: 1, act: { do: what } };
      expect(host(ann, { do: 'rematch' })).toBeNull();
      const before = rows(stage);
      expect(ann.ask(late)).toBe('stale-turn');
      expect(rows(stage)).toBe(before);
      playOut(all);
      expect(ann.ask(late)).toBe('stale-turn');
      await stage.sleep();
      expect(ann.ask(late)).toBe('stale-turn');
      expect(ann.room).toMatchObject({ nth: 2, phase: 'over' });
    },
  );

  test('a start that was on its way does not deal the next one', () => {
    const { ann, all } = overAtKing();
    const late = { t: 'start', nth: 1 };
    for (let nth = 2; nth < 4; nth++) {
      expect(host(ann, { do: 'lobby' })).toBeNull();
      expect(ann.ask(late)).toBe('stale-turn');
      expect(ann.room).toMatchObject({ nth, phase: 'lobby' });
      expect(ann.ask({ t: 'start' })).toBeNull();
      expect(ann.ask({ t: 'start' })).toBe('not-in-lobby');
      playOut(all);
    }
  });

  test('neither a pause, nor options, nor leaving go over to the next one', () => {
    const { ann, bea } = overAtKing();
    expect(host(ann, { do: 'rematch' })).toBeNull();
    expect(ann.ask({ t: 'pause', on: true, nth: 1 })).toBe('stale-turn');
    expect(bea.ask({ t: 'stand', nth: 1 })).toBe('stale-turn');
    expect(ann.room).toMatchObject({ pause: { on: false } });
    expect(ann.room.chairs[1]).toMatchObject({ who: 'person' });
    const settings = { ...ann.room.settings, watchers: 'off' };
    expect(host(ann, { do: 'settings', settings }, { nth: 1 })).toBe('stale-turn');
    expect(ann.room.settings.watchers).toBe('on');
  });

  test('a gift for its pile does not go on the next pile, nor are the gifts of the next one opened for it', async () => {
    const { stage, host: bob, player } = giftTable(['Ann', 'Bea'], { patience: '1' });
    const ann = player('Ann');
    const thing = { outside: { paper: 'kraft', ribbon: 'gold', shape: 'box', size: 'm', tag: null } };
    const inside = { title: 'A clock', note: null, link: null, picture: null, rattle: null };
    const bring = { t: 'bring', nth: 1, gift: null, thing: { ...thing, inside } };
    expect(ann.ask(bring, 'first')).toBeNull();
    wrap(player('Bea'), 'A drum');
    start(bob);
    expect(bob.ask({ t: 'unwrapAll' })).toBe('not-over');
    for (const client of [ann, player('Bea')]) client.ask({ t: 'stand' });
    expect(host(bob, { do: 'lobby' })).toBeNull();
    const back = ann.sit('Ann');
    expect([back, ann.room.brought]).toEqual([null, 0]);
    expect([ann.ask(bring, 'first'), ann.ask(bring)]).toEqual([null, 'stale-turn']);
    await stage.sleep();
    expect(ann.ask(bring, 'first')).toBe('stale-turn');
    expect(ann.room.brought).toBe(0);
    expect(bob.ask({ t: 'unwrapAll', nth: 1 })).toBe('stale-turn');
  });
});

describe('what is meant for one person', () => {
  test.each([
    { do: 'remove' },
    { do: 'crown' },
    { do: 'mute', on: true },
    { do: 'reissue' },
    { do: 'standIn', on: true },
  ])('%j does not reach whoever sits there now', act => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea', 2);
    const meant = { ...act, seat: 2, name: 'Bea' };
    bea.ask({ t: 'stand' });
    expect(host(ann, meant)).toBe('nobody-there');
    const cleo = stage.guest('Cleo', 2);
    const before = rows(stage);
    expect(host(ann, meant)).toBe('nobody-there');
    expect([rows(stage), cleo.closed, ann.you.host]).toEqual([before, null, true]);
  });

  test('when chairs move together at the start, whoever has moved is not taken for another one', () => {
    const stage = new Stage();
    const { pass } = stage.made({ game: 'kings-dice' });
    const ann = stage.come(pass);
    const bea = stage.guest('Bea', 2);
    const cleo = stage.guest('Cleo', 4);
    const meant = { do: 'remove', seat: 2, name: 'Bea' };
    ann.ask({ t: 'start' });
    expect([bea.you.seat, cleo.you.seat]).toEqual([1, 2]);
    expect(host(ann, meant)).toBe('nobody-there');
    expect([bea.closed, cleo.closed, diceLook(cleo.look).nth]).toEqual([null, null, 1]);
  });
});
