import { bytesToHex } from '@noble/hashes/utils.js';
import { type OnShelf, takeFromShelf } from '../engine/shelf.ts';
import type { Scene } from './acts.ts';
import { Audience, type Present } from './audience.ts';
import { Gifts } from './gifts.ts';
import { Ledger } from './ledger.ts';
import { Presence } from './presence.ts';
import { gameRow, Running } from './running.ts';
import { peopleOf, relieve, seatOf } from './seating.ts';
import type { Sockets } from './sockets.ts';
import type { GameRow, GiftRow, Saved, TableRow } from './storage.ts';
import { Wrapping } from './wrapping.ts';

/** What a party is given by its room. */
export type Means = {
  readonly shelf: readonly OnShelf[];
  readonly sockets: Sockets;
  readonly draw: (bytes: number) => Uint8Array;
  /** How long a built-in player takes for a move. */
  readonly paceMs: number;
};

/** The table as it is at this moment, its people and its game: all that those share who do something at it. */
export class Hall implements Present {
  table: TableRow;
  running: Running | null;
  readonly game: OnShelf;
  readonly means: Means;
  readonly sockets: Sockets;
  readonly presence: Presence;
  readonly ledger: Ledger;
  readonly gifts: Gifts;
  readonly wrapping: Wrapping;
  readonly audience: Audience;

  /** Just made, or as it was written down. */
  constructor(saved: Saved, isNew: boolean, means: Means, now: number) {
    const { table, game } = saved;
    const onShelf = takeFromShelf(table.game, undefined, means.shelf);
    if (onShelf === null) throw new Error(`nobody here knows ${table.game}`);
    this.table = table;
    this.game = onShelf;
    this.running = game === null ? null : new Running(means.shelf, game.start, game.moves);
    this.means = means;
    this.sockets = means.sockets;
    this.presence = new Presence(saved.away);
    this.presence.look(peopleOf(table), this.isHere, now);
    this.ledger = new Ledger({ ...saved, table: isNew ? null : table });
    this.gifts = new Gifts(saved.gifts);
    this.wrapping = new Wrapping(onShelf, this.gifts, means.draw);
    this.number();
    this.audience = new Audience(this.sockets, this);
  }

  readonly isHere = (person: string): boolean => this.sockets.isHere(person);

  /** Who is back has the seat again. */
  lookAround(now: number): void {
    const people = peopleOf(this.table);
    this.presence.look(people, this.isHere, now);
    this.table = relieve(this.table, people.filter(this.isHere), false);
  }

  /** Tells apart which gift of the game is which of those that were brought. */
  number(): void {
    const gifts = this.running?.table.gifts ?? null;
    if (gifts !== null) this.gifts.number(gifts.numberOf);
  }

  /** As what the one who wrapped something is known at the table. */
  wrapper(person: string, table = this.table): GiftRow['by'] {
    return seatOf(table, person) ?? 'bob';
  }

  /** What a game at this table, or at one that it might become, would begin with. */
  start(now: number, table = this.table): GameRow {
    const brought = this.gifts.brought(person => this.wrapper(person, table));
    return gameRow(table, this.game.rules, brought, now);
  }

  scene(now: number): Scene {
    return {
      table: this.table,
      running: this.running,
      game: this.game,
      isHere: this.isHere,
      refusal: table => this.game.refuseStart(this.start(now, table).header),
      giftsFit: table => this.wrapping.fits(table),
      secret: () => bytesToHex(this.means.draw(32)),
    };
  }
}
