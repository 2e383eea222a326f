import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameLook } from '../../party/protocol.ts';
import { Parlour } from './parlour.ts';
import { play, SCENES, type Scene } from './scenes.ts';
import { browser } from './shared.ts';

/** The small phone that most of these were found on. */
const PHONE = { width: 360, height: 640 };

/** A table in a test's own room, as somebody sees it who holds a phone. */
async function seen(scene: Scene, options: { script?: string } = {}) {
  const parlour = new Parlour(browser, { seed: 'a first game' });
  const { pass, goOn } = play(parlour, scene);
  const page = await parlour.person({ viewport: PHONE }, pass);
  if (options.script !== undefined) await page.addInitScript(options.script);
  await page.goto(parlour.table);
  await page.locator('main:not(.calling)').waitFor();
  return { parlour, page, goOn };
}

/** Whether all of it is on the screen as it stands, with nothing over its middle. */
async function isInSight(it: Locator): Promise<boolean> {
  await it.waitFor();
  return it.evaluate(element => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const { documentElement: page } = element.ownerDocument;
    const there = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= page.clientHeight && there !== null && element.contains(there);
  });
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

describe('on a phone, without scrolling', () => {
  test('a host sees who is there, sends the link and may start', async () => {
    const shares = 'navigator.share = async ({ url }) => { window.shared = url; };';
    const { page, parlour } = await seen({ game: 'king', people: 2 }, { script: shares });
    const chairs = page.getByRole('listitem').filter({ hasText: /Maximiliana|محمد|chair/ });
    await expect.poll(() => chairs.count()).toBe(4);
    for (const chair of await chairs.all())
      expect(await isInSight(chair), (await chair.textContent()) ?? '').toBe(true);
    for (const name of ['Send link', 'Start']) expect(await isInSight(button(page, name)), name).toBe(true);
    await button(page, 'Send link').click();
    expect(await page.evaluate('window.shared')).toBe(parlour.table);
  });

  test.each(['King is over', 'the dice are over'])('%s: the score, a picture of it and a rematch', async name => {
    const scene = SCENES[name];
    if (scene === undefined) throw new Error(`no scene ${name}`);
    const { page } = await seen(scene);
    for (const name of ['Picture to share', 'Print', 'Rematch'])
      expect(await isInSight(button(page, name)), name).toBe(true);
  });
});

describe('the Fourth King’s Game', () => {
  const steals = (look: GameLook) => {
    if (look.game !== 'fourth-king') return null;
    if (look.ask?.ask === 'defend') return { do: 'allow' };
    return look.ask?.ask === 'act' && look.ask.steal.length > 0 ? { do: 'steal', gift: look.ask.steal[0] } : null;
  };
  const robbed = (look: GameLook): boolean =>
    look.game === 'fourth-king' && look.ask?.ask === 'act' && look.view.journal.at(-1)?.e === 'allow';

  test('who has the turn reads what the last one did, and the bar needs one line for the game', async () => {
    const { page } = await seen({
      game: 'fourth-king',
      options: { bob: 'plays' },
      people: 3,
      until: robbed,
      does: steals,
    });
    const prompt = page.getByRole('region', { name: 'What is going on' });
    await prompt
      .getByText(/^\S.* took (cracker|sack|box|bottle|round box|flat parcel) \d+ from .*\. You may shake/)
      .waitFor();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(title?.height).toBeLessThan(30);
  });
});
