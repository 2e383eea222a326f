import type { Page } from 'playwright-core';
import type { GameLook } from '../../party/protocol.ts';
import type { Stage } from '../../test/party/stage.ts';
import type { Words } from '../../web/text/languages.ts';

/** Who looks at a table, with whom he shares the device, and how it goes on before his eyes. */
export type Laid = {
  readonly pass: string | null;
  readonly others?: readonly string[];
  readonly goOn?: () => void;
};

/** One screen: where it is, what is there, and what has to be pressed to see it. */
export type Shot = {
  readonly name: string;
  /** The table in the room behind the page, null if the game ended before it was there; without it there is no table. */
  readonly lay?: (stage: Stage) => Laid | null;
  /** Beneath the table, or else beneath the front page. */
  readonly path?: string;
  /** What this device keeps beside a pass. */
  readonly keeps?: Readonly<Record<string, unknown>>;
  /** Other addresses than the table's, and what is there. */
  readonly answers?: Readonly<Record<string, { readonly json?: unknown; readonly html?: string }>>;
  readonly act?: (page: Page, words: Words, laid: Laid) => Promise<void> | void;
};

type Name = (words: Words) => string | Promise<string>;

/** Presses a button of the bar, by its name. */
export const inBar =
  (name: Name): NonNullable<Shot['act']> =>
  async (page, words) =>
    page
      .getByRole('banner')
      .getByRole('button', { name: await name(words), exact: true })
      .click();

/** Presses a line of the table's menu. */
export const inMenu =
  (name: Name): NonNullable<Shot['act']> =>
  async (page, words, laid) => {
    await menu(page, words, laid);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: await name(words), exact: true })
      .click();
  };
export const menu = inBar(words => words.menu);

/** Presses whatever this selects. */
export const press =
  (...selectors: readonly string[]): NonNullable<Shot['act']> =>
  async page => {
    for (const selector of selectors) await page.locator(selector).first().dispatchEvent('click');
  };

/** One more move is made before the eyes of whoever looks. */
export const seen: NonNullable<Shot['act']> = (_page, _words, laid) => laid.goOn?.();

export const isOver = ({ outcome }: GameLook): boolean => outcome !== null;
