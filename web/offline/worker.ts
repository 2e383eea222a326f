/**
 * The page's service worker. It keeps one small page which says that there is no connection, with what that page needs,
 * and nothing else: never a table, never a file of a release. Everything comes from the network, and what does not come
 * from there does not come; only a page that cannot be reached is answered by the one that is kept.
 */

type Waiting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Event & {
  readonly request: Request;
  /** Missing where nothing is fetched ahead. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
type Tapped = Waiting & { readonly notification: Notification };
type Client = { focus(): Promise<unknown> };

/** What a service worker finds around it, as far as this one uses it. */
declare const self: {
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Tapped) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Client[]> };
};

/** The files of the offline page, named by the build: other files make another worker. */
declare const OFFLINE_FILES: readonly string[];

const PAGE = '/offline.html';
const FILES = OFFLINE_FILES.map(file => new URL(file, location.origin).href);
const SHELF = `offline ${FILES.join(' ')}`;

self.addEventListener('install', event => {
  event.waitUntil(keep().then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  event.waitUntil(Promise.all([tidy(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(pageFor(event));
  else if (FILES.includes(request.url)) event.respondWith(fetch(request).catch(() => kept(request.url)));
});

/** A tap on a notification leads back to the table. */
self.addEventListener('notificationclick', event => {
  event.notification.close();
  const pages = self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  event.waitUntil(pages.then(([page]) => page?.focus()));
});

async function pageFor({ request, preloadResponse }: Fetching): Promise<Response> {
  // What was fetched ahead may have been given up, on a line that stands.
  const ahead = await preloadResponse?.catch(() => undefined);
  try {
    return ahead ?? (await fetch(request));
  } catch {
    return kept(new URL(PAGE, location.origin).href);
  }
}

async function keep(): Promise<void> {
  const shelf = await caches.open(SHELF);
  const files = FILES.map(async url => {
    const got = await fetch(url, { cache: 'reload' });
    if (!got.ok) throw new Error(`${url}: ${got.status}`);
    // The bare file, because the headers of a file are not those of a page.
    const headers = { 'content-type': got.headers.get('content-type') ?? '', 'content-security-policy': POLICY };
    await shelf.put(url, new Response(await got.blob(), { headers }));
  });
  await Promise.all(files);
}
const POLICY = "default-src 'self'; base-uri 'none'; form-action 'none'";

async function kept(url: string): Promise<Response> {
  return (await (await caches.open(SHELF)).match(url)) ?? Response.error();
}

/** What an earlier worker kept. */
async function tidy(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name !== SHELF).map(name => caches.delete(name)));
}

export {};
