import { describe, expect, test } from 'vitest';
import { cards } from '../../../engine/cards.ts';
import { king } from '../../../engine/king/index.ts';
import { type HandKind, type KingMove, NEGATIVE_HANDS } from '../../../engine/king/kinds.ts';
import type { KingState } from '../../../engine/king/state.ts';
import { lastLine, move, moves, only, play, position, watched } from './build.ts';

const CLAIM: KingMove = { do: 'claim' };

/** Seat 0 claims with a loser, so that it must be asked. */
const UNSURE = 'AS 2C / KS 3C / QS 4C / JS 5C';
const asked = (hands = UNSURE): KingState => move(position({ hands }), 0, CLAIM).state;
const claimIn = (state: KingState) => {
  const { play: now } = watched(state);
  return now.phase === 'play' ? now.claim : null;
};

describe('who may claim', () => {
  test('[K60] the leader, before he leads', () => {
    const state = position({ hands: UNSURE });
    expect(king.ask(state, 0)).toMatchObject({ mayClaim: true });
    expect(king.refuse(state, 0, CLAIM)).toBeNull();
    for (const seat of [1, 2, 3] as const) expect(king.refuse(state, seat, CLAIM)).toBe('not-the-leader');
  });

  test('[K60] nobody once he has led', () => {
    const { state } = play(position({ hands: UNSURE }), 'AS');
    for (const seat of [0, 1, 2, 3] as const) expect(king.refuse(state, seat, CLAIM)).toBe('not-the-leader');
    expect(king.ask(state, 1)).toMatchObject({ mayClaim: false });
  });

  test.each([...NEGATIVE_HANDS, 'positive' as const] satisfies HandKind[])('[K60] in every hand: %s', kind => {
    const contract = { way: 'up', trump: 'NT', by: 0, n: 0 } as const;
    const hands = 'AS 2C KH / KS 3C QH / QS 4C KD / JS 5C 2D';
    const state = position(kind === 'positive' ? { hands, contract } : { hands, kind });
    expect(king.ask(state, 0)).toMatchObject({ mayClaim: true });
  });

  test('[K60] there are no partial claims, and nothing to concede with', () => {
    expect(king.parseMove({ do: 'claim', tricks: 3 })).toBeNull();
    expect(king.parseMove({ do: 'concede' })).toBeNull();
  });
});

describe('what a claim gives', () => {
  test('[K61] all tricks and every card that is left', () => {
    const { state, events } = moves(position({ kind: 'noQueens', hands: 'AS AC / KS QC / QS 4C / JS 5C', wonBy: 3 }), [
      CLAIM,
    ]);
    expect(lastLine(state).scores).toEqual([-100, 0, 0, -100]);
    expect(events.slice(0, 3)).toEqual([
      { e: 'claim', seat: 0 },
      { e: 'claimEnded', seat: 0, how: 'proved', by: null },
      { e: 'handOver', line: lastLine(state), dealer: 0, early: true },
    ]);
  });

  test('[K61] the last two tricks among them', () => {
    const { state } = moves(
      position({ kind: 'noLastTwo', hands: 'AS AC AD / KS QC 2D / QS 4C 3D / JS 5C 4D', wonBy: 3 }),
      [CLAIM],
    );
    expect(lastLine(state).scores).toEqual([-180, 0, 0, 0]);
  });

  test('[K61] the whole hand, claimed before its first lead', () => {
    const spades = 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
    const other = (suit: string) => spades.replaceAll('S', suit);
    const state = position({ hands: `${spades} / ${other('H')} / ${other('D')} / ${other('C')}` });
    expect(lastLine(moves(state, [CLAIM]).state).scores).toEqual([-260, 0, 0, 0]);
  });

  test('[K61] it ends the hand: the next is dealt', () => {
    const { state } = moves(position({ hands: 'AS / KS / QS / JS' }), [CLAIM]);
    expect(watched(state)).toMatchObject({ hand: 1, dealer: 1, left: [13, 13, 13, 13] });
  });
});

describe('proved at once', () => {
  test.each([
    ['top cards', 'AS AC / KS QC / QS 4C / JS 5C'],
    ['a long suit once the others have run out of it', 'AS 2S / KS QC / 4D 4C / 3D 5C'],
  ])('[K62] %s: nobody is asked', (_, hands) => {
    const { state } = moves(position({ hands }), [CLAIM]);
    expect(watched(state).sheet).toHaveLength(1);
  });

  test('[K62] voids that were shown prove nothing', () => {
    const hands = 'AD AC AS KS TS / 3D 7H 2S QS 2D / 5H 3C 3S JS 2C / 6H 8H 9H 4H 3H';
    const { state } = play(position({ hands }), 'AD 3D 5H 6H AC 7H 3C 8H AS 2S 3S 9H');
    // Whoever remembers all voids knows that queen and jack lie apart, so that the king takes both.
    const claimed = move(state, 0, CLAIM).state;
    expect(king.awaited(claimed)).toEqual([1, 2, 3]);
  });

  test('[K62] what has fallen in this hand counts as seen', () => {
    const state = position({ hands: 'AC QC / KC 2D / 2C 4D / 3C 6D' });
    expect(king.awaited(move(state, 0, CLAIM).state)).toEqual([1, 2, 3]);
    const { state: later } = play(state, 'AC KC 2C 3C');
    expect(watched(move(later, 0, CLAIM).state).sheet).toHaveLength(1);
  });

  test('[K62] how the others hold their cards makes no difference', () => {
    for (const hands of [
      'AS QS / KS JS / 4D 4C / 3D 5C',
      'AS QS / KS 4D / JS 4C / 3D 5C',
      'AS QS / 4D 4C / 3D 5C / KS JS',
    ]) {
      expect(king.awaited(move(position({ hands }), 0, CLAIM).state)).toEqual([1, 2, 3]);
    }
  });

  test('[K62] a trick that an early end would spare must be won too', () => {
    // The queen of spades would end the hand; the two of clubs could never be led.
    const state = position({ kind: 'noQueens', hands: 'QS 2C / JS 3C / TS 4C / 9S 5C' });
    expect(king.awaited(move(state, 0, CLAIM).state)).toEqual([1, 2, 3]);
  });
});

describe('asking', () => {
  test('[K63] the three others, in any order, in one turn', () => {
    const state = asked();
    expect(king.awaited(state)).toEqual([1, 2, 3]);
    for (const seat of [1, 2, 3] as const)
      expect(king.ask(state, seat)).toEqual({ ask: 'claim', kingOfHearts: 'strict' });
    expect(king.ask(state, 0)).toBeNull();
    const one = move(state, 2, { do: 'agree' });
    expect(king.awaited(one.state)).toEqual([1, 3]);
    expect(king.turn(one.state)).toBe(king.turn(state));
    expect(king.mayChange(one.state)).toEqual([]);
    expect(one.events).toEqual([]);
    expect(king.refuse(one.state, 2, { do: 'object' })).toBe('not-now');
    expect(king.refuse(one.state, 0, { do: 'agree' })).toBe('not-now');
    expect(king.refuse(one.state, 1, { do: 'play', card: 'KS' })).toBe('not-now');
  });

  test('[K63] his cards lie open to all meanwhile, and who has agreed', () => {
    const state = move(asked(), 3, { do: 'agree' }).state;
    for (const viewer of [0, 1, 2, 3, 'bob', 'watcher'] as const) {
      const { play: now } = king.view(state, viewer);
      expect(now).toMatchObject({ claim: { by: 0, cards: cards('AS 2C'), agreed: [3] } });
    }
  });

  test('[K63] the order of answers leaves no trace', () => {
    const one = move(move(asked(), 3, { do: 'agree' }).state, 1, { do: 'agree' }).state;
    const two = move(move(asked(), 1, { do: 'agree' }).state, 3, { do: 'agree' }).state;
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
  });

  test('[K64] the first refusal ends it, nothing is scored, and the cards are closed', () => {
    const claimed = asked();
    const { state, events } = move(move(claimed, 2, { do: 'agree' }).state, 1, { do: 'object' });
    expect(events).toEqual([{ e: 'claimEnded', seat: 0, how: 'refused', by: 1 }]);
    expect(watched(state).sheet).toEqual([]);
    expect(claimIn(state)).toBeNull();
    expect(king.awaited(state)).toEqual([0]);
    expect(king.turn(state)).toBe(king.turn(claimed) + 1);
    expect(king.refuse(state, 3, { do: 'agree' })).toBe('not-now');
  });

  test('[K64] he must lead before he claims again', () => {
    const refused = move(asked(), 1, { do: 'object' }).state;
    expect(king.refuse(refused, 0, CLAIM)).toBe('claimed-already');
    expect(king.ask(refused, 0)).toMatchObject({ ask: 'play', mayClaim: false });
    const { state } = play(refused, 'AS KS QS JS');
    expect(king.awaited(state)).toEqual([0]);
    expect(king.refuse(state, 0, CLAIM)).toBeNull();
  });

  test('[K64] another leader may claim at once', () => {
    const refused = move(asked('2S 2C / KS 3C / QS 4C / JS 5C'), 1, { do: 'object' }).state;
    const { state } = play(refused, '2S KS QS JS');
    expect(king.awaited(state)).toEqual([1]);
    expect(king.refuse(state, 1, CLAIM)).toBeNull();
  });

  test('[K65] when all agree it is granted', () => {
    const answers = [1, 3, 2] as const;
    let state = asked();
    let last = move(state, answers[0], { do: 'agree' });
    for (const seat of answers.slice(1)) {
      state = last.state;
      last = move(state, seat, { do: 'agree' });
    }
    expect(last.events.slice(0, 2)).toEqual([
      { e: 'claimEnded', seat: 0, how: 'agreed', by: null },
      { e: 'handOver', line: lastLine(last.state), dealer: 0, early: true },
    ]);
    expect(lastLine(last.state).scores).toEqual([-260, 0, 0, 0]);
    expect(king.turn(last.state)).toBe(king.turn(state) + 1);
  });
});

describe('the built-in player', () => {
  const answer = (hands: string, seat: 1 | 2 | 3) => {
    const state = asked(hands);
    const ask = king.ask(state, seat);
    if (ask === null) throw new Error('not asked');
    return king.player({ seat, view: king.view(state, seat), ask }, { below: () => 0, shuffle: items => [...items] });
  };

  test.each([
    [1, 'agree'],
    [2, 'agree'],
    [3, 'object'],
  ] as const)('[K66] seat %i says %s, as its own cards have it', (seat, word) => {
    expect(answer('AS 2C / KS 3D / QS 4D / JS 5C', seat)).toEqual({ do: word });
  });
});

test('a move other than these makes no sense while cards are played', () => {
  const state = position({ hands: UNSURE });
  for (const word of ['pass', 'agree', 'object', 'accept', 'auction'] as const) {
    expect(king.refuse(state, only(king.awaited(state)), { do: word })).toBe('not-now');
  }
});
