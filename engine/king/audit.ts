import { type Card, DECK } from '../cards.ts';
import { broken } from '../checks.ts';
import { perState } from '../once.ts';
import { at, type Seat, seatAfter, seatsOf } from '../seats.ts';
import { winningPlace } from '../tricks.ts';
import { speakerOf } from './auction.ts';
import type { KingOptions, SheetLine, Trick } from './kinds.ts';
import { trumpOf } from './play.ts';
import { TOTALS, TRICKS } from './scoring.ts';
import { scheduleOf } from './setup.ts';
import { type DoneHand, type Hand, type KingState, type PhaseOf, PLAYERS, type Play } from './state.ts';
import { firstLeader, settingOf } from './talk.ts';

/** The invariants that do not hold, in words. */
export function audit(state: KingState): readonly string[] {
  return [...auditSheet(state.options)(state.done), ...auditPhase(state)];
}

function auditPhase(state: KingState): readonly string[] {
  const { phase } = state;
  switch (phase.name) {
    case 'nameDealer':
      return broken([[state.done.length === 0, 'the dealer is named before the first hand']]);
    case 'talk':
      return [...auditHand(state, phase.hand, null), ...auditTalk(state, phase)];
    case 'play':
      return [...auditHand(state, phase.hand, phase.play), ...auditPlay(state, phase.hand, phase.play)];
    case 'claim':
      return [
        ...auditHand(state, phase.hand, phase.play),
        ...auditPlay(state, phase.hand, phase.play),
        ...auditClaim(phase),
      ];
    case 'over':
      return broken([[state.done.length === scheduleOf(state.options).length, 'the game ends with its last hand']]);
  }
}

/** Hand by hand, and column by column once a column is complete (K67). It holds until the next hand is over. */
const auditSheet = perState((options: KingOptions) =>
  perState((done: readonly DoneHand[]): readonly string[] => {
    const schedule = scheduleOf(options);
    const lines = done.map(({ line }) => line);
    const negative = lines.filter(({ kind }) => kind !== 'positive');
    const positive = lines.filter(({ kind }) => kind === 'positive');
    const first = done[0]?.dealer ?? 0;
    return broken([
      [lines.every(({ kind }, number) => kind === schedule[number]), 'hands come in their order'],
      [done.every(({ dealer }, number) => dealer === seatAfter(first, PLAYERS, number)), 'the deal goes round'],
      [lines.every(({ kind, scores }) => sum(scores) === TOTALS[kind]), 'each hand adds up'],
      [positive.length === 0 || sumOfLines(negative) === -1300, 'negative hands add up to -1300'],
      [lines.length < schedule.length || sumOfLines(positive) === 1300, 'positive hands add up to 1300'],
      [done.slice(-1).every(({ deal }) => isDealt(DECK, deal.join(''))), 'the last hand was dealt from a whole pack'],
    ]);
  }),
);

/** Every card is in one place, and where it came from. */
function auditHand({ options, done }: KingState, hand: Hand, play: Play | null): readonly string[] {
  const { number, kind, dealer, deal } = hand;
  const before = done.at(-1);
  const owned = seats.map(seat => [...at(hand.cards, seat), ...playedBy(seat, play)]);
  const everywhere = owned.flat();
  return broken([
    [number === done.length && kind === scheduleOf(options)[number], 'this hand comes next'],
    [before === undefined || dealer === seatAfter(before.dealer, PLAYERS), 'the deal has passed'],
    [isPack(everywhere), `every card is in one place: ${everywhere.length}`],
    [seats.every(seat => isDealt(at(owned, seat), at(deal, seat))), 'everybody plays what he was dealt'],
  ]);
}

function auditPlay({ options }: KingState, { kind, dealer }: Hand, play: Play): readonly string[] {
  const { contract, leader, trick, tricks, claimRefused } = play;
  const opener = contract === null ? dealer : firstLeader(options, dealer, contract);
  const leaders = [opener, ...tricks.map(({ winner }) => winner)];
  const winnerOf = (done: Trick) => seatAfter(done.leader, PLAYERS, winningPlace(done.cards, trumpOf(contract)));
  return broken([
    [(kind === 'positive') === (contract !== null), 'a contract is for a positive hand'],
    [trick.length < PLAYERS && tricks.every(({ cards: four }) => four.length === PLAYERS), 'a trick is four cards'],
    [[...tricks, { leader }].every((one, number) => one.leader === leaders[number]), 'who won the trick leads'],
    [tricks.every(done => done.winner === winnerOf(done)), 'the best card wins'],
    [tricks.length < TRICKS, 'a hand is over with its last trick'],
    [!claimRefused || trick.length === 0, 'a refused claim is forgotten with the lead'],
  ]);
}

function auditClaim({ play, agreed }: PhaseOf<'claim'>): readonly string[] {
  return broken([
    [play.trick.length === 0 && !play.claimRefused, 'a claim comes before the lead, once'],
    [!agreed.includes(play.leader) && agreed.length < PLAYERS - 1, 'a claim waits for somebody else'],
  ]);
}

function auditTalk(state: KingState, phase: PhaseOf<'talk'>): readonly string[] {
  const { dealer, kind } = phase.hand;
  const { standing, now, calls } = phase.talk;
  const speaker = speakerOf(settingOf(state, phase));
  const toDecide = now.stage === 'choose' || now.stage === 'decide';
  const passed = now.stage === 'bidding' ? now.passed : [];
  return broken([
    [kind === 'positive', 'terms are for positive hands'],
    [toDecide === (speaker === dealer), 'the beneficiary decides, the others bid and answer'],
    [standing === null || standing.by !== dealer, 'the beneficiary never bids'],
    [standing === null || calls.some(({ call }) => call === standing.bid), 'the standing bid was made'],
    [
      ![dealer, standing?.by].some(seat => seat !== undefined && passed.includes(seat)),
      'who passed is a bidder without the bid',
    ],
    [
      now.stage !== 'bidding' || (speaker !== standing?.by && !passed.includes(speaker)),
      'who speaks is in the auction',
    ],
    [now.stage !== 'more' || standing?.by === speaker, 'the holder is asked for more'],
  ]);
}

const seats = seatsOf(PLAYERS);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const sumOfLines = (lines: readonly SheetLine[]): number => sum(lines.map(({ scores }) => sum(scores)));

const isPack = (all: readonly Card[]): boolean => all.length === DECK.length && new Set(all).size === DECK.length;

/** Whether these cards, each of which is there once, make up a deal as text. Ranks and suits share no letter. */
const isDealt = (all: readonly Card[], deal: string): boolean =>
  deal.length === 2 * all.length && all.every(card => deal.includes(card));

/** What a seat has played in this hand, in finished tricks and the unfinished one. */
function playedBy(seat: Seat, play: Play | null): readonly Card[] {
  if (play === null) return [];
  const { leader, trick, tricks } = play;
  return [...at(finished(tricks), seat), ...cardOf(seat, { leader, cards: trick })];
}

/** What each has played in finished tricks: the same until the next one is finished. */
const finished = perState((tricks: readonly Trick[]) =>
  seats.map(seat => tricks.flatMap(trick => cardOf(seat, trick))),
);

function cardOf(seat: Seat, { leader, cards }: Pick<Trick, 'leader' | 'cards'>): readonly Card[] {
  const place = (seat - leader + PLAYERS) % PLAYERS;
  return cards.slice(place, place + 1);
}
