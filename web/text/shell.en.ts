const people = (n: number) => (n === 1 ? '1 person' : `${n} people`);

/** Words that belong to no page in particular. */
export const shell = {
  brand: 'Kings’ Table',
  title: (page: string) => `${page} · Kings’ Table`,

  back: 'Back',
  close: 'Close',
  menu: 'Menu',
  talk: 'Talk',
  talkNew: (n: number) => `Talk, ${n} new`,
  settings: 'Settings',
  cancel: 'Not now',
  notLoaded: 'A part of this page did not arrive.',
  yourTurn: 'Your turn',
  tryNow: 'Try now',
  tryAgain: 'Try again',
  timeLeft: (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`,

  games: {
    king: 'King',
    'kings-dice': 'King’s Dice',
    'fourth-king': 'The Fourth King’s Game',
  },

  connection: {
    calling: 'Finding the table…',
    lost: 'Finding the table again…',
    safe: 'Your seat is safe.',
    tries: (n: number) => `Try ${n}.`,
  },

  /** Why the table closed the line. */
  closed: {
    garbled: 'The table did not understand this page. Load it again.',
    noHello: 'The table waited too long for this page.',
    removed: 'This device does not have the seat any more. You may sit down again if there is a free one.',
    noSuchTable: 'There is no such table.',
    gone: 'This table has been cleared away.',
    tooLarge: 'That was more than the table can take at once.',
    full: 'The table is full, and so is the bench for watchers.',
    oldPage: 'The table speaks a newer language than this page. Load it again.',
    oldRoom: 'The table is being rebuilt. Try again in a minute.',
    tooMany: 'Too much at once. Take a breath, then come back.',
  },

  /** Why something was not done. A game adds its own. */
  refusals: {
    'unknown-game': 'Nobody here knows that game.',
    'bad-options': 'The table does not know these house rules.',
    'bad-name': 'That name cannot be read out. Try another one.',
    'not-host': 'Only the host can do that.',
    'not-seated': 'Take a seat first.',
    'seat-taken': 'Somebody was quicker. That seat is taken.',
    'no-seat-free': 'Every seat is taken. You are welcome to watch.',
    'not-in-lobby': 'Not while a game is on.',
    'not-playing': 'There is no game on.',
    'not-over': 'The game is not over yet.',
    'too-few': 'Somebody has to sit down first.',
    'stale-turn': 'The table has moved on.',
    over: 'The game is over.',
    'not-awaited': 'It is not your turn.',
    garbled: 'The table did not understand that.',
    broken: 'The table lost its thread. Nothing was played.',
    'may-not-bring': 'You cannot put gifts on this pile.',
    'bad-gift': 'The table does not take this gift. Is something in it too long?',
    'no-such-gift': 'That gift is not one of yours.',
    'no-such-picture': 'The picture is not at the table any more. Send it again.',
    'too-many-gifts': 'That is more than the pile can take.',
    'too-few-gifts': 'There have to be at least as many gifts as players.',
    'too-many-pictures': 'No more pictures fit on this table.',
    'gifts-in-the-way': 'Not with the gifts that are on the pile. Some would have to be taken back first.',
    'bob-has-no-seat': 'King Bob does not sit. Change the house rules if you would like to play.',
    'no-crown': 'Only whoever wears the crown can do that.',
    locked: 'The table is locked. Nobody new sits down.',
    'nobody-there': 'Nobody sits there.',
    'own-seat': 'Not with your own seat.',
    paused: 'The game is paused.',
    'not-paused': 'The game is not paused.',
    muted: 'You are muted.',
    'too-fast': 'One thing after the other. Wait a moment.',
    'bad-text': 'That cannot be passed on.',
    'no-undo': 'That move cannot be taken back.',
    'not-asked': 'Nobody asks for that any more.',
    'asked-already': 'That is being asked already.',
    'moved-on': 'The table moved on while you were away.',
    'cut-off': 'That did not reach the table. Try again.',
    unknown: 'That cannot be done now.',
  },

  menuItems: {
    rules: 'Rules',
    settings: 'Settings',
    invite: 'Invite somebody',
    otherDevice: 'Move my seat to another device',
    people: 'Who is here',
    leave: 'Leave the table',
  },

  here: 'Here',
  away: 'Away',
  watching: (n: number) => (n === 0 ? 'Nobody is watching' : `${people(n)} watching`),

  gone: {
    title: 'No table here',
    noSuchTable:
      'No table stands at this address. Tables are cleared away after some quiet; or there is a slip in the code.',
    gone: 'This table has been cleared away, as all tables are after the party.',
    nowhere: 'There is nothing at this address.',
    make: 'Make a new table',
    start: 'Front page',
  },

  closedPage: {
    title: 'The line is closed',
    again: 'Come back',
    reload: 'Load the page again',
  },

  share: {
    copied: 'Link copied.',
    cannotCopy: 'This browser does not let pages copy. The link is marked: copy it yourself.',
  },
};
