import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DESK, faults, person, SMALL_PHONE } from './browser.ts';
import { browser, host } from './shared.ts';

/** Where the keyboard is; between the last stop and the first one it is with the browser itself. */
const WHERE = `(({ activeElement, body }) =>
  activeElement.closest('dialog') !== null ? 'dialog' : activeElement === body ? 'browser' : 'page')(document)`;

const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** The screens around the tables, each with the way there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  start: async page => {
    await page.goto(`http://${host.address}/`);
    await page.getByRole('heading', { name: 'The games' }).waitFor();
  },
  create: async page => {
    await page.goto(`http://${host.address}/new`);
    for (const fold of ['House rules', 'If someone is away', 'Watchers and the table']) {
      await page.getByText(fold).first().click();
    }
    await page.getByRole('switch', { name: 'A pass is final' }).waitFor();
  },
  lobby: async page => {
    await page.goto(`http://${host.address}/new`);
    await page.getByLabel('Your name at the table').fill('Maximiliana Esperança dos Santos');
    await page.getByRole('button', { name: 'Set the table' }).click();
    await page.getByRole('img', { name: /QR code/ }).waitFor();
  },
  settings: async page => {
    await page.goto(`http://${host.address}/`);
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').waitFor();
  },
  rules: async page => {
    await page.goto(`http://${host.address}/rules/king`);
    await page.getByRole('heading', { level: 3 }).first().waitFor();
  },
  gifts: async page => {
    await page.goto(`http://${host.address}/new?game=fourth-king`);
    await page.getByRole('button', { name: 'Set the table' }).click();
    await page.getByRole('button', { name: 'Wrap a gift' }).click();
    await page.getByRole('dialog', { name: 'Wrap a gift' }).waitFor();
  },
  nowhere: async page => {
    await page.goto(`http://${host.address}/nowhere`);
    await page.getByRole('heading', { name: 'No table here' }).waitFor();
  },
};

describe('everybody can use every screen', () => {
  test.each(Object.entries(SCREENS))(
    '%s: nothing for axe to find, nothing wider than the screen',
    async (_, goThere) => {
      const page = await person(browser);
      for (const size of [SMALL_PHONE, DESK]) {
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await goThere(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await faults(page), `${size.width}, ${colorScheme}`).toEqual([]);
          expect(await page.evaluate<number>(wider), `${size.width}, ${colorScheme}`).toBeLessThanOrEqual(0);
        }
      }
    },
  );

  test('a table can be made with the keyboard alone', async () => {
    const page = await person(browser, DESK);
    await page.goto(`http://${host.address}/`);
    await page.getByRole('link', { name: 'Make a table' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your name at the table').focus();
    await page.keyboard.type('Rosa');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.getByRole('radio', { name: /Quick game/ }).isChecked()).toBe(true);
    await page.getByLabel('Your name at the table').focus();
    await page.keyboard.press('Enter');
    await page.getByText('7 hands, about 30 minutes').waitFor();
  });

  test('a dialog keeps the keyboard, closes with Escape and gives the focus back', async () => {
    const page = await person(browser, DESK);
    await page.goto(`http://${host.address}/`);
    const opener = page.getByRole('button', { name: 'Settings' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    const reached = new Set<string>();
    for (let steps = 0; steps < 40; steps++) {
      await page.keyboard.press('Tab');
      reached.add(await page.evaluate<string>(WHERE));
    }
    expect([...reached].filter(where => where === 'page')).toEqual([]);
    expect(reached).toContain('dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate<string>('document.activeElement.getAttribute("aria-label")')).toBe('Settings');
  });
});
