import { buffer, text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { LIMITS } from '../../party/protocol.ts';
import { LONGEST_SIDE } from '../../web/tables/fourth-king/lobby/fit.ts';
import { complaintsOf, DESK, faults, PHONE, person, reload, unseen } from './browser.ts';
import { browser, host } from './shared.ts';

const button = (at: Page | Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true });

/** A photograph as large as a camera's: coloured squares, far more of them than fit into a gift. */
function photograph(): { name: string; mimeType: string; buffer: Buffer } {
  const [width, height, square] = [1600, 1200, 40];
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeUInt32LE(54 + width * height * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  const body = Buffer.alloc(width * height * 3);
  for (let at = 0; at < body.length; at++) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    body[at] = (Math.floor(x / square) * 37 + Math.floor(y / square) * 101 + (at % 3) * 60) & 255;
  }
  return { name: 'IMG_0001.bmp', mimeType: 'image/bmp', buffer: Buffer.concat([head, body]) };
}

/** Somebody's page, where nothing flies. */
async function come(address: string, size = PHONE) {
  const page = await person(browser, size);
  await unseen(page);
  const complaints = complaintsOf(page);
  /** The pictures that this page asked for. */
  const asked: string[] = [];
  page.on('request', request => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/parties/')) asked.push(pathname);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  return { page, complaints, asked };
}
type Person = Awaited<ReturnType<typeof come>>;

async function makeTable(form?: RegExp): Promise<Person> {
  const host_ = await come(`http://${host.address}/new?game=fourth-king`, DESK);
  const name = host_.page.getByLabel('Your name at the table');
  expect(await name.inputValue()).toBe('King Bob');
  if (form !== undefined) {
    await host_.page.getByRole('radio', { name: form }).check();
    await name.fill('Bob');
  }
  await button(host_.page, 'Set the table').click();
  await host_.page.getByRole('heading', { name: 'Call the others' }).waitFor();
  return host_;
}

async function sit(address: string, name: string): Promise<Person> {
  const guest = await come(address);
  await guest.page.getByLabel('Your name at the table').fill(name);
  await button(guest.page, 'Sit down').click();
  await button(guest.page, 'Change my name').waitFor();
  return guest;
}

type Gift = { title: string; tag?: string; rattle?: string; note?: string; link?: string; photo?: boolean };

async function wrap({ page }: Person, gift: Gift): Promise<void> {
  await button(page, /^Wrap (a gift|another one)$/).click();
  const desk = page.getByRole('dialog', { name: 'Wrap a gift' });
  await desk.getByRole('radio', { name: 'Cracker' }).check();
  await desk.getByLabel('What is it?').fill(gift.title);
  if (gift.tag !== undefined) await desk.getByLabel('Tag').fill(gift.tag);
  if (gift.note !== undefined) await desk.getByLabel(/^A note/).fill(gift.note);
  if (gift.rattle !== undefined) await desk.getByLabel(/^When someone shakes it/).fill(gift.rattle);
  if (gift.link !== undefined) await desk.getByLabel(/^A link/).fill(gift.link);
  if (gift.photo === true) {
    await desk.getByLabel('Choose a picture').setInputFiles(photograph());
    await desk.getByText(/^In the parcel, \d+ KiB/).waitFor();
  }
  await button(desk, 'Put it on the pile').click();
  await desk.waitFor({ state: 'detached' });
  await page.getByRole('listitem').filter({ hasText: gift.title }).waitFor();
}

/** What ends a moment that was seen. */
const seen = (page: Page) => button(page, /^(To the pile|Go on|Back to the table)$/);

/** Waits until one of these people may do something, putting away whatever there is to be seen before. */
function whoMay(people: readonly Person[], what: (page: Page) => Locator): Promise<Person> {
  return vi.waitFor(
    async () => {
      for (const one of people) {
        if (await seen(one.page).isVisible()) await seen(one.page).click();
        else if (await what(one.page).isVisible()) return one;
      }
      throw new Error('nobody may');
    },
    { timeout: 20_000, interval: 50 },
  );
}

const acts = (page: Page) => page.getByRole('group', { name: 'What you may do' });
const about = (page: Page) => page.getByRole('region', { name: 'About this gift' });
const pile = (page: Page) => page.getByRole('region', { name: 'The pile' });
const gifts = (at: Locator) => at.getByRole('button', { name: /^Number \d+/ });

async function rollForPlaces(players: readonly Person[]): Promise<void> {
  for (;;) {
    const may = await whoMay(players, page => button(page, /^Roll/).or(acts(page)));
    if (await acts(may.page).isVisible()) return;
    await button(may.page, /^Roll/).click();
    await button(may.page, /^Roll/)
      .waitFor({ state: 'hidden' })
      .catch(() => {});
  }
}

/** The one whose turn it is picks the first gift of the pile. */
async function pick({ page }: Person): Promise<void> {
  await button(acts(page), /^Pick/).click();
  await gifts(pile(page)).first().click();
  await button(about(page), 'Pick it').click();
  await acts(page).waitFor({ state: 'hidden' });
}

describe('a whole game with real parcels', () => {
  test('Bob, two players and a watcher: wrapped, rolled, picked, stolen, given away, opened, and the list at the end', async () => {
    const bob = await makeTable();
    await bob.page.getByText(/^You are King Bob/).waitFor();
    const address = bob.page.url();
    const [ann, ben] = [await sit(address, 'Ann'), await sit(address, 'محمد علي')];
    const watcher = await come(address);
    const all = [bob, ann, ben, watcher];
    const players = [ann, ben];

    for (const { page } of players) await page.getByText('2 more gifts are needed: one for each player.').waitFor();
    await wrap(ann, { title: 'A jar of jam', tag: 'Fragile!', rattle: 'a soft glug', photo: true });
    await wrap(ben, { title: '=Socks "warm"', rattle: 'a soft glug', photo: true, link: 'https://example.org/socks' });
    await wrap(bob, { title: 'A song', note: 'At midnight.', rattle: 'a soft glug', photo: true });
    await wrap(bob, { title: 'A walk', rattle: 'a soft glug', photo: true });
    for (const { page } of all) await page.getByText('4 gifts on the pile.').waitFor();
    expect(await ben.page.getByText('jam').count(), 'nobody reads what another one wrapped').toBe(0);
    await button(bob.page, 'Start').click();
    await rollForPlaces(players);

    const first = await whoMay(players, acts);
    expect(await faults(first.page), 'one’s turn').toEqual([]);
    const shaken = gifts(pile(first.page)).first();
    await shaken.click();
    await button(about(first.page), 'Shake it (3 left)').click();
    await button(about(first.page), 'Shake it (2 left)').waitFor();
    await bob.page
      .getByText(/shook cracker \d: “.?a soft glug/)
      .first()
      .waitFor();
    await button(about(first.page), 'Pick this one').click();
    await button(acts(first.page), /^Open/).waitFor({ state: 'hidden' });

    const thief = await whoMay(players, acts);
    expect(thief).not.toBe(first);
    // It cannot be done now, and pressing says why.
    await button(acts(thief.page), /^Open/).click({ force: true });
    await thief.page.getByText('You hold no sealed gift.').waitFor();
    await button(thief.page, 'Rule F12').click();
    await thief.page.getByRole('dialog', { name: 'Rule F12' }).getByText('Open: open a sealed gift').waitFor();
    await thief.page.keyboard.press('Escape');
    await button(acts(thief.page), /^Steal/).click();
    const holders = thief.page.getByRole('region', { name: 'Everyone' });
    await holders.getByText('Next', { exact: true }).waitFor();
    expect(await holders.getByText('Now', { exact: true }).count(), 'it is the turn of nobody else').toBe(0);
    await gifts(holders).first().click();
    await button(about(thief.page), 'Steal it').click();
    const victim = await whoMay(players, page => button(page, 'Resist'));
    expect(victim).toBe(first);
    await watcher.page.getByRole('heading', { level: 1, name: 'The Fourth King' }).waitFor();
    expect(await faults(victim.page), 'a duel').toEqual([]);
    await button(victim.page, 'Resist').click();
    for (const { page } of all) {
      await page.getByText(/^(A tie: the gift|The gift) (stays with|goes to) /).waitFor();
      await seen(page).click();
    }

    await pick(await whoMay(players, acts));
    const giving = (page: Page) => button(acts(page), /^Give away/);
    let giver = await whoMay(players, giving);
    // Whoever has lost all to the other one picks once more, and then both have something.
    if ((await giving(giver.page).getAttribute('aria-disabled')) !== null) {
      await pick(giver);
      giver = await whoMay(players, giving);
    }
    await giving(giver.page).click();
    await gifts(giver.page.getByRole('region', { name: 'Mine' }))
      .first()
      .click();
    await button(giver.page, /^Give it to /).click();
    await button(about(giver.page), 'Give it').click();
    await button((await whoMay(players, page => button(page, 'Take it'))).page, 'Take it').click();

    const asked = () => [...new Set(all.flatMap(one => one.asked))];
    expect(asked(), 'no picture of a sealed gift').toEqual([]);
    const opener = await whoMay(players, page => button(acts(page), /^Open/));
    await button(acts(opener.page), /^Open/).click();
    await gifts(opener.page.getByRole('region', { name: 'Mine' }))
      .first()
      .click();
    await button(about(opener.page), 'Open it').click();
    for (const { page } of all) await page.getByRole('img', { name: /^Picture of / }).waitFor();
    expect(await faults(watcher.page), 'an open gift').toEqual([]);
    const width = () => watcher.page.evaluate<number>('document.querySelector("img.photo").naturalWidth');
    await expect.poll(width).toBe(LONGEST_SIDE);
    expect(asked().length, 'one picture, the open one').toBe(1);
    const bytes = Buffer.from(await (await fetch(`http://${host.address}${asked()[0]}`)).arrayBuffer());
    expect(bytes.length).toBeLessThanOrEqual(LIMITS.pictureBytes);
    expect(bytes.subarray(8, 12).toString(), 'drawn anew').toBe('WEBP');

    while (!(await ann.page.getByRole('heading', { level: 1, name: 'Who keeps what' }).isVisible())) {
      const end = (page: Page) => acts(page).or(page.getByRole('heading', { level: 1, name: 'Who keeps what' }));
      const next = await whoMay(players, end);
      if (await acts(next.page).isVisible()) await pick(next);
    }
    for (const { page } of all) await page.getByRole('heading', { level: 1, name: 'Who keeps what' }).waitFor();
    for (const { page } of players) await page.getByRole('heading', { name: 'What you take home' }).waitFor();
    await button(bob.page, 'Unwrap everything').click();
    await button(bob.page.getByRole('dialog'), 'Unwrap everything').click();
    for (const { page } of all) {
      for (const title of ['A jar of jam', '=Socks "warm"', 'A song', 'A walk']) {
        await page.getByRole('rowheader').filter({ hasText: title }).waitFor();
      }
      await page.getByRole('row').filter({ hasText: 'A song' }).getByText('King Bob').waitFor();
    }
    expect(await faults(ann.page), 'the list').toEqual([]);
    await ann.page.getByRole('heading', { name: 'What you wrapped' }).waitFor();
    expect(await watcher.page.getByRole('heading', { name: 'What you wrapped' }).count()).toBe(0);
    const [saved] = await Promise.all([bob.page.waitForEvent('download'), button(bob.page, 'Save as a table').click()]);
    expect(await text(await saved.createReadStream())).toContain('"\'=Socks ""warm"""');
    const [shared] = await Promise.all([
      bob.page.waitForEvent('download'),
      button(bob.page, 'Picture to share').click(),
    ]);
    expect((await buffer(await shared.createReadStream())).subarray(1, 4).toString()).toBe('PNG');
    expect(all.map(({ complaints }) => complaints)).toEqual([[], [], [], []]);
  }, 120_000);
});

describe('wrapping', () => {
  test('a picture that did not get there is sent again, and what is no picture says so', async () => {
    const bob = await makeTable(/You play too|and you play too/);
    const { page } = bob;
    let cuts = 0;
    await page.route('**/pictures', async route => {
      cuts += 1;
      if (cuts === 1) await route.abort();
      else await route.continue();
    });
    await button(page, 'Wrap a gift').click();
    const desk = page.getByRole('dialog', { name: 'Wrap a gift' });
    await desk.getByLabel('Choose a picture').setInputFiles(photograph());
    await desk.getByText('The picture did not get to the table').waitFor();
    await button(desk, 'Send it again').click();
    await desk.getByText(/^In the parcel/).waitFor();
    await desk.getByLabel('Another picture').setInputFiles({
      name: 'letter.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await desk.getByText('This browser cannot read that picture').waitFor();
  });

  test('what is begun survives leaving; a gift without a name is not put anywhere; it can be changed and taken back', async () => {
    const bob = await makeTable();
    const { page } = bob;
    await button(page, 'Wrap a gift').click();
    const desk = page.getByRole('dialog', { name: 'Wrap a gift' });
    await button(desk, 'Put it on the pile').click();
    await desk.getByText('Say what it is').waitFor();
    await desk.getByLabel(/^A note/).fill('From the attic.');
    await page.keyboard.press('Escape');
    await desk.waitFor({ state: 'detached' });
    await reload(page);
    await button(page, 'Wrap a gift').click();
    expect(await desk.getByLabel(/^A note/).inputValue()).toBe('From the attic.');
    await desk.getByLabel('What is it?').fill('A clock');
    await button(desk, 'Put it on the pile').click();
    await page.getByText('1 gift on the pile.').waitFor();
    await page.getByText('It is on the pile.').waitFor();

    await button(page, 'Change A clock').click();
    await page.getByLabel('What is it?').fill('A stopped clock');
    await button(page, 'Wrap it again').click();
    await page.getByText('Wrapped again.').waitFor();
    await button(page, 'Take back A stopped clock').click();
    await button(page.getByRole('dialog'), 'Take back').click();
    await page.getByText('Nothing is on the pile yet.').waitFor();
    await page.getByText('Taken back.').waitFor();
    await button(page, 'Menu').click();
    await button(page, 'Settings').click();
    await page.getByRole('radio', { name: 'Español', exact: true }).check();
    await page.getByText('Retirado.').waitFor({ state: 'attached' });
    expect(bob.complaints).toEqual([]);
  });

  test('whoever is still wrapping when the game begins is told', async () => {
    const bob = await makeTable();
    const ann = await sit(bob.page.url(), 'Ann');
    await wrap(bob, { title: 'A song' });
    await wrap(bob, { title: 'A walk' });
    await button(ann.page, 'Wrap a gift').click();
    await ann.page.getByLabel('What is it?').fill('A clo');
    await button(bob.page, 'Start').click();
    await ann.page.getByText('The game has begun. What you were wrapping is not on the pile.').waitFor();
    await button(ann.page, 'Roll').waitFor();
    expect([bob.complaints, ann.complaints]).toEqual([[], []]);
  });
});
