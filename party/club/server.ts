import type * as Party from 'partykit/server';
import { guarded } from '../entrance/headers.ts';
import { notFound } from '../entrance/http.ts';
import { toTable } from '../partykit.ts';
import { ClubHosting } from './hosting.ts';

/** The room of a club on PartyKit. */
export default class KingsClub implements Party.Server {
  readonly options = { hibernate: true };
  readonly #hosting: ClubHosting;

  constructor(room: Party.Room) {
    this.#hosting = new ClubHosting({
      storage: room.storage,
      blockConcurrencyWhile: work => room.blockConcurrencyWhile(work),
      table: (code, order) => toTable(room.context.parties, code, order),
    });
  }

  /** Nobody comes to a club's room from outside: `/api/clubs` is its door. */
  static onBeforeRequest(): Response {
    return guarded(notFound());
  }

  static onBeforeConnect(): Response {
    return guarded(notFound());
  }

  onRequest(request: Party.Request): Promise<Response> {
    return this.#hosting.request(request);
  }

  onAlarm(): Promise<void> {
    return this.#hosting.alarm();
  }
}

KingsClub satisfies Party.Worker;
