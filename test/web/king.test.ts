import { errors, type Locator, type Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, PHONE, person, unseen } from './browser.ts';
import { browser, host } from './shared.ts';

const NAMES = ['Rosa', 'محمد علي', 'Zé', 'Maximiliana Esperança'] as const;
/** What each of them bids where it may. */
const BIDS = ['1 up', '4 up', '2 down', '8 up'] as const;

const button = (at: Page | Locator, name: string | RegExp, exact = true) => at.getByRole('button', { name, exact });

/** A page of somebody who wants no flights, and whose taps play at once or lift first. */
async function sitDown(name: string, taps: 'one' | 'two', address: string): Promise<Page> {
  const page = await person(browser, PHONE);
  await unseen(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(`localStorage.setItem('kings-table:preferences', '{"taps":"${taps}"}')`);
  await page.goto(address);
  await page.getByLabel('Your name at the table').fill(name);
  return page;
}

/** What puts a paper or a trick aside. */
const aside = (page: Page): Locator => button(page, /^(Got it|Go on|Next hand)$/);
/** What opens a hand, bids, passes and accepts; half of them like auctions. */
const wayOn = (nth: number): RegExp =>
  new RegExp(
    `^(Pass for good|No trump)$|^(Play \\w+ of|Bid |Match |Accept|Keep it yourself|${
      nth % 2 === 0 ? 'Open the auction' : 'Play down'
    })`,
  );

/**
 * Whatever may be pressed now. One thing at a time, as the page has them one after another: the button beside the
 * prompt stands before the hand, a bid that was tapped on the ladder leaves it for its own button, and passing comes
 * last.
 */
function pressable(page: Page, nth: number): Locator {
  const now = { pressed: false, disabled: false } as const;
  const hand = page.getByRole('region', { name: /^Your hand/ });
  const ladder = page.getByRole('region', { name: 'The ladder of bids' });
  return button(page, wayOn(nth))
    .or(hand.getByRole('button', now))
    .or(ladder.getByRole('button', { name: new RegExp(`^${BIDS[nth]}`), ...now }));
}

/**
 * Half of them play with a finger, half with the keyboard. Between the look and the press the table may have gone on: a
 * paper lies over what was to be pressed, or it is somebody else's turn. Then there is another look.
 */
async function press(it: Locator, nth: number): Promise<void> {
  const done = nth < 2 ? it.click({ timeout: 4000 }) : it.press('Enter', { timeout: 4000 });
  await done.catch(error => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/**
 * Until the game is over, a finished trick or a paper may be put aside, or the tab says that it is this person's turn and
 * there is something to press. Asked of the page at once, since it is asked some hundred times: whether it is over.
 */
const IS_OVER = `new Promise(done => {
  const some = '.hand .can, .prompt .btn, .paper footer .btn, .acts .btn, button.option, .trumps button';
  const may = () => document.querySelector('.skipper, .paper footer') !== null || document.title.startsWith('●');
  const over = () => [...document.querySelectorAll('h2')].some(({ textContent }) => textContent === 'Another?');
  const changes = new MutationObserver(() => look());
  const look = () => {
    const isOver = over();
    if (!isOver && (!may() || document.querySelector(some) === null)) return;
    changes.disconnect();
    done(isOver);
  };
  changes.observe(document, { childList: true, subtree: true, attributes: true });
  look();
})`;

/** Whenever there is a trick to put aside or the tab says that it is their turn they press what may be pressed. */
async function playToTheEnd(page: Page, nth: number): Promise<void> {
  while (!(await page.evaluate<boolean>(IS_OVER))) {
    const ready = (await aside(page).count()) > 0 ? aside(page) : pressable(page, nth);
    await press(ready.first(), nth);
  }
}

/** By how much each row of the draw is too narrow for its cards, had the king of hearts been the very last one. */
const SPILT = `[...document.querySelectorAll('.drawn > li:has(.minis)')].map(row => {
  const cards = row.querySelector('.minis');
  const card = document.querySelector('.drawn .minis > :last-child');
  while (cards.children.length < 13) cards.prepend(card.cloneNode(true));
  const end = Math.max(...[...cards.querySelectorAll('.pc')].map(card => card.getBoundingClientRect().right));
  return Math.max(0, Math.ceil(end - row.getBoundingClientRect().right));
})`;

/** The result as it stands on a page: names and totals. */
async function resultOn(page: Page): Promise<ReadonlyMap<string, number>> {
  const lines = await page.getByRole('listitem').filter({ hasText: 'Place' }).allInnerTexts();
  return new Map(
    lines.map(line => {
      const name = NAMES.find(one => line.includes(one)) ?? line;
      const total = /[−+]?\d+\s*$/.exec(line)?.[0] ?? '';
      return [name, Number(total.trim().replace('−', '-'))];
    }),
  );
}

describe('a table of King', () => {
  test('four people play a whole quick game with finger and keyboard, and all see the same result', async () => {
    const rosa = await sitDown(NAMES[0], 'two', `http://${host.address}/new?game=king`);
    const complaints = [complaintsOf(rosa)];
    await rosa.getByRole('radio', { name: /Quick game/ }).check();
    await button(rosa, 'Set the table').click();
    await rosa.getByRole('heading', { name: 'Call the others' }).waitFor();
    const pages = [rosa];
    for (const name of NAMES.slice(1)) {
      const page = await sitDown(name, 'one', rosa.url());
      complaints.push(complaintsOf(page));
      await button(page, 'Sit down').click();
      pages.push(page);
      await rosa.getByRole('listitem').filter({ hasText: name }).waitFor();
    }
    await button(rosa, 'Start').click();
    await rosa.getByRole('list', { name: 'The draw for the first dealer' }).waitFor();
    expect(await rosa.evaluate(SPILT)).toEqual([0, 0, 0, 0]);
    await Promise.all(pages.map(playToTheEnd));

    const [first, ...others] = await Promise.all(pages.map(resultOn));
    expect([...(first?.keys() ?? [])].sort()).toEqual([...NAMES].sort());
    expect([...(first?.values() ?? [])].reduce((sum, total) => sum + total, 0)).toBe(0);
    for (const other of others) expect(other).toEqual(first);

    await button(rosa, 'Check the deals').click();
    await rosa.getByText('It holds.').waitFor();
    expect(complaints).toEqual([[], [], [], []]);
  }, 300_000);
});
