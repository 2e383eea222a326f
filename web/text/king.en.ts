import { type Card, type Suit, suitOf } from '../../engine/cards.ts';
import type { Bid, Call, Contract, HandKind, KingRefusal, Trump } from '../../engine/king/kinds.ts';
import { kingRules } from './king-rules.en.ts';

/** Somebody at the table as sentences need them: the reader, or a name. */
export type Who = { readonly you: boolean; readonly name: string };

/** A name keeps its own direction inside a sentence. */
const iso = (who: Who): string => `\u2068${who.name}\u2069`;
const They = (who: Who): string => (who.you ? 'You' : iso(who));
const they = (who: Who): string => (who.you ? 'you' : iso(who));
const does = (who: Who, you: string, other: string): string => `${They(who)} ${who.you ? you : other}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0');
const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

const RANK_NAMES: readonly (readonly [string, string])[] = [
  ['A', 'ace'],
  ['K', 'king'],
  ['Q', 'queen'],
  ['J', 'jack'],
  ['T', 'ten'],
  ['9', 'nine'],
  ['8', 'eight'],
  ['7', 'seven'],
  ['6', 'six'],
  ['5', 'five'],
  ['4', 'four'],
  ['3', 'three'],
  ['2', 'two'],
];
const rank = (card: Card): string => RANK_NAMES.find(([letter]) => card.startsWith(letter))?.[1] ?? card;
const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const satisfies Record<Suit, string>;
const card = (card: Card): string => `${rank(card)} of ${SUITS[suitOf(card)]}`;
const trump = (trump: Trump): string => (trump === 'NT' ? 'no trump' : `${SUITS[trump]} trumps`);

const bid = (bid: Bid): string => `${bid.charAt(0)} ${bid.endsWith('u') ? 'up' : 'down'}`;
const terms = ({ n, way }: Contract): string => (n === 0 ? way : `${n} ${way}`);

const HANDS: Readonly<Record<HandKind, { readonly name: string; readonly short: string; readonly costs: string }>> = {
  noTricks: { name: 'No tricks', short: 'Tricks', costs: '20 each' },
  noHearts: { name: 'No hearts', short: 'Hearts', costs: '20 each' },
  noQueens: { name: 'No queens', short: 'Queens', costs: '50 each' },
  noKingsOrJacks: { name: 'No kings, no jacks', short: 'Kings, jacks', costs: '30 each' },
  noKingOfHearts: { name: 'No king of hearts', short: 'King of hearts', costs: '160' },
  noLastTwo: { name: 'Not the last two tricks', short: 'Last two', costs: '90 each' },
  quick16: { name: 'No tricks, least of all the last two', short: 'Tricks, last two', costs: '20 each, +90' },
  quick25: { name: 'No hearts, least of all the king', short: 'Hearts, king', costs: '20 each, +160' },
  quick34: { name: 'No queens, kings or jacks', short: 'Queens, kings, jacks', costs: '50 and 30 each' },
  positive: { name: 'Positive', short: 'Positive', costs: '25 a trick up, −75 down' },
};

const call = (call: Call): string => {
  switch (call) {
    case 'match':
      return 'match';
    case 'pass':
      return 'pass';
    case 'askMore':
      return 'asks for more';
    case 'refuse':
      return 'no';
    case 'take':
      return '8 up';
    case 'ultimatum':
      return '8 up, or I go down';
    case 'accept':
      return 'accepts';
    case 'decline':
      return 'sells nothing';
    default:
      return bid(call);
  }
};

/** Why a card or a call is refused. */
const why = (why: KingRefusal, led: Suit | null): string => {
  if (why === 'must-follow' && led !== null) return `${capital(SUITS[led])} were led and you hold ${SUITS[led]}.`;
  return REASONS[why];
};
const REASONS: Readonly<Record<KingRefusal, string>> = {
  'not-now': 'The table is at something else at the moment.',
  'not-your-card': 'That card is not in your hand.',
  'must-follow': 'Follow the suit that was led.',
  'no-heart-lead': 'Hearts may be led only by a hand that holds nothing else.',
  'must-play-king': 'The king of hearts goes at the first chance, and this is it.',
  'bid-too-low': 'A raise must be worth more than the bid that stands.',
  'no-preference': 'You sit behind the holder of this bid: you cannot match it, only raise.',
  'cannot-ask-more': 'You may ask for more once a hand, and never over 8 up.',
  'no-ultimatum': 'The ultimatum comes once a hand, and not while 8 up stands or after you kept the hand.',
  'no-forfeit': 'You may forfeit when nobody has bid more than 75 points.',
  'must-accept': '8 up stands, and at this table it binds you.',
  'nothing-to-accept': 'Nobody has bid.',
  'not-the-leader': 'A claim is for the player who leads, before the card is out.',
  'claimed-already': 'This claim was refused. Lead first, then you may claim again.',
};
const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};

/** King in English. Other languages have the same shape. */
export const king = {
  signed,
  /** Points on the sheet: a minus, but no plus. */
  points: (n: number): string => (n < 0 ? `−${-n}` : `${n}`),
  list,
  card,
  cardTitle: (it: Card): string => capital(card(it)),
  suit: (suit: Suit): string => SUITS[suit],
  trump,
  trumpButton: (it: Trump): string => (it === 'NT' ? 'No trump' : capital(SUITS[it])),
  bid,
  noTrumpShort: 'NT',
  up: 'up',
  down: 'down',
  call,
  hand: (kind: HandKind) => HANDS[kind],
  /** The title of a refusal: the thing. Then comes the reason. */
  notThat: (thing: Card | null): string => (thing === null ? 'Not that, now' : `Not the ${card(thing)}, yet`),
  why,
  /** The reason behind a code of the game; null for any other code. */
  reason,
  you: 'you',
  name: They,
  book: kingRules,

  bar: {
    title: (number: number, kind: HandKind): string =>
      `Hand ${number}: ${kind === 'positive' ? 'positive' : HANDS[kind].name.toLowerCase()}`,
    of: (number: number, hands: number): string => `${number} of ${hands} hands`,
    sheet: 'Score sheet',
    rules: 'Rules of King',
  },
  contract: {
    costs: (kind: HandKind): string => `costs ${HANDS[kind].costs}`,
    sells: (who: Who): string => (who.you ? 'Your hand, to keep or to sell' : `${iso(who)} keeps or sells`),
    plays: (who: Who, it: Contract): string => does(who, `play ${terms(it)}`, `plays ${terms(it)}`),
    trumps: (it: Trump): string => (it === 'NT' ? 'no trump' : `trumps ${SUITS[it]}`),
    pays: (to: Who, points: number): string => `pays ${they(to)} ${points}`,
    takesOver: (from: Who, n: number): string => `takes over ${count(n, 'trick', 'tricks')} from ${they(from)}`,
    upWorth: '25 a trick',
    downWorth: '325 each, −75 a trick',
  },
  seat: {
    tricks: (n: number): string => count(n, 'trick', 'tricks'),
    left: (n: number): string => count(n, 'card left', 'cards left'),
    taken: (cards: readonly Card[]): string => `took ${list(cards.map(card))}`,
    takenShort: (points: number): string => signed(points),
    dealer: 'dealer',
    turn: 'to play',
    away: 'away',
    player: 'a nutcracker',
    label: (who: Who): string => (who.you ? 'You' : who.name),
  },
  trick: {
    label: 'This trick',
    empty: 'Nothing on the table yet',
    led: 'led',
    winning: 'winning so far',
    won: 'takes the trick',
    by: (who: Who): string => `played by ${they(who)}`,
    yourCard: 'your card',
    go: 'Next',
    first: 'First trick',
    last: 'Last trick',
    lastBy: (who: Who): string => does(who, 'took it', 'took it'),
    lastTitle: (who: Who): string => does(who, 'took the last trick', 'took the last trick'),
    lastWith: (it: Card): string => `with the ${card(it)}`,
    takenTitle: 'Taken in this hand',
    nobody: 'No trick has been taken in this hand yet.',
  },
  mine: {
    label: (n: number): string => `Your hand, ${count(n, 'card', 'cards')}`,
    no: (it: Card, why: string): string => `${capital(card(it))}, not now: ${why}`,
    lifted: (it: Card): string => `${capital(card(it))}, lifted. Press again to play it`,
    play: 'Play',
    playing: (it: Card): string => `Playing the ${card(it)}…`,
    open: (who: Who, n: number): string => `${does(who, 'hold', 'holds')} ${count(n, 'card', 'cards')} open`,
  },
  prompt: {
    yourTurn: 'Your turn',
    yourLead: 'Your lead',
    theirTurn: (who: Who): string => `${iso(who)} to play`,
    theirLead: (who: Who): string => `${iso(who)} leads`,
    leadAny: 'Lead any card.',
    leadNoHearts: 'Lead anything but a heart.',
    king: 'The king of hearts has to go now.',
    follow: (led: Suit): string => `${capital(SUITS[led])} were led. Follow suit.`,
    free: (led: Suit): string => `${capital(SUITS[led])} were led and you hold none. Any card.`,
    only: (it: Card): string => `Only the ${card(it)} may be played.`,
    led: (suit: Suit): string => `${capital(SUITS[suit])} were led.`,
    played: (who: Who, it: Card): string => `${They(who)} played the ${card(it)}.`,
    takes: (who: Who): string => does(who, 'take the trick', 'takes the trick'),
    takesWith: (it: Card): string => `With the ${card(it)}.`,
    tookLast: (who: Who): string => `${They(who)} took the last trick.`,
    wait: 'Not your turn yet',
    waitText: (who: Who): string => `${iso(who)} is to play.`,
    sending: 'One moment…',
    notDone: 'That was not played',
    rule: 'Show me the rule',
  },
  auction: {
    speakers: 'Who may speak',
    sells: 'Sells',
    nth: (nth: number): string => ['first to choose', 'second to choose', 'third to choose'][nth] ?? '',
    toSpeak: 'To speak',
    holds: (it: Bid): string => `Holds ${bid(it)}`,
    saidLast: (it: Call): string => capital(call(it)),
    passedOut: 'Passed: out',
    passed: 'Passed',
    waits: 'Waits',
    ladder: 'The ladder of bids',
    worth: 'Ten bids, by worth in points',
    stands: (it: Bid): string => `${bid(it)} stands`,
    none: 'No bid yet',
    points: 'points',
    tooLow: 'too low now',
    notYours: 'not now',
    heldBy: (who: Who): string => `stands, held by ${they(who)}`,
    calls: 'What was said',
    callLine: (who: Who, it: Call): string => `${They(who)}: ${call(it)}`,
    open: 'Open the bidding, or pass',
    openText: (seller: Who): string => `You bid for ${iso(seller)}’s hand: how much would you pay to choose the game?`,
    raise: (it: Bid): string => `Raise over ${bid(it)}, or pass`,
    raiseText: (holder: Who): string => `${iso(holder)} sits before you: equal is not enough.`,
    matchTitle: (it: Bid, raise: boolean): string => `Match ${bid(it)}${raise ? ', or raise' : ', or pass'}`,
    matchText: (holder: Who): string => `You sit before ${iso(holder)}: equal is enough.`,
    match: (it: Bid): string => `Match ${bid(it)}`,
    pass: 'Pass',
    passForGood: 'Pass for good',
    lift: (it: Bid): string => `Bid ${bid(it)}`,
    pick: 'Tap a bid on the ladder',
    speaks: (who: Who): string => `${iso(who)} is to speak`,
    youHold: (it: Bid): string => `You hold ${bid(it)}.`,
    theyHold: (who: Who, it: Bid): string => `${iso(who)} holds ${bid(it)}.`,
    noBid: 'Nobody has bid.',
  },
  choose: {
    dealerTitle: 'Who deals first?',
    dealerText: 'The king of hearts came to you: name the dealer, yourself if you like.',
    dealerOther: (who: Who): string => `${iso(who)} names the first dealer`,
    dealerOtherText: 'The king of hearts decides who decides.',
    title: 'This hand is yours',
    text: 'Play it your own way, or let the others bid for it.',
    declinedTitle: 'You kept it: up or down?',
    declinedText: 'Nothing is paid. You choose how it is played.',
    other: (who: Who): string => `${iso(who)} looks at the cards`,
    otherText: 'Play it, sell it, or give the ultimatum.',
    otherDeclined: 'Sold nothing: up or down?',
    up: 'Play up',
    upText: '25 for every trick, to whoever takes it. You name the trumps.',
    down: 'Play down',
    downText: 'Everybody gets 325 and loses 75 a trick. Never with trumps.',
    auction: 'Open the auction',
    auctionText: 'The others bid for the right to choose. The winner pays you.',
    ultimatum: 'Give the ultimatum',
    ultimatumText: '“8 up, or I go down.” Whoever takes it pays you 200; if nobody does, you must play down.',
    forfeit: 'Forfeit the hand',
    forfeitText: 'Not played: 100 for you, 75 for each of the others.',
  },
  decide: {
    title: (who: Who, it: Bid): string => `${iso(who)} offers ${bid(it)}`,
    titleNone: 'Nobody wants to buy',
    text: 'The bidding is over: you decide.',
    other: (who: Who): string => `${iso(who)} decides`,
    otherText: (holder: Who, it: Bid): string => `${They(holder)} offered ${bid(it)}.`,
    accept: (it: Bid): string => `Accept ${bid(it)}`,
    acceptUp: (holder: Who, points: number, made: boolean): string =>
      `${iso(holder)} names the trumps and pays you ${points}${made ? ', or 25 a trick if fewer are made' : ''}.`,
    acceptDown: (holder: Who, n: number, capped: boolean): string =>
      `Played down. ${iso(holder)} takes over the cost of ${n === 1 ? 'one of your tricks' : `${n} of your tricks`}: ${capped ? 'up to ' : ''}${75 * n} for you.`,
    askMore: 'Ask for more',
    askMoreText: (holder: Who): string => `Once a hand. ${iso(holder)} raises or stays, then you decide again.`,
    ultimatumText: 'Voids the bid. Whoever says 8 up pays you 200; if nobody does, you must play down.',
    decline: 'Keep it yourself',
    declineText: 'Nothing is paid; you choose up or down.',
    moreTitle: (seller: Who): string => `${iso(seller)} asks you for more`,
    moreText: (it: Bid): string => `You hold ${bid(it)}. Raise as far as you like, or let it stand.`,
    moreNo: (it: Bid): string => `${capital(bid(it))}, no more`,
    moreOther: (seller: Who, holder: Who): string => `${They(seller)} asked ${they(holder)} for more`,
    moreOtherText: (it: Bid): string => `${capital(bid(it))} stands whatever the answer.`,
    ultimatumTitle: (seller: Who): string => `${iso(seller)}: 8 up, or I go down`,
    ultimatumAsk: 'Say 8 up and you pay 200, name the trumps and play up.',
    ultimatumYes: 'I say 8 up',
    ultimatumNo: 'No',
    ultimatumOther: (seller: Who): string => `${does(seller, 'gave', 'gave')} the ultimatum`,
    ultimatumOtherText: (asked: Who): string => `${does(asked, 'are', 'is')} asked: 8 up?`,
    trumpTitle: 'Name the trumps',
    trumpText: (it: Bid): string => `You bought it for ${bid(it)}.`,
    trumpOther: (who: Who): string => `${iso(who)} names the trumps`,
  },
  claim: {
    button: 'Claim the rest',
    objected: (by: Who): string => `${They(by)} objected`,
    confirmTitle: 'Claim every trick that is left?',
    confirmText: 'Your cards are laid open. Unless they win for certain, the others say yes or no.',
    confirm: 'Yes, I claim them all',
    cancel: 'Play on',
    title: (who: Who): string => `${iso(who)} claims the rest`,
    text: 'The cards lie open. Can any of yours still take a trick?',
    agree: 'Agree',
    object: 'Object',
    yours: 'You claim the rest',
    waiting: (names: readonly Who[]): string => (names.length === 0 ? '' : `Waiting for ${list(names.map(they))}.`),
    cards: (who: Who): string => (who.you ? 'Your cards, open to all' : `The open cards of ${iso(who)}`),
    proved: (who: Who): string => `${does(who, 'take', 'takes')} the rest`,
    provedText: 'No card that is left could stop it.',
    agreed: 'Everybody agreed.',
    agreedSoFar: (names: readonly Who[]): string => `${list(names.map(They))} agreed.`,
    goesOn: 'Play goes on.',
  },
  draw: {
    title: (who: Who, brazilian: boolean): string =>
      brazilian
        ? does(who, 'have the king of hearts', 'has the king of hearts')
        : does(who, 'deal first', 'deals first'),
    text: (who: Who, brazilian: boolean): string =>
      brazilian
        ? `The king of hearts came to ${they(who)}, who names the dealer.`
        : `The king of hearts came to ${they(who)}.`,
    label: 'The draw for the first dealer',
    skip: 'Go on',
    dealer: (who: Who): string => does(who, 'deal first', 'deals first'),
  },
  over: {
    title: (number: number, kind: HandKind): string => `Hand ${number}: ${HANDS[kind].short.toLowerCase()}`,
    positive: (number: number): string => `Hand ${number}`,
    early: 'Everything that counts was taken.',
    forfeited: (who: Who): string => does(who, 'forfeited the hand.', 'forfeited the hand.'),
    player: 'player',
    thisHand: 'this hand',
    total: 'total',
    next: 'Next hand',
    deal: 'Look at the deal',
    close: 'Close',
    dealTitle: 'The deal of the hand before',
    dealOf: (who: Who): string => (who.you ? 'Your cards' : iso(who)),
    lastOf: 'Its last trick',
    none: 'No hand has been finished yet.',
  },
  sheet: {
    title: 'Score sheet',
    after: (done: number, hands: number): string =>
      done === 0 ? `No hand played yet, ${hands} to go` : `After hand ${done} of ${hands}`,
    leads: (who: Who, total: number): string => `${does(who, 'lead', 'leads')} with ${signed(total)}`,
    shared: (total: number): string => `Level at the top with ${signed(total)}`,
    toGo: (n: number): string => `${count(n, 'hand', 'hands')} to go`,
    negative: 'Negative',
    positive: 'Positive',
    all: 'Hand',
    sum: 'Sum',
    sumOf: (done: number, all: number): string =>
      done === all ? `${signed(all)}` : `${signed(done)} of ${signed(all)}`,
    total: 'Total',
    toCome: 'to come',
    playing: 'being played',
    notPlayed: 'not played',
    line: (number: number, kind: HandKind): string => `${number} ${HANDS[kind].short}`,
    seller: (number: number, who: Who | null): string => (who === null ? `${number}` : `${number} ${They(who)}`),
    own: (it: Contract): string => `${it.way}${it.way === 'up' ? `, ${trump(it.trump)}` : ''}`,
    sold: (by: Who, it: Contract): string =>
      `${They(by)}: ${terms(it)}${it.way === 'up' ? `, ${trump(it.trump)}` : ''}`,
    forfeit: 'forfeited',
    adds: 'Each finished hand adds up: the negative ones to −1300 in all, the positive ones to 325 a hand.',
    close: 'Back to the table',
    before: 'Look at the last deal',
  },
  result: {
    wins: (who: Who): string => does(who, 'win', 'wins'),
    share: (names: readonly Who[]): string => `${list(names.map(They))} share the first place`,
    title: (hands: number): string => `King, ${hands} hands`,
    hint: 'Equal totals share the place. All totals add up to 0.',
    place: (n: number): string => `Place ${n}`,
    again: 'Another?',
    rematch: 'Rematch',
    lobby: 'Same people, another game',
    waiting: (host: Who | null): string =>
      host === null ? 'The host may start another game.' : `Waiting for ${iso(host)}, who may start another game.`,
    fair: 'Was it fair?',
    fairText:
      'Before the first card the table promised its shuffle. The record opens that promise: anybody can deal the cards again from it and compare.',
    promise: 'The promise',
    save: 'Save the record',
    saving: 'Fetching the record…',
    sheet: 'Score sheet',
    best: (n: number): string => `Best hand ${signed(n)}`,
  },
};

export type KingText = typeof king;
