import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import type { Client } from '../party/stage.ts';
import { goOn, think } from '../party/think.ts';
import { Listener } from './listener.ts';
import { CODE, Parlour } from './parlour.ts';
import { browser } from './shared.ts';

const draws = chanceFromText('tablet').stream('moves');

type Tablet = { page: Page; ears: Listener; people: readonly Client[] };

/** Rosa and Ali at one tablet; each of them has a second device as well, by which the test moves for them. */
async function tabletOfTwo(game: string, options: object): Promise<Tablet> {
  const parlour = new Parlour(browser, { seed: 'one' });
  const { stage } = parlour;
  const { pass } = stage.made({ name: 'Rosa', game, options });
  const page = await parlour.person({ locale: 'en', viewport: { width: 768, height: 1024 } }, pass);
  const ears = await Listener.at(page);
  await page.goto(parlour.table);
  await page.getByRole('button', { name: 'Somebody else plays on this device too' }).click();
  await page.getByLabel('Their name at the table').fill('Ali');
  await page.getByRole('button', { name: 'Give them a chair' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const [other = null] = await page.evaluate<string[]>(`JSON.parse(localStorage['kings-table:others:${CODE}'])`);
  await page.getByRole('button', { name: 'Start' }).click();
  return { page, ears, people: [stage.come(pass), stage.come(other)] };
}

/** Whichever of them is awaited moves; else built-in players have the time to. */
function move(people: readonly Client[]): void {
  if (people.some(({ look, you: { seat } }) => seat !== null && look.awaited.includes(seat)))
    goOn(people, (look, seat) => think(look, seat, draws, 'player'));
  else for (const { stage } of people) stage.pass(1000);
}

const plain = (text: string): string => text.replace(/[\u2066-\u2069]/g, '');
const lift = (page: Page) => page.getByRole('button', { name: /: lift the curtain$/ });
const spoken = (page: Page) => page.evaluate<readonly string[]>('window.spoken');

/** Under the curtain nothing is said but to whom it is to go, and nothing is left; then whoever it is takes the tablet. */
async function takeUp({ page, ears }: Tablet): Promise<string> {
  const said = await ears.hear(/^Hand the tablet to /);
  await expect.poll(() => ears.focus()).toMatch(/lift the curtain"$/);
  expect(await page.locator('.spoken p').allTextContents()).toEqual([]);
  expect((await spoken(page)).at(-1)).toBe(said);
  expect(await spoken(page), 'whoever hands it on has lost nothing').not.toContainEqual(
    expect.stringMatching('Finding'),
  );
  await ears.press('Enter');
  await lift(page).waitFor({ state: 'detached' });
  return /^Hand the tablet to (\w+)/.exec(said)?.[1] ?? '';
}

test('two who do not see it share a tablet at King: each is told how it stands once the curtain is lifted', async () => {
  const tablet = await tabletOfTwo('king', { length: 'quick' });
  const { ears, people } = tablet;
  const first = await takeUp(tablet);
  await ears.hear(/^Hand 1 of \d+\. /);
  await ears.hear(/^Your (lead|turn)\. .*You may play \d+ cards\.$/);

  move(people);
  const second = await takeUp(tablet);
  expect([first, second].sort()).toEqual(['Ali', 'Rosa']);
  await ears.hear(new RegExp(`^${first} plays the .*`));
  await ears.hear(/^Your turn\. /);
}, 60_000);

test('dice that were rolled for one of two at a tablet are told to that one, and who has won to both', async () => {
  const tablet = await tabletOfTwo('kings-dice', { variant: 'lords' });
  const { page, ears, people } = tablet;
  const rolls: string[] = [];
  for (const nth of [0, 1]) {
    await takeUp(tablet);
    rolls.push(await ears.hear(/^Round 1.*You rolled /));
    if (nth === 0) move(people);
  }
  expect(new Set(rolls).size).toBe(2);

  while (people.some(({ look }) => look.outcome === null)) move(people);
  const won = await ears.hear(/^(Rosa|Ali) wins\.$/, 'n');
  const title = page.getByRole('heading', { level: 1, name: /wins$/ });
  await expect.poll(async () => plain((await title.textContent()) ?? '')).toBe(won.slice(0, -1));
  await page.getByRole('button', { name: 'Hand the tablet on' }).click();
  await page.getByRole('dialog', { name: 'Who takes the tablet?' }).waitFor();
  expect(await page.getByText(/curtain/).count(), 'nothing is secret any more').toBe(0);
}, 60_000);
