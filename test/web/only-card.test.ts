import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameLook } from '../../party/protocol.ts';
import { Parlour } from './parlour.ts';
import { play } from './scenes.ts';
import { browser } from './shared.ts';

/** More than a card waits that goes by itself. */
const LONG_MS = 3000;

const cards = ({ game, ask }: GameLook): readonly unknown[] =>
  game === 'king' && ask?.ask === 'play' ? ask.cards : [];

/** Somebody with so many cards to play, at a page whose time is wound by hand. */
async function playing(wish: (count: number) => boolean, preferences: object) {
  const parlour = new Parlour(browser, { seed: 'one' });
  parlour.quick = false;
  const until = (look: GameLook) => wish(cards(look).length);
  const { pass } = play(parlour, { game: 'king', options: { length: 'quick' }, people: 4, until });
  const page = await parlour.person({}, pass);
  const kept = JSON.stringify(JSON.stringify({ taps: 'one', trick: 'tap', ...preferences }));
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', ${kept})`);
  // A line that is lost is called again as late as it may be.
  await page.addInitScript('Math.random = () => 0.99');
  await page.clock.install();
  await page.goto(parlour.table);
  await hand(page).first().waitFor();
  return { parlour, page };
}

const hand = (page: Page) => page.locator('.handbox button');
const playable = (page: Page) => hand(page).and(page.locator(':not([aria-disabled=true])')).first();
const moves = ({ said }: Parlour) => said.filter(text => text.includes('"t":"move"'));

describe('the only card, where it goes by itself', () => {
  const only = () => playing(count => count === 1, { onlyCard: 'play' });

  test('is said once, though a hand was quicker and the table has not answered yet', async () => {
    const { parlour, page } = await only();
    parlour.slow = true;
    await playable(page).click();
    await expect.poll(() => moves(parlour).length).toBe(1);
    parlour.stage.pass(LONG_MS);
    await page.clock.runFor(LONG_MS);
    parlour.hasten();
    await expect.poll(() => page.title()).not.toMatch(/^●/);
    expect(moves(parlour).length).toBe(1);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('waits for the line when it is lost, and goes as soon as it is back', async () => {
    const { parlour, page } = await only();
    parlour.cut();
    await page.locator('header.banner').waitFor();
    await page.clock.runFor(LONG_MS);
    expect(moves(parlour)).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.locator('header.banner').waitFor({ state: 'detached' });
    await page.clock.runFor(LONG_MS);
    await expect.poll(() => moves(parlour).length).toBe(1);
  });

  test('waits while somebody is asked about the move before', async () => {
    const { parlour, page } = await only();
    const asked = { by: 0, agreed: [] };
    const { room } = parlour.stage.come();
    parlour.tell({ t: 'room', room: { ...room, undo: asked } });
    await page.clock.runFor(LONG_MS);
    expect(moves(parlour)).toEqual([]);
    parlour.tell({ t: 'room', room: { ...room, undo: 'declined' } });
    await page.clock.runFor(LONG_MS);
    await expect.poll(() => moves(parlour).length).toBe(1);
  });
});

test('what was refused is not said any more once something else was done, however quickly', async () => {
  const { page } = await playing(count => count > 1 && count < 6, { taps: 'two' });
  const dim = hand(page).and(page.locator('[aria-disabled=true]')).first();
  await dim.click({ force: true });
  await page.getByRole('alert').waitFor();
  await page.clock.runFor(2 * LONG_MS);
  await page.evaluate(`(() => {
    const cards = [...document.querySelectorAll('.handbox button')];
    const isDim = card => card.getAttribute('aria-disabled') === 'true';
    cards.find(isDim).click();
    cards.find(card => !isDim(card)).click();
  })()`);
  await page.clock.runFor(100);
  expect(await page.getByRole('alert').count()).toBe(0);
});
