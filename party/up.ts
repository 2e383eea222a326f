import * as v from 'valibot';
import { SEATS } from '../engine/seats.ts';
import { EMOTES, GIFT_KEY, PASS, parseText } from './protocol.ts';

/*
 * What a page may say, parsed at the border. It stands apart from the rest of the protocol because the page needs it as
 * types only.
 */

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

/** What a page may say. All but `hello`, `ping` and `here` carry an id and get an `answer` with it. */
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
  /** Asks how a finished hand or round of this game went. */
  v.strictObject({ t: v.literal('past'), id: Id, nth: Nth, part: Whole }),
  /** Asks for the record of the game that is over. */
  v.strictObject({ t: v.literal('record'), id: Id }),
  /** Whether the line still stands. Where the platform answers it by itself, the room does not hear it. */
  v.strictObject({ t: v.literal('ping') }),
  /** That somebody is here, now and then and when he is called; the others are called then as well. */
  v.strictObject({ t: v.literal('here') }),
]);
export type Up = v.InferOutput<typeof Up>;
/** A message that gets an answer. */
export type Asked = Exclude<Up, { t: 'hello' | 'ping' | 'here' }>;

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
