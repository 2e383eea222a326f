import { capital, count, does, iso, list, they, type Who } from './grammar.en.ts';

const together = (who: readonly Who[]): string => capital(list(who.map(they)));

/** Words about the people at a table: what a host may do, what happened to whom, breaks and returns. */
export const company = {
  person: {
    crown: 'Make host',
    crownHint: 'All that a host may do is theirs to do then.',
    mute: 'Mute',
    muteHint: 'Nothing they say is passed on.',
    unmute: 'Let them talk again',
    standIn: 'Let a nutcracker play',
    standInHint: 'Until they play themselves, or you give the seat back.',
    giveBack: 'Give the seat back',
    reissue: 'Make a new link for this seat',
    reissueHint: 'For somebody who has lost it. Devices that have the seat now lose it.',
    reissuePlayer: 'Give this seat to a guest',
    reissuePlayerHint: 'A link carries it; the nutcracker plays until they are there.',
  },

  handOver: {
    title: (name: string) => `The seat of ${name}`,
    text: 'Let them scan this, or send them the link. It carries the seat.',
    warning: 'Show it to nobody else: whoever opens it sits there.',
    qr: 'QR code that carries the seat',
    link: 'The link that carries the seat',
  },

  table: {
    gather: 'Gather people for another game',
    lock: 'Lock the table',
    unlock: 'Unlock the table',
    pause: 'Pause the game',
    wish: 'Ask for a pause',
    unwish: 'No pause for me',
    close: 'Close the table',
    closeAsk: 'Close the table?',
    closeText: 'Everybody is shown out, and the game and all that was said are deleted. Nobody can bring them back.',
    closeDo: 'Close it for good',
    anyone: 'The host is away, so anybody seated may act as host.',
    lost: 'Is one of these chairs yours? It is kept by the browser in which you sat down. The host can make you a new link.',
  },

  pause: {
    title: 'Paused',
    by: (who: readonly Who[]) =>
      who.length === 0 ? 'The host has stopped the game.' : `${together(who)} stopped the game.`,
    still: 'Nothing happens until it goes on.',
    goOn: 'Go on',
    waits: 'The host or whoever stopped it lets it go on.',
    wish: (who: readonly Who[]) => `${together(who)} would like a pause.`,
    mine: 'You would like a pause. It begins when all agree.',
    join: 'Pause',
    not: 'Not now',
  },

  /** Said in passing, when it happens. */
  told: {
    crown: (who: Who) => `${does(who, 'are', 'is')} the host now.`,
    anyone: 'The host is away. Anybody may act as host.',
    hostBack: 'The host is back.',
    locked: 'The table is locked. Nobody new sits down.',
    unlocked: 'The table is open again.',
    muted: 'You are muted. The others do not hear you.',
    unmuted: 'The others hear you again.',
    standIn: (who: Who) => `A nutcracker plays for ${who.you ? 'you' : iso(who)} now.`,
    giveBack: (who: Who) => `${does(who, 'have your seat back', 'plays again')}.`,
    goesOn: 'The game goes on.',
    reissued: (name: string) => `The seat of ${name} has a new link.`,
  },

  meanwhile: {
    title: 'While you were away',
    text: (n: number) =>
      `A nutcracker moved for you ${n === 1 ? 'once' : n === 2 ? 'twice' : count(n, 'time', 'times')}.`,
    last: (n: number) => `The last ${n}:`,
    ok: 'All right',
  },

  talk: {
    title: 'Talk',
    empty: 'Nobody has said anything yet.',
    say: 'Say something',
    send: 'Send',
    signs: 'Signs',
    host: 'The host',
    muted: 'The host has muted you. You still hear the others.',
    watcher: 'Those who play talk here. You may listen.',
    emotes: {
      clap: 'Clap',
      laugh: 'Laugh',
      wow: 'Be amazed',
      cry: 'Cry',
      think: 'Think',
      heart: 'A heart',
      crown: 'A crown',
      bye: 'Wave',
    },
  },

  devices: {
    count: (n: number) => (n <= 1 ? 'Only this page has your seat now.' : `${n} pages have your seat now.`),
    withdraw: 'Keep it to this device',
    hint: 'All other devices and links lose it.',
    done: 'Only this device has your seat now.',
  },

  /** Somebody is awaited who is away, and what comes of it. */
  absent: {
    away: (who: readonly Who[]) => `${together(who)} ${who.length === 1 ? 'is' : 'are'} away.`,
    player: 'After a minute a nutcracker plays.',
    wait: 'The table waits.',
    host: 'The host may let a nutcracker play.',
    youMay: 'Under “Who is here” in the menu you may let a nutcracker play.',
    clock: 'When the time is up, the table plays.',
  },

  takeBack: {
    ask: 'Take my last move back',
    wish: (who: Who) => `${capital(they(who))} would like to take the last move back.`,
    waits: 'It is taken back when all agree.',
    agree: 'All right',
    object: 'No',
  },
};
