import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a screen reader speaks when a region changes: what was added to it, or all of it where it is one whole; and whatever is alarming from the first. */
const RECORD = `(() => {
  window.spoken = [];
  const live = element => element.closest('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]');
  const behind = region => { const top = [...document.querySelectorAll('dialog[open]')].at(-1); return top !== undefined && !top.contains(region); };
  const alertsIn = node => node instanceof Element && node.isConnected ? [node, ...node.querySelectorAll('*')].filter(one => one.matches('[role=alert]')) : [];
  const clean = text => text.replace(/[\\u2066-\\u2069]/g, '').replace(/\\s+/g, ' ').trim();
  new MutationObserver(changes => {
    const wholes = new Set();
    for (const { target, addedNodes, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element === null ? null : live(element);
      for (const alert of [...addedNodes].flatMap(alertsIn)) if (!behind(alert)) window.spoken.push(clean(alert.textContent));
      if (region === null || !region.isConnected || behind(region)) continue;
      if (region.matches('[role=status], [role=alert]')) wholes.add(region);
      else if (type === 'characterData') window.spoken.push(clean(target.textContent));
      else for (const node of addedNodes) window.spoken.push(clean(node.textContent));
    }
    for (const region of wholes) window.spoken.push(clean(region.textContent));
    window.spoken = window.spoken.filter(text => text !== '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
})()`;

/** Somebody who hears the page and has a keyboard: no mouse, and no look at it. */
export class Listener {
  readonly page: Page;
  /** All that was pressed, spoken and gone to, line by line. */
  readonly transcript: string[] = [];
  #read = 0;
  #focus = '';

  private constructor(page: Page) {
    this.page = page;
  }

  static async at(page: Page): Promise<Listener> {
    await page.addInitScript(RECORD);
    return new Listener(page);
  }

  /** What has the focus, by role, name and state; `nothing` where the page lost it. */
  async focus(): Promise<string> {
    const line = await this.#focusLine();
    if (line === null) return 'nothing';
    const [, said = ''] = /^- '?(\w+(?: "(?:[^"\\]|\\.)*")?(?: \[\w+\])*)/.exec(line) ?? [];
    return said.replace(/[\u2066-\u2069]/g, '');
  }

  /** What has lost the focus just now may be on its way to give it on. */
  async #focusLine(): Promise<string | null> {
    for (let tries = 0; tries < 20; tries++) {
      const focused = this.page.locator(':focus');
      const tree =
        (await focused.count()) === 0 ? null : await focused.ariaSnapshot({ timeout: 300 }).catch(() => null);
      if (tree !== null) return tree.split('\n')[0] ?? '';
      await this.page.evaluate('new Promise(requestAnimationFrame)');
    }
    return null;
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    this.transcript.push(`[${key}]`);
  }

  /** Presses a key that leads somewhere, and goes on once it is there. */
  async jump(key: string, wanted: RegExp): Promise<string> {
    await this.page.keyboard.press(key);
    this.transcript.push(`[${key}]`);
    await expect.poll(() => this.focus(), { timeout: 5_000, message: `${key} leads to ${wanted}` }).toMatch(wanted);
    return this.#went();
  }

  /** Presses these keys until they lead there: something may have to be put away first. */
  async reach(keys: readonly string[], wanted: RegExp): Promise<string> {
    const trying = async () => {
      for (const key of keys) await this.page.keyboard.press(key);
      return this.focus();
    };
    await expect.poll(trying, { timeout: 10_000, interval: 30, message: `${keys} lead to ${wanted}` }).toMatch(wanted);
    this.transcript.push(`[${keys.join(' ')}]`);
    return this.#went();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.transcript.push(`[${text}]`);
  }

  /** Goes to something and presses it. */
  async use(wanted: RegExp): Promise<void> {
    await this.seek(wanted);
    await this.press('Enter');
  }

  /** Goes to a question, whose usual answer is known, and on to another answer. */
  async choose(usual: RegExp, wanted: RegExp): Promise<void> {
    await this.seek(usual);
    await this.seek(wanted, 'ArrowRight');
  }

  /** Goes on by a key until what is wanted has the focus. */
  async seek(wanted: RegExp, key = 'Tab'): Promise<string> {
    for (let steps = 0; steps < 80; steps++) {
      const focus = await this.focus();
      if (wanted.test(focus)) {
        await this.#went();
        return focus;
      }
      await this.page.keyboard.press(key);
    }
    const before = this.transcript.slice(-20).join('\n');
    throw new Error(`${before}\n${key} does not lead to ${wanted}: ${await this.page.locator('body').ariaSnapshot()}`);
  }

  /**
   * Waits for something to be said that was not heard yet; all up to it goes into the transcript. Whatever is held on
   * the way, to be seen by those who see, is let go by a key.
   */
  async hear(wanted: RegExp, onwards: string | null = null): Promise<string> {
    const found = async () => (await this.#spoken()).findIndex((text, nth) => nth >= this.#read && wanted.test(text));
    let at = -1;
    await expect
      .poll(
        async () => {
          at = await found();
          if (at < 0 && onwards !== null) await this.page.keyboard.press(onwards);
          return at;
        },
        { timeout: 10_000, interval: 30, message: `to hear ${wanted} after ${this.transcript.slice(-5).join('\n')}` },
      )
      .toBeGreaterThanOrEqual(0);
    const heard = (await this.#spoken()).slice(this.#read, at + 1);
    for (const text of heard) this.transcript.push(`  “${text}”`);
    this.#read = at + 1;
    await this.#went();
    return heard.at(-1) ?? '';
  }

  async #went(): Promise<string> {
    const focus = await this.focus();
    if (focus !== this.#focus) this.transcript.push(`  → ${focus}`);
    this.#focus = focus;
    return focus;
  }

  async #spoken(): Promise<readonly string[]> {
    return this.page.evaluate<readonly string[]>('window.spoken');
  }
}
