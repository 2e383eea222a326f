import { expect, test } from 'vitest';
import { parcel, rollAll, start, wrap } from '../party/gifts.ts';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

/** What hangs on a wall, or stands in a corner. */
const SCREENS = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

/** What does not lie whole on the screen, the cloth or the panel that it belongs to, and names that leave their line. */
const CUT = `[...document.querySelectorAll('.tv :is(h2, li, p, .parcel, .no, .tag, .name)')].flatMap(it => {
  if (it.closest('.tv-told') || !it.checkVisibility()) return [];
  const { top, bottom, left, right } = it.getBoundingClientRect();
  for (let over = it.parentElement; over !== null; over = over.parentElement) {
    if (getComputedStyle(over).overflow === 'visible' && !over.matches('li')) continue;
    const edge = over.getBoundingClientRect();
    if (top < edge.top - 1 || bottom > edge.bottom + 1 || left < edge.left - 1 || right > edge.right + 1)
      return [it.className + ': ' + it.textContent.slice(0, 30)];
  }
  return [];
})`;

/** A table of gifts with so many people, each with so many gifts, on the screen in the room. */
async function crowded(people: number, gifts: number) {
  const parlour = new Parlour(browser, { seed: 'a full room' });
  const { pass } = parlour.stage.made({ name: 'Rosa', game: 'fourth-king', options: { bob: 'table' } });
  const host = parlour.stage.come(pass);
  const guests = Array.from({ length: people - 1 }, (_, nth) => parlour.stage.guest(`Maximiliana Esperança ${nth}`));
  const all = [host, ...guests];
  for (const one of all)
    for (let nth = 0; nth < gifts; nth++) wrap(one, parcel('Mel', { tag: 'To whom it may concern' }));
  const page = await parlour.person({ viewport: SCREENS[1] });
  await page.goto(`${parlour.table}/tv`);
  await page.getByRole('heading', { name: 'Come to the table' }).waitFor();
  const isWhole = async (scene: string): Promise<void> => {
    for (const size of SCREENS) {
      await page.setViewportSize(size);
      const found = await page.evaluate<readonly string[]>(CUT);
      expect(found, `${scene}, ${people} people, ${size.width}`).toEqual([]);
    }
  };
  return { all, guests, host, page, isWhole };
}

test.concurrent.each([
  [4, 2],
  [6, 2],
  [10, 3],
  [20, 3],
])(
  '%i people with %i gifts each find room on a big screen: who is there, the rolls, the pile, who is away',
  async (people, gifts) => {
    const { all, guests, host, page, isWhole } = await crowded(people, gifts);
    await isWhole('the lobby');
    start(host);
    await page.getByRole('heading', { name: 'Who begins?' }).last().waitFor();
    await isWhole('the rolls');
    rollAll(all);
    guests[0]?.leave();
    await page.getByRole('region', { name: 'The pile' }).waitFor({ timeout: 20_000 });
    if (people < 7) await page.getByText('Away', { exact: true }).waitFor();
    await isWhole('the pile');
  },
);
