import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, chromium, type Page } from 'playwright-core';

/** The browser that is named, else the machine's own. */
export function ownBrowser(): string {
  const known = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'];
  const found = known.find(path => path !== undefined && existsSync(path));
  if (found === undefined) throw new Error('no browser here: CHROMIUM=/path/to/one names it');
  return found;
}

/** The one that comes with the dependencies: the same for everybody, and it draws no window around a page. */
async function packedBrowser(): Promise<string> {
  const { default: packed } = await import('@sparticuz/chromium');
  return packed.executablePath();
}

/** The switches that come with the packed one, `--single-process` among them, do not start: only these. */
export const SWITCHES = [
  '--no-sandbox',
  '--disable-gpu',
  // Letters are as wide as phones draw them.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where the browser is that starts here: the one that is named, else the packed one, else the machine's own. */
export async function findBrowser(): Promise<string> {
  const whys: unknown[] = [];
  for (const where of process.env.CHROMIUM === undefined ? [packedBrowser, ownBrowser] : [ownBrowser]) {
    try {
      const path = await where();
      await (await openBrowser(path)).close();
      return path;
    } catch (why) {
      whys.push(why);
    }
  }
  throw new AggregateError(whys, `no browser starts here:\n${whys.join('\n')}`);
}

export const openBrowser = async (path?: string): Promise<Browser> =>
  chromium.launch({ executablePath: path ?? (await findBrowser()), args: SWITCHES });

/** A person with a device of their own: nothing is shared with the others but the table. */
export async function person(browser: Browser, size: { width: number; height: number } = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 568 };
export const DESK = { width: 1440, height: 900 };

/**
 * Loads a page anew once the way back of a dialog that was closed is gone: until then it would be in the way. The page
 * waits by itself, since its policy forbids `waitForFunction`, which evaluates text in it.
 */
export async function reload(page: Page): Promise<void> {
  await page.evaluate(`new Promise(gone => {
    const look = () => {
      const over = document.querySelectorAll('dialog[open]').length;
      if ((history.state?.over ?? 0) === over) gone();
      else setTimeout(look, 10);
    };
    look();
  })`);
  await page.reload();
}

/** Everything that a page complains about; a test that ends with an empty list has seen no error. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}

/**
 * A page that is long played at and never looked at: all is laid out and may be pressed, but nothing painted, which is a
 * quarter of its work. `faults` looks.
 */
export async function unseen(page: Page): Promise<void> {
  await page.addInitScript(`{
    const dark = new CSSStyleSheet();
    dark.replaceSync(':root { opacity: 0 }');
    document.adoptedStyleSheets = [dark];
  }`);
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Found = { violations: { id: string; nodes: { html: string }[] }[] };

/** What axe finds against a page, as `rule: element`; `without` what is nobody's to use. */
export async function faults(page: Page, without: readonly string[] = []): Promise<readonly string[]> {
  await page.evaluate('void (document.adoptedStyleSheets = [])');
  if (await page.evaluate<boolean>('window.axe === undefined')) await page.evaluate(AXE);
  const found = await page.evaluate<Found>(
    `axe.run({ exclude: ${JSON.stringify(without)} }, { resultTypes: ["violations"] })`,
  );
  return found.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html.slice(0, 120)}`));
}
