import type * as Party from 'partykit/server';
import { notFound } from '../api.ts';
import { guarded } from '../headers.ts';
import { ClubHosting, type ClubOrder } from './hosting.ts';

/** The room of a club on PartyKit. */
export default class KingsClub implements Party.Server {
  readonly options = { hibernate: true };
  readonly #hosting: ClubHosting;

  constructor(room: Party.Room) {
    this.#hosting = new ClubHosting({
      storage: room.storage,
      blockConcurrencyWhile: work => room.blockConcurrencyWhile(work),
      table: async (code, order) => {
        const table = room.context.parties.main?.get(code);
        return table === undefined ? notFound() : table.fetch({ method: 'POST', body: JSON.stringify(order) });
      },
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

type Parties = Party.Context['parties'];

/** Sends an order to the room of a club. */
export async function toClub(parties: Parties, order: ClubOrder): Promise<Response> {
  const club = parties.club?.get(order.name);
  return club === undefined ? notFound() : club.fetch({ method: 'POST', body: JSON.stringify(order) });
}
