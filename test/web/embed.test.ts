import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Frame, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTable, Visitor } from '../party/hosts/visitor.ts';
import { complaintsOf, DESK, faults, person } from './browser.ts';
import { browser, host } from './shared.ts';

const ROOT = resolve(import.meta.dirname, '../..');

let club: Server;
/** Another site than the tables': its pages are what the tables are put into. */
let site = '';
let body = '';

beforeAll(async () => {
  club = createServer((_, answer) =>
    answer.end(`<!doctype html><html lang="en"><title>The club</title>${body}</html>`),
  );
  await new Promise<void>(up => club.listen(0, () => up()));
  const address = club.address();
  site = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  club?.close();
});

const script = () => `<script src="http://${host.address}/embed.js" async></script>`;
const button = (at: Page | Frame, name: string | RegExp) => at.getByRole('button', { name, exact: true });

/** Everything that a table tells its page, kept where a test finds it. */
const LISTENER = `<script>
  window.told = [];
  for (const type of ['table-ready', 'turn', 'over'])
    addEventListener(type, event => told.push([event.target.id, type, event.detail]));
</script>`;
type Told = readonly (readonly [string, string, Readonly<Record<string, unknown>>])[];
const toldAt = (page: Page) => page.evaluate<Told>('window.told');

/** Opens a page of the club with these lines in it. */
async function open(lines: string, before?: (page: Page) => Promise<unknown>): Promise<Page> {
  body = LISTENER + lines;
  const page = await person(browser, DESK);
  await before?.(page);
  await page.goto(site);
  return page;
}

/** The frames of tables, in the order in which they stand in the page. */
async function frames(page: Page, count = 1): Promise<readonly Frame[]> {
  const inPage = () => page.frames().filter(frame => frame !== page.mainFrame());
  const found = () => inPage().filter(frame => frame.url().startsWith(`http://${host.address}/`));
  await eventually(() => found().length).toBe(count);
  return found();
}

async function frameOf(page: Page): Promise<Frame> {
  const [frame] = await frames(page);
  if (frame === undefined) throw new Error('no frame');
  return frame;
}

async function sitDown(frame: Frame, name: string): Promise<void> {
  await frame.getByLabel('Your name at the table').fill(name);
  await frame.getByLabel('Your name at the table').press('Enter');
  await button(frame, 'Change my name').waitFor();
}

/** The machine may be busy. */
const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 15_000 });

const heightOf = (page: Page) =>
  page.evaluate<number>("document.querySelector('kings-table').getBoundingClientRect().height");

test('the script weighs at most 3 KB', () => {
  const code = readFileSync(join(ROOT, 'web/dist/embed.js'));
  expect(code.toString()).not.toMatch(/\bimport\b/);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(3000);
});

describe('a table in a page of another site', () => {
  test('takes the height it needs, is told apart, and tells turns and the end', async () => {
    const { code, pass } = await makeTable(host.address, { options: { length: 'quick' } });
    const page = await open(`${script()}<kings-table id="a" table="${code}"></kings-table>`);
    const complaints = complaintsOf(page);
    const frame = await frameOf(page);
    await sitDown(frame, 'Bea');
    await eventually(async () => (await toldAt(page))[0]).toEqual(['a', 'table-ready', { game: 'king' }]);
    // It began with 640 pixels, and takes what a lobby needs.
    await eventually(() => heightOf(page)).not.toBe(640);
    expect(await heightOf(page)).toBeGreaterThan(400);
    const overflow = 'document.documentElement.scrollHeight - document.documentElement.clientHeight';
    await eventually(() => frame.evaluate<number>(overflow)).toBeLessThanOrEqual(0);

    const ann = await Visitor.come(host.address, code, pass);
    expect(await ann.ask({ t: 'start' })).toBe(null);
    expect(await ann.ask({ t: 'host', act: { do: 'standIn', seat: 0, on: true } })).toBe(null);
    await frame.getByRole('heading', { level: 1, name: /^Hand 1/ }).waitFor();
    await eventually(() => heightOf(page)).toBeGreaterThanOrEqual(640);
    await expect
      .poll(async () => (await toldAt(page)).filter(([, type]) => type === 'turn').at(-1)?.[2])
      .toEqual({ mine: true });
    expect(await ann.ask({ t: 'host', act: { do: 'standIn', seat: 1, on: true } })).toBe(null);
    await ann.until(() => (ann.look?.outcome ?? null) !== null, 50_000);
    const over = async () => (await toldAt(page)).find(([, type]) => type === 'over')?.[2];
    const { places = [], scores = [] } = ann.look?.outcome ?? {};
    const names = ann.room?.chairs.map(chair => chair?.name);
    await eventually(over).toEqual({
      game: 'king',
      result: places.map((place, seat) => ({ name: names?.[seat], place, score: scores[seat] })),
    });

    // Nothing else is told, and no secret is in it.
    const all = JSON.stringify(await toldAt(page));
    for (const secret of [code, pass]) expect(all).not.toContain(secret);
    expect(new Set((await toldAt(page)).flatMap(([, , detail]) => Object.keys(detail)))).toEqual(
      new Set(['game', 'mine', 'result']),
    );
    expect(complaints).toEqual([]);
    ann.cut();
  });

  test('tells a page that was left and come back to as it was what happens from then on', async () => {
    const { code, pass } = await makeTable(host.address, { game: 'king', options: { length: 'quick' } });
    const page = await open(`${script()}<kings-table id="a" table="${code}"></kings-table>`);
    const frame = await frameOf(page);
    await sitDown(frame, 'Bea');
    for (const type of ['pagehide', 'pageshow'])
      await frame.evaluate(`dispatchEvent(new PageTransitionEvent('${type}', { persisted: true }))`);
    const ann = await Visitor.come(host.address, code, pass);
    expect(await ann.ask({ t: 'start' })).toBe(null);
    expect(await ann.ask({ t: 'host', act: { do: 'standIn', seat: 0, on: true } })).toBe(null);
    const turns = async () => (await toldAt(page)).filter(([, type]) => type === 'turn').map(([, , detail]) => detail);
    await eventually(turns).toContainEqual({ mine: true });
    ann.cut();
  });

  test('follows the language and the light of the page, also later', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(`<div lang="pt">${script()}<kings-table table="${code}"></kings-table></div>`);
    const frame = await frameOf(page);
    await frame.getByRole('heading', { name: 'Chama os outros' }).waitFor();
    const look = () =>
      frame.evaluate<string>('[document.documentElement.lang, document.documentElement.dataset.theme].join()');
    await eventually(look).toBe('pt-PT,light');
    await page.evaluate("document.querySelector('kings-table').setAttribute('lang', 'es')");
    await eventually(look).toBe('es,light');
    await page.evaluate("document.documentElement.style.colorScheme = 'dark'");
    await eventually(look).toBe('es,dark');
    await page.evaluate("document.querySelector('kings-table').setAttribute('theme', 'light')");
    await eventually(look).toBe('es,light');
  });

  test('two on one page are two tables, each with a seat of its own', async () => {
    const [first, second] = [await makeTable(host.address), await makeTable(host.address, { game: 'kings-dice' })];
    const page = await open(
      `${script()}<kings-table id="a" table="${first.code}"></kings-table>
       <kings-table id="b" table="http://${host.address}/t/${second.code}"></kings-table>${script()}`,
    );
    const complaints = complaintsOf(page);
    for (const [index, frame] of (await frames(page, 2)).entries()) await sitDown(frame, `Bea ${index}`);
    const games = async () =>
      (await toldAt(page)).flatMap(([id, type, { game }]) => (type === 'table-ready' ? [`${id} ${game}`] : []));
    await eventually(games).toEqual(expect.arrayContaining(['a king', 'b kings-dice']));
    // Each hears its own frame, and not the other’s, which comes from the same house.
    expect(await games()).toHaveLength(2);
    expect(complaints).toEqual([]);
  });

  test('without a table it offers to make one, or to go to one by its code', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(`${script()}<kings-table id="a" game="kings-dice"></kings-table>`);
    const frame = await frameOf(page);
    await frame.getByLabel('Got a link or a code?').fill(code);
    await button(frame, 'Sit down').click();
    await frame.getByRole('heading', { name: 'Call the others' }).waitFor();
    await eventually(async () => (await toldAt(page)).at(0)?.[1]).toBe('table-ready');
    expect(JSON.stringify(await toldAt(page)), 'the page did not name it').not.toContain(code);

    await page.reload();
    const again = await frameOf(page);
    await again.getByRole('link', { name: 'Make a table' }).click();
    await again.getByLabel('Your name at the table').fill('Bea');
    await button(again, 'Set the table').click();
    await again.getByRole('heading', { level: 1, name: /King.s Dice/ }).waitFor();
  });

  test('tells a page that frames it by itself nothing at all', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(
      `<script>heard = []; addEventListener('message', event => heard.push(event.data));</script>
       <iframe src="http://${host.address}/t/${code}"></iframe>`,
    );
    await sitDown(await frameOf(page), 'Bea');
    expect(await page.evaluate('heard')).toEqual([{ kingsTable: 'hello' }]);
  });
});

describe('messages of others', () => {
  test('to the element: what another frame or the page itself says is not taken for the table’s', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(`${script()}<kings-table id="a" table="${code}"></kings-table>`);
    await eventually(async () => (await toldAt(page)).length).toBeGreaterThan(0);
    await page.evaluate(`new Promise(done => {
      addEventListener('message', ({ data }) => data === 'done' && done());
      const lies = "for (const what of ['over', 'turn', 'table-ready', 'height']) parent.postMessage({ kingsTable: what, height: 999, detail: { lie: true } }, '*'); parent.postMessage('done', '*')";
      postMessage({ kingsTable: 'over', detail: { lie: true } }, '*');
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>' + lies + '</' + 'script>';
      document.body.append(frame);
    })`);
    expect(JSON.stringify(await toldAt(page))).not.toContain('lie');
    expect(await heightOf(page)).not.toBe(999);
  });

  test('to the frame: what another window than the page around it says is not heard', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(`${script()}<kings-table id="a" table="${code}" lang="es"></kings-table>`);
    const frame = await frameOf(page);
    await frame.getByRole('heading', { name: 'Llama a los demás' }).waitFor();
    // A sibling that has found the frame, as any window of the page can.
    await page.evaluate(`new Promise(done => {
      addEventListener('message', ({ data }) => data === 'done' && done());
      const frame = document.createElement('iframe');
      frame.srcdoc = '<script>parent.document.querySelector("kings-table").shadowRoot.querySelector("iframe").contentWindow.postMessage({ kingsTable: "dress", lang: "pt", theme: "dark" }, "*"); parent.postMessage("done", "*")</' + 'script>';
      document.body.append(frame);
    })`);
    expect(await frame.evaluate('document.documentElement.lang')).toBe('es');
    await page.evaluate(
      "document.querySelector('kings-table').shadowRoot.querySelector('iframe').contentWindow.postMessage({ kingsTable: 'dress', lang: 'pt' }, '*')",
    );
    await frame.getByRole('heading', { name: 'Chama os outros' }).waitFor();
  });
});

describe('where nothing can be kept', () => {
  const REFUSED =
    'Storage.prototype.setItem = Storage.prototype.getItem = Storage.prototype.removeItem = () => { throw new Error("no") }';
  const refuse = (page: Page) => page.addInitScript(`if (parent !== window) { ${REFUSED} }`);

  test('the seat outlives the frame’s own reload, and the page is given nothing', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(`${script()}<kings-table id="a" table="${code}"></kings-table>`, refuse);
    const complaints = complaintsOf(page);
    const frame = await frameOf(page);
    await sitDown(frame, 'Bea');
    await frame.evaluate('location.reload()');
    await button(frame, 'Change my name').waitFor();
    expect(await page.evaluate('JSON.stringify([{ ...sessionStorage }, { ...localStorage }])')).toBe('[{},{}]');
    expect(complaints).toEqual([]);
  });

  test('a page that offers to keeps the seat if the person says so, and it outlives the page’s reload', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(`${script()}<kings-table id="a" table="${code}" keep></kings-table>`, refuse);
    const frame = await frameOf(page);
    await sitDown(frame, 'Bea');
    await frame.getByText(new URL(site).host).waitFor();
    expect(await page.evaluate('sessionStorage.length'), 'nobody was asked yet').toBe(0);
    await button(frame, 'Let it keep my seat').click();
    await eventually(() => page.evaluate('sessionStorage.length')).toBe(1);
    await page.reload();
    await button(await frameOf(page), 'Change my name').waitFor();
  });

  test('who says no keeps the seat to himself', async () => {
    const { code } = await makeTable(host.address);
    const page = await open(`${script()}<kings-table id="a" table="${code}" keep></kings-table>`, refuse);
    const frame = await frameOf(page);
    await sitDown(frame, 'Bea');
    await button(frame, 'No, thanks').click();
    await button(frame, 'Let it keep my seat').waitFor({ state: 'detached' });
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  test.each(['allow-scripts', 'allow-scripts allow-same-origin'])(
    'sandboxed with %s it can be played',
    async sandbox => {
      const { code } = await makeTable(host.address);
      const page = await open(
        `${script()}<kings-table id="a" table="${code}" sandbox="${sandbox}" keep></kings-table>`,
      );
      const complaints = complaintsOf(page);
      const frame = await frameOf(page);
      await sitDown(frame, 'Bea');
      await eventually(async () => (await toldAt(page)).at(0)).toEqual(['a', 'table-ready', { game: 'king' }]);
      await frame.evaluate('location.reload()');
      await button(frame, 'Change my name').waitFor();
      expect(complaints).toEqual([]);
    },
  );

  test('sandboxed it makes a table too', async () => {
    const page = await open(`${script()}<kings-table id="a" sandbox="allow-scripts"></kings-table>`);
    const complaints = complaintsOf(page);
    const frame = await frameOf(page);
    await frame.getByRole('link', { name: 'Make a table' }).click();
    await frame.getByLabel('Your name at the table').fill('Bea');
    await button(frame, 'Set the table').click();
    await frame.getByRole('heading', { name: 'Call the others' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('who sits at a table elsewhere is nobody in the frame of a page', async () => {
  const rosa = await person(browser, DESK);
  await rosa.goto(`http://${host.address}/new`);
  await rosa.getByLabel('Your name at the table').fill('Rosa');
  await button(rosa, 'Set the table').click();
  await button(rosa, 'Change my name').waitFor();
  body = `${LISTENER}${script()}<kings-table table="${rosa.url()}"></kings-table>`;
  await rosa.goto(site);
  await (await frameOf(rosa)).getByRole('heading', { name: 'Take a chair' }).waitFor();
});

describe('put it into your page', () => {
  test('the dialog gives the lines, for both ways, and shows how it will look', async () => {
    const page = await person(browser, DESK);
    const complaints = complaintsOf(page);
    await page.goto(`http://${host.address}/new`);
    await page.getByLabel('Your name at the table').fill('Rosa');
    await button(page, 'Set the table').click();
    await button(page, 'Menu').click();
    await button(page, 'Put it into a page').click();
    const dialog = page.getByRole('dialog', { name: 'Put it into your page' });
    const lines = dialog.getByLabel('The lines to copy');
    const code = page.url().split('/').at(-1);
    expect(await lines.inputValue()).toBe(`${script()}\n<kings-table table="${code}"></kings-table>`);
    const [preview] = await frames(page);
    await preview?.getByRole('heading', { name: 'Call the others' }).waitFor();
    expect(await preview?.getByText('Change my name').count(), 'a watcher’s view').toBe(0);
    await dialog.getByRole('radio', { name: 'Without scripts' }).check();
    expect(await lines.inputValue()).toContain(`<iframe src="http://${host.address}/t/${code}"`);
    await dialog.getByRole('radio', { name: 'Any table' }).check();
    expect(await lines.inputValue()).toContain(`<iframe src="http://${host.address}/t/"`);
    expect(await faults(page, ['.preview'])).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
