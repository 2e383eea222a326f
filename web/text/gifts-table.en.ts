import type { Contest } from '../../engine/fourth-king/kinds.ts';
import { type GiftName, looks, the, type Wrapping } from './gifts-words.en.ts';
import { count, does, iso, list, They, TheyAll, they, type Who } from './grammar.en.ts';

/** A duel for a sentence: who wants what from whom. */
export type Duel = {
  readonly how: Contest['how'];
  readonly actor: Who;
  readonly defender: Who;
  readonly gift: GiftName;
};

const tries = ({ how, actor, defender, gift }: Duel): string =>
  how === 'steal'
    ? `${does(actor, 'reach', 'reaches')} for ${the(gift)}, which ${defender.you ? 'you hold' : `${iso(defender)} holds`}.`
    : `${does(actor, 'want', 'wants')} to give ${the(gift)} to ${they(defender)}.`;

/** Words at the table while the game is on. */
export const table = {
  bar: {
    /** The game, as short as a phone's bar. */
    title: 'The Fourth King',
    left: (n: number): string => (n === 0 ? 'The pile is empty' : `${n} on the pile`),
    initiative: 'Who begins?',
    bob: 'King Bob',
    watching: 'Watching',
    journal: 'What happened so far',
    rules: 'Rules of the Fourth King’s Game',
  },
  views: { label: 'What to look at', pile: 'The pile', mine: 'Mine', everyone: 'Everyone' },
  pile: {
    title: 'The pile',
    empty: 'Nothing is left on the pile.',
    sealed: 'sealed',
    open: 'open',
    mine: 'What you hold',
    mineEmpty: 'Your hands are still empty.',
    everyone: 'Who holds what',
    nothing: 'Empty hands',
    count: (n: number): string => count(n, 'gift', 'gifts'),
    more: (n: number): string => `and ${n} more`,
    turn: 'Now',
    next: 'Next',
    asked: 'Is asked',
    you: 'you',
    away: 'Away',
    nutcracker: 'A nutcracker',
  },
  parcel: {
    number: (n: number): string => `Number ${n}`,
    /** Everything about a parcel in one line, for those who cannot see it. */
    name: (
      number: number,
      wrapping: Wrapping,
      it: { readonly tag: string | null; readonly title: string | null; readonly heard: string | null | undefined },
    ): string =>
      [
        `Number ${number}: ${it.title === null ? '' : `${it.title}, `}${looks(wrapping)}`,
        ...(it.tag === null ? [] : [`tag: ${it.tag}`]),
        it.title === null ? 'sealed' : 'open',
        ...(it.heard === undefined ? [] : [it.heard === null ? 'shaken: no sound' : `shaken: ${it.heard}`]),
      ].join('; '),
    looks,
    tag: 'Tag',
    onPile: 'On the pile',
    heldBy: (who: Who): string => (who.you ? 'You hold it' : `${iso(who)} holds it`),
    travels: (n: number): string =>
      n === 0
        ? 'Has not changed hands'
        : n === 1
          ? 'Changed hands once'
          : n === 2
            ? 'Changed hands twice'
            : `Changed hands ${n} times`,
    heard: (rattle: string): string => `It says: ${rattle}`,
    silent: 'It makes no sound.',
    shakenBy: (who: readonly Who[]): string => `Shaken by ${list(who.map(they))}.`,
    wrappedBy: (who: Who | 'bob'): string => `Wrapped by ${who === 'bob' ? 'King Bob' : they(who)}`,
    youWrapped: 'You wrapped this one.',
    secret: 'Wrapped by somebody here. You will learn who at the end.',
    link: 'Follow the link',
    linkNote: 'It leads out of the table, to',
    picture: (title: string): string => `Picture of ${title}`,
    inside: 'In it was',
    close: 'Close',
    look: 'Look at it',
    details: 'About this gift',
  },
  /** The four actions, and what each would do. */
  acts: {
    label: 'What you may do',
    pick: { name: 'Pick', text: 'Take one from the pile, unopened' },
    open: { name: 'Open', text: 'Show everyone what is in one of yours' },
    steal: { name: 'Steal', text: 'Reach for what somebody else holds' },
    inflict: { name: 'Give away', text: 'Press one of yours on somebody' },
    shake: (left: number): string => `Shake it (${left} left)`,
    which: {
      pick: 'Which one from the pile?',
      open: 'Which of yours will you open?',
      steal: 'Which one will you reach for?',
      inflict: 'Which of yours has to go?',
    },
    whom: (gift: GiftName): string => `Who is to have ${the(gift)}?`,
    whomText: 'They may take it, or refuse and roll for it.',
    give: (who: Who): string => `Give it to ${iso(who)}`,
    do: {
      pick: 'Pick this one',
      open: 'Open this one',
      steal: (who: Who): string => `Steal it from ${iso(who)}`,
      inflict: 'Give it to somebody',
    },
    sure: {
      pick: (gift: GiftName): string => `Pick ${the(gift)}?`,
      open: (gift: GiftName): string => `Open ${the(gift)}?`,
      steal: (gift: GiftName, from: Who): string => `Steal ${the(gift)} from ${iso(from)}?`,
      inflict: (gift: GiftName, on: Who): string => `Give ${the(gift)} to ${iso(on)}?`,
    },
    sureText: {
      pick: 'It stays sealed, and your turn is over.',
      last: 'It is the last one: with it the game is over.',
      open: 'Everybody will see what is in it.',
      steal: 'If it is resisted, you both roll: you have to roll higher.',
      inflict: 'If it is refused, you both roll: you have to roll higher.',
    },
    yes: { pick: 'Pick it', open: 'Open it', steal: 'Steal it', inflict: 'Give it' },
    back: 'Not this one',
    cancel: 'Back',
    /** Why one of the four cannot be done now. */
    not: {
      pick: 'The pile is empty.',
      open: 'You hold no sealed gift.',
      steal: 'Nobody else holds a gift yet.',
      inflict: 'You hold no gift to give away.',
      onlyPick: 'Nobody has picked for too long: only a pick is possible now.',
    },
    notThis: {
      pick: 'That one is not on the pile.',
      open: 'Choose a sealed one that you hold.',
      steal: 'Choose one that somebody else holds.',
      inflict: 'Choose one that you hold.',
    },
    notDone: 'Not that, now',
  },
  prompt: {
    yourTurn: 'Your turn: choose one',
    yourTurnText: 'Pick, open, steal or give away.',
    mayShake: (shakes: number): string =>
      shakes === 0 ? '' : `You may shake ${count(shakes, 'gift', 'gifts')} first.`,
    /** What came of it when somebody wanted a gift, or wanted to be rid of one. */
    settled: ({ how, actor, defender, gift }: Duel, moved: boolean): string => {
      if (how === 'steal')
        return moved
          ? `${They(actor)} took ${the(gift)} from ${they(defender)}.`
          : `${They(defender)} kept ${the(gift)}, which ${they(actor)} wanted.`;
      return moved
        ? `${They(actor)} gave ${the(gift)} to ${they(defender)}.`
        : `${They(defender)} turned down ${the(gift)}, which ${they(actor)} wanted to give away.`;
    },
    pickOnly: 'Your turn: pick a gift',
    pickOnlyFirst: 'Nobody holds anything yet, so everything begins with the pile.',
    pickOnlyPatience: 'Nobody has picked for too long, so it has to be a pick.',
    theirTurn: (who: Who): string => `${iso(who)} is choosing`,
    sending: 'One moment…',
    quiet: 'Nothing has happened yet.',
    away: (who: Who): string => `${iso(who)} is away`,
    next: (who: Who): string => (who.you ? 'Then it is your turn.' : `Then it is ${iso(who)}’s turn.`),
  },
  initiative: {
    title: 'Who begins?',
    roll: 'Roll',
    again: 'Roll again',
    yours: 'Roll for your place',
    yoursText: 'The highest begins.',
    tied: 'A tie: roll again',
    tiedText: (pass: number): string =>
      pass === 2 ? 'You rolled the same as somebody.' : 'Still the same. Once more.',
    waiting: (who: readonly Who[]): string =>
      who.length > 3
        ? `${who.length} have still to roll`
        : `${TheyAll(who)} ${who.length === 1 && who[0]?.you !== true ? 'has' : 'have'} still to roll`,
    rolled: (rolls: readonly number[]): string => `rolled ${rolls.join(', then ')}`,
    toRoll: 'to roll',
    toRollAgain: 'tied, to roll again',
    order: 'This is the order',
    begins: (who: Who): string => does(who, 'begin', 'begins'),
    place: (n: number): string => `Place ${n}`,
    go: 'To the pile',
  },
  duel: {
    steals: 'steals',
    gives: 'gives away',
    holds: 'holds it',
    asked: 'is asked',
    resists: 'resists',
    allows: 'lets it be',
    tries,
    you: ({ how, actor, gift }: Duel): string =>
      how === 'steal' ? `${iso(actor)} wants ${the(gift)}` : `${iso(actor)} gives you ${the(gift)}`,
    youText: (how: Contest['how']): string =>
      how === 'steal'
        ? 'Let it go, or resist? If you resist, you both roll, and you keep it if you match or beat them.'
        : 'Take it, or refuse? If you refuse, you both roll, and it stays with them if you match or beat them.',
    waits: ({ defender }: Duel): string => `${iso(defender)} decides`,
    allow: (how: Contest['how']): string => (how === 'steal' ? 'Let it go' : 'Take it'),
    resist: (how: Contest['how']): string => (how === 'steal' ? 'Resist' : 'Refuse'),
    allowed: ({ how, defender, gift }: Duel): string =>
      how === 'steal'
        ? `${does(defender, 'let', 'lets')} ${the(gift)} go`
        : `${does(defender, 'take', 'takes')} ${the(gift)}`,
    verdict: ({ how, actor, defender }: Duel, moved: boolean, tie: boolean): string => {
      const keeper = how === 'steal' ? (moved ? actor : defender) : moved ? defender : actor;
      const verb = moved ? 'goes to' : 'stays with';
      return `${tie ? 'A tie: the gift' : 'The gift'} ${verb} ${they(keeper)}`;
    },
    rule: 'The defender wins by matching or beating the other die.',
    rolled: (who: Who, n: number): string => `${does(who, 'rolled', 'rolled')} ${n}`,
    go: 'Go on',
    table: 'Look at the table',
  },
  opening: {
    title: (who: Who): string => does(who, 'open a gift', 'opens a gift'),
    was: (gift: GiftName): string => `In ${the({ ...gift, title: null })} was…`,
    go: 'Back to the table',
  },
  bob: {
    prompt: (who: Who): string => `${iso(who)} is choosing`,
    away: (who: Who): string => `${iso(who)} is away. A nutcracker may play until they are back.`,
    play: 'Let a nutcracker play',
    since: (turns: number): string =>
      turns === 0 ? 'The last turn was a pick.' : `${count(turns, 'turn', 'turns')} since the last pick.`,
    watch: 'You watch over the table.',
  },
  journal: {
    title: 'What happened so far',
    empty: 'Nothing has happened yet.',
    earlier: 'What came before is not shown any more.',
    start: (n: number): string => `${count(n, 'gift', 'gifts')} on the pile, shuffled and numbered.`,
    roll: (who: Who, n: number): string => `${They(who)} rolled ${n}.`,
    tied: (who: readonly Who[]): string => `${TheyAll(who)} are tied and roll again.`,
    order: (who: readonly Who[]): string => `The order: ${list(who.map(they), 'and then')}.`,
    shake: (who: Who, gift: GiftName, heard: string | null): string =>
      `${They(who)} shook ${the(gift)}: ${heard === null ? 'no sound' : `“\u2068${heard}\u2069”`}.`,
    pick: (who: Who, gift: GiftName): string => `${They(who)} picked ${the(gift)}.`,
    open: (who: Who, gift: GiftName): string => `${They(who)} opened ${the(gift)}.`,
    steal: (who: Who, gift: GiftName, from: Who): string =>
      `${They(who)} reached for ${the(gift)}, held by ${they(from)}.`,
    inflict: (who: Who, gift: GiftName, on: Who): string => `${They(who)} wanted to give ${the(gift)} to ${they(on)}.`,
    allow: (who: Who, gift: GiftName): string => `${They(who)} let it be: ${the(gift)} changed hands.`,
    resist: (who: Who, gift: GiftName, dice: Contest['dice'], moved: boolean): string =>
      `${They(who)} resisted with ${dice.defender} against ${dice.actor}: ${the(gift)} ${moved ? 'changed hands' : 'stayed'}.`,
    over: 'The last gift has left the pile.',
  },

  /** When all is over. */
  over: {
    title: 'Who keeps what',
    under: 'The pile is empty.',
    underSealed: (n: number): string => `${n} still sealed`,
  },
};
