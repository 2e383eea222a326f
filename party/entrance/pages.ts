import * as v from 'valibot';
import type { Config } from '../config.ts';
import { leadsToDoor } from './doors.ts';
import { guarded, pageHeaders } from './headers.ts';
import { notAllowed, notFound } from './http.ts';
import { addressOf, type Sent } from './origins.ts';
import { type Door, escaped, Previews, previewTags } from './previews.ts';

type Asked = Sent & { readonly method: string };

/** What the pages are made of. */
export type Site = {
  readonly config: Config;
  /** A file of the built page, by its path. */
  file(path: string): Promise<Response | null>;
  /** What stands on the door that a path leads to; null where there is none. */
  door(path: string): Promise<Door | null>;
};

/** A file, or a room: what is none of either that there is gets no page. */
const NO_PAGE = /\.\w+$|^\/part(y|ies)\//;

/**
 * The page, which is the same file at every address: what differs is what its head tells those who only look at that,
 * and who may frame it.
 */
export async function page(request: Asked, site: Site): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (NO_PAGE.test(pathname)) return guarded(notFound());
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead) return guarded(notAllowed('GET, HEAD'));
  // Where people play, somebody else's page may put it into a frame.
  const headers = pageHeaders(leadsToDoor(pathname) ? site.config.framedBy : []);
  return new Response(isHead ? null : await written(request, site), { headers });
}

async function written({ url, headers }: Asked, site: Site): Promise<string> {
  const { pathname, origin } = new URL(url);
  const [html, previews, door] = await Promise.all([
    text(site, '/page.html'),
    text(site, '/previews.json'),
    leadsToDoor(pathname) && !isNavigation(headers) ? site.door(pathname) : null,
  ]);
  const address = addressOf(url, site.config);
  const tags = previewTags(
    v.parse(Previews, JSON.parse(previews)),
    door,
    address,
    pathname,
    headers.get('accept-language') ?? '',
  );
  // Functions, because `$` means something in a text that is put in.
  return html
    .replace('<!-- preview -->', () => tags)
    .replace('<html', () => (address === origin ? '<html' : `<html data-address="${escaped(address)}"`));
}

/** A browser that goes to a table has no use for its preview: neither it nor the table is kept waiting for one. */
const isNavigation = (headers: Sent['headers']): boolean =>
  headers.get('sec-fetch-mode') === 'navigate' && !/bot/i.test(headers.get('user-agent') ?? '');

async function text(site: Site, path: string): Promise<string> {
  const file = await site.file(path);
  if (file?.ok !== true) throw new Error(`the page is not built: ${path} is missing`);
  return file.text();
}
