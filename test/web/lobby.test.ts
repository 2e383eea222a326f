import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { complaintsOf, DESK, PHONE, person, reload } from './browser.ts';
import { browser, host, ownHost } from './shared.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Goes from the front page to a lobby of one's own. */
async function makeTable(page: Page, name: string, at = host): Promise<string> {
  await page.goto(`http://${at.address}/`);
  await page.getByRole('link', { name: 'Make a table' }).click();
  await page.getByLabel('Your name at the table').fill(name);
  await button(page, 'Set the table').click();
  await page.getByRole('heading', { name: 'Call the others' }).waitFor();
  return page.url();
}

async function sitDown(page: Page, address: string, name: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name at the table').fill(name);
  await button(page, 'Sit down').click();
}

describe('the lobby', () => {
  test('from the front page to the first hand: make a table, send the link, sit, fill up, start', async () => {
    const [rosa, ali] = [await person(browser, DESK), await person(browser, PHONE)];
    const complaints = [complaintsOf(rosa), complaintsOf(ali)];

    const address = await makeTable(rosa, 'Rosa');
    expect(await rosa.getByRole('textbox', { name: 'The link to this table' }).inputValue()).toBe(
      address.replace('http://', ''),
    );
    await rosa.getByRole('img', { name: 'QR code with the link to this table' }).waitFor();

    await sitDown(ali, address, 'محمد علي');
    for (const page of [rosa, ali]) await page.getByRole('listitem').filter({ hasText: 'محمد علي' }).waitFor();
    await ali.getByText('Rosa starts the game.').waitFor();

    await button(rosa, 'Seat a nutcracker on chair 3').click();
    await rosa.getByText('Now? A nutcracker, which plays by itself, takes the empty chair.').waitFor();
    await button(rosa, 'Start').click();
    for (const page of [rosa, ali]) await page.getByRole('heading', { level: 1, name: /Hand 1/ }).waitFor();
    expect(complaints).toEqual([[], []]);
  });

  test('the host has the same people play another game: same link, same chairs; too many for it, and he is told', async () => {
    const rosa = await person(browser, PHONE);
    const complaints = complaintsOf(rosa);
    const address = await makeTable(rosa, 'Rosa');
    const guests: Page[] = [];
    const sit = async (name: string) => {
      const guest = await person(browser, PHONE);
      guests.push(guest);
      await sitDown(guest, address, name);
      await rosa.getByRole('listitem').filter({ hasText: name }).waitFor();
    };
    const want = async (game: string) => {
      await button(rosa, 'Another game').click();
      await rosa.getByRole('radio', { name: game, exact: true }).check();
    };
    for (const name of ['Ali', 'Bea', 'Cleo']) await sit(name);
    await want('King’s Dice');
    await button(rosa, 'Play this').click();
    for (const page of [rosa, ...guests]) {
      await page.getByRole('heading', { level: 1, name: 'King’s Dice' }).waitFor();
      const chairs = await page
        .getByRole('listitem')
        .filter({ hasText: /Rosa|Ali|Bea|Cleo/ })
        .allInnerTexts();
      expect(chairs.map(text => /Rosa|Ali|Bea|Cleo/.exec(text)?.[0])).toEqual(['Rosa', 'Ali', 'Bea', 'Cleo']);
      expect(page.url()).toBe(address);
    }
    await sit('Dan');
    await want('King');
    await rosa.getByText('More people sit here than can play that.').waitFor();
    expect(await button(rosa, 'Play this').getAttribute('aria-disabled')).toBe('true');
    await button(rosa, 'Close').click();
    await button(rosa, 'Start').click();
    for (const page of [rosa, ...guests]) await page.getByRole('heading', { name: /round 1/i }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a table that is not there says so and offers a new one', async () => {
    const page = await person(browser);
    await page.goto(`http://${host.address}/t/babab-babab-babab`);
    await page.getByRole('heading', { name: 'No table here' }).waitFor();
    await page.getByRole('link', { name: 'Make a new table' }).click();
    await page.getByRole('heading', { name: 'Make a table' }).waitFor();
  });

  test('a code that is none is explained; a pasted link leads to its table, and so does a typed one', async () => {
    const [rosa, ali] = [await person(browser), await person(browser)];
    const address = await makeTable(rosa, 'Rosa');
    await ali.goto(`http://${host.address}/t/fox`);
    await ali.getByText('or there is a slip in the code').waitFor();
    await ali.goto(address.replace(/[a-z-]+$/, code => code.toUpperCase()));
    await ali.getByRole('heading', { name: 'Take a chair' }).waitFor();
    await ali.goto(`http://${host.address}/`);
    await ali.getByLabel('Got a link or a code?').fill('fox');
    await button(ali, 'Sit down').click();
    await ali.getByRole('alert').waitFor();
    await ali.getByLabel('Got a link or a code?').fill(`${address}?from=chat `);
    await button(ali, 'Sit down').click();
    await ali.getByRole('heading', { name: 'Take a chair' }).waitFor();
  });

  test('the host changes the house rules, and everybody reads them', async () => {
    const [rosa, ali] = [await person(browser), await person(browser)];
    const address = await makeTable(rosa, 'Rosa');
    await sitDown(ali, address, 'Ali');
    await button(rosa, 'Change').click();
    await rosa.getByRole('radio', { name: /Quick game/ }).check();
    await rosa.getByRole('dialog').getByText('House rules').click();
    await rosa.getByRole('switch', { name: 'A pass is final' }).click();
    await button(rosa, 'Use these rules').click();
    await ali.getByText('7 hands, about 30 minutes').waitFor();
    await ali.getByText('You may bid again after passing').waitFor();
  });

  test('a seat can be carried to another device, and both keep it', async () => {
    const [rosa, tablet] = [await person(browser), await person(browser)];
    await makeTable(rosa, 'Rosa');
    await button(rosa, 'Menu').click();
    await button(rosa, 'Move my seat to another device').click();
    const link = await rosa.getByRole('textbox', { name: 'The link that carries your seat' }).inputValue();
    await tablet.goto(`http://${link}`);
    await button(tablet, 'Change my name').waitFor();
    expect(tablet.url(), 'the pass is out of the address').not.toContain('pass=');
    await rosa.keyboard.press('Escape');
    for (const page of [rosa, tablet]) {
      await reload(page);
      await button(page, 'Change my name').waitFor();
    }
  });

  test('a link with a pass that opens nothing takes no seat away', async () => {
    const rosa = await person(browser);
    const address = await makeTable(rosa, 'Rosa');
    await rosa.goto(`${address}#pass=${'0'.repeat(32)}`);
    await rosa.reload();
    await button(rosa, 'Change my name').waitFor();
    await rosa.reload();
    await button(rosa, 'Change my name').waitFor();
    expect(rosa.url()).not.toContain('pass=');
  });

  test('nobody sits down with a pass that somebody else has put into a link', async () => {
    const [rosa, ali] = [await person(browser), await person(browser)];
    const address = await makeTable(rosa, 'Rosa');
    await sitDown(ali, `${address}#pass=${'0'.repeat(32)}`, 'Ali');
    await button(ali, 'Change my name').waitFor();
    const kept = await ali.evaluate(`localStorage.getItem('kings-table:pass:' + location.pathname.split('/').at(-1))`);
    expect(kept).toMatch(/^"(?!0{32})[0-9a-f]{32}"$/);
    await ali.reload();
    await button(ali, 'Change my name').waitFor();
  });

  test('a lost line is told, found again by itself, and the seat is still there', async () => {
    const rosa = await person(browser);
    const own = await ownHost();
    await makeTable(rosa, 'Rosa', own);
    await own.kill();
    await rosa.getByRole('banner').getByText('Finding the table again').waitFor();
    await own.restart();
    await button(rosa, 'Menu').waitFor();
    await button(rosa, 'Change my name').waitFor();
  });

  test('with storage refused a person sits all the same, and still after a reload', async () => {
    const rosa = await person(browser);
    await rosa.addInitScript('Storage.prototype.setItem = Storage.prototype.getItem = () => { throw new Error("no") }');
    await makeTable(rosa, 'Rosa');
    await button(rosa, 'Change my name').waitFor();
    await rosa.reload();
    await button(rosa, 'Change my name').waitFor();
  });

  test('the way back closes what lies over the page, one by one, and only then leaves it', async () => {
    const rosa = await person(browser);
    await makeTable(rosa, 'Rosa');
    await button(rosa, 'Seat a nutcracker on chair 2').click();
    await button(rosa, 'Start').click();
    await button(rosa, 'Menu').click();
    await button(rosa, 'Who is here').click();
    const people = rosa.getByRole('dialog', { name: 'At the table' });
    await button(rosa, /^What can be done for /)
      .first()
      .click();
    const one = rosa.getByRole('dialog', { name: 'Caspar' });
    await one.waitFor();
    await rosa.goBack();
    await one.waitFor({ state: 'detached' });
    await people.waitFor();
    await rosa.goBack();
    await people.waitFor({ state: 'detached' });
    await rosa.getByRole('heading', { level: 1, name: /Hand 1/ }).waitFor();
    await rosa.goBack();
    await rosa.getByRole('heading', { name: 'Make a table' }).waitFor();
    await rosa.goForward();
    await button(rosa, 'Menu').waitFor();
    expect(await rosa.getByRole('dialog').count()).toBe(0);
  });

  test('what was closed by hand leaves nothing on the way back', async () => {
    const rosa = await person(browser);
    await makeTable(rosa, 'Rosa');
    for (const open of ['Settings', 'Leave the table'] as const) {
      await button(rosa, 'Menu').click();
      await button(rosa, open).click();
      await rosa.getByRole('dialog', { name: open }).waitFor();
      await rosa.keyboard.press('Escape');
      await rosa.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await expect.poll(() => rosa.evaluate('history.state?.over ?? 0')).toBe(0);
    await rosa.goBack();
    await rosa.getByRole('heading', { name: 'Make a table' }).waitFor();
    await rosa.goForward();
    await button(rosa, 'Menu').click();
    await button(rosa, 'Leave the table').click();
    await rosa.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await rosa.getByRole('heading', { name: 'The games' }).waitFor();
    await rosa.goBack();
    await button(rosa, 'Change my name').waitFor();
    expect(await rosa.getByRole('dialog').count()).toBe(0);
    await rosa.goBack();
    await rosa.getByRole('heading', { name: 'Make a table' }).waitFor();
  });

  test('who has said a name sits on the chair of his choice at once', async () => {
    const [rosa, ali] = [await person(browser), await person(browser)];
    await ali.goto(await makeTable(rosa, 'Rosa'));
    await button(ali, 'Sit here, on chair 3').click();
    await ali.getByRole('dialog', { name: 'Take a chair' }).getByRole('button', { name: 'Close' }).click();
    await ali.getByLabel('Your name at the table').fill('Ali');
    await button(ali, 'Sit here, on chair 3').click();
    await button(ali, 'Change my name').waitFor();
    await button(rosa, 'Seat a nutcracker on chair 2').waitFor();
  });
});
