import { describe, expect, test } from 'vitest';
import { king } from '../../../engine/king/index.ts';
import type { KingOptions, KingPhaseView, SheetLine } from '../../../engine/king/kinds.ts';
import { offersOf } from '../../../engine/king/offers.ts';
import type { KingState } from '../../../engine/king/state.ts';
import { type Seat, seatAfter, seatsOf } from '../../../engine/seats.ts';
import { beneficiary, lastLine, moves, only, play, watched } from './build.ts';
import file from './cases/king-auctions.json' with { type: 'json' };
import { moveOf, parseCall, say, seatOf, spelled, wordsOf } from './script.ts';

type Expectation = {
  readonly next?: string;
  readonly can?: string;
  readonly cannot?: string;
  readonly holder?: string;
  readonly contract?: string;
  readonly leads?: string;
};
type Case = {
  readonly name: string;
  readonly options: object;
  readonly script: string[];
  readonly expect: Expectation;
};
const CASES: readonly Case[] = file.cases;

const SEATS = seatsOf(4);

describe('[K30] to [K55], auctions by script', () => {
  test('none of them is missing', () => expect(CASES.length).toBe(62));

  test.each(CASES)('$name ($script)', ({ options, script, expect: wanted }) => {
    const house = king.parseOptions(options);
    if (house === null) throw new Error('garbled options');
    for (const dealer of SEATS) check(say(beneficiary(dealer, house), script, dealer), dealer, wanted);
  });

  function check(state: KingState, dealer: Seat, wanted: Expectation): void {
    const next = only(king.awaited(state));
    if (wanted.next !== undefined) expect(next).toBe(seatOf(wanted.next, dealer));
    if (wanted.can !== undefined) expect([...wordsOf(state, next)].sort()).toEqual([...spelled(wanted.can)].sort());
    for (const text of wanted.cannot?.split(' ') ?? []) expect(isPossible(state, next, dealer, text), text).toBe(false);
    if (wanted.holder !== undefined) expect(standing(state)?.by).toBe(seatOf(wanted.holder, dealer));
    if (wanted.contract !== undefined) expect(contractOf(state, dealer)).toBe(wanted.contract);
    if (wanted.leads !== undefined) expect(next).toBe(seatOf(wanted.leads, dealer));
  }

  function isPossible(state: KingState, next: Seat, dealer: Seat, text: string): boolean {
    const { seat, word } = text.includes(':') ? parseCall(text, dealer) : { seat: next, word: text };
    const made = moveOf(word);
    return made !== null && king.refuse(state, seat, made) === null;
  }

  const forfeitOrContract = (line: SheetLine): string => (line.kind === 'positive' ? String(line.contract) : 'none');

  /** `up S 2 4`: direction, trump, winner counted from the beneficiary, number. */
  function contractOf(state: KingState, dealer: Seat): string {
    const { sheet, play: now } = watched(state);
    if (sheet.length > 0) return forfeitOrContract(lastLine(state));
    if (now.phase !== 'play' || now.contract === null) throw new Error(`no contract in phase ${now.phase}`);
    const { way, trump, by, n } = now.contract;
    const steps = (by - dealer + 4) % 4;
    return `${way} ${trump} ${steps === 0 ? 'A' : steps} ${n}`;
  }
});

const phase = <Name extends KingPhaseView['phase']>(state: KingState, name: Name) => {
  const { play: now } = watched(state);
  if (!isIn(now, name)) throw new Error(`in phase ${now.phase}, not ${name}`);
  return now;
};
const isIn = <Name extends KingPhaseView['phase']>(
  now: KingPhaseView,
  name: Name,
): now is Extract<KingPhaseView, { readonly phase: Name }> => now.phase === name;

const auctionIn = (state: KingState) => {
  const { play: now } = watched(state);
  return 'auction' in now ? now.auction : null;
};
const standing = (state: KingState) => auctionIn(state)?.standing ?? null;

/** Seat 0 is the beneficiary here. */
const said = (script: string, options: Partial<KingOptions> = {}): KingState =>
  say(beneficiary(0, options), script === '' ? [] : script.split(' '), 0);
const can = (state: KingState): readonly string[] => [...wordsOf(state, only(king.awaited(state)))].sort();
const why = (state: KingState, word: string) => {
  const made = moveOf(word);
  return made === null ? null : king.refuse(state, only(king.awaited(state)), made);
};
const words = (text: string) => [...spelled(text)].sort();

describe('the first choice', () => {
  test('[K30] play up or down, open the auction, give the ultimatum; his cards are before him', () => {
    const state = said('');
    expect(king.awaited(state)).toEqual([0]);
    expect(king.view(state, 0).mine).toHaveLength(13);
    expect(king.ask(state, 0)).toEqual({ ask: 'choose', can: ['own', 'auction', 'ultimatum'] });
    expect(phase(said('A:down'), 'play').contract).toEqual({ way: 'down', trump: 'NT', by: 0, n: 0 });
    expect(phase(said('A:up=H'), 'play').contract).toEqual({ way: 'up', trump: 'H', by: 0, n: 0 });
  });

  test('[K30] down is never played with a trump: there is no such move', () => {
    expect(king.parseMove({ do: 'down', trump: 'S' })).toBeNull();
  });

  test('[K33] with forfeitAnytime a forfeit is a first choice, and open at the decision whatever was bid', () => {
    const house = { forfeitAnytime: 'on' } as const;
    expect(why(said(''), 'ff')).toBe('no-forfeit');
    expect(can(said('', house))).toEqual(words('own auction ult ff'));
    expect(why(said('A:auction 1:7u 2:p 3:p'), 'ff')).toBe('no-forfeit');
    expect(can(said('A:auction 1:7u 2:p 3:p', house))).toContain('ff');
    expect(can(said('A:auction 1:8u', house))).toContain('ff');
  });
});

describe('bidding', () => {
  test("[K34] the three others bid, from the beneficiary's left; he never does", () => {
    const state = said('A:auction');
    expect(phase(state, 'bidding')).toMatchObject({ speaker: 1, auction: { stillIn: [1, 2, 3], standing: null } });
    for (const script of ['A:auction', 'A:auction 1:p', 'A:auction 1:1u 2:2u', 'A:auction 1:p 2:p 3:1u']) {
      expect(wordsOf(said(script, { passIsFinal: 'off' }), 0)).toEqual([]);
    }
  });

  test('[K35] ten bids exist, and these are their steps', () => {
    expect(can(said('A:auction')).filter(word => /^\d[ud]$/.test(word))).toHaveLength(10);
    const raisesOver = (bid: string) => can(said(`A:auction 1:${bid}`)).filter(word => /^\d[ud]$/.test(word));
    const counts = ['1u', '2u', '3u', '1d', '4u', '5u', '6u', '2d', '7u'].map(bid => raisesOver(bid).length);
    expect(counts).toEqual([9, 8, 6, 6, 5, 4, 2, 2, 1]);
    for (const bid of ['3d', '0u', '9u', '1x', 'u1']) expect(moveOf(bid)).toBeNull();
  });

  test('[K36] a raise is worth more, and may jump', () => {
    const state = said('A:auction 1:3u');
    expect(['2u', '3u', '1d'].map(bid => why(state, bid))).toEqual(['bid-too-low', 'bid-too-low', 'bid-too-low']);
    expect(['4u', '2d', '8u'].map(bid => why(state, bid))).toEqual([null, null, null]);
    expect(why(said('A:auction 1:1d'), '3u')).toBe('bid-too-low');
  });

  test('[K37] who sits nearer to the left of the beneficiary may match, and holds the bid then', () => {
    const state = said('A:auction 1:1u 2:2u 3:1d 1:=');
    expect(standing(state)).toEqual({ bid: '1d', by: 1 });
    expect(king.ask(said('A:auction 1:1u 2:2u 3:1d'), 1)).toMatchObject({ ask: 'bid', match: true });
    expect(why(said('A:auction 1:1u'), '=')).toBe('no-preference');
    expect(why(said('A:auction'), '=')).toBe('no-preference');
    expect(why(said('A:auction 1:1u 2:2u 3:3u 1:p'), '=')).toBeNull();
  });

  test('[K37] one who never spoke before has preference too', () => {
    expect(why(said('A:auction 1:p 2:4u 3:p', { passIsFinal: 'off' }), '=')).toBeNull();
  });

  test('[K38] who was matched must raise to get the bid back', () => {
    const state = said('A:auction 1:1u 2:2u 3:p 1:=');
    expect(why(state, '=')).toBe('no-preference');
    expect(standing(say(state, ['2:3u'], 0))).toEqual({ bid: '3u', by: 2 });
  });

  test('[K39] they speak clockwise, and only in their turn', () => {
    const state = said('A:auction 1:1u');
    expect(king.awaited(state)).toEqual([2]);
    for (const seat of [0, 1, 3] as const) expect(king.refuse(state, seat, { do: 'pass' })).toBe('not-now');
    // P3 raises P2's bid before P1, who is preferred to both, is asked.
    expect(king.awaited(said('A:auction 1:1u 2:2u'))).toEqual([3]);
  });

  test('[K40] nobody raises his own bid', () => {
    const state = said('A:auction 1:p 2:1u 3:p');
    expect(phase(state, 'decide').auction.standing).toEqual({ bid: '1u', by: 2 });
    const off = said('A:auction 1:p 2:1u 3:p 1:p', { passIsFinal: 'off' });
    expect(phase(off, 'decide').auction.standing).toEqual({ bid: '1u', by: 2 });
  });

  test('[K41] who passes is out, even before the first bid', () => {
    const state = said('A:auction 1:p 2:2u 3:3u');
    expect(king.awaited(state)).toEqual([2]);
    expect(auctionIn(state)?.stillIn).toEqual([2, 3]);
    expect(auctionIn(say(state, ['2:p'], 0))?.stillIn).toEqual([]);
  });

  test('[K42] passes that are not final are wiped out by a raise', () => {
    const state = said('A:auction 1:p 2:2u 3:3u', { passIsFinal: 'off' });
    expect(king.awaited(state)).toEqual([1]);
    expect(auctionIn(state)?.stillIn).toEqual([1, 2, 3]);
  });

  test('[K42] and by a match', () => {
    const state = said('A:auction 1:2u 2:p 3:3u 1:p 2:=', { passIsFinal: 'off' });
    expect(king.awaited(state)).toEqual([3]);
    expect(king.awaited(say(state, ['3:p'], 0))).toEqual([1]);
  });

  test('[K43] it is over when only the holder is left to speak', () => {
    expect(phase(said('A:auction 1:p 2:p 3:1u'), 'decide').auction.stillIn).toEqual([]);
    expect(phase(said('A:auction 1:1u 2:p 3:p', { passIsFinal: 'off' }), 'decide')).toBeDefined();
    expect(phase(said('A:auction 1:1u 2:p', { passIsFinal: 'off' }), 'bidding').speaker).toBe(3);
  });

  test.each(['on', 'off'] as const)('[K43] or when all have passed (passIsFinal %s)', passIsFinal => {
    expect(phase(said('A:auction 1:p 2:p', { passIsFinal }), 'bidding').speaker).toBe(3);
    expect(phase(said('A:auction 1:p 2:p 3:p', { passIsFinal }), 'decide').auction.standing).toBeNull();
  });

  test.each(['on', 'off'] as const)('[K44] over 8 up only a match is left (passIsFinal %s)', passIsFinal => {
    const state = said('A:auction 1:1u 2:8u', { passIsFinal });
    expect(king.awaited(state)).toEqual([1]);
    expect(can(state)).toEqual(['=', 'p']);
    expect(why(state, '8u')).toBe('bid-too-low');
    expect(auctionIn(state)?.stillIn).toEqual([1, 2]);
    expect(phase(said('A:auction 1:8u', { passIsFinal }), 'decide').auction.standing).toEqual({ bid: '8u', by: 1 });
  });
});

describe('the decision', () => {
  test('[K45] accept, ask for more, ultimatum, decline', () => {
    const state = said('A:auction 1:4u 2:p 3:p');
    expect(king.ask(state, 0)).toEqual({ ask: 'decide', can: ['accept', 'askMore', 'ultimatum', 'decline'] });
  });

  test('[K45] without a bid there is nothing to accept and nobody to ask', () => {
    const state = said('A:auction 1:p 2:p 3:p');
    expect(why(state, 'acc')).toBe('nothing-to-accept');
    expect(why(state, 'ask')).toBe('cannot-ask-more');
    expect(can(state)).toEqual(['dec', 'ff', 'ult']);
  });

  test('[K46] accepted up, the holder names trump or none; accepted down, there is nothing to name', () => {
    const up = said('A:auction 1:p 2:4u 3:p A:acc');
    expect(king.awaited(up)).toEqual([2]);
    expect(can(up)).toEqual(words('t=S t=H t=D t=C t=NT'));
    expect(phase(say(up, ['2:t=NT'], 0), 'play').contract).toEqual({ way: 'up', trump: 'NT', by: 2, n: 4 });
    expect(phase(say(up, ['2:t=D'], 0), 'play').contract).toEqual({ way: 'up', trump: 'D', by: 2, n: 4 });
    const down = said('A:auction 1:p 2:2d 3:p A:acc');
    expect(phase(down, 'play').contract).toEqual({ way: 'down', trump: 'NT', by: 2, n: 2 });
  });

  test('[K47] asked for more, the holder raises or refuses, and the beneficiary decides again', () => {
    const asked = said('A:auction 1:p 2:3u 3:p A:ask');
    expect(phase(asked, 'more').holder).toBe(2);
    expect(king.ask(asked, 2)).toEqual({ ask: 'more', raises: ['4u', '5u', '6u', '2d', '7u', '8u'] });
    expect(why(asked, '1d')).toBe('bid-too-low');
    expect(standing(say(asked, ['2:5u'], 0))).toEqual({ bid: '5u', by: 2 });
    expect(standing(say(asked, ['2:no'], 0))).toEqual({ bid: '3u', by: 2 });
    expect(king.awaited(say(asked, ['2:5u'], 0))).toEqual([0]);
  });

  test('[K47] once a hand, and not over 8 up', () => {
    expect(why(said('A:auction 1:3u 2:p 3:p A:ask 1:no'), 'ask')).toBe('cannot-ask-more');
    expect(why(said('A:auction 1:3u 2:p 3:p A:ask 1:5u'), 'ask')).toBe('cannot-ask-more');
    expect(why(said('A:auction 1:8u'), 'ask')).toBe('cannot-ask-more');
  });

  test('[K47] the bid on request is matched by nobody', () => {
    const state = said('A:auction 1:p 2:p 3:4u 1:p 2:p A:ask 3:5u', { passIsFinal: 'off' });
    for (const seat of [1, 2, 3] as const) expect(wordsOf(state, seat)).toEqual([]);
  });

  test('[K48] after declining he plays himself, and nothing else', () => {
    const state = said('A:auction 1:4u 2:p 3:p A:dec', { forfeitAnytime: 'on' });
    expect(phase(state, 'choose')).toMatchObject({ declined: true, auction: { standing: null } });
    expect(can(state)).toEqual(words('own'));
    expect(['ult', 'ff', 'auction'].map(word => why(state, word))).toEqual(['no-ultimatum', 'no-forfeit', 'not-now']);
    const ended = playOut(say(state, ['A:down'], 0));
    expect(lastLine(ended).scores).toEqual(tricksOf(ended).map(tricks => 325 - 75 * tricks));
  });

  test('[K49] where 8 up binds, accepting is all he can do', () => {
    const house = { eightUpBinds: 'on', forfeitAnytime: 'on' } as const;
    for (const script of ['A:auction 1:8u', 'A:auction 1:1u 2:8u 1:=', 'A:auction 1:3u 2:p 3:p A:ask 1:8u']) {
      const state = said(script, house);
      expect(can(state)).toEqual(['acc']);
      expect(['dec', 'ask', 'ult', 'ff'].map(word => why(state, word))).toEqual(Array(4).fill('must-accept'));
      expect(can(said(script, { forfeitAnytime: 'on' }))).toEqual(['acc', 'dec', 'ff']);
    }
    expect(can(said('A:auction 1:7u 2:p 3:p', house))).toEqual(['acc', 'ask', 'dec', 'ff', 'ult']);
  });

  test.each([
    ['nothing', 'A:auction 1:p 2:p 3:p'],
    ['3 up', 'A:auction 1:3u 2:p 3:p'],
    ['1 down', 'A:auction 1:1d 2:p 3:p'],
  ])('[K50] %s was bid: he may forfeit, for 100 and 75', (_, script) => {
    const before = said(script);
    const { state, events } = moves(before, [{ do: 'forfeit' }]);
    expect(lastLine(state)).toEqual({ kind: 'positive', contract: 'forfeit', scores: [100, 75, 75, 75] });
    expect(events[0]).toEqual({ e: 'handOver', line: lastLine(state), dealer: 0, early: false });
    expect(watched(state)).toMatchObject({ dealer: 1, tricks: [0, 0, 0, 0], before: { last: null } });
  });

  test('[K50] 4 up is not foiled, and neither is a bid raised on request', () => {
    expect(why(said('A:auction 1:4u 2:p 3:p'), 'ff')).toBe('no-forfeit');
    expect(why(said('A:auction 1:3u 2:p 3:p A:ask 1:4u'), 'ff')).toBe('no-forfeit');
    expect(why(said('A:auction 1:3u 2:p 3:p A:ask 1:no'), 'ff')).toBeNull();
  });

  test('[K51] no forfeit during the bidding, nor after an ultimatum', () => {
    const house = { forfeitAnytime: 'on' } as const;
    for (const script of ['A:auction', 'A:auction 1:1u', 'A:auction 1:1u 2:p 3:p A:ask', 'A:ult', 'A:ult 1:no 2:no']) {
      expect(king.refuse(said(script, house), 0, { do: 'forfeit' })).toBe('not-now');
    }
    expect(king.refuse(said('A:ult 1:no 2:no 3:no', house), 0, { do: 'forfeit' })).toBe('not-now');
  });
});

describe('the ultimatum', () => {
  test('[K52] the three are asked in turn, those who passed too', () => {
    const state = said('A:auction 1:p 2:2u 3:p A:ult');
    expect(king.awaited(state)).toEqual([1]);
    expect(king.ask(state, 1)).toEqual({ ask: 'ultimatum' });
    expect(can(state)).toEqual(['8!', 'no']);
    expect(king.awaited(say(state, ['1:no'], 0))).toEqual([2]);
    expect(king.awaited(say(state, ['1:no', '2:no'], 0))).toEqual([3]);
    expect(why(said('A:auction 1:8u'), 'ult')).toBe('no-ultimatum');
  });

  test('[K53] the standing bid is gone', () => {
    const state = said('A:auction 1:p 2:7u 3:p A:ult');
    expect(standing(state)).toBeNull();
    expect(phase(say(state, ['1:no', '2:no', '3:no'], 0), 'play').contract).toMatchObject({ by: 0, n: 0 });
  });

  test('[K54] the first to say 8 up names trump and plays up for 8', () => {
    const state = said('A:ult 1:no 2:8!');
    expect(phase(state, 'nameTrump').holder).toBe(2);
    expect(phase(say(state, ['2:t=H'], 0), 'play').contract).toEqual({ way: 'up', trump: 'H', by: 2, n: 8 });
    expect(wordsOf(state, 0)).toEqual([]);
  });

  test('[K55] all refuse: he goes down, and nothing is paid', () => {
    const state = said('A:ult 1:no 2:no 3:no');
    expect(phase(state, 'play').contract).toEqual({ way: 'down', trump: 'NT', by: 0, n: 0 });
    const ended = playOut(state);
    expect(lastLine(ended).scores).toEqual(tricksOf(ended).map(tricks => 325 - 75 * tricks));
  });
});

describe('what is said', () => {
  test('[K71] every call is told, and listed', () => {
    const script = 'A:auction 1:2u 2:3u 3:p 1:= 2:p A:ask 1:no A:ult 1:no 2:8!'.split(' ');
    const state = say(beneficiary(0), script, 0);
    const calls = auctionIn(state)?.calls.map(({ seat, call }) => `${seat}:${call}`);
    expect(calls).toEqual('1:2u 2:3u 3:pass 1:match 2:pass 0:askMore 1:refuse 0:ultimatum 1:refuse 2:take'.split(' '));
    const { events } = moves(state, [{ do: 'nameTrump', trump: 'S' }]);
    expect(events).toEqual([{ e: 'contract', contract: { way: 'up', trump: 'S', by: 2, n: 8 } }]);
    expect(moves(said('A:auction'), [{ do: 'pass' }]).events).toEqual([{ e: 'call', seat: 1, call: 'pass' }]);
  });

  test('whatever is said, the offers are what is not refused', () => {
    for (const script of ['', 'A:auction', 'A:auction 1:2u', 'A:auction 1:2u 2:3u 3:4u', 'A:ult', 'A:auction 1:8u']) {
      const state = said(script);
      const next = only(king.awaited(state));
      const ask = king.ask(state, next);
      if (ask === null) throw new Error('nothing is asked');
      expect(offersOf(ask)).toHaveLength(wordsOf(state, next).length);
    }
  });
});

/** Everybody has one suit: whoever leads wins all tricks unless he is trumped. */
function playOut(state: KingState): KingState {
  if (watched(state).sheet.length > 0) return state;
  const ask = king.ask(state, only(king.awaited(state)));
  if (ask?.ask !== 'play') throw new Error('no card to play');
  return playOut(play(state, ask.cards[0] ?? '').state);
}

const tricksOf = (state: KingState): readonly number[] =>
  seatsOf(4).map(seat => (seat === state.done.at(-1)?.dealer ? 13 : 0));

test('[K1] the bidders of each beneficiary sit clockwise', () => {
  for (const dealer of SEATS) {
    const state = say(beneficiary(dealer), ['A:auction', '1:p', '2:p'], dealer);
    expect(king.awaited(state)).toEqual([seatAfter(dealer, 4, 3)]);
  }
});
