import { describe, expect, test } from 'vitest';
import { cards } from '../../../engine/cards.ts';
import { king } from '../../../engine/king/index.ts';
import type { KingState } from '../../../engine/king/state.ts';
import { at, seatsOf } from '../../../engine/seats.ts';
import {
  beneficiary,
  byLot,
  game,
  move,
  moves,
  options,
  play,
  position,
  someOptions,
  start,
  watched,
} from './build.ts';

const SEATS = seatsOf(4);
const HANDS = 'AS 2C / KS 3C / QS 4C / JS 5C';

/** Every card that occurs anywhere in a value. */
const cardsIn = (value: unknown): readonly string[] => JSON.stringify(value).match(/\b[AKQJT2-9][SHDC]\b/g) ?? [];

describe('own cards', () => {
  test("[K70] each player sees his own, sorted, and nobody else's", () => {
    const state = position({ hands: HANDS });
    expect(SEATS.map(seat => king.view(state, seat).mine.join(' '))).toEqual(HANDS.split(' / '));
  });

  test('[K70] in no view of a whole game is a card that somebody else still holds', () => {
    for (const { state } of game('hidden', someOptions('hidden'), byLot('hidden'))) {
      const { phase } = state;
      if (phase.name !== 'play' && phase.name !== 'talk') continue;
      for (const seat of SEATS) {
        const { draw: _draw, before: _before, sheet: _sheet, ...view } = king.view(state, seat);
        const others = SEATS.filter(other => other !== seat).flatMap(other => at(phase.hand.cards, other));
        expect(cardsIn(view).filter(card => others.some(other => other === card))).toEqual([]);
      }
    }
  });

  test('[K70] the deal is told without cards', () => {
    const deal = start().events.find(({ e }) => e === 'deal');
    if (deal === undefined) throw new Error('no deal');
    for (const viewer of [...SEATS, 'bob', 'watcher'] as const) {
      expect(king.tell(deal, viewer)).toEqual({ e: 'deal', hand: 0, dealer: watched(start().state).dealer });
    }
  });
});

describe('what is open', () => {
  test('[K71] the trick, the last one, what was taken, how many cards each holds', () => {
    const { state } = play(position({ hands: HANDS }), 'AS KS QS JS 2C 3C');
    expect(watched(state)).toMatchObject({
      hand: 0,
      hands: 10,
      kind: 'noTricks',
      dealer: 0,
      left: [0, 0, 1, 1],
      last: { leader: 0, cards: cards('AS KS QS JS'), winner: 0 },
      tricks: [12, 0, 0, 0],
      taken: [[], [], [], []],
      play: { phase: 'play', contract: null, leader: 0, trick: cards('2C 3C'), winning: 1, claim: null },
    });
  });

  test('[K71] the last finished trick is that of this hand', () => {
    const { state } = play(position({ hands: 'AS / KS / QS / JS' }), 'AS KS QS JS');
    expect(watched(state)).toMatchObject({ hand: 1, last: null, before: { last: { cards: cards('AS KS QS JS') } } });
  });

  test('[K71] contract and scores', () => {
    const { state } = moves(beneficiary(2), [{ do: 'up', trump: 'D' }]);
    expect(watched(state).play).toMatchObject({ contract: { way: 'up', trump: 'D', by: 2, n: 0 } });
    const done = play(position({ hands: 'AS / KS / QS / JS' }), 'AS KS QS JS').state;
    expect(watched(done).sheet).toEqual([{ kind: 'noTricks', scores: [-260, 0, 0, 0] }]);
  });

  test('[K71] all that happens is told to everybody alike', () => {
    for (const { events } of game('news', options(), byLot('news'))) {
      for (const event of events) {
        if (event.e === 'deal') continue;
        for (const viewer of [...SEATS, 'bob', 'watcher'] as const) expect(king.tell(event, viewer)).toEqual(event);
      }
    }
  });
});

describe('the hand before', () => {
  test('[K72] none before the second hand; then the whole deal and the last trick of the one before', () => {
    const seen: { readonly dealt: readonly string[]; readonly before: readonly string[] | null }[] = [];
    for (const { state } of game('before', options(), byLot('before'))) {
      if ('hand' in state.phase) {
        seen[state.phase.hand.number] = { dealt: state.phase.hand.deal, before: watched(state).before?.deal ?? null };
      }
    }
    expect(seen).toHaveLength(10);
    expect(seen.map(({ before }) => before)).toEqual([null, ...seen.slice(0, -1).map(({ dealt }) => dealt)]);
  });

  test('[K72] a forfeited deal may be looked at too', () => {
    const state = beneficiary(0, { forfeitAnytime: 'on' });
    const dealt = SEATS.map(seat => king.view(state, seat).mine.join(''));
    const { state: next } = moves(state, [{ do: 'forfeit' }]);
    expect(watched(next).before).toEqual({ deal: dealt, last: null });
  });

  test('[K72] and the last hand once the game is over', () => {
    const positions = [...game('the end', options({ length: 'quick' }), byLot('the end'))];
    const over = positions.at(-1)?.state;
    const last = positions.filter(({ state }) => 'hand' in state.phase).at(-1)?.state;
    if (over === undefined || last === undefined || !('hand' in last.phase)) throw new Error('no game');
    expect(watched(over)).toMatchObject({ play: { phase: 'over' }, left: [0, 0, 0, 0] });
    expect(watched(over).before?.deal).toEqual(last.phase.hand.deal);
  });
});

describe('watchers', () => {
  test('[K73] see no hand; neither does Bob, who sees what they see', () => {
    for (const { state } of game('watched', someOptions('watched'), byLot('watched'))) {
      expect(watched(state).mine).toEqual([]);
      expect(king.view(state, 'bob')).toEqual(watched(state));
    }
  });

  test('[K73] see exactly what all four players see, but for their own cards', () => {
    for (const { state } of game('least', someOptions('least'), byLot('least'))) {
      for (const seat of SEATS) expect({ ...king.view(state, seat), mine: [] }).toEqual(watched(state));
    }
  });

  test("[K73] see a claimer's cards while he is answered, as everybody does", () => {
    const state: KingState = move(position({ hands: HANDS }), 0, { do: 'claim' }).state;
    expect(cardsIn(watched(state).play)).toEqual(['AS', '2C']);
    expect(cardsIn(watched(move(state, 1, { do: 'object' }).state).play)).toEqual([]);
  });
});
