import { describe, expect, test } from 'vitest';
import { verifyRecord } from '../../engine/record.ts';
import { atDice, sealAt } from './dice.ts';
import { anyMove, awaited, fourAtKing, playOut, step } from './play.ts';
import { type Client, Stage } from './stage.ts';

const undo = (client: Client, what: 'ask' | 'agree' | 'object' = 'ask', more: object = {}) => {
  const { nth, turn } = client.look;
  return client.ask({ t: 'undo', nth, turn, do: what, ...more });
};

const trickOf = ({ look }: Client): number =>
  look.game === 'king' && look.view.play.phase === 'play' ? look.view.play.trick.length : -1;

/** Four at King, when so many cards lie on the trick, and who has played the last one. */
function atTrick(cards: number, settings: object = {}) {
  const stage = new Stage();
  const table = fourAtKing(stage, settings, { length: 'quick' });
  let last = step(table.all);
  while (trickOf(table.ann) !== cards) last = step(table.all);
  const others = table.all.filter(client => client !== last);
  return { stage, ...table, last, others };
}

/** The last card is taken back, and all agree. */
function takeBack(last: Client, others: readonly Client[]): void {
  for (const refused of [undo(last), ...others.map(other => undo(other, 'agree'))]) expect(refused).toBeNull();
}

describe('taking the last card back', () => {
  test('is done when all agree, and everybody sees the table as it was', () => {
    const { last, others, ann } = atTrick(1);
    const { turn } = ann.look;
    const [one, two, three] = others;
    if (one === undefined || two === undefined || three === undefined) throw new Error('not four');
    expect(undo(last)).toBeNull();
    expect(ann.room.undo).toEqual({ by: last.you.seat, agreed: [] });
    expect([undo(one, 'agree'), undo(two, 'agree')]).toEqual([null, null]);
    expect(ann.room.undo).toMatchObject({ agreed: { length: 2 } });
    expect(ann.look.turn).toBe(turn);
    expect(undo(three, 'agree')).toBeNull();
    for (const client of [last, ...others]) {
      expect([client.look.turn, client.room.undo, trickOf(client)]).toEqual([turn + 1, null, 0]);
    }
    expect(last.look.ask).toMatchObject({ ask: 'play' });
    step([last, ...others]);
    expect([ann.look.turn, trickOf(ann)]).toEqual([turn + 2, 1]);
  });

  test('another card may be played, over naps and kills; the record knows nothing of the first one', async () => {
    const { stage, last, all, ann, bea, cleo, dan, pass } = atTrick(1);
    const { turn } = ann.look;
    undo(last);
    await stage.sleep();
    for (const other of all) if (other !== last) expect(undo(other, 'agree')).toBeNull();
    await stage.sleep();
    const { ask } = last.look;
    if (ask?.ask !== 'play') throw new Error('no card is asked for');
    const card = ask.cards.at(-1);
    expect(last.move({ do: 'play', card })).toBeNull();
    expect(ann.look.turn).toBe(turn + 2);
    const rows = [...stage.rows.keys()].filter(key => key.startsWith('g1:')).length;
    expect(rows).toBe(turn + 2);
    await stage.kill();
    const back = [pass, bea.pass, cleo.pass, dan.pass].map(each => stage.come(each));
    expect(back[0]?.look.view).toEqual(ann.look.view);
    playOut(back);
    expect(back[0]?.ask({ t: 'record' })).toBeNull();
    const record = back[0]?.last('record').record;
    expect(verifyRecord(record)).toMatchObject({ ok: true });
    expect(record?.entries[turn - 1]).toMatchObject({ move: { card } });
    expect(record?.entries.length).toBe([...stage.rows.keys()].filter(key => key.startsWith('g1:')).length - 2);
  });

  test('the message of the card that was taken back stays answered: it does nothing twice', async () => {
    const { stage, last, others, ann } = atTrick(3);
    takeBack(last, others);
    const { ask, nth, turn } = last.look;
    if (ask === null) throw new Error('not asked');
    const message = { t: 'move', nth, turn, move: anyMove(ask) };
    expect(last.ask(message, 'one')).toBeNull();
    takeBack(last, others);
    const now = ann.look.turn;
    expect(last.ask(message, 'one')).toBeNull();
    await stage.sleep();
    expect(last.ask(message, 'one')).toBeNull();
    expect(ann.look.turn).toBe(now);
  });

  test('no decision has the number of another one: a card that was on its way is refused, then and later', async () => {
    const { stage, last, others, all, ann } = atTrick(2);
    const next = awaited(all);
    const { nth, turn, ask } = next.look;
    if (ask === null) throw new Error('nobody is asked');
    const late = { t: 'move', nth, turn, move: anyMove(ask) };
    takeBack(last, others);
    expect(next.ask(late)).toBe('stale-turn');
    await stage.sleep();
    expect(next.ask(late)).toBe('stale-turn');
    step(all);
    expect([awaited(all), trickOf(ann)]).toEqual([next, 2]);
    expect(next.ask(late)).toBe('stale-turn');
    await stage.sleep();
    expect(next.ask(late)).toBe('stale-turn');
    expect(trickOf(ann)).toBe(2);
  });

  test('numbers of decisions and of looks only ever grow, and are the same after a nap', async () => {
    const { stage, last, others, all, bea } = atTrick(2);
    const numbers = ({ look: { turn, seq } }: Client) => [turn, seq] as const;
    for (let times = 0; times < 3; times++) {
      const before = all.map(numbers);
      takeBack(last, others);
      expect(all.map(numbers)).toEqual(before.map(([turn, seq]) => [turn + 1, seq + 1]));
      await stage.sleep();
      expect(numbers(stage.come(bea.pass))).toEqual(numbers(bea));
      step(all);
    }
  });

  test('how often something was taken back is all that the numbers tell: they do not depend on what lay there', () => {
    const numbers = (which: number) => {
      const { last, others, all } = atTrick(1);
      takeBack(last, others);
      const { ask } = last.look;
      if (ask?.ask !== 'play') throw new Error('no card is asked for');
      last.move({ do: 'play', card: ask.cards.at(which) });
      return all.map(({ look: { turn, seq } }) => [turn, seq]);
    };
    expect(numbers(0)).toEqual(numbers(-1));
  });

  test.each(['one objects', 'who has asked thinks better of it'])('is not done when %s', objects => {
    const { last, others, ann } = atTrick(1);
    const { turn } = ann.look;
    const [one] = others;
    if (one === undefined) throw new Error('nobody else');
    expect(undo(one, 'agree')).toBe('not-asked');
    undo(last);
    expect(undo(last)).toBe('asked-already');
    expect(undo(objects === 'one objects' ? one : last, 'object')).toBeNull();
    expect([ann.room.undo, ann.look.turn]).toEqual(['declined', turn]);
    expect(undo(one, 'agree')).toBe('not-asked');
  });

  test('is asked once for a move, also over a nap, and for the next one again', async () => {
    const { stage, last, all } = atTrick(1);
    undo(last);
    undo(last, 'object');
    expect(undo(last)).toBe('asked-already');
    await stage.sleep();
    expect(undo(last)).toBe('asked-already');
    const next = step(all);
    expect(next.room.undo).toBeNull();
    expect(undo(next)).toBeNull();
  });

  test('is done a hundred times in a game: then nobody is offered it any more, also after a nap', async () => {
    const { stage, last, others, all } = atTrick(1);
    for (let times = 0; times < 100; times++) {
      stage.pass(3000);
      expect(last.look.mayUndo).toBe(true);
      takeBack(last, others);
      expect(step(all)).toBe(last);
    }
    expect(last.look.mayUndo).toBe(false);
    expect(undo(last)).toBe('no-undo');
    await stage.sleep();
    expect(undo(last)).toBe('no-undo');
  });

  test('is too late once another one has moved', () => {
    const { last, all, ann } = atTrick(1);
    undo(last);
    step(all);
    expect(ann.room.undo).toBeNull();
    expect(undo(last)).toBe('no-undo');
    expect(undo(last, 'agree')).toBe('not-asked');
    expect(undo(last, 'ask', { turn: ann.look.turn - 1 })).toBe('stale-turn');
    expect(undo(last, 'ask', { nth: 2 })).toBe('stale-turn');
  });

  test('is not possible once the trick is over', () => {
    const { all } = atTrick(3);
    const last = step(all);
    expect(undo(last)).toBe('no-undo');
  });

  test('is not possible when cards were dealt with it', () => {
    const stage = new Stage();
    const { all } = fourAtKing(stage, {}, { dealerChoice: 'on' });
    expect(awaited(all).look.ask).toMatchObject({ ask: 'nameDealer' });
    const dealer = step(all);
    expect(undo(dealer)).toBe('no-undo');
  });

  test('is asked of those only who are here and play', () => {
    const { stage, last, others, ann } = atTrick(1, { absence: 'wait' });
    const { turn } = ann.look;
    for (const other of others) other.leave();
    expect(stage.come().ask({ t: 'undo', nth: 1, turn, do: 'ask' })).toBe('not-seated');
    expect(undo(last)).toBeNull();
    expect([last.look.turn, trickOf(last)]).toEqual([turn + 1, 0]);
  });

  test('built-in players wait for the answer, once, and a pause comes first', () => {
    const stage = new Stage({ paceMs: 700 });
    const { pass } = stage.made();
    const ann = stage.come(pass);
    const bea = stage.guest('Bea');
    ann.ask({ t: 'start' });
    const isNext = () => trickOf(ann) > 0 && trickOf(ann) < 3 && [ann, bea].every(({ look }) => look.ask === null);
    let last = ann;
    for (let i = 0; i < 200; i++) {
      const mine = [ann, bea].filter(({ look }) => look.ask !== null);
      if (mine.length === 0) {
        stage.pass(700);
        continue;
      }
      last = awaited(mine);
      const { ask } = last.look;
      if (ask !== null) last.move(anyMove(ask));
      if (isNext()) break;
    }
    const { turn } = ann.look;
    expect(undo(last)).toBeNull();
    stage.pass(50_000);
    expect(ann.look.turn).toBe(turn);
    expect(ann.ask({ t: 'pause', on: true })).toBeNull();
    expect(undo(last === ann ? bea : ann, 'agree')).toBe('paused');
    ann.ask({ t: 'pause', on: false });
    expect(undo(last === ann ? bea : ann, 'object')).toBeNull();
    expect(undo(last)).toBe('asked-already');
    stage.pass(700);
    expect(ann.look.turn).toBeGreaterThan(turn);
  });

  test('silence is no consent: after a minute the question is over, and built-in players go on', async () => {
    const { stage, last, others, ann } = atTrick(1);
    const [one, two] = others;
    if (one === undefined || two === undefined) throw new Error('not four');
    const { turn } = ann.look;
    expect([undo(last), undo(one, 'agree')]).toEqual([null, null]);
    stage.pass(30_000);
    await stage.sleep();
    expect(stage.come().room.undo).toEqual({ by: last.you.seat, agreed: [one.you.seat] });
    two.leave();
    stage.pass(29_999);
    expect(ann.room.undo).not.toBeNull();
    stage.pass(1);
    expect([ann.room.undo, ann.look.turn]).toEqual(['declined', turn]);
    expect(undo(one, 'agree')).toBe('not-asked');
    expect(undo(last)).toBe('asked-already');
  });

  test('a pause takes nothing of the minute: nobody can answer in it, and once it is over the question stands', () => {
    const { stage, last, others, ann } = atTrick(1, { absence: 'wait' });
    const { turn } = ann.look;
    expect(undo(last)).toBeNull();
    stage.pass(30_000);
    expect(ann.ask({ t: 'pause', on: true })).toBeNull();
    stage.pass(600_000);
    expect(ann.room.undo).not.toBeNull();
    expect(ann.ask({ t: 'pause', on: false })).toBeNull();
    stage.pass(59_999);
    expect(ann.room.undo).not.toBeNull();
    for (const other of others) expect(undo(other, 'agree')).toBeNull();
    expect([ann.look.turn, ann.room.undo]).toEqual([turn + 1, null]);
  });

  test('the clock begins anew, and does so again after a nap', async () => {
    const { stage, last, others, ann } = atTrick(1, { clock: '60', absence: 'wait' });
    stage.pass(20_000);
    undo(last);
    for (const other of others) undo(other, 'agree');
    expect(ann.look.leftMs).toBe(60_000);
    stage.pass(10_000);
    await stage.sleep();
    expect(stage.come().look.leftMs).toBe(50_000);
  });
});

test('dice that were sealed are not taken back', () => {
  const { all } = atDice();
  const [first] = all;
  if (first === undefined) throw new Error('nobody plays');
  sealAt(first);
  expect(undo(first)).toBe('no-undo');
});

test.each(['reissue', 'remove'])('after a %s nobody has agreed for whoever comes next: the question is gone', what => {
  const { ann, last, others } = atTrick(1);
  const agreed = others.find(other => other !== ann);
  expect([undo(last), agreed && undo(agreed, 'agree')]).toEqual([null, null]);
  expect(ann.room.undo).toMatchObject({ agreed: [agreed?.you.seat] });
  expect(ann.ask({ t: 'host', act: { do: what, seat: agreed?.you.seat } })).toBeNull();
  expect(ann.room.undo).toBeNull();
});
