import { bytesToHex } from '@noble/hashes/utils.js';
import type { OnShelf } from '../engine/shelf.ts';
import type { Outbox } from './effects.ts';
import type { Gifts } from './gifts.ts';
import { Lately } from './lately.ts';
import { cleanPicture } from './pictures/picture.ts';
import { LIMITS, type PictureRefusal, type RoomRefusal, type Up } from './protocol.ts';
import { seatOf } from './seating.ts';
import type { GiftRow, TableRow } from './storage.ts';

type Bring = Extract<Up, { t: 'bring' }>;
export type Uploaded = { readonly picture: string } | { readonly refused: PictureRefusal };

/** Who may put what on the pile: the lobby of a game to which people bring gifts. */
export class Wrapping {
  readonly #gameAt: (table: TableRow) => OnShelf;
  readonly #gifts: Gifts;
  readonly #draw: (bytes: number) => Uint8Array;
  readonly #uploads = new Lately(LIMITS.uploads, LIMITS.uploadsWithinMs);

  constructor(gameAt: (table: TableRow) => OnShelf, gifts: Gifts, draw: (bytes: number) => Uint8Array) {
    this.#gameAt = gameAt;
    this.#gifts = gifts;
    this.#draw = draw;
  }

  /** Wraps a gift or changes one. */
  bring(table: TableRow, person: string | null, { id, gift: key, thing }: Bring, out: Outbox): RoomRefusal | null {
    if (key === null && person !== null && this.#gifts.hasMade(person, id)) return null;
    if (person === null || this.#most(table, person) === 0) return 'may-not-bring';
    if (table.phase !== 'lobby') return 'not-in-lobby';
    const old = key === null ? null : this.#gifts.of(person, key);
    if (key !== null && old === null) return 'no-such-gift';
    const wrapped = this.#gameAt(table).wrap(thing);
    if (wrapped === null) return 'bad-gift';
    if (old === null && this.#isFull(table, person)) return 'too-many-gifts';
    const { picture } = wrapped;
    if (picture !== null) {
      if (!this.#gifts.hasPicture(person, picture) || this.#gifts.isElsewhere(picture, key)) return 'no-such-picture';
      if (this.#gifts.picturesBeside(key) >= LIMITS.pictures) return 'too-many-pictures';
    }
    this.#gifts.put(key ?? this.#drawn(8), { ...(old ?? this.#new(person, id)), ...wrapped }, out);
    return null;
  }

  takeBack(table: TableRow, person: string | null, key: string, out: Outbox): RoomRefusal | null {
    if (this.#gifts.of(person, key) === null) return 'no-such-gift';
    if (table.phase !== 'lobby') return 'not-in-lobby';
    this.#gifts.drop(key, out);
    return null;
  }

  /** Takes a picture for a gift that is still to be wrapped or changed. */
  upload(table: TableRow, person: string, bytes: Uint8Array, now: number, out: Outbox): Uploaded {
    if (this.#most(table, person) === 0) return { refused: 'may-not-bring' };
    if (table.phase !== 'lobby') return { refused: 'not-in-lobby' };
    const place = `at ${seatOf(table, person) ?? 'host'}`;
    if (!this.#uploads.admits([person, place], now)) return { refused: 'too-often' };
    if (bytes.length > LIMITS.pictureBytes) return { refused: 'picture-too-large' };
    const clean = cleanPicture(bytes);
    if (clean === null) return { refused: 'bad-picture' };
    const picture = this.#drawn(32);
    this.#gifts.upload(person, picture, clean, LIMITS.loosePictures, out);
    return { picture };
  }

  /** Whoever may bring nothing any more takes along what he has brought. */
  tidy(table: TableRow, out: Outbox): void {
    if (table.phase === 'lobby') this.#gifts.keep(person => this.#most(table, person) > 0, out);
  }

  /** Whether all gifts that are there could have been brought to this table. */
  fits(table: TableRow): boolean {
    return this.#gifts.wrappers.every(person => this.#gifts.own(person).length <= this.#most(table, person));
  }

  /** Whether this person has wrapped as much as he may. Only King Bob minds what the others have brought. */
  #isFull(table: TableRow, person: string): boolean {
    const count = isBob(table, this.#gameAt(table), person) ? this.#gifts.count : this.#gifts.own(person).length;
    return count >= this.#most(table, person);
  }

  /** How many gifts somebody may have. */
  #most(table: TableRow, person: string | null): number {
    const pile = this.#gameAt(table).pile(table.options);
    if (pile === null || person === null) return 0;
    if (isBob(table, this.#gameAt(table), person)) return pile.all;
    return seatOf(table, person) === null ? 0 : pile.each;
  }

  #new(person: string, made: string): Omit<GiftRow, 'thing' | 'picture'> {
    return { person, place: this.#gifts.nextPlace(), made, salt: this.#drawn(16), by: null };
  }

  #drawn(bytes: number): string {
    return bytesToHex(this.#draw(bytes));
  }
}

/** Whether this is the host, and as such King Bob. */
export function isBob(table: TableRow, game: OnShelf, person: string | null): boolean {
  const pile = person === table.host ? game.pile(table.options) : null;
  return pile !== null && pile.bob !== 'table';
}
