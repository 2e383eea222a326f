import type { DiceRefusal } from '../../engine/kings-dice/kinds.ts';
import { capital, count, does, iso, list, They, TheyAll, they, type Who } from './grammar.en.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const few = (n: number): string => NUMBERS[n] ?? `${n}`;
const dice = (n: number): string => count(n, 'die', 'dice');
const theirs = (who: Who): string => (who.you ? 'your' : `${iso(who)}’s`);

const REASONS: Readonly<Record<DiceRefusal, string>> = {
  'not-now': 'The cups are up already: that was for the turn before.',
  'wrong-count': 'Lay five dice, or all of them if you have fewer.',
  'not-your-dice': 'None of your dice shows that number.',
  'already-played': 'You have played every die with that number in this round.',
  'may-not-sit-out': 'You have as many dice to play as there are turns left.',
};

/** King's Dice in English. Other languages have the same shape. */
export const diceText = {
  book: {
    title: 'The rules of King’s Dice',
    asPlayed: 'As they are played at this table.',
    rules: async () => (await import('./dice-rules.en.ts')).rules,
    rule: (id: string): string => `Rule ${id}`,
    all: 'Read all the rules of King’s Dice',
    back: 'Back to my dice',
  },
  dice,
  die: (n: number): string => `die ${n}`,
  /** The reason behind a code of the game; null for any other code. */
  reason: (code: string): string | null => {
    const known: Readonly<Record<string, string>> = REASONS;
    return known[code] ?? null;
  },
  name: They,
  notThat: 'Not that, now',
  notDone: 'That was not sealed',

  bar: {
    title: (round: number, limit: string): string =>
      limit === 'none' ? `Round ${round}` : `Round ${round} of ${limit}`,
    gone: (n: number): string => (n === 0 ? 'No dice out yet' : `${dice(n)} out`),
    history: 'The rounds so far',
    rules: 'Rules of King’s Dice',
  },

  folk: {
    label: 'Players',
    sealed: 'sealed',
    placing: 'placing…',
    picking: 'picking…',
    done: 'has played',
    away: 'away',
    out: (round: number): string => `out in round ${round}`,
    dice,
    aside: (n: number): string => `${n} of them won in this round`,
  },

  cloth: {
    places: 'Your five places',
    turns: 'Your five turns',
    tray: 'Your dice',
    here: 'here',
    empty: (place: number): string => `Place ${place}: empty, put a die here`,
    emptyIdle: (place: number): string => `Place ${place}: empty`,
    full: (place: number, die: number): string => `Place ${place}: die ${die}, take back`,
    swap: (place: number, die: number): string => `Place ${place}: die ${die}, put the other one here instead`,
    turnNow: (turn: number): string => `Turn ${turn}, now: no die yet`,
    turnFull: (turn: number, die: number): string => `Turn ${turn}, now: die ${die}, take back`,
    turnOut: (turn: number): string => `Turn ${turn}, now: you sit out, take back`,
    turnLater: (turn: number): string => `Turn ${turn}, still to come`,
    turnWas: (turn: number, what: string): string => `Turn ${turn}: ${what}`,
    sitOut: 'Sit out',
    satOut: 'sat out',
    out: 'out',
    stack: (die: number, n: number): string => (n === 1 ? `Die ${die}` : `Die ${die}, ${n} of them`),
    keys: 'Keys: a number lifts that die, then 1 to 5 puts it into a place.',
    cups: 'All dice are under the cups.',
    /** What lies where, for those who do not see it. */
    lies: (order: readonly (number | null)[]): string =>
      `${list(order.flatMap((die, index) => (die === null ? [] : [`${die} in place ${index + 1}`])))}.`,
    toPlay: (toPlay: number, turns: number): string =>
      `${capital(few(toPlay))} to play in ${few(turns)} ${turns === 1 ? 'turn' : 'turns'}.`,
    held: (n: number, lay: number): string => {
      if (n > 5) return `${n} rolled, five to lay: ${n - 5 === 1 ? 'one stays' : `${few(n - 5)} stay`} safe at home.`;
      if (n < 5)
        return `${capital(dice(n))} to lay: ${few(5 - lay)} ${5 - lay === 1 ? 'place stays' : 'places stay'} empty.`;
      return 'Five dice, five places.';
    },
  },

  acts: {
    clear: 'Clear',
    undo: 'As sealed',
    seal: 'Seal',
    sealAnew: 'Seal anew',
    sealed: 'Sealed',
    sealing: 'Sealing…',
    again: 'See it again',
    next: (round: number): string => `Round ${round}`,
    nextTurn: 'Next turn',
    end: 'How it ended',
  },

  prompt: {
    place: (left: number): string => `Lay ${few(left)} ${left === 1 ? 'die' : 'dice'}`,
    more: (left: number): string => `Lay ${few(left)} more`,
    how: 'Tap a die, then a place.',
    lifted: (die: number): string => `The ${die} is in your hand. Tap a place.`,
    ready: 'Seal your order',
    readyText: 'Until the last one seals you may still change it.',
    noDie: 'Take a die first',
    noDieText: 'Tap one of your dice, then the place for it.',
    notYet: (left: number): string => `Not yet: ${few(left)} more to lay`,
    notYetText: (n: number): string =>
      n < 5
        ? 'All your dice take part; only which places stay empty is your choice.'
        : 'All five places have to be filled.',

    turn: (turn: number): string => `Turn ${turn} of 5: pick a die`,
    turnText: 'Face down. All are lifted together.',
    maySit: (toPlay: number, turns: number): string => `Or sit out: ${dice(toPlay)} to play in ${few(turns)} turns.`,
    mustPlay: (turns: number): string =>
      turns === 1
        ? 'The last turn, and a die to play: no sitting out.'
        : `${capital(few(turns))} turns, ${few(turns)} dice to play: no sitting out.`,
    picked: (die: number): string => `The ${die}, face down`,
    sitting: 'Sit this turn out',
    pickText: 'Seal it. Until the last one seals you may still change it.',
    notPicked: 'Pick a die first',
    notPickedText: 'Tap one of your dice.',

    sealed: 'Sealed; you may still change it',
    nothingNew: 'Change something, then you can seal anew.',
    changed: 'Changed, but not sealed',
    changedText: 'What you sealed before counts until you seal this.',
    waiting: (names: readonly Who[]): string => `Waiting for ${list(names.map(they))}.`,
    /** The same as a title. */
    waitingTitle: (names: readonly Who[]): string => `Waiting for ${list(names.map(they))}`,
    out: 'You are out',
    played: 'You have played your dice',
    watching: 'The cups are down',
  },

  reveal: {
    caption: (round: number, lords: boolean): string =>
      lords ? `Round ${round}: what lay in each place` : `Round ${round}: what was played in each turn`,
    title: (round: number): string => `Round ${round}`,
    player: 'Player',
    place: 'Place',
    turn: 'Turn',
    result: 'Result',
    wins: 'takes the others',
    lost: 'taken',
    gone: 'out of the game',
    safe: 'unopposed',
    empty: 'empty',
    satOut: 'sat out',
    notIn: 'no die to play',
    count: (before: number, after: number): string => `${before} dice before, ${after} now`,
    tie: (n: number): string => `tie: ${n} gone`,
    alone: 'alone',
    none: 'none',

    /** A place or turn in a sentence: who laid what, and what came of it. */
    sentence: (
      n: number,
      lords: boolean,
      laid: readonly { readonly who: Who; readonly die: number }[],
      winner: Who | null,
      taken: number,
      gone: number,
    ): string => {
      const where = `${lords ? 'Place' : 'Turn'} ${n}: `;
      if (laid.length === 0) return `${where}${lords ? 'empty.' : 'everybody sat out.'}`;
      const what = list(laid.map(({ who, die }) => `${they(who)} ${die}`));
      if (gone > 0) return `${where}${what}. A tie: ${dice(gone)} out of the game.`;
      if (winner === null || taken === 0) return `${where}${what}, unopposed.`;
      return `${where}${what}. ${does(winner, 'take', 'takes')} ${dice(taken)}.`;
    },

    hold: (n: number): string => (n === 0 ? 'You have no dice left' : `You hold ${dice(n)} now`),
    balance: (won: number, lost: number): string => {
      if (won === 0 && lost === 0) return 'You won nothing and lost nothing.';
      if (lost === 0) return `You took ${won} and lost none.`;
      return won === 0 ? `You lost ${lost}.` : `You took ${won} and lost ${lost}.`;
    },
    wentOut: (names: readonly Who[]): string =>
      names.length === 0
        ? ''
        : names.length === 1 && names[0] !== undefined
          ? `${does(names[0], 'are', 'is')} out.`
          : `${TheyAll(names)} are out.`,
    over: (round: number): string => `Round ${round} is settled`,
    takes: (who: Who, n: number): string => `${does(who, 'take', 'takes')} ${dice(n)}`,
    tied: (n: number): string => `A tie: ${dice(n)} out of the game`,
    unopposed: (who: Who, die: number): string => `${capital(theirs(who))} ${die} is unopposed`,
    allOut: 'Everybody sat out',
    roundOver: (round: number): string => `Round ${round} is over.`,
    lifting: 'The cups are lifted',
    legend: 'What the marks mean',
  },

  history: {
    title: 'The rounds so far',
    none: 'The first round is not over yet.',
    round: 'Round',
    out: 'out',
    limit: (limit: string): string => `At most ${limit} rounds; then most dice win.`,
    noLimit: 'No limit of rounds: until one player holds all that is left.',
    look: 'Look at the last reveal',
    gone: (n: number): string => (n === 0 ? 'No die is lost yet.' : `${capital(dice(n))} out of the game.`),
    back: 'Back to the table',
  },

  result: {
    wins: (who: Who): string => does(who, 'win', 'wins'),
    share: (names: readonly Who[]): string => `${TheyAll(names)} share the first place`,
    drawn: (names: readonly Who[]): string => `A draw between ${list(names.map(they))}`,
    title: (rounds: number): string => `King’s Dice, ${count(rounds, 'round', 'rounds')}`,
    hint: 'First those who still have dice, then the others: the later out, the better.',
    drawnHint: 'Nobody has dice left: those who went out in the last round share the first place, and nobody has won.',
    dice: (n: number): string => dice(n),
    out: (round: number): string => `out in round ${round}`,
    history: 'The rounds so far',
    reveal: 'The last reveal',
    fairText:
      'Before the first roll the table promised its chance. The record opens that promise: anybody can roll the dice again from it and compare.',
    check: 'Check the rolls',
    checking: 'Rolling it all again…',
    checked: 'It holds. The chance is the one that was promised, and every roll and every die follows from it.',
  },
};

export type DiceText = typeof diceText;
