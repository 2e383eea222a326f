import { existsSync, readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Setting, Stage } from '../party/stage.ts';

const DIST = resolve(import.meta.dirname, '../../web/dist');
/** Never asked for over the net: every request is answered here. */
export const ORIGIN = 'http://localhost:1';
export const CODE = 'bafor-dugol-mitaz';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Line = { readonly tell: (text: string) => void; readonly cut: () => void };

/**
 * Real pages at a room that lives in the test: the same seed deals the same cards, and time is wound by hand.
 * Between the room and a page there is no host, so that nothing has to be waited for but the page.
 */
export class Parlour {
  readonly stage: Stage;
  readonly #browser: Browser;
  /** Whether built-in players move on as soon as somebody said something; else only when `pass` lets them. */
  quick = true;
  /** Whether what pages say stays on its way, until somebody hastens it. */
  slow = false;
  readonly #late: (() => void)[] = [];
  readonly #lines = new Set<Line>();
  /** All that pages have said. */
  readonly said: string[] = [];

  constructor(browser: Browser, setting: Setting = {}) {
    this.#browser = browser;
    this.stage = new Stage(setting);
  }

  /** What was on its way arrives. */
  hasten(): void {
    this.slow = false;
    for (const arrive of this.#late.splice(0)) arrive();
  }

  /** All pages hear something. */
  tell(message: object): void {
    for (const line of this.#lines) line.tell(JSON.stringify(message));
  }

  /** All lines break. */
  cut(): void {
    for (const line of [...this.#lines]) line.cut();
  }

  get table(): string {
    return `${ORIGIN}/t/${CODE}`;
  }

  address(path: string): string {
    return `${ORIGIN}${path}`;
  }

  /** Somebody's device, on which nothing flies. */
  async person(options: BrowserContextOptions = {}, pass: string | null = null): Promise<Page> {
    const context = await this.#browser.newContext({
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...options,
    });
    await context.route('**/*', async route => {
      const { pathname } = new URL(route.request().url());
      if (route.request().method() === 'POST') {
        const made = this.stage.make(route.request().postDataJSON(), CODE);
        await route.fulfill(made.ok ? { status: 201, json: made.table } : { status: 400, json: {} });
        return;
      }
      const file = extname(pathname) === '' ? '/page.html' : pathname;
      const contentType = TYPES[extname(file)] ?? 'application/octet-stream';
      const path = join(DIST, file);
      await route.fulfill(existsSync(path) ? { contentType, body: readFileSync(path) } : { status: 404 });
    });
    await context.routeWebSocket('**/parties/**', socket => {
      const client = this.stage.connect();
      const hear = client.hear.bind(client);
      client.hear = frame => {
        hear(frame);
        socket.send(frame.text);
      };
      socket.onMessage(text => {
        this.said.push(`${text}`);
        const arrive = () => {
          client.say(`${text}`);
          // Somebody takes his time, as the room expects it of people.
          this.stage.pass(this.quick ? 300 : 0);
        };
        if (this.slow) this.#late.push(arrive);
        else arrive();
      });
      const gone = () => {
        if (this.#lines.delete(line)) client.leave();
      };
      const line: Line = {
        tell: text => socket.send(text),
        cut: () => {
          gone();
          void socket.close({ code: 4000 });
        },
      };
      this.#lines.add(line);
      socket.onClose(gone);
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    if (pass !== null) await page.addInitScript(`localStorage.setItem('kings-table:pass:${CODE}', '"${pass}"')`);
    return page;
  }
}
