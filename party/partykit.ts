import type * as Party from 'partykit/server';
import { notFound } from './entrance/http.ts';
import type { ClubOrder, Order } from './orders.ts';

type Parties = Party.Context['parties'];
type Room = { fetch(init: RequestInit): Promise<Response> };

/** Sends an order to the room of a table on PartyKit, */
export const toTable = (parties: Parties, code: string, order: Order): Promise<Response> =>
  sent(parties.main?.get(code), order);
/** and to that of a club. */
export const toClub = (parties: Parties, order: ClubOrder): Promise<Response> =>
  sent(parties.club?.get(order.name), order);

const sent = async (room: Room | undefined, order: Order | ClubOrder): Promise<Response> =>
  room === undefined ? notFound() : room.fetch({ method: 'POST', body: JSON.stringify(order) });
