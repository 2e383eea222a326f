import type { FourthGlance, FourthKinds, GiftText } from '../engine/fourth-king/kinds.ts';
import type { Inside, Outside } from '../engine/fourth-king/things.ts';
import type { Choices, Chosen, Kinds, Outcome } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { KingKinds, PastHand } from '../engine/king/kinds.ts';
import type { DiceKinds, PastRound } from '../engine/kings-dice/kinds.ts';
import type { GameRecord } from '../engine/record.ts';
import type { Seat } from '../engine/seats.ts';
import type { Look } from '../engine/table.ts';
import { unveiled } from './veil.ts';

export type { PictureRefusal, Refused, RoomRefusal, TableRefusal } from './refusals.ts';
export type { Asked, HostAct, NewTable, Up } from './up.ts';

/** Raise it with every change of what goes over the wire; a test compares the hash of all schemas with it. */
export const PROTOCOL = 10;

/** How long words may be: graphemes, after cleaning. They stand apart because a page needs no other limits. */
export const LONGEST = { name: 24, text: 200 } as const;

/** Limits of the wire; beyond them a socket is closed, and nothing else is lost. */
export const LIMITS = {
  messageBytes: 4096,
  /** A gift with the longest texts in the widest letters. */
  giftBytes: 6144,
  pictureBytes: 102_400,
  /** Pixels along a picture's longer side. */
  pictureSide: 4096,
  /** Pictures in the gifts of one table. */
  pictures: 60,
  /** Pictures of one person that stand in no gift yet; the oldest makes way. */
  loosePictures: 3,
  uploads: 20,
  uploadsWithinMs: 60_000,
  messages: 20,
  messagesWithinMs: 5000,
  helloWithinMs: 10_000,
  ...LONGEST,
  /** Texts and emotes of one person. */
  says: 5,
  saysWithinMs: 10_000,
  /** Moves that were made for somebody who was away, of which he is told; the last ones. */
  meanwhile: 40,
  /** Games that are played or prepared at one table: more than anybody plays in a week. */
  games: 1000,
  devicesPerSeat: 6,
  watchers: 200,
} as const;

/** How a page at which somebody looks asks whether the table is still there, and who is at it. */
export const ASKING = {
  everyMs: 20_000,
  /** So much later it asks once more: by then all have answered whom the table has called. */
  againMs: 6000,
  /** So often, since anything happened, it asks for the others too. Then it lets the table sleep. */
  whoElse: 5,
} as const;

/** From this number up a page whose socket is closed does not come back by itself, except where it says so. */
export const CLOSED = 4400;
/** Why a socket is closed. */
export const CLOSE = {
  garbled: CLOSED,
  noHello: 4401,
  removed: 4403,
  noSuchTable: 4404,
  gone: 4410,
  tooLarge: 4413,
  full: 4423,
  oldPage: 4426,
  oldRoom: 4427,
  tooMany: 4429,
} as const;
export type CloseReason = keyof typeof CLOSE;

/** A table's address: three syllable pairs that can be read out in any language, 48 bits of chance. */
export const CODE =
  /^[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz](-[bdfghjklmnprstvz][aiou][bdfghjklmnprstvz][aiou][bdfghjklmnprstvz]){2}$/;
/** What a gift is called while it is being wrapped; only its wrapper knows it. */
export const GIFT_KEY = /^[0-9a-f]{16}$/;
/** What a picture is called: its gift's inside names it, and nobody can guess it. */
export const PICTURE = /^[0-9a-f]{64}$/;
/** 128 random bits in hexadecimal. Whoever shows it is the person that it was given to. */
export const PASS = /^[0-9a-f]{32}$/;

/** How a table is kept, for every game; the first choice of each list is the default. */
export const SETTINGS = {
  /** Seconds for a decision. */
  clock: ['none', '30', '60', '120'],
  /** What happens to a seat whose devices are all gone: a built-in player after 60 s, waiting, or the host decides. */
  absence: ['player', 'wait', 'host'],
  watchers: ['on', 'off'],
  /** Hours after the last sign of life until the table is deleted. */
  keep: ['24', '1', '168'],
} as const satisfies Choices;
export type Settings = Chosen<typeof SETTINGS>;

export const EMOTES = ['clap', 'laugh', 'wow', 'cry', 'think', 'heart', 'crown', 'bye'] as const;
export type Emote = (typeof EMOTES)[number];

export type MadeTable = { readonly code: string; readonly pass: string };

/** Whether somebody sits in a chair: a person, here or away, or a built-in player. */
export type Chair = {
  readonly name: string;
  /** Which of the drawn faces; never two alike at one table of up to eight. */
  readonly face: number;
  readonly who: 'person' | 'player';
  readonly here: boolean;
  /** Whether a built-in player plays for this person at the moment. */
  readonly standIn: boolean;
  readonly muted: boolean;
};

export type RoomView = {
  readonly code: string;
  readonly game: string;
  readonly options: Json;
  readonly settings: Settings;
  readonly phase: 'lobby' | 'playing' | 'over';
  /** Which game at this table this is, from 1, those included that were prepared and never played. */
  readonly nth: number;
  /** In the lobby as many as the game allows at most, null for an empty one; afterwards those who play. */
  readonly chairs: readonly (Chair | null)[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly hostSeat: Seat | null;
  /** Whether the host has been away for so long that everybody seated may act as host. */
  readonly anyoneMayHost: boolean;
  /** Whether nobody new may sit down. */
  readonly locked: boolean;
  /** Whether the game stands still, and the seats that wish or wished for it. */
  readonly pause: { readonly on: boolean; readonly wanted: readonly Seat[] };
  /** The seat whose last move is to be taken back, and those that agree; `declined` until the next move if they did not. */
  readonly undo: { readonly by: Seat; readonly agreed: readonly Seat[] } | 'declined' | null;
  readonly watchers: number;
  /** How many gifts there are; 0 in games to which nobody brings anything. */
  readonly brought: number;
  /**
   * Who may bring gifts: whether the host is King Bob, without a seat or playing as well, or the table is; the most of
   * one player, and of all together, which King Bob may bring. Null in other games.
   */
  readonly pile: { readonly bob: 'host' | 'plays' | 'table'; readonly each: number; readonly all: number } | null;
  /** SHA-256 of the secret behind this game's draws; the secret stands in the record. */
  readonly promise: string;
};

export type You = {
  readonly seat: Seat | null;
  readonly host: boolean;
  /** How many pages are open with this pass; 1 for watchers, who have none. */
  readonly devices: number;
};

/** What was done for a seat while its person was away: the last moves, in order, and how many there were. */
type MeanwhileOf<Move> = { readonly count: number; readonly moves: readonly Move[] };
export type Meanwhile = MeanwhileOf<KingKinds['move'] | DiceKinds['move'] | FourthKinds['move']>;

/** What somebody wrapped, as he alone is told. */
export type OwnGift<T> = {
  readonly key: string;
  readonly thing: T;
  /** Its number in the game; null before the start. */
  readonly number: number | null;
};
export type MyGift = OwnGift<{ readonly outside: Outside; readonly inside: Inside }>;

/** A look as it is sent: whole, numbered for its viewer, with what has happened since the last one. */
type LookOf<Id extends string, K extends Kinds, View = K['view']> = {
  readonly game: Id;
  readonly nth: number;
  readonly seq: number;
  readonly turn: number;
  readonly awaited: readonly Seat[];
  readonly mayChange: readonly Seat[];
  readonly ask: K['ask'] | null;
  /** Whether the last move was this seat's own and may be taken back, if nobody was asked about it yet. */
  readonly mayUndo: boolean;
  readonly view: View;
  readonly outcome: Outcome | null;
  readonly news: readonly K['news'][];
  /** Milliseconds left for this decision, counted from sending; null without a clock. */
  readonly leftMs: number | null;
};
export type KingLook = LookOf<'king', KingKinds>;
export type DiceLook = LookOf<'kings-dice', DiceKinds>;
export type FourthLook = LookOf<'fourth-king', FourthKinds, FourthGlance>;
export type GameLook = KingLook | DiceLook | FourthLook;

/** The room sends looks without knowing any game; the page knows them all. The two differ in nothing else. */
type DownOf<L, Text, Thing, Move, Past> =
  /** Sent after `hello`, and again when somebody leaves a seat in the middle of a game: what was known before is void. */
  | {
      readonly t: 'welcome';
      readonly protocol: number;
      readonly you: You;
      readonly room: RoomView;
      readonly look: L | null;
      /** Told once, to whoever is back first; null when nothing was done. */
      readonly meanwhile: MeanwhileOf<Move> | null;
    }
  /** `pass` only for the socket that has just become somebody. */
  | { readonly t: 'seated'; readonly you: You; readonly pass: string | null }
  | { readonly t: 'room'; readonly room: RoomView }
  | { readonly t: 'look'; readonly look: L }
  /** How much time this decision has left, when it was stopped, goes on, or is counted in another way. */
  | { readonly t: 'time'; readonly nth: number; readonly turn: number; readonly leftMs: number | null }
  /** Somebody has said something; the host may have no seat. It is told once and kept nowhere. */
  | ({ readonly t: 'said'; readonly by: Seat | 'host' } & ({ readonly text: string } | { readonly emote: Emote }))
  /** A seat was given a new pass by somebody who acted as host; all are told. */
  | { readonly t: 'reissued'; readonly seat: Seat; readonly name: string }
  /** The pass itself, to hand over; told to nobody else. */
  | { readonly t: 'handOver'; readonly seat: Seat; readonly pass: string }
  /**
   * What can be read on and in gifts, the same for all: of every gift after `welcome` and at the start, later of those
   * about which there is something new. It comes before the look that shows why.
   */
  | { readonly t: 'gifts'; readonly nth: number; readonly gifts: readonly Text[] }
  /** All that this person has wrapped, whenever it changes; after `welcome` only if there is anything. */
  | { readonly t: 'brought'; readonly gifts: readonly OwnGift<Thing>[] }
  | { readonly t: 'answer'; readonly id: string; readonly refused: string | null }
  | { readonly t: 'record'; readonly record: GameRecord }
  | { readonly t: 'past'; readonly nth: number; readonly part: number; readonly past: Past }
  | { readonly t: 'pong' }
  /** Whoever is there is to say `here`. */
  | { readonly t: 'call' }
  /** Said before a socket is closed: platforms deliver the close itself late. */
  | { readonly t: 'bye'; readonly why: CloseReason };
export type Down = DownOf<GameLook, GiftText, MyGift['thing'], Meanwhile['moves'][number], PastHand | PastRound>;

/** A look as the room sends it: the table's, with what belongs to the wire. */
export type SentLook = Look & {
  readonly game: string;
  readonly nth: number;
  readonly mayUndo: boolean;
  readonly news: readonly Json[];
  readonly leftMs: number | null;
};
export type RoomSays = DownOf<SentLook, Json, Json, Json, Json>;

const DOWN_TAGS: readonly string[] = [
  'welcome',
  'seated',
  'room',
  'look',
  'time',
  'said',
  'reissued',
  'handOver',
  'gifts',
  'brought',
  'answer',
  'record',
  'past',
  'pong',
  'call',
  'bye',
];

/** The page trusts its own room once the protocol numbers agree; it only sorts out what is no message at all. */
export function parseDown(text: string): Down | null {
  const raw = parseText(text, unveiled);
  return isDown(raw) ? raw : null;
}

function isDown(raw: unknown): raw is Down {
  return typeof raw === 'object' && raw !== null && 't' in raw && DOWN_TAGS.some(tag => tag === raw.t);
}

/** A text frame as JSON; null for what is none. */
export function parseText(frame: string, read = (text: string) => text): unknown {
  try {
    return JSON.parse(read(frame));
  } catch {
    return null;
  }
}
