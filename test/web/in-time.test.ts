import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameLook, KingLook } from '../../party/protocol.ts';
import { Parlour } from './parlour.ts';
import { play, type Scene } from './scenes.ts';
import { browser } from './shared.ts';

/* What a table of King says and offers is true at that moment, and what is not due yet stands in nobody's way. */

const king = (is: (look: KingLook) => boolean) => (look: GameLook) => look.game === 'king' && is(look);
const QUICK = { game: 'king', options: { length: 'quick' }, people: 4 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function seen(scene: Scene, { path = '', locale = 'en' } = {}) {
  const parlour = new Parlour(browser, { seed: 'in time' });
  const { pass } = play(parlour, scene);
  const page = await parlour.person({ locale, viewport: { width: 360, height: 640 } }, pass);
  await page.goto(parlour.table + path);
  await page.locator('main:not(.calling)').first().waitFor();
  return page;
}

describe('a claim of all that is left', () => {
  const leads = (cards: number) =>
    king(({ view, ask }) => ask?.ask === 'play' && ask.mayClaim && view.mine.length === cards);

  test('waits in the menu while the hand is young', async () => {
    const page = await seen({ ...QUICK, until: leads(13) });
    await page.getByText('Your lead').first().waitFor();
    expect(await button(page, 'Claim the rest').count()).toBe(0);
    await button(page, 'Menu').click();
    await button(page, 'Claim the rest').click();
    await page.getByRole('dialog', { name: 'Claim every trick that is left?' }).waitFor();
  });

  test('stands beside what one is asked for the last five tricks', async () => {
    const page = await seen({ ...QUICK, until: leads(5) });
    await page
      .getByRole('region', { name: 'What is going on' })
      .getByRole('button', { name: 'Claim the rest' })
      .click();
    await page.getByRole('dialog', { name: 'Claim every trick that is left?' }).waitFor();
  });

  test('is not in the menu of whoever does not lead', async () => {
    const follows = king(
      ({ view, ask }) => ask?.ask === 'play' && view.play.phase === 'play' && view.play.trick.length > 0,
    );
    const page = await seen({ ...QUICK, until: follows });
    await button(page, 'Menu').click();
    await page.getByRole('dialog').waitFor();
    expect(await button(page, 'Claim the rest').count()).toBe(0);
  });
});

describe('on a big screen', () => {
  const sells = (look: GameLook) => {
    if (look.game !== 'king') return null;
    if (look.ask?.ask === 'choose' && look.ask.can.includes('auction')) return { do: 'auction' };
    if (look.ask?.ask === 'bid') return look.ask.raises.includes('1u') ? { do: 'bid', bid: '1u' } : { do: 'pass' };
    return look.ask?.ask === 'decide' && look.ask.can.includes('accept') ? { do: 'accept' } : null;
  };
  const at = (phase: KingLook['view']['play']['phase']): Scene => ({
    ...QUICK,
    watch: true,
    until: king(({ view }) => view.play.phase === phase && view.kind === 'positive'),
    does: sells,
  });

  test.each([
    ['en', /keeps or sells$/, /sells the hand$/],
    ['pt-PT', /fica ou vende$/, /vende a mão$/],
    ['pt-BR', /fica ou vende$/, /vende a mão$/],
    ['es', /se la queda o la vende$/, /vende la mano$/],
  ])('in %s whoever has opened the auction keeps nothing any more', async (locale, before, during) => {
    const choosing = await seen(at('choose'), { path: '/tv', locale });
    await choosing.getByRole('banner').getByText(before).waitFor();
    const bidding = await seen(at('bidding'), { path: '/tv', locale });
    await bidding.getByRole('banner').getByText(during).waitFor();
    expect(await bidding.getByText(before).count()).toBe(0);
  });

  test('what was bought is sold, and an ultimatum is for eight', async () => {
    const sold = await seen(at('nameTrump'), { path: '/tv' });
    await sold
      .getByRole('banner')
      .getByText(/bought the hand for 1 up$/)
      .waitFor();
    const gives = (look: GameLook) =>
      look.game === 'king' && look.ask?.ask === 'choose' && look.ask.can.includes('ultimatum')
        ? { do: 'ultimatum' }
        : null;
    const given = await seen({ ...at('ultimatum'), does: gives }, { path: '/tv' });
    await given
      .getByRole('banner')
      .getByText(/sells for 8 up only$/)
      .waitFor();
  });

  test('a claim of a whole hand lies on the cloth, card beside card', async () => {
    const claims = (look: GameLook) =>
      look.game === 'king' && look.ask?.ask === 'play' && look.ask.mayClaim ? { do: 'claim' } : null;
    const asked = king(({ view }) => view.play.phase === 'play' && view.play.claim?.cards.length === 13);
    const page = await seen({ ...QUICK, watch: true, until: asked, does: claims }, { path: '/tv' });
    await page.setViewportSize({ width: 1280, height: 720 });
    const cards = page.locator('.tv-claim').getByRole('img');
    await expect.poll(() => cards.count()).toBe(13);
    const cloth = await page.locator('.tv-cloth').boundingBox();
    if (cloth === null) throw new Error('there is no cloth');
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(cloth.y);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(cloth.y + cloth.height);
    }
  });
});
