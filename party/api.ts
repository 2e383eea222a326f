import { SHELF } from '../engine/shelf.ts';
import { CODE_BYTES, codeOf } from './codes.ts';
import type { Order } from './hosting.ts';
import { LIMITS, PROTOCOL, type TableRefusal } from './protocol.ts';

/** What is needed of a request, whichever platform it belongs to. */
export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
};

/** Sends an order to the room at an address. */
type Send = (order: Extract<Order, { do: 'make' }>) => Promise<Response>;

/** How often another address is tried when one is taken, which is unlikely beyond measure. */
const TRIES = 3;

export const notFound = (): Response => new Response('Not found', { status: 404 });

/** What anybody may know: whether it is up, which wire it speaks and which games it knows. Tables are not counted. */
const health = () => ({ ok: true, protocol: PROTOCOL, games: SHELF.map(({ id, rules }) => ({ id, rules })) });

/** Answers what is asked of the server over HTTP. All of it is under `/api/`. */
export async function api(request: Asked, send: Send, mayMake = async () => true): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/api/health' && request.method === 'GET') return Response.json(health());
  if (pathname !== '/api/tables') return notFound();
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'POST' } });
  if (!(await mayMake())) return no('too-often', 429);
  return makeTable(await bodyOf(request), send);
}

/** Why there is no table, for the one who asked and in the log; who it was and what he wanted is not. */
function no(refused: TableRefusal, status: number): Response {
  console.log(JSON.stringify({ what: 'refused', why: refused }));
  return Response.json({ refused }, { status });
}

/** An address where no table is yet, in all likelihood. */
export const freshCode = (): string => codeOf(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));

async function makeTable(wanted: unknown, send: Send): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries++) {
    const code = freshCode();
    const response = await send({ do: 'make', code, club: null, wanted });
    if (response.status !== 409) return response;
  }
  return no('no-address', 503);
}

/** The body as JSON; null for what is none, or too long to be meant well. */
export async function bodyOf(request: Asked): Promise<unknown> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (!(length <= LIMITS.messageBytes)) return null;
  try {
    return JSON.parse(await request.text());
  } catch {
    return null;
  }
}
