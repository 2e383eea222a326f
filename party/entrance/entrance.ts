import { clubs, isAboutClubs } from '../club/api.ts';
import { type Config, configure } from '../config.ts';
import type { ClubOrder, Order } from '../orders.ts';
import { api } from './api.ts';
import { doors } from './doors.ts';
import { guarded } from './headers.ts';
import type { Asked } from './http.ts';
import { isForeign, isFramedNameless, isListed, type Sent } from './origins.ts';
import { page } from './pages.ts';

/** What a platform does for whoever comes in. */
export type Means = {
  readonly env: unknown;
  /** A file of the built page, by its path. */
  file(path: string): Promise<Response | null>;
  /** Hands an order to the room at an address. */
  order(code: string, order: Order): Promise<Response>;
  /** Hands an order to the room of a club. */
  club(order: ClubOrder): Promise<Response>;
  /** Whether one more table may be made from where the request comes from, */
  mayMake?: () => Promise<boolean>;
  /** and one more club. */
  mayFound?: () => Promise<boolean>;
};

/** Answers everything that is neither a file nor for one room: the API and the pages. */
export async function enter(request: Asked, means: Means): Promise<Response> {
  const configured = configure(means.env);
  if (!configured.ok) return misconfigured(configured.faults);
  const { config } = configured;
  if (new URL(request.url).pathname.startsWith('/api/')) return guarded(await atApi(request, config, means));
  return page(request, { config, file: means.file, door: doors(means) });
}

/** Why somebody may not come into a room, by a socket or a request; null when he may. */
export function turnedAway(
  request: Sent & { readonly method: string },
  isSocket: boolean,
  env: unknown,
): Response | null {
  const configured = configure(env);
  if (!configured.ok) return misconfigured(configured.faults);
  const { config } = configured;
  const isAway = (isSocket || request.method !== 'GET') && isForeign(request, config);
  return isAway ? guarded(foreign()) : null;
}

async function atApi(request: Asked, config: Config, means: Means): Promise<Response> {
  const origin = request.headers.get('origin');
  const isGuest = origin !== null && (isListed(origin, config) || isFramedNameless(origin, config));
  const answer =
    request.method === 'OPTIONS' && isGuest
      ? new Response(null, { status: 204 })
      : request.method !== 'GET' && isForeign(request, config)
        ? foreign()
        : await answerTo(request, means);
  if (!isGuest) return answer;
  const { status, headers, body } = answer;
  const shared = {
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'authorization, content-type',
    vary: 'origin',
  };
  return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...shared } });
}

function answerTo(request: Asked, { order, club, mayMake, mayFound }: Means): Promise<Response> {
  if (isAboutClubs(request.url)) return clubs(request, club, { start: mayMake, make: mayFound });
  return api(request, wanted => order(wanted.code, wanted), mayMake);
}

/** Who it was is not told in the log. */
function foreign(): Response {
  console.log(JSON.stringify({ what: 'refused', why: 'foreign-origin' }));
  return Response.json({ refused: 'foreign-origin' }, { status: 403 });
}

/** Whoever deployed it sees at once what is wrong; nothing works half. */
function misconfigured(faults: readonly string[]): Response {
  console.error(JSON.stringify({ what: 'misconfigured', faults }));
  return guarded(new Response(`This table is not set up rightly.\n${faults.join('\n')}\n`, { status: 500 }));
}
