import { expect, test } from 'vitest';
import { anyGiftMove, asked, fourth, parcel, play, rollAll, wrap } from '../party/gifts.ts';
import type { Client } from '../party/stage.ts';
import { Listener } from './listener.ts';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

/** A table of Ana's, whose page has the keyboard, and guests who do what they are told. */
async function table(game: string, options: object, guests: readonly string[]) {
  const parlour = new Parlour(browser, { seed: 'one' });
  const { stage } = parlour;
  const { pass } = stage.made({ name: 'Ana', game, options });
  const ana = stage.come(pass);
  const others = guests.map(name => stage.guest(name));
  const open = async (): Promise<Listener> => {
    const page = await parlour.person({ locale: 'en' }, pass);
    const ears = await Listener.at(page);
    await page.goto(parlour.table);
    return ears;
  };
  return { stage, ana, others, open };
}
type Table = Awaited<ReturnType<typeof table>>;

/** People come and go, and talk. */
function bustle({ stage, others }: Table): void {
  const watcher = stage.come();
  stage.pass(2_000);
  for (const [nth, other] of others.entries()) expect(other.ask({ t: 'say', text: `Well, ${nth}` })).toBeNull();
  watcher.leave();
  const gone = others.pop();
  if (gone === undefined) throw new Error('nobody came');
  gone.leave();
  stage.pass(2_000);
  others.push(stage.come(gone.pass));
}

/** What has the focus, whatever state it is in. */
const at = async (ears: Listener) => (await ears.focus()).replace(/ \[\w+\]/g, '');

const nextToPlay = ({ ana, others }: Table): Client | undefined =>
  [ana, ...others].find(({ look }) => look.ask !== null);

/** The others play what they may until it is Ana's turn. */
function playOn(it: Table): void {
  for (;;) {
    const client = nextToPlay(it);
    const ask = client?.look.ask;
    if (client === undefined || client === it.ana || ask?.ask !== 'play') return;
    it.stage.pass(300);
    expect(client.move({ do: 'play', card: ask.cards[0] ?? '' })).toBeNull();
  }
}

test('a lifted card stays lifted, and a place in the hand is kept, whatever the others do', async () => {
  const it = await table('king', {}, ['Ben', 'Cid', 'Dot']);
  expect(it.ana.ask({ t: 'start' })).toBeNull();
  playOn(it);
  const ears = await it.open();
  await ears.reach(['n', 'h'], /^button "\w+ of \w+"/);
  await ears.press('Enter');
  await ears.hear(/lifted/);
  const lifted = await ears.focus();
  expect(lifted).toContain('[pressed]');
  bustle(it);
  await ears.page.getByRole('button', { name: 'Talk, 3 new' }).waitFor();
  expect(await ears.focus()).toBe(lifted);

  await ears.press('Enter');
  await ears.hear(/^You play/);
  const place = await at(ears);
  expect(place).toMatch(/^button "\w+ of \w+"/);
  playOn(it);
  await ears.hear(/ takes? the trick/);
  expect(await at(ears)).toBe(place);
});

test("a phone's bar that comes and goes covers no card and drops none that is lifted", async () => {
  const it = await table('king', {}, ['Ben', 'Cid', 'Dot']);
  expect(it.ana.ask({ t: 'start' })).toBeNull();
  playOn(it);
  const ears = await it.open();
  const { page } = ears;
  await page.setViewportSize({ width: 360, height: 640 });
  await ears.reach(['n', 'h'], /^button "\w+ of \w+"/);
  await ears.press('Enter');
  await ears.hear(/lifted/);
  const lifted = await ears.focus();
  const cards = page.getByRole('button', { name: /^\w+ of \w+/ });
  const lowest = async (): Promise<number> => {
    const boxes = await Promise.all((await cards.all()).map(card => card.boundingBox()));
    return Math.max(...boxes.map(box => (box === null ? Number.POSITIVE_INFINITY : box.y + box.height)));
  };
  for (const height of [584, 640, 584]) {
    await page.setViewportSize({ width: 360, height });
    await expect.poll(() => page.evaluate('innerHeight')).toBe(height);
    expect(await ears.focus()).toBe(lifted);
    expect(await page.evaluate('document.documentElement.scrollHeight - innerHeight')).toBe(0);
    expect(await lowest()).toBeLessThanOrEqual(height);
  }
});

test('a gift that is half wrapped stays so while the others wrap theirs', async () => {
  const it = await table('fourth-king', { bob: 'plays' }, ['Ben', 'Cid']);
  const ears = await it.open();
  await ears.use(/^button "Wrap a gift"/);
  await ears.seek(/^textbox "What is it\?/);
  await ears.type('A clock');
  const field = ears.page.getByRole('textbox', { name: 'What is it?' });
  for (const other of it.others) wrap(other, parcel('A secret'));
  bustle(it);
  await ears.page.getByRole('button', { name: 'Talk, 2 new' }).waitFor();
  expect(await ears.focus()).toMatch(/^textbox "What is it\?/);
  await ears.type(' that stopped');
  expect(await field.inputValue()).toBe('A clock that stopped');
  await ears.use(/^button "Put it on the pile"/);
  await ears.page.getByText('3 gifts on the pile.').waitFor();
});

test('a gift that was chosen stays chosen while people come, go and talk', async () => {
  const it = await table('fourth-king', { bob: 'plays' }, ['Ben']);
  const [ben] = it.others;
  if (ben === undefined) throw new Error('nobody came');
  for (const title of ['A', 'B', 'C', 'D']) wrap(it.ana, parcel(title, { rattle: 'plim' }));
  expect(it.ana.ask({ t: 'start' })).toBeNull();
  rollAll([it.ana, ben]);
  if (asked([it.ana, ben]) === ben) play(ben, anyGiftMove(askOf(ben)));
  const ears = await it.open();
  await ears.seek(/^button "Number \d/);
  await ears.jump('Enter', /^region "About this gift"/);
  const shake = await ears.seek(/^button "Shake it/);
  bustle(it);
  await ears.page.getByRole('button', { name: 'Talk, 1 new' }).waitFor();
  expect(await ears.focus()).toBe(shake);
  await ears.press('Enter');
  await ears.hear(/^You shook .*plim/);
});

function askOf(client: Client) {
  const { ask } = fourth(client);
  if (ask === null) throw new Error('nothing is asked');
  return ask;
}

test('letters and numbers do nothing once they were switched off in the settings, and all again when they are back', async () => {
  const it = await table('kings-dice', { variant: 'lords' }, ['Ben']);
  expect(it.ana.ask({ t: 'start' })).toBeNull();
  const ears = await it.open();
  const { page } = ears;
  const turnKeys = async () => {
    await ears.use(/^button "Menu"/);
    await ears.use(/^(button|menuitem|link) "Settings"/);
    await ears.seek(/^switch "Letter keys"/);
    await ears.press('Space');
    await ears.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await ears.reach(['h'], /^button "Die \d"/);
  await turnKeys();
  const die = await ears.seek(/^button "Die \d"/);
  for (const key of 'hwnlsrmt123456') await ears.press(key);
  expect(await ears.focus()).toBe(die);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await turnKeys();
  await ears.reach(['h'], /^button "Die \d"/);
  await ears.press('r');
  await page.getByRole('dialog').waitFor();
});
