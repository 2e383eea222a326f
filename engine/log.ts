import type { Game, Kinds, Start } from './game.ts';
import type { Json } from './json.ts';
import type { Seat } from './seats.ts';

/** What a game begins with. Secret until the game is over: whoever has it can compute every draw. */
export interface Header {
  readonly format: 1;
  readonly game: string;
  readonly rules: number;
  /** 64 hexadecimal digits; its hash was published before the first draw. */
  readonly secret: string;
  /** Random shares of the players in seat order, 64 hexadecimal digits each; none where none were asked for. */
  readonly shares: readonly string[];
  readonly seatCount: number;
  readonly options: Json;
  /** What was brought before the start, secrets included; none in most games. */
  readonly brought: readonly Json[];
}

/** One accepted move. `auto` says that the table played it for an empty or absent seat. */
export interface Entry {
  readonly seat: Seat;
  readonly move: Json;
  readonly auto: boolean;
}

/** In a log of moves: the last one that still counted was taken back. */
export const TAKEN_BACK = 'taken back';
export type Logged = Entry | typeof TAKEN_BACK;

/** What a header says, read by the game. A garbled header is a bug or a forgery: it throws. */
export function startOf<K extends Kinds>(game: Game<K>, header: Header): Start<K> {
  const options = game.parseOptions(header.options);
  if (options === null) throw new Error('the header has garbled options');
  const brought = header.brought.map(raw => {
    const thing = game.parseThing(raw);
    if (thing === null) throw new Error('the header has something garbled that was brought');
    return thing;
  });
  return { options, seatCount: header.seatCount, brought };
}
