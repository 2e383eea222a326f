import { computed, signal } from '@preact/signals';
import { isRecord, type Json } from '../engine/json.ts';
import { CODE } from '../party/protocol.ts';
import { addressForOthers } from './device/address.ts';
import { isFramed, isNameless } from './device/frame.ts';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'create'; readonly game: string | null }
  | { readonly page: 'table'; readonly code: string }
  /** The same table for everybody in a room: on a big screen, where nobody sits. */
  | { readonly page: 'tv'; readonly code: string }
  /** Where a frame begins that no table was named for. */
  | { readonly page: 'door'; readonly game: string | null }
  | { readonly page: 'club'; readonly name: string | null }
  | { readonly page: 'rules'; readonly game: string; readonly options: Readonly<Record<string, string>> }
  /** An address that no table can have. */
  | { readonly page: 'noTable' }
  | { readonly page: 'nowhere' };

const address = signal(location.pathname + location.search);
export const route = computed(() => routeOf(address.value));

function routeOf(path: string): Route {
  const url = new URL(path, location.origin);
  const [first = '', second = '', ...more] = url.pathname.split('/').filter(part => part !== '');
  const isTv = first === 't' && more.join() === 'tv';
  if (more.length > 0 && !isTv) return { page: 'nowhere' };
  if (first === '') return { page: 'start' };
  if (first === 'new' && second === '') return { page: 'create', game: url.searchParams.get('game') };
  if (first === 'c') return { page: 'club', name: second === '' ? null : second };
  if (first === 't' && second === '') return { page: 'door', game: url.searchParams.get('game') };
  if (first === 't') {
    // Whoever types an address after hearing it may begin it with a capital.
    const code = codeIn(second);
    return code === null ? { page: 'noTable' } : { page: isTv ? 'tv' : 'table', code };
  }
  if (first === 'rules' && second !== '')
    return { page: 'rules', game: second, options: Object.fromEntries(url.searchParams) };
  return { page: 'nowhere' };
}

/** How many entries of the history stand for what lies over the page. */
export function depth(): number {
  const state: unknown = history.state;
  return isRecord(state) && typeof state.over === 'number' ? state.over : 0;
}

export function go(to: string): void {
  // Within another page the front page is its door: nothing else of the house may be framed.
  const path = isFramed && to === '/' ? '/t/' : to;
  // What lay over the page is gone with it, and its entry with it. A frame without a name may not change its address.
  if (!isNameless) history[depth() > 0 ? 'replaceState' : 'pushState']({ ...history.state, over: 0 }, '', path);
  address.value = path;
  window.scrollTo(0, 0);
}

/** The code in whatever somebody typed or pasted: a code, or a link that ends with one. */
export function codeIn(text: string): string | null {
  const last =
    text
      .trim()
      .toLowerCase()
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  const code = last.trim().replace(/[\s_–—]+/g, '-');
  return CODE.test(code) ? code : null;
}

/** The address of the rules as a table plays them, and where one comes from. A frame keeps its passes to itself. */
export function rulesLink(game: string, options: Json, code: string): string {
  const chosen = Object.entries({ ...(isRecord(options) && options), ...(!isFramed && { table: code }) });
  const query = chosen.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return `/rules/${game}?${query.join('&')}`;
}

export const tableLink = (code: string): string => `${addressForOthers()}/t/${code}`;

export const tvLink = (code: string): string => `${tableLink(code)}/tv`;

/** Links inside the page change the page without loading it. */
export function listenToLinks(): void {
  window.addEventListener('popstate', () => {
    if (!isNameless) address.value = location.pathname + location.search;
  });
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !plain || event.defaultPrevented || link.target !== '' || link.hasAttribute('download'))
      return;
    const within = link.pathname === location.pathname && link.hash !== '';
    if (link.origin !== location.origin || within) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
