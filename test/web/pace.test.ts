import { expect, test } from 'vitest';
import { Parlour } from './parlour.ts';
import { play, type Scene } from './scenes.ts';
import { browser } from './shared.ts';

/** A table at which one more card finishes a trick, with somebody watching. */
const NEARLY: Scene = {
  game: 'king',
  people: 4,
  watch: true,
  until: look => look.game === 'king' && look.view.play.phase === 'play' && look.view.play.trick.length === 3,
};

/** How long a finished trick stays, by what was chosen in the settings. */
const STAYS_MS = { quick: 1000, moment: 2000, long: 4000 };

test.each(Object.entries(STAYS_MS))('"%s": a finished trick stays for %i ms', async (trick, ms) => {
  const parlour = new Parlour(browser, { seed: 'pace' });
  const { goOn } = play(parlour, NEARLY);
  const page = await parlour.person({ locale: 'en' });
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', '${JSON.stringify({ trick })}')`);
  await page.clock.install();
  await page.goto(parlour.table);
  const cards = page.getByRole('list', { name: 'This trick' }).getByRole('img');
  await expect.poll(() => cards.count()).toBe(3);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  goOn();
  await expect.poll(() => cards.count()).toBe(4);
  await page.clock.runFor(ms - 1);
  expect(await cards.count()).toBe(4);
  await page.clock.runFor(1);
  await expect.poll(() => cards.count()).toBe(0);
  await page.context().close();
});
