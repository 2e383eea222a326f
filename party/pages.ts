import * as v from 'valibot';
import type { Config } from './config.ts';
import { guarded, pageHeaders } from './headers.ts';
import { addressOf, type Sent } from './origins.ts';
import { type Door, escaped, Previews, previewTags } from './previews.ts';
import { CODE } from './protocol.ts';

type Asked = Sent & { readonly method: string };

/** What the pages are made of. */
export type Site = {
  readonly config: Config;
  /** A file of the built page, by its path. */
  file(path: string): Promise<Response | null>;
  /** What can be seen at a table's door; null where no table is. */
  door(code: string): Promise<Door | null>;
};

/** A file, or a room: what is none of either that there is gets no page. */
const NO_PAGE = /\.\w+$|^\/part(y|ies)\//;

/** Where a table may be played, and so where somebody else's page may put it into a frame. */
const AT_TABLE = /^\/t\/([^/]*)$/;

/**
 * The page, which is the same file at every address: what differs is what its head tells those who only look at that,
 * and who may frame it.
 */
export async function page(request: Asked, site: Site): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (NO_PAGE.test(pathname)) return guarded(new Response('Not found', { status: 404 }));
  const isHead = request.method === 'HEAD';
  if (request.method !== 'GET' && !isHead)
    return guarded(new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } }));
  const code = AT_TABLE.exec(pathname)?.[1];
  const headers = pageHeaders(code === undefined ? [] : site.config.framedBy);
  return new Response(isHead ? null : await written(request, site, code), { headers });
}

async function written({ url, headers }: Asked, site: Site, code: string | undefined): Promise<string> {
  const [html, previews, door] = await Promise.all([
    text(site, '/page.html'),
    text(site, '/previews.json'),
    code !== undefined && CODE.test(code) && !isNavigation(headers) ? doorAt(site, code) : null,
  ]);
  const { pathname, origin } = new URL(url);
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

/** A table that cannot be asked has the preview of the house: the page comes all the same. */
async function doorAt(site: Site, code: string): Promise<Door | null> {
  try {
    return await site.door(code);
  } catch {
    return null;
  }
}

async function text(site: Site, path: string): Promise<string> {
  const file = await site.file(path);
  if (file?.ok !== true) throw new Error(`the page is not built: ${path} is missing`);
  return file.text();
}
