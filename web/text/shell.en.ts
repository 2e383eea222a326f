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

  /** Why something was not done, where there may be no line to fetch words. */
  undone: {
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
