import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import { asked, fourth, play, rollAll, start, wrap } from '../party/gifts.ts';
import { goOn, think } from '../party/think.ts';
import { CODE, Parlour } from './parlour.ts';
import { browser } from './shared.ts';

const PHONE = { width: 360, height: 640 };
const TABLET = { width: 820, height: 1180 };

/** Two people who play for three gifts, up to the first turn. */
function gifts() {
  const parlour = new Parlour(browser, { seed: 'a first evening' });
  const { stage } = parlour;
  const { pass } = stage.made({ name: 'Rosa', game: 'fourth-king', options: { bob: 'table' } });
  const all = [stage.come(pass), stage.guest('Ali')];
  for (const one of [0, 0, 1]) wrap(all[one] ?? asked(all), `Mel ${one}`);
  start(all[0] ?? asked(all));
  rollAll(all);
  const passOf = (nth: number): string | null => (nth === 0 ? pass : (all[nth]?.pass ?? null));
  return { parlour, stage, all, passOf };
}

async function phone(parlour: Parlour, pass: string | null): Promise<Page> {
  const page = await parlour.person({ viewport: PHONE, locale: 'en' }, pass);
  await page.goto(parlour.table);
  await page.locator('main:not(.calling)').waitFor();
  return page;
}

test('what a nutcracker did meanwhile can be read over the line that says whose turn it is', async () => {
  const { parlour, stage, all, passOf } = gifts();
  const gone = all.indexOf(asked(all));
  all[gone]?.leave();
  stage.pass(61_000);
  const page = await phone(parlour, passOf(gone));
  const told = page.getByRole('region', { name: 'While you were away' });
  await told.getByRole('button').waitFor();
  const isBare = await told
    .getByRole('paragraph')
    .first()
    .evaluate(words => {
      const { left, top, width, height } = words.getBoundingClientRect();
      const there = words.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      return there !== null && words.contains(there);
    });
  expect(isBare).toBe(true);
});

test('whoever is about to pick the last gift reads that the game is over with it', async () => {
  const { parlour, all, passOf } = gifts();
  const pile = (): readonly number[] => fourth(asked(all)).view.pile;
  while (pile().length > 1) play(asked(all), { do: 'pick', gift: pile()[0] ?? 0 });
  const page = await phone(parlour, passOf(all.indexOf(asked(all))));
  await page.getByRole('button', { name: /^Number \d/ }).click();
  const sheet = page.getByRole('region', { name: 'About this gift' });
  await sheet.getByText('It is the last one: with it the game is over.').waitFor();
  await sheet.getByRole('button').first().click();
  await page.getByRole('button', { name: /^Pick/ }).click();
  await page.getByRole('button', { name: /^Number \d/ }).click();
  await sheet.getByText('It is the last one: with it the game is over.').waitFor();
});

test('on one tablet for two, whoever has it at the end hands it to the host for another game', async () => {
  const parlour = new Parlour(browser, { seed: 'a first evening' });
  const { stage } = parlour;
  const { pass } = stage.made({ name: 'Rosa', game: 'kings-dice' });
  const host = stage.come(pass);
  const guest = stage.guest('Ali');
  const draws = chanceFromText('one tablet').stream('moves');
  start(host);
  while (host.look.outcome === null) goOn([host, guest], (look, seat) => think(look, seat, draws));
  const page = await parlour.person({ viewport: TABLET, locale: 'en' }, guest.pass);
  await page.addInitScript(`localStorage.setItem('kings-table:others:${CODE}', '["${pass}"]')`);
  await page.goto(parlour.table);
  await page.getByText('who may start another game').waitFor();
  await page.getByRole('button', { name: /^Hand it to .Rosa/ }).click();
  await page.getByRole('button', { name: 'Rematch' }).waitFor();
});
