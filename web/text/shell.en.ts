const people = (n: number) => (n === 1 ? '1 person' : `${n} people`);

/** Words that belong to no page in particular. */
export const shell = {
  brand: 'Kings’ Table',
  title: (page: string) => `${page} · Kings’ Table`,

  skip: 'Skip to the content',
  back: 'Back',
  close: 'Close',
  menu: 'Menu',
  talk: 'Talk',
  talkNew: (n: number) => `Talk, ${n} new`,
  settings: 'Settings',
  cancel: 'Not now',
  notLoaded: 'A part of this page did not arrive.',
  goingOn: 'What is going on',
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

  share: {
    copied: 'Link copied.',
    cannotCopy: 'This browser does not let pages copy. The link is marked: copy it yourself.',
  },
};
