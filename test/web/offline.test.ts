import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Host, KINDS } from '../party/hosts/host.ts';
import { complaintsOf, faults, PHONE, SMALL_PHONE } from './browser.ts';
import { browser, host } from './shared.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function newPage(locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, locale, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

/** Once the worker is there, and has kept what it keeps. */
const workerIsThere = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated' || new Promise(done =>
    active.addEventListener('statechange', () => active.state === 'activated' && done())))`);

const kept = (page: Page) =>
  page.evaluate<readonly string[]>(`caches.keys()
    .then(names => Promise.all(names.map(name => caches.open(name).then(shelf => shelf.keys()))))
    .then(all => all.flat().map(({ url }) => new URL(url).pathname).sort())`);

describe.each(KINDS)('without a connection, on %s', kind => {
  let own: Host;
  beforeAll(async () => {
    own = await Host.start(kind, { page: 'built' });
  });
  afterAll(() => own?.stop());

  test('the page says so; with one again it is the table, as it was last deployed', async () => {
    const page = await newPage();
    const complaints = complaintsOf(page);
    await page.goto(`http://${own.address}/`);
    await workerIsThere(page);
    await page.getByRole('link', { name: 'Make a table' }).click();
    await page.getByLabel('Your name at the table').fill('Rosa');
    await page.getByRole('button', { name: 'Set the table' }).click();
    await heading(page, 'Call the others').waitFor();
    expect(complaints).toEqual([]);
    expect(await kept(page)).toEqual([
      expect.stringMatching(/^\/assets\/offline-[\w-]+\.(css|js)$/),
      expect.stringMatching(/^\/assets\/offline-[\w-]+\.(css|js)$/),
      '/icon.svg',
      '/offline.html',
    ]);

    await own.kill();
    await page.reload();
    await heading(page, 'No connection').waitFor();
    expect(await page.title()).toBe('No connection · Kings’ Table');
    for (const size of [SMALL_PHONE, PHONE]) {
      await page.setViewportSize(size);
      expect(await faults(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'No connection').waitFor();

    const file = join(own.dir, 'web/dist/page.html');
    writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', '<meta name="release" content="newer"></head>'));
    await own.restart();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(page, 'Call the others').waitFor();
    expect(await page.locator('meta[name="release"]').getAttribute('content')).toBe('newer');
    expect(await kept(page)).toHaveLength(4);
  }, 90_000);

  test('it speaks the language of the device', async () => {
    const page = await newPage('pt-BR');
    await page.goto(`http://${own.address}/`);
    await workerIsThere(page);
    await own.kill();
    await page.goto(`http://${own.address}/new`);
    await page.getByRole('heading', { name: 'Sem conexão' }).waitFor();
    expect(await page.evaluate('document.documentElement.lang')).toBe('pt-BR');
    await own.restart();
  }, 90_000);
});

describe('an app window', () => {
  test('the browser finds nothing that would keep the page from being installed', async () => {
    const page = await newPage();
    await page.goto(`http://${host.address}/`);
    const session = await page.context().newCDPSession(page);
    const manifest = async () => {
      const { errors, url } = await session.send('Page.getAppManifest');
      return { errors, path: new URL(url).pathname };
    };
    await expect.poll(manifest).toEqual({ errors: [], path: '/manifest.en.webmanifest' });
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A test's window is a private one.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  test('it is installed under the name that it has in the language of the page', async () => {
    const page = await newPage('es');
    await page.goto(`http://${host.address}/`);
    await page.getByRole('heading', { name: 'Los juegos' }).waitFor();
    const session = await page.context().newCDPSession(page);
    const manifest = async () => {
      const { errors, data } = await session.send('Page.getAppManifest');
      const { name, short_name, lang, id, icons } = JSON.parse(data ?? '{}');
      return { errors, name, short_name, lang, id, icons: icons.length };
    };
    const [name, id] = ['Mesa de Reyes', '/'];
    expect(await manifest()).toEqual({ errors: [], name, short_name: name, lang: 'es', id, icons: 4 });
    await page.getByRole('button', { name: 'Ajustes' }).click();
    await page.getByRole('radio', { name: 'English' }).check();
    await page.getByRole('heading', { name: 'Settings' }).waitFor();
    expect(await manifest()).toMatchObject({ errors: [], name: 'Kings’ Table', lang: 'en', id });
  });

  test('every icon of the manifest is as large as it says', async () => {
    const manifest = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8'));
    const sizes: readonly { src: string; sizes: string }[] = manifest.icons;
    const drawn = sizes.map(({ src }) => readFileSync(join('web/public', src)));
    expect(drawn.map(png => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`)).toEqual(sizes.map(icon => icon.sizes));
  });

  test('the bars around the page have the colour of the theme, the device’s or the one that was chosen', async () => {
    const page = await newPage();
    await page.goto(`http://${host.address}/`);
    const colour = () =>
      page.evaluate(`[...document.querySelectorAll('meta[name="theme-color"]')]
        .find(({ media }) => matchMedia(media).matches).content`);
    expect(await colour()).toBe('#f4ecdd');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colour()).toBe('#0f172b');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Day' }).check();
    expect(await colour()).toBe('#f4ecdd');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('radio', { name: 'Night' }).check();
    expect(await colour()).toBe('#0f172b');
  });

  test('a page within another one registers no worker', async () => {
    const page = await newPage();
    await countRegistrations(page.context());
    const framing = `http://${host.address}/framing`;
    await page.route(framing, route =>
      route.fulfill({
        contentType: 'text/html',
        body: '<title>Framing</title><iframe src="/" title="Table"></iframe>',
      }),
    );
    await page.goto(framing, { waitUntil: 'load' });
    await page.frameLocator('iframe').getByRole('heading', { name: 'The games' }).waitFor();
    expect(await page.frames().at(-1)?.evaluate('window.registered')).toBe(0);
    await page.goto(`http://${host.address}/`, { waitUntil: 'load' });
    await expect.poll(() => page.evaluate('window.registered')).toBe(1);
  });
});

const countRegistrations = (context: BrowserContext) =>
  context.addInitScript(`
    window.registered = 0;
    navigator.serviceWorker.register = async () => { window.registered += 1; };`);
