import { Lately } from './lately.ts';
import { cleanText } from './names.ts';
import { type Down, LIMITS, type RoomRefusal, type Up } from './protocol.ts';
import { personAt, seatOf } from './seating.ts';
import type { Socket } from './sockets.ts';
import type { TableRow } from './storage.ts';

type Talking = Extract<Up, { t: 'say' | 'emote' }>;
type Said = Extract<Down, { t: 'said' }>;

/** Who may say what, and how often. Nothing of it is kept: it was said to those who were there. */
export class Talk {
  readonly #lately = new Lately(LIMITS.says, LIMITS.saysWithinMs);

  /** Those who play talk, and the host: watchers watch. */
  say(table: TableRow, { key, person }: Socket, talking: Talking, now: number): Said | RoomRefusal {
    const seat = seatOf(table, person);
    if (person === null || (seat === null && person !== table.host)) return 'not-seated';
    if (personAt(table, seat)?.muted === true) return 'muted';
    const said = saidBy(seat ?? 'host', talking);
    if (said === null) return 'bad-text';
    return this.#lately.admits([person, `at ${said.by}`, `on ${key}`], now) ? said : 'too-fast';
  }
}

function saidBy(by: Said['by'], talking: Talking): Said | null {
  if (talking.t === 'emote') return { t: 'said', by, emote: talking.emote };
  const text = cleanText(talking.text, LIMITS.text);
  return text === null ? null : { t: 'said', by, text };
}
