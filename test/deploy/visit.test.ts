import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASS, PROTOCOL } from '../../party/protocol.ts';
import { Host, KINDS, type Kind } from '../party/hosts/host.ts';
import { complaintsOf, openBrowser, person } from '../web/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Tells every breach of the security policy as a warning, which nobody may have. */
const TELL_BREACHES = `addEventListener('securitypolicyviolation', event =>
  console.warn('breach: ' + event.violatedDirective + ' ' + event.blockedURI))`;

describe.each(KINDS)('on %s', (kind: Kind) => {
  let host: Host;
  beforeAll(async () => {
    host = await Host.start(kind, { page: 'built' });
  });
  afterAll(() => host?.stop());

  /** Somebody who notes where every request goes, what it says of where it comes from, and every complaint. */
  async function visitor() {
    const page = await person(browser);
    await page.addInitScript(TELL_BREACHES);
    const complaints = complaintsOf(page);
    const asked: { readonly url: URL; readonly referrer: string | undefined }[] = [];
    page.on('request', request => asked.push({ url: new URL(request.url()), referrer: request.headers().referer }));
    page.on('websocket', socket => asked.push({ url: new URL(socket.url()), referrer: undefined }));
    return { page, complaints, asked };
  }

  /** From the front page into a lobby of one's own. */
  async function makeTable(page: Page, game: RegExp): Promise<string> {
    await page.goto(`http://${host.address}/`);
    await page.getByRole('link', { name: 'Make a table' }).click();
    // Whoever begins a table of gifts is King Bob, and is not asked any more.
    await page.getByLabel('Your name at the table').fill('Rosa');
    await page.getByRole('radio', { name: game }).check();
    await button(page, 'Set the table').click();
    await page.getByRole('heading', { name: 'Call the others' }).waitFor();
    return page.url();
  }

  test.each([
    [/^King(?!’)/, 'Start'],
    [/King’s Dice/, 'Start'],
    [/Fourth King/, null],
  ])(
    'from the front page to a table of %s no request leaves the house, no policy is broken, no cookie is set',
    async (game, start) => {
      const { page, complaints, asked } = await visitor();
      const address = await makeTable(page, game);
      const pass = await page.evaluate(`JSON.parse(localStorage['kings-table:pass:' + location.pathname.slice(3)])`);
      if (start !== null) {
        await button(page, start).click();
        await button(page, start).waitFor({ state: 'detached' });
      }
      // The link to the seat, where the table is open already; the table anew; the rules.
      await page.goto(`${address}#pass=${pass}`);
      await page.waitForURL(address);
      await page.reload();
      await button(page, 'Menu').waitFor();
      await page.goto(`http://${host.address}/rules/king`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');

      expect(asked.length).toBeGreaterThan(20);
      expect(asked.filter(({ url }) => url.host !== host.address).map(({ url }) => url.href)).toEqual([]);
      // No page says where it is. Fonts are fetched by a style sheet, which PartyKit's server serves without our headers.
      const named = kind === 'partykit' ? /^$|\/assets\/[^/]+\.css$/ : /^$/;
      expect(asked.filter(({ referrer = '' }) => !named.test(referrer))).toEqual([]);
      expect(pass).toMatch(PASS);
      expect(asked.filter(({ url }) => `${url.pathname}${url.search}`.includes(`${pass}`))).toEqual([]);
      expect(await page.context().cookies()).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test('a breach of the policy would have been told', async () => {
    const { page, complaints } = await visitor();
    await page.goto(`http://${host.address}/`);
    await page.getByRole('link', { name: 'Make a table' }).waitFor();
    await page.evaluate(
      'document.body.insertAdjacentHTML(\'beforeend\', \'<img src="https://third.example/x.png" style="color:red">\')',
    );
    await expect.poll(() => complaints.join()).toContain('breach: img-src https://third.example');
    expect(complaints.join()).toContain('breach: style-src-attr inline');
  });

  test('a page that speaks an older language than its table loads itself anew when told so, and has its seat', async () => {
    const { page } = await visitor();
    const address = await makeTable(page, /^King(?!’)/);
    // As if the table had been deployed anew under a page that stays open: it says the number before.
    await page.addInitScript(`if (sessionStorage.old === undefined) {
      const send = WebSocket.prototype.send;
      WebSocket.prototype.send = function (text) {
        send.call(this, text.replace('"protocol":${PROTOCOL}', '"protocol":${PROTOCOL - 1}'));
      };
      sessionStorage.old = 'once';
    }`);
    await page.goto(address);
    await page.getByRole('alert').filter({ hasText: 'newer language' }).waitFor();
    await button(page, /Load/).click();
    await button(page, 'Change my name').waitFor();
  });

  test('a part of the page that is no more after a deploy brings the new page, and the seat is kept', async () => {
    const { page } = await visitor();
    const address = await makeTable(page, /^King(?!’)/);
    await page.route('**/assets/Lobby-*.js', route => route.fulfill({ status: 404 }));
    await page.goto(address);
    await page.getByText('A part of this page did not arrive.').waitFor();
    await Promise.all([page.waitForEvent('domcontentloaded'), button(page, 'Try again').click()]);
    await page.getByText('A part of this page did not arrive.').waitFor();
    await page.unroute('**/assets/Lobby-*.js');
    await button(page, 'Try again').click();
    await button(page, 'Change my name').waitFor();
  });
});
