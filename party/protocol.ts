import * as v from 'valibot';
import type { FourthGlance, FourthKinds, GiftText } from '../engine/fourth-king/kinds.ts';
import type { Inside, Outside } from '../engine/fourth-king/things.ts';
import type { Choices, Chosen, Kinds, Outcome } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { KingKinds } from '../engine/king/kinds.ts';
import type { DiceKinds } from '../engine/kings-dice/kinds.ts';
import type { GameRecord } from '../engine/record.ts';
import { SEATS, type Seat } from '../engine/seats.ts';
import type { Look } from '../engine/table.ts';

export type { PictureRefusal, Refused, RoomRefusal, TableRefusal } from './refusals.ts';

/** Raise it with every change of what goes over the wire; a test compares the hash of all schemas with it. */
export const PROTOCOL = 5;

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
  /** Graphemes, after cleaning. */
  name: 24,
  /** Graphemes, after cleaning. */
  text: 200,
  /** Texts and emotes of one person. */
  says: 5,
  saysWithinMs: 10_000,
  /** Moves that were made for somebody who was away, of which he is told; the last ones. */
  meanwhile: 40,
  devicesPerSeat: 6,
  watchers: 200,
} as const;

/** Why a socket is closed. From 4400 up the page does not come back by itself, except where it says so. */
export const CLOSE = {
  garbled: 4400,
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

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,32}$/));
const Pass = v.pipe(v.string(), v.regex(PASS));
const ASeat = v.picklist(SEATS);
/** Cleaned and measured by the room: here only what cannot be meant well is refused. */
const SomeText = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));
const Whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9));
const GiftKey = v.pipe(v.string(), v.regex(GIFT_KEY));
/**
 * The game that an act is meant for: the one that is played, or prepared in the lobby. What comes late, or twice under
 * two ids, does nothing to another one.
 */
const Nth = Whole;
/**
 * A seat and the name of who is meant in it: others may have moved there meanwhile, and nobody is shown out or crowned
 * in another's place.
 */
const Whom = { seat: ASeat, name: SomeText };
/** Read by the game, which alone knows its moves, options and gifts. */
const Unread = v.unknown();

const HostAct = v.variant('do', [
  v.strictObject({ do: v.literal('options'), options: Unread }),
  v.strictObject({ do: v.literal('settings'), settings: Unread }),
  /** A built-in player for an empty seat. */
  v.strictObject({ do: v.literal('fill'), seat: ASeat }),
  /** Clears a seat: the person there loses it and the old pass with it. */
  v.strictObject({ do: v.literal('remove'), ...Whom }),
  /** The same people play again. */
  v.strictObject({ do: v.literal('rematch') }),
  /** Back to the lobby after a game, to change seats, options or game. */
  v.strictObject({ do: v.literal('lobby') }),
  /** In the lobby: another game with the same people, who keep their seats as far as it has them. */
  v.strictObject({ do: v.literal('game'), game: v.string(), options: Unread }),
  /** Passes the crown, and all that the host may do with it. */
  v.strictObject({ do: v.literal('crown'), ...Whom }),
  /** Nobody new sits down; watchers still may come. */
  v.strictObject({ do: v.literal('lock'), on: v.boolean() }),
  /** The person there is not heard. */
  v.strictObject({ do: v.literal('mute'), ...Whom, on: v.boolean() }),
  /**
   * A new pass for a seat, as `handOver` to the host alone: the old one is void, and so is whoever shows it. In a game
   * also for a seat that a built-in player has: so a guest takes it over.
   */
  v.strictObject({ do: v.literal('reissue'), ...Whom }),
  /** A built-in player plays for a person until he moves or comes back himself, or the host ends it. */
  v.strictObject({ do: v.literal('standIn'), ...Whom, on: v.boolean() }),
  /** Everybody is shown out and all is deleted. Only whoever wears the crown may do it. */
  v.strictObject({ do: v.literal('close') }),
]);
export type HostAct = v.InferOutput<typeof HostAct>;

/** What a page may say. All but `hello` and `ping` carry an id and get an `answer` with it. */
export const Up = v.variant('t', [
  v.strictObject({ t: v.literal('hello'), protocol: Whole, pass: v.nullable(Pass) }),
  /**
   * Takes a seat, the first free one for null. With a seat already it changes name or place, during a game the name
   * alone. A page that has no pass draws one and keeps it before it asks: so the seat is not lost with the answer.
   * Without one the room draws it.
   */
  v.strictObject({
    t: v.literal('sit'),
    id: Id,
    seat: v.nullable(ASeat),
    name: SomeText,
    pass: v.optional(Pass),
  }),
  v.strictObject({ t: v.literal('stand'), id: Id, nth: Nth }),
  v.strictObject({ t: v.literal('start'), id: Id, nth: Nth }),
  /** `turn` names the decision that this is an answer to: a move for another one does nothing. */
  v.strictObject({ t: v.literal('move'), id: Id, nth: Nth, turn: Whole, move: Unread }),
  v.strictObject({ t: v.literal('host'), id: Id, nth: Nth, act: HostAct }),
  /**
   * Stops a game, or lets it go on. The host's word does it; others wish for it, and it is done when all wish so who
   * are here. It goes on by the host or anybody who has wished for it. Without a pause, `on: false` takes a wish back.
   */
  v.strictObject({ t: v.literal('pause'), id: Id, nth: Nth, on: v.boolean() }),
  v.strictObject({ t: v.literal('say'), id: Id, text: SomeText }),
  v.strictObject({ t: v.literal('emote'), id: Id, emote: v.picklist(EMOTES) }),
  /** A new pass for one's own seat, as `seated`: all other devices of the seat are shown out. Drawn as for `sit`. */
  v.strictObject({ t: v.literal('renewPass'), id: Id, pass: v.optional(Pass) }),
  /** The last move at the table is taken back when all agree who are here. `turn` is the one that it led to. */
  v.strictObject({
    t: v.literal('undo'),
    id: Id,
    nth: Nth,
    turn: Whole,
    do: v.picklist(['ask', 'agree', 'object']),
  }),
  /** Wraps a gift, or for its key changes one's own. `thing` is what is outside and what is inside. */
  v.strictObject({ t: v.literal('bring'), id: Id, nth: Nth, gift: v.nullable(GiftKey), thing: Unread }),
  v.strictObject({ t: v.literal('takeBack'), id: Id, gift: GiftKey }),
  /** The host has all gifts opened that are still sealed after the game. */
  v.strictObject({ t: v.literal('unwrapAll'), id: Id, nth: Nth }),
  /** Asks for the record of the game that is over. */
  v.strictObject({ t: v.literal('record'), id: Id }),
  v.strictObject({ t: v.literal('ping') }),
]);
export type Up = v.InferOutput<typeof Up>;

/** Reads one text frame; null for anything that is not a message. */
export function parseUp(text: string): Up | null {
  const raw = parseText(text);
  const parsed = v.safeParse(Up, raw);
  return parsed.success ? parsed.output : null;
}

const AnyHello = v.object({ t: v.literal('hello'), protocol: Whole });

/** The protocol number in a `hello` of any version, whatever else that version says; null for other messages. */
export function protocolOf(text: string): number | null {
  const parsed = v.safeParse(AnyHello, parseText(text));
  return parsed.success ? parsed.output.protocol : null;
}

/** What is sent to make a table, to `POST /api/tables`. The maker becomes its host, and sits if he gives a name. */
export const NewTable = v.strictObject({
  game: v.string(),
  options: Unread,
  settings: Unread,
  name: v.nullable(SomeText),
});
export type NewTable = v.InferOutput<typeof NewTable>;
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
  /** The seat whose last move is to be taken back, and those that agree. */
  readonly undo: { readonly by: Seat; readonly agreed: readonly Seat[] } | null;
  readonly watchers: number;
  /** How many gifts there are; 0 in games to which nobody brings anything. */
  readonly brought: number;
  /** Whether the host is King Bob, without a seat or playing as well, or the table is; null in other games. */
  readonly bob: 'host' | 'plays' | 'table' | null;
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
type DownOf<L, Text, Thing, Move> =
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
  | { readonly t: 'pong' }
  /** Said before a socket is closed: platforms deliver the close itself late. */
  | { readonly t: 'bye'; readonly why: CloseReason };
export type Down = DownOf<GameLook, GiftText, MyGift['thing'], Meanwhile['moves'][number]>;

/** A look as the room sends it: the table's, with what belongs to the wire. */
export type SentLook = Look & {
  readonly game: string;
  readonly nth: number;
  readonly news: readonly Json[];
  readonly leftMs: number | null;
};
export type RoomSays = DownOf<SentLook, Json, Json, Json>;

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
  'pong',
  'bye',
];

/** The page trusts its own room once the protocol numbers agree; it only sorts out what is no message at all. */
export function parseDown(text: string): Down | null {
  const raw = parseText(text);
  return isDown(raw) ? raw : null;
}

function isDown(raw: unknown): raw is Down {
  return typeof raw === 'object' && raw !== null && 't' in raw && DOWN_TAGS.some(tag => tag === raw.t);
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
