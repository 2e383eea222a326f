import { LIMITS, PASS } from '../protocol.ts';

/** What is needed of a request, whichever platform it belongs to. */
export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
};

export const notFound = (): Response => new Response('Not found', { status: 404 });

/** For another method than those that are allowed: `GET, POST`. */
export const notAllowed = (allow: string): Response => new Response(null, { status: 405, headers: { allow } });

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

/** The pass or secret that a request shows; null for none. */
export function passIn(request: Pick<Asked, 'headers'>): string | null {
  const pass = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return PASS.test(pass) ? pass : null;
}
