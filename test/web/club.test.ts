import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isRecord } from '../../engine/json.ts';
import { KEEPER, wantedClub } from '../party/club.ts';
import { Visitor } from '../party/hosts/visitor.ts';
import { complaintsOf, DESK, faults, PHONE, person } from './browser.ts';
import { browser, host } from './shared.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const at = (path: string) => `http://${host.address}${path}`;

/** A club that was made without a page, and with `played` one whose table has played a game to its end. */
async function club(
  name: string,
  { played = false, ...more }: { played?: boolean; title?: string; game?: string; options?: object } = {},
) {
  const wanted = { ...wantedClub, name, options: { length: 'quick' }, ...more };
  await fetch(at('/api/clubs'), { method: 'POST', body: JSON.stringify(wanted) });
  if (!played) return;
  const start = { method: 'POST', body: JSON.stringify({ do: 'start', name: 'Ann' }) };
  const begun: unknown = await (await fetch(at(`/api/clubs/${name}`), start)).json();
  if (!isRecord(begun)) throw new Error('no table');
  const ann = await Visitor.come(host.address, String(begun.code), String(begun.pass));
  await ann.ask({ t: 'start' });
  await ann.ask({ t: 'host', act: { do: 'standIn', seat: 0, on: true } });
  await ann.until(() => (ann.look?.outcome ?? null) !== null, 50_000);
  ann.cut();
}

describe('a club', () => {
  test('is founded, begins tonight’s table, leads others there, and keeps what was played', async () => {
    const [rosa, ali] = [await person(browser, PHONE), await person(browser, DESK)];
    const complaints = [complaintsOf(rosa), complaintsOf(ali)];
    await rosa.goto(at('/c/'));
    await rosa.getByLabel('What is it called?').fill('Café dos Reis');
    await rosa.getByText(`${host.address}/c/cafe-dos-reis`).waitFor();
    await rosa.getByRole('radio', { name: /Quick game/ }).check();
    await button(rosa, 'Found the club').click();
    await rosa.getByRole('heading', { level: 1, name: 'Café dos Reis' }).waitFor();
    await rosa.getByRole('heading', { name: 'You keep this club' }).waitFor();

    await rosa.getByLabel('Your name at the table').fill('Rosa');
    await button(rosa, 'Begin tonight’s table').click();
    await button(rosa, 'Change my name').waitFor();
    const table = rosa.url();

    await ali.goto(at('/c/Cafe-dos-Reis'));
    await ali.getByText('One is there.').waitFor();
    expect(await ali.getByText('You keep this club').count()).toBe(0);
    await ali.getByRole('link', { name: 'To the table' }).click();
    await ali.getByRole('heading', { name: 'Take a chair' }).waitFor();
    expect(ali.url()).toBe(table);

    // Nutcrackers play it to its end, for Rosa too.
    const pass = await rosa.evaluate<string>(
      `JSON.parse(localStorage.getItem('kings-table:pass:' + location.pathname.split('/').at(-1)))`,
    );
    const hand = await Visitor.come(host.address, table.split('/').at(-1) ?? '', pass);
    expect(await hand.ask({ t: 'start' })).toBe(null);
    expect(await hand.ask({ t: 'host', act: { do: 'standIn', seat: 0, on: true } })).toBe(null);
    await hand.until(() => (hand.look?.outcome ?? null) !== null, 50_000);
    hand.cut();

    await ali.goto(at('/c/cafe-dos-reis'));
    const results = ali.getByRole('region', { name: 'What was played' });
    await results.getByRole('listitem').filter({ hasText: 'Rosa' }).first().waitFor();
    await ali.getByText('The game is over').waitFor();
    expect(complaints).toEqual([[], []]);
  });

  test('of gifts is begun by King Bob, who types no name', async () => {
    await club('kings-of-gifts', { game: 'fourth-king', options: { bob: 'host' } });
    const page = await person(browser);
    await page.goto(at('/c/kings-of-gifts'));
    const name = page.getByLabel('Your name at the table');
    expect([await name.inputValue(), await name.isEditable()]).toEqual(['King Bob', false]);
    await button(page, 'Begin tonight’s table').click();
    await page.getByRole('heading', { name: 'Call the others' }).waitFor();
  });

  test('whose name is taken is told so', async () => {
    await club('taken-by-others');
    const page = await person(browser);
    await page.goto(at('/c/'));
    await page.getByLabel('What is it called?').fill('Taken by others');
    await button(page, 'Found the club').click();
    await page.getByText('That name is taken by another club.').waitFor();
    await page.goto(at('/c/taken-by-others'));
    await button(page, 'Begin tonight’s table').waitFor();
    expect(await page.getByText('You keep this club').count()).toBe(0);
  });

  test('that nobody keeps may be founded where one came to', async () => {
    const page = await person(browser);
    await page.goto(at('/c/nobody-yet'));
    await button(page, 'Found this club').click();
    await page.getByText(`${host.address}/c/nobody-yet`).waitFor();
  });

  test('is not lost to a link with a false secret, nor founded under one', async () => {
    await club('well-kept');
    const page = await person(browser);
    await page.goto(at(`/c/well-kept#keeper=${KEEPER}`));
    await page.getByRole('heading', { name: 'You keep this club' }).waitFor();
    await page.goto(at(`/c/well-kept?again#keeper=${'0'.repeat(32)}`));
    await page.getByRole('heading', { name: 'You keep this club' }).waitFor();
    expect(await page.evaluate(`localStorage.getItem('kings-table:keeper:well-kept')`)).toBe(`"${KEEPER}"`);
    await page.goto(at(`/c/not-yet-there#keeper=${'0'.repeat(32)}`));
    await button(page, 'Found this club').click();
    await page.getByLabel('What is it called?').fill('Not yet there');
    await button(page, 'Found the club').click();
    await page.getByRole('heading', { name: 'You keep this club' }).waitFor();
    expect(await page.evaluate(`localStorage.getItem('kings-table:keeper:not-yet-there')`)).toMatch(
      /^"(?!0{32})[0-9a-f]{32}"$/,
    );
  });

  test('is kept by whoever has the keeper’s link, which is out of the address at once', async () => {
    await club('kept-here', { played: true });
    const page = await person(browser, DESK);
    const complaints = complaintsOf(page);
    await page.goto(at(`/c/kept-here#keeper=${KEEPER}`));
    await page.getByRole('heading', { name: 'You keep this club' }).waitFor();
    expect(page.url()).toBe(at('/c/kept-here'));

    await button(page, 'Change the club').click();
    await page.getByLabel('What is it called?').fill('Os Reis');
    await page.getByRole('dialog').getByRole('radio', { name: 'Português', exact: true }).check();
    await button(page, 'Keep it so').click();
    await page.getByRole('heading', { level: 1, name: 'Os Reis' }).waitFor();
    // A visitor who has chosen no language is spoken to in the club's.
    const guest = await person(browser);
    await guest.goto(at('/c/kept-here'));
    await guest.getByRole('heading', { name: 'O que se jogou' }).waitFor();

    await button(page, 'Dar lugar a uma mesa nova').click();
    await button(page, 'Abrir a mesa desta noite').waitFor();
    await button(page, /^Tirar este jogo da lista: /).click();
    await page.getByText('Ainda nada.').waitFor();
    await button(page, 'Fechar o clube').click();
    await button(page, 'Fechar de vez').click();
    await page.getByRole('heading', { name: 'Aqui não há clube' }).waitFor();
    expect(complaints.filter(line => !line.includes('404'))).toEqual([]);
  });

  test('tells of a record whether it is of a game in its list, and unchanged', async () => {
    await club('with-records', { played: true });
    const page = await person(browser);
    await page.goto(at('/c/with-records'));
    await page.getByRole('link', { name: 'To the table' }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const code = page.url().split('/').at(-1) ?? '';
    const watcher = await Visitor.come(host.address, code);
    expect(await watcher.ask({ t: 'record' })).toBe(null);
    await watcher.until(() => watcher.all('record').length > 0);
    const record = watcher.all('record')[0]?.record;
    watcher.cut();
    await page.goto(at('/c/with-records'));
    const give = async (file: unknown) => {
      const buffer = Buffer.from(JSON.stringify(file));
      await page
        .getByLabel('Check a record')
        .first()
        .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
    };
    await page.getByRole('heading', { name: 'What was played' }).waitFor();
    await give({});
    await page.getByText('That is no record of a game.').waitFor();
    await give(record);
    await page.getByText(/^That is the game of/).waitFor();
    await give({ ...record, outcome: { ...record?.outcome, scores: [1, 2, 3, 4] } });
    await page.getByText('That record was changed').waitFor();
    await give({ ...record, promise: '0'.repeat(64) });
    await page.getByText('That game was not played at this club').waitFor();
  });

  test('can be used by everybody: nothing for axe to find, nothing wider than the screen', async () => {
    await club('for-everybody', { played: true, title: 'The Honourable Society of the Three Kings' });
    const page = await person(browser);
    const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
    const heading = (name: string) => page.getByRole('heading', { name });
    const screens = [
      ['/c/', page.getByRole('switch', { name: 'Whoever comes may begin a table' })],
      ['/c/for-everybody', heading('What was played')],
      [`/c/for-everybody#keeper=${KEEPER}`, heading('You keep this club')],
    ] as const;
    for (const size of [{ width: 360, height: 640 }, DESK]) {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [path, there] of screens) {
          // With nothing kept: a keeper's page shows more than a guest's.
          await page.goto(at('/c/'));
          await page.evaluate('localStorage.clear()');
          await page.goto('about:blank');
          await page.goto(at(path));
          await there.waitFor();
          const where = `${path}, ${size.width}, ${colorScheme}`;
          expect(await faults(page), where).toEqual([]);
          expect(await page.evaluate<number>(wider), where).toBeLessThanOrEqual(0);
        }
      }
    }
  });

  test('is begun with the keyboard alone', async () => {
    await club('by-keyboard');
    const page = await person(browser, DESK);
    await page.goto(at('/c/by-keyboard'));
    await page.getByLabel('Your name at the table').focus();
    await page.keyboard.type('Rosa');
    await page.keyboard.press('Enter');
    await button(page, 'Change my name').waitFor();
  });
});
