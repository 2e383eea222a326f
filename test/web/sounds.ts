import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** On a page from the beginning: keeps what it sounds by where a test finds it. */
export const LISTENED = `window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.audio = this;
  }
};`;

/**
 * Once the page may sound: not before it was touched, nor at once then. Whatever happens sooner is silent, whatever was
 * chosen.
 */
export const maySound = (page: Page) =>
  expect.poll(() => page.evaluate<string | undefined>('window.audio?.state')).toBe('running');
