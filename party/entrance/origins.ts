import type { Config } from '../config.ts';

/** What is needed of a request, whichever platform it belongs to. */
export type Sent = { readonly url: string; readonly headers: { get(name: string): string | null } };

/** Names of one's own machine, which lead nowhere from another one. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/;

/** The address under which others find what was asked for here. */
export function addressOf(url: string, { publicAddress }: Config): string {
  const { origin, hostname } = new URL(url);
  return publicAddress !== null && LOOPBACK.test(hostname) ? publicAddress : origin;
}

/**
 * Whether a page asks that is neither this deployment's own nor on its list. Nothing here is guarded by who asks: seats
 * are guarded by passes, and there are no cookies. This keeps other people's pages from using this host's tables as
 * their own. Programs that are no browsers name no origin, and can name any: they may ask.
 */
export function isForeign({ url, headers }: Sent, config: Config): boolean {
  const origin = headers.get('origin');
  if (origin === null || isListed(origin, config) || isFramedNameless(origin, config)) return false;
  // Behind a proxy the scheme of the request is not that of the page.
  return hostOf(origin) !== new URL(url).host && origin !== config.publicAddress;
}

/**
 * Whether it may be a frame of our own page that somebody else's page has sandboxed: browsers call it `null`. Where
 * others may frame tables, tables are made and played there too.
 */
export const isFramedNameless = (origin: string, { framedBy }: Config): boolean =>
  origin === 'null' && framedBy.length > 0;

export const isListed = (origin: string, { allowedOrigins }: Config): boolean => allowedOrigins.includes(origin);

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
