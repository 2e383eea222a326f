import { bytesToHex } from '@noble/hashes/utils.js';
import { promiseOf } from '../engine/chance.ts';
import { type OnShelf, takeFromShelf } from '../engine/shelf.ts';
import { hostGoneFrom, needsRelief, unrelieved } from './absence.ts';
import { Audience } from './audience.ts';
import { Gifts } from './gifts.ts';
import { Ledger } from './ledger.ts';
import { Presence } from './presence.ts';
import { gameRow, Running } from './running.ts';
import type { Scene } from './scene.ts';
import { makeWayFor, peopleOf, seatOf } from './seating.ts';
import type { Sockets } from './sockets.ts';
import type { Away, GameRow, GiftRow, Saved, TableRow } from './storage.ts';
import type { Present } from './views.ts';
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
  /** Whether the host has been away for so long that everybody seated may act as host. */
  anyoneMayHost = false;
  readonly means: Means;
  readonly sockets: Sockets;
  readonly presence: Presence;
  readonly ledger: Ledger;
  readonly gifts: Gifts;
  readonly wrapping: Wrapping;
  readonly audience: Audience;
  #promised: { readonly secret: string; readonly promise: string } | null = null;

  /** Just made, or as it was written down. */
  constructor(saved: Saved, isNew: boolean, means: Means, now: number) {
    const { table, game } = saved;
    this.table = table;
    this.running = game === null ? null : new Running(means.shelf, game.start, game.log);
    this.means = means;
    this.sockets = means.sockets;
    this.presence = new Presence(saved.away);
    this.presence.look(this.#awaited, this.isHere, now);
    // What everybody is told when the alarm rings is not known before.
    this.#lookForHost(saved.due === null ? now : Math.min(now, saved.due - 1));
    this.ledger = new Ledger({ ...saved, table: isNew ? null : table });
    this.gifts = new Gifts(saved.gifts);
    this.wrapping = new Wrapping(table => gameAt(table, means.shelf), this.gifts, means.draw);
    this.number();
    this.audience = new Audience(this.sockets, this);
  }

  /** The game that is played here, or prepared. */
  get game(): OnShelf {
    return gameAt(this.table, this.means.shelf);
  }

  /** Worked out once a secret. */
  get promise(): string {
    const { secret } = this.table;
    if (this.#promised?.secret !== secret) this.#promised = { secret, promise: promiseOf(secret) };
    return this.#promised.promise;
  }

  readonly isHere = (person: string): boolean => this.sockets.isHere(person);

  /** Who is back has the seat again. */
  lookAround(now: number): void {
    this.presence.look(this.#awaited, this.isHere, now);
    this.#lookForHost(now);
    this.table = makeWayFor(this.table, peopleOf(this.table).filter(this.isHere));
  }

  #lookForHost(now: number): void {
    const from = hostGoneFrom(this.table, this.presence.away);
    this.anyoneMayHost = from !== null && from <= now;
  }

  /** When everybody will be told that the host is gone; null while nobody waits for it. */
  get hostGone(): number | null {
    const somebody = peopleOf(this.table).some(this.isHere);
    return somebody && !this.anyoneMayHost ? hostGoneFrom(this.table, this.presence.away) : null;
  }

  /** Those for whom a built-in player is to sit in by now, */
  longGone(now: number): readonly string[] {
    const { table, running, presence } = this;
    return needsRelief(table, running) ? presence.longGone(now, table.stop.resumed) : [];
  }

  /** and when there will be the next one; null while nobody is to be relieved. */
  get nextLongGone(): number | null {
    const { table, running, presence } = this;
    return needsRelief(table, running) ? presence.nextLongGone(unrelieved(table), table.stop.resumed) : null;
  }

  /** Since when people are away, as far as it matters once the table has slept. */
  get away(): Away {
    const { host } = this.table;
    const { away } = this.presence;
    return Object.fromEntries(Object.entries(away).filter(([person]) => this.running !== null || person === host));
  }

  /** Those whose absence means something. */
  get #awaited(): readonly string[] {
    return [...peopleOf(this.table), this.table.host];
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
      gameCalled: id => takeFromShelf(id, undefined, this.means.shelf),
      isHere: this.isHere,
      anyoneMayHost: this.anyoneMayHost,
      refusal: table => this.game.refuseStart(this.start(now, table).header),
      giftsFit: table => this.wrapping.fits(table),
      othersBrought: person => this.gifts.count > this.gifts.own(person).length,
      newPass: () => bytesToHex(this.means.draw(16)),
      secret: () => bytesToHex(this.means.draw(32)),
    };
  }
}

function gameAt({ game }: TableRow, shelf: readonly OnShelf[]): OnShelf {
  const onShelf = takeFromShelf(game, undefined, shelf);
  if (onShelf === null) throw new Error(`nobody here knows ${game}`);
  return onShelf;
}
