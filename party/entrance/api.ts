import { SHELF } from '../../engine/shelf.ts';
import { atFreeAddress } from '../making.ts';
import type { Order } from '../orders.ts';
import { PROTOCOL, type TableRefusal } from '../protocol.ts';
import { type Asked, bodyOf, notAllowed, notFound } from './http.ts';

/** Sends an order to the room at an address. */
type Send = (order: Extract<Order, { do: 'make' }>) => Promise<Response>;

/** What anybody may know: whether it is up, which wire it speaks and which games it knows. Tables are not counted. */
const health = () => ({ ok: true, protocol: PROTOCOL, games: SHELF.map(({ id, rules }) => ({ id, rules })) });

/** Answers what is asked of the server over HTTP. All of it is under `/api/`. */
export async function api(request: Asked, send: Send, mayMake = async () => true): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/health' && request.method === 'GET') return Response.json(health());
  if (pathname !== '/api/tables') return notFound();
  if (request.method !== 'POST') return notAllowed('POST');
  if (!(await mayMake())) return no('too-often', 429);
  return makeTable(await bodyOf(request), send);
}

/** Why there is no table, for the one who asked and in the log; who it was and what he wanted is not. */
function no(refused: TableRefusal, status: number): Response {
  console.log(JSON.stringify({ what: 'refused', why: refused }));
  return Response.json({ refused }, { status });
}

async function makeTable(wanted: unknown, send: Send): Promise<Response> {
  const made = await atFreeAddress(code => send({ do: 'make', code, club: null, wanted }));
  return made?.response ?? no('no-address', 503);
}
