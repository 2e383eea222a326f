import { describe, expect, test } from 'vitest';
import { cards } from '../../../engine/cards.ts';
import { king } from '../../../engine/king/index.ts';
import type { DoneHand, KingState, Phase, PhaseOf } from '../../../engine/king/state.ts';
import { put, seatAfter } from '../../../engine/seats.ts';
import { byLot, game, options } from './build.ts';

/** The first position of a game in which a phase has this name, and which fits. */
function find<Name extends Phase['name']>(
  name: Name,
  fits: (phase: PhaseOf<Name>) => boolean = () => true,
): { readonly state: KingState; readonly phase: PhaseOf<Name> } {
  for (const seed of ['audited 0', 'audited 1', 'audited 2', 'audited 3', 'audited 4']) {
    for (const { state } of game(seed, options(), byLot(seed))) {
      const { phase } = state;
      if (isNamed(phase, name) && fits(phase)) return { state, phase };
    }
  }
  throw new Error(`no phase ${name} that fits`);
}
const isNamed = <Name extends Phase['name']>(phase: Phase, name: Name): phase is PhaseOf<Name> => phase.name === name;

const during = find('play', ({ play }) => play.tricks.length === 4 && play.trick.length === 2);
const atLead = find('play', ({ play }) => play.tricks.length === 4 && play.trick.length === 0);
const inClaim = find('claim');
const inTalk = find('talk', ({ talk }) => talk.now.stage === 'bidding' && talk.standing !== null);
const afterAll = find('over');

const withPlay = (change: Partial<PhaseOf<'play'>['play']>, from = during): KingState => ({
  ...from.state,
  phase: { ...from.phase, play: { ...from.phase.play, ...change } },
});
const withHand = (change: Partial<PhaseOf<'play'>['hand']>): KingState => ({
  ...during.state,
  phase: { ...during.phase, hand: { ...during.phase.hand, ...change } },
});
const withTalk = (change: Partial<PhaseOf<'talk'>['talk']>): KingState => ({
  ...inTalk.state,
  phase: { ...inTalk.phase, talk: { ...inTalk.phase.talk, ...change } },
});
const withDone = (number: number, change: (done: DoneHand) => DoneHand): KingState => ({
  ...afterAll.state,
  done: afterAll.state.done.map((done, index) => (index === number ? change(done) : done)),
});
const rescored = (number: number, scores: readonly number[]) =>
  withDone(number, done => ({ ...done, line: { ...done.line, scores } }));

const { hand, play } = during.phase;
const [first = [], second = []] = hand.cards;
const { talk } = inTalk.phase;

const BROKEN: readonly (readonly [string, KingState])[] = [
  ['every card is in one place: 51', withHand({ cards: put(hand.cards, 0, first.slice(1)) })],
  ['every card is in one place: 53', withHand({ cards: put(hand.cards, 0, [...first, ...second.slice(0, 1)]) })],
  [
    'every card is in one place: 52',
    withHand({ cards: put(hand.cards, 0, [...second.slice(0, 1), ...first.slice(1)]) }),
  ],
  ['everybody plays what he was dealt', withHand({ cards: [second, first, ...hand.cards.slice(2)] })],
  ['this hand comes next', withHand({ number: hand.number + 1 })],
  ['this hand comes next', withHand({ kind: 'noLastTwo' })],
  [
    'the best card wins',
    withPlay({ tricks: play.tricks.map(trick => ({ ...trick, winner: seatAfter(trick.winner, 4) })) }),
  ],
  ['who won the trick leads', withPlay({ leader: seatAfter(play.leader, 4) })],
  ['a contract is for a positive hand', withPlay({ contract: { way: 'up', trump: 'S', by: 0, n: 0 } })],
  ['a trick is four cards', withPlay({ trick: cards('AS KS QS JS') })],
  [
    'a hand is over with its last trick',
    withPlay({ tricks: Array.from({ length: 13 }, () => play.tricks[0] ?? { leader: 0, cards: [], winner: 0 }) }),
  ],
  ['a refused claim is forgotten with the lead', withPlay({ claimRefused: true })],
  [
    'a claim comes before the lead, once',
    { ...inClaim.state, phase: { ...inClaim.phase, play: { ...inClaim.phase.play, claimRefused: true } } },
  ],
  [
    'a claim waits for somebody else',
    { ...inClaim.state, phase: { ...inClaim.phase, agreed: [inClaim.phase.play.leader] } },
  ],
  [
    'terms are for positive hands',
    { ...inTalk.state, phase: { ...inTalk.phase, hand: { ...inTalk.phase.hand, kind: 'noTricks' } } },
  ],
  [
    'the beneficiary decides, the others bid and answer',
    withTalk({ now: { stage: 'bidding', speaker: inTalk.phase.hand.dealer, passed: [] } }),
  ],
  ['the beneficiary never bids', withTalk({ standing: { bid: '1u', by: inTalk.phase.hand.dealer } })],
  ['the standing bid was made', withTalk({ calls: [] })],
  [
    'who passed is a bidder without the bid',
    withTalk({ now: { stage: 'bidding', speaker: 0, passed: [inTalk.phase.hand.dealer] } }),
  ],
  [
    'who speaks is in the auction',
    withTalk({ now: { stage: 'bidding', speaker: talk.standing?.by ?? 0, passed: [] } }),
  ],
  ['the holder is asked for more', withTalk({ standing: null, now: { stage: 'more', holder: 0 } })],
  [
    'the deal has passed',
    {
      ...inTalk.state,
      phase: { ...inTalk.phase, hand: { ...inTalk.phase.hand, dealer: seatAfter(inTalk.phase.hand.dealer, 4) } },
    },
  ],
  ['each hand adds up', rescored(0, [-260, -20, 0, 0])],
  ['negative hands add up to -1300', rescored(0, [-260, -20, 0, 0])],
  ['positive hands add up to 1300', rescored(9, [325, 25, 0, 0])],
  [
    'hands come in their order',
    withDone(0, done => ({ ...done, line: { kind: 'noHearts', scores: done.line.scores } })),
  ],
  ['the deal goes round', withDone(2, done => ({ ...done, dealer: seatAfter(done.dealer, 4) }))],
  ['the last hand was dealt from a whole pack', withDone(9, done => ({ ...done, deal: ['AS', 'KS', 'QS', 'JS'] }))],
  ['the game ends with its last hand', { ...afterAll.state, done: afterAll.state.done.slice(0, -1) }],
  ['the dealer is named before the first hand', { ...afterAll.state, phase: { name: 'nameDealer' } }],
];

describe('the audit', () => {
  test('finds nothing wrong with these positions', () => {
    for (const { state } of [during, atLead, inClaim, inTalk, afterAll]) expect(king.audit(state)).toEqual([]);
  });

  test.each(BROKEN)('says when it does not hold: %s', (fault, state) => {
    expect(king.audit(state)).toContain(fault);
  });
});
