import { describe, expect, test } from 'vitest';
import { atDice, diceLook, diceMove, sealAt } from './dice.ts';
import { anyMove, awaited, fourAtKing, playOut, step } from './play.ts';
import type { Client } from './stage.ts';
import { Stage } from './stage.ts';

/** Mishaps that tables on the web are known for. */

const texts = (client: Client) => client.frames.map(({ text }) => text);
const names = (client: Client) => client.room.chairs.map(chair => chair?.name ?? null);
const handOf = ({ look }: Client): readonly string[] => (look.game === 'king' ? (look.view.mine ?? []) : []);
/** But for cards that were drawn in the open, to find who deals. */
const secretsOf = (client: Client): readonly string[] => {
  const drawn: readonly string[] = client.look.game === 'king' ? (client.look.view.draw?.cards ?? []) : [];
  return handOf(client).filter(card => !drawn.includes(card));
};
const movesIn = (stage: Stage) => [...stage.rows.keys()].filter(key => key.startsWith('g1:')).length;

describe('who sees what', () => {
  test('the very first look after the deal shows each his own hand, and nobody another’s', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    const late = stage.come();
    for (const client of all) {
      expect(handOf(client)).toHaveLength(13);
      for (const other of [...all, late].filter(each => each !== client)) {
        for (const card of secretsOf(client)) expect(texts(other).join()).not.toContain(`"${card}"`);
      }
    }
  });

  test('a page whose pass opens nothing hears what any watcher hears, then and later', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    const [watcher, refused] = [stage.come(), stage.come('f'.repeat(32))];
    for (let i = 0; i < 40; i++) step(all);
    all[1]?.leave();
    stage.pass(90_000);
    const heard = ({ frames }: Client) => frames.slice(-41).map(({ text }) => text);
    expect(heard(refused)).toEqual(heard(watcher));
    expect(refused.you).toEqual({ ...watcher.you, seat: null, host: false });
  });

  test('the host is given nobody’s pass, and sees one hand, from however many devices', () => {
    const stage = new Stage();
    const { ann, bea, cleo, dan, pass } = fourAtKing(stage);
    const tablet = stage.come(pass);
    const heard = [...texts(ann), ...texts(tablet)].join();
    for (const other of [bea, cleo, dan]) {
      expect(heard).not.toContain(other.pass);
      for (const card of secretsOf(other)) expect(heard).not.toContain(`"${card}"`);
    }
  });
});

describe('sockets', () => {
  test('the late end of an old one leaves the new one with everything', () => {
    const stage = new Stage();
    const { all, ann, bea } = fourAtKing(stage);
    stage.drop(bea.key);
    const again = stage.come(bea.pass);
    stage.happen({ on: 'close', socket: bea.key });
    expect(ann.room.chairs[1]).toMatchObject({ here: true });
    const looks = again.all('look').length;
    step([all[0], again, all[2], all[3]].flatMap(client => client ?? []));
    expect(again.all('look').length).toBe(looks + 1);
  });

  test('two tabs of one seat stand side by side; closing one takes nobody away', () => {
    const stage = new Stage();
    const { ann, bea } = fourAtKing(stage);
    const tab = stage.come(bea.pass);
    const rooms = ann.all('room').length;
    tab.leave();
    expect(bea.closed).toBeNull();
    expect(
      ann
        .all('room')
        .slice(rooms)
        .map(({ room }) => room.chairs[1]?.here),
    ).not.toContain(false);
    expect(ann.room.chairs[1]).toMatchObject({ here: true });
  });
});

describe('the lobby', () => {
  test('five clicks on Join and ten reloads are one player', () => {
    const stage = new Stage();
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const sit = { t: 'sit', seat: null, name: 'Bea', pass: 'b'.repeat(32) };
    const bea = stage.come();
    for (let click = 0; click < 5; click++) bea.ask(sit);
    expect(stage.come().ask(sit)).toBeNull();
    for (let reload = 0; reload < 10; reload++) stage.come(sit.pass).leave();
    expect(names(ann)).toEqual(['Ann', 'Bea', null, null]);
    const clicks = stage.come();
    for (let click = 0; click < 5; click++) clicks.sit('Cleo');
    expect(names(ann)).toEqual(['Ann', 'Bea', 'Cleo', null]);
  });

  test('a claim that is refused changes nothing for anybody', async () => {
    const stage = new Stage();
    const { pass } = stage.made({ game: 'kings-dice' });
    const ann = stage.come(pass);
    const bea = stage.guest('Bea', 3);
    const eve = stage.come();
    const rows = () => JSON.stringify([...stage.rows]);
    const before = [rows(), texts(ann).length, texts(bea).length, JSON.stringify(ann.room)];
    expect([bea.sit('Bea', 0), bea.sit('\u200b'), bea.sit('Bea', 19)]).toEqual([
      'seat-taken',
      'bad-name',
      'no-seat-free',
    ]);
    expect([eve.sit('Eve', 0), eve.sit('Eve', 3), eve.sit('Eve', 19)]).toEqual([
      'seat-taken',
      'seat-taken',
      'no-seat-free',
    ]);
    for (const who of [bea, eve]) {
      for (const act of [
        { do: 'crown', seat: 3 },
        { do: 'remove', seat: 0 },
        { do: 'fill', seat: 1 },
        { do: 'close' },
      ]) {
        expect(who.ask({ t: 'host', act })).toBe('not-host');
      }
      expect(who.ask({ t: 'start' })).toBe('not-host');
    }
    expect(eve.ask({ t: 'stand' })).toBe('not-seated');
    const heard = texts(bea).slice(before[2] === undefined ? 0 : Number(before[2]));
    expect(heard.filter(text => !text.startsWith('{"t":"answer"'))).toEqual([]);
    expect([rows(), texts(ann).length, texts(bea).length - heard.length, JSON.stringify(ann.room)]).toEqual(before);
  });

  test('whoever was shown out does not get his seat back with the old pass, nor in another tab', async () => {
    const stage = new Stage();
    const { ann, bea } = fourAtKing(stage);
    const [old, tab] = [bea.pass, stage.come(bea.pass)];
    expect(ann.ask({ t: 'host', act: { do: 'remove', seat: 1 } })).toBeNull();
    expect([bea.closed, tab.closed]).toEqual(['removed', 'removed']);
    await stage.sleep();
    const back = stage.come(old);
    expect(back.you.seat).toBeNull();
    expect(back.ask({ t: 'sit', seat: 1, name: 'Bea', pass: old })).toBe('not-in-lobby');
    expect(back.ask({ t: 'move', nth: 1, turn: back.look.turn, move: { do: 'pass' } })).toBe('not-seated');
    expect(back.look.ask).toBeNull();
  });
});

describe('moves', () => {
  test('a refusal goes to who asked, on the device that asked, once, and later messages leave it standing', () => {
    const stage = new Stage();
    const { all, ann, bea, pass } = fourAtKing(stage);
    const tab = stage.come(pass);
    const idle = all.find(client => client.look.ask === null) ?? bea;
    const others = [...all, tab].filter(client => client !== idle);
    const before = others.map(({ frames }) => frames.length);
    const { nth, turn } = ann.look;
    expect(idle.ask({ t: 'move', nth, turn, move: { do: 'pass' } }, 'refused-once')).toBe('not-awaited');
    expect(others.map(({ frames }) => frames.length)).toEqual(before);
    step(all);
    expect(idle.all('answer').filter(({ id }) => id === 'refused-once')).toHaveLength(1);
  });

  test('of two taps that waited for the line, the second plays nothing', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    while (awaited(all).look.ask?.ask !== 'play') step(all);
    const mover = awaited(all);
    const { nth, turn, ask } = mover.look;
    if (ask?.ask !== 'play') throw new Error('not asked to play');
    const [first, second] = [ask.cards[0], ask.cards[1] ?? ask.cards[0]];
    const moves = movesIn(stage);
    expect(mover.ask({ t: 'move', nth, turn, move: { do: 'play', card: first } })).toBeNull();
    expect(mover.ask({ t: 'move', nth, turn, move: { do: 'play', card: second } })).toBe('stale-turn');
    expect(movesIn(stage)).toBe(moves + 1);
  });

  test('at the last moment a move is either played or timed out, and all see the same', () => {
    for (const isFirst of [true, false]) {
      const stage = new Stage();
      const { all } = fourAtKing(stage, { clock: '30' });
      const watcher = stage.come();
      const mover = awaited(all);
      const { nth, turn, ask } = mover.look;
      if (ask === null) throw new Error('nothing is asked');
      const move = { t: 'move', nth, turn, move: anyMove(ask) };
      stage.now += 30_000;
      if (isFirst) {
        expect(mover.ask(move)).toBeNull();
        stage.happen({ on: 'alarm' });
      } else {
        stage.happen({ on: 'alarm' });
        expect(mover.ask(move)).toBe('stale-turn');
      }
      expect(movesIn(stage)).toBe(1);
      expect(stage.rows.get('g1:000001')).toContain(`"auto":${!isFirst}`);
      const seen = [...all, watcher].map(({ look }) => [look.turn, look.awaited, look.leftMs]);
      expect(new Set(seen.map(each => JSON.stringify(each))).size).toBe(1);
      expect(watcher.look.turn).toBe(turn + 1);
    }
  });

  test('whoever comes in the middle of a burst of moves hears each one once', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage);
    const guests: Client[] = [];
    for (let i = 0; i < 30; i++) {
      guests.push(stage.come());
      step(all);
    }
    for (const [index, guest] of guests.entries()) {
      const seqs = guest
        .heard()
        .flatMap(down => (down.t === 'welcome' || down.t === 'look' ? (down.look?.seq ?? []) : []));
      expect(seqs).toEqual(Array.from({ length: 31 - index }, (_, i) => index + i));
    }
  });

  test('whoever leaves in the middle of a round of dice owes nothing any more', () => {
    const { stage, all } = atDice({ paceMs: 700 });
    const [a, b, c] = all;
    if (a === undefined || b === undefined || c === undefined) throw new Error('somebody is missing');
    sealAt(a);
    expect(b.ask({ t: 'stand' })).toBeNull();
    stage.pass(5000);
    expect(a.room.chairs[1]).toMatchObject({ who: 'player' });
    expect(diceLook(a.look).awaited).toEqual([2]);
    sealAt(c);
    expect(diceLook(a.look).view.round).toBe(2);
  });

  test('nobody is waited for who has no dice any more', () => {
    const { stage, all } = atDice({ people: 4 });
    let outs = 0;
    for (let i = 0; i < 200 && all[0]?.look.outcome === null; i++) {
      stage.pass(400);
      for (const [index, client] of all.entries()) {
        const { ask, awaited: waiting } = diceLook(client.look);
        if (ask !== null && waiting.some(seat => seat === index)) client.move(diceMove(ask, index));
      }
      const { view, awaited: waiting } = diceLook(all[0]?.look ?? null);
      const out = view.out.flatMap((round, seat) => (round === null ? [] : [seat]));
      outs += out.length;
      expect(waiting.filter(seat => out.includes(seat))).toEqual([]);
    }
    expect(all[0]?.look.outcome).not.toBeNull();
    expect(outs).toBeGreaterThan(0);
  });
});

describe('the next game', () => {
  test('asked for twice it is begun once, and takes along everybody: all devices, watchers, and who comes later', () => {
    const stage = new Stage();
    const { all, ann, bea } = fourAtKing(stage, {}, { length: 'quick' });
    const [tab, watcher] = [stage.come(bea.pass), stage.come()];
    playOut(all);
    expect(ann.ask({ t: 'host', act: { do: 'rematch' } }, 'again')).toBeNull();
    expect(ann.ask({ t: 'host', act: { do: 'rematch' } }, 'again')).toBeNull();
    expect(ann.ask({ t: 'host', act: { do: 'rematch' } })).toBe('not-over');
    const late = stage.come();
    for (const client of [...all, tab, watcher, late])
      expect(client.look).toMatchObject({ nth: 2, turn: ann.look.turn });
    expect(handOf(tab)).toEqual(handOf(bea));
  });
});
