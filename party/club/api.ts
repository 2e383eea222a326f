import * as v from 'valibot';
import { type Asked, bodyOf, notAllowed, notFound, passIn } from '../entrance/http.ts';
import type { ClubOrder } from '../orders.ts';
import { ClubAct, type ClubRefusal, clubNameIn, NewClub } from './protocol.ts';

/** Sends an order to the room of a club. */
type Send = (order: ClubOrder) => Promise<Response>;
/** Whether one more club, or one more table, may be made from where a request comes from. */
type May = { readonly [What in 'make' | 'start']?: (() => Promise<boolean>) | undefined };

export const isAboutClubs = (url: string): boolean => /^\/api\/clubs(\/|$)/.test(new URL(url).pathname);

/** Answers what is asked about clubs over HTTP: `/api/clubs` and `/api/clubs/NAME`. */
export async function clubs(request: Asked, send: Send, may: May = {}): Promise<Response> {
  const [, name] = /^\/api\/clubs(?:\/([^/]+))?$/.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined) return request.method === 'POST' ? make(await bodyOf(request), send, may) : notFound();
  if (clubNameIn(name) !== name) return no('no-such-club', 404);
  const secret = passIn(request);
  if (request.method === 'GET') return send({ name, secret, asked: { on: 'look' } });
  if (request.method !== 'POST') return notAllowed('GET, POST');
  const act = v.safeParse(ClubAct, await bodyOf(request));
  if (!act.success) return no('garbled', 400);
  if (act.output.do === 'start' && (await may.start?.()) === false) return no('too-often', 429);
  return send({ name, secret, asked: { on: 'act', act: act.output } });
}

async function make(body: unknown, send: Send, may: May): Promise<Response> {
  const wanted = v.safeParse(NewClub, body);
  if (!wanted.success) return no('garbled', 400);
  const name = clubNameIn(wanted.output.name);
  if (name === null) return no('bad-club-name', 400);
  if ((await may.make?.()) === false) return no('too-often', 429);
  return send({ name, secret: wanted.output.keeper, asked: { on: 'make', wanted: wanted.output } });
}

const no = (refused: ClubRefusal, status: number): Response => Response.json({ refused }, { status });
