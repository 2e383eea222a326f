import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { GameLook, KingLook } from '../../party/protocol.ts';
import { Parlour } from './parlour.ts';
import { play, SCENES, type Scene } from './scenes.ts';
import { browser } from './shared.ts';

/** The small phone that most of these were found on. */
const PHONE = { width: 360, height: 640 };

/** A table in a test's own room, as somebody sees it who holds a phone. */
async function seen(scene: Scene, { script = '' } = {}) {
  const parlour = new Parlour(browser, { seed: 'a first game' });
  const { pass, goOn, look } = play(parlour, scene);
  const page = await parlour.person({ viewport: PHONE }, pass);
  await page.addInitScript(script);
  await page.goto(parlour.table);
  await page.locator('main:not(.calling)').waitFor();
  return { parlour, page, goOn, look };
}

/** Whether all of it is on the screen as it stands, with nothing over its middle. */
async function isInSight(it: Locator): Promise<boolean> {
  await it.waitFor();
  return it.evaluate(element => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    const { documentElement: page } = element.ownerDocument;
    const there = element.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    // What a tap anywhere puts away lies under a button that nobody sees.
    const isBare = there !== null && (element.contains(there) || there.matches('.skipper'));
    return top >= 0 && bottom <= page.clientHeight && isBare;
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

  test('at home, where there is no https, the link is copied whole as well', async () => {
    const { page, parlour } = await seen(
      { game: 'king', people: 1 },
      { script: `Object.defineProperty(navigator, 'clipboard', {}); delete Navigator.prototype.share;` },
    );
    await button(page, 'Copy link').click();
    await page.getByText('Link copied.').waitFor();
    await button(page, 'Change my name').click();
    const name = page.getByRole('dialog').getByRole('textbox');
    await name.fill('');
    await name.press('Control+V');
    expect(await name.inputValue()).toBe(parlour.table);
  });

  test('King Bob is among the people; where nutcrackers play for gifts, he reads that they bring none', async () => {
    const { page } = await seen({ game: 'fourth-king', people: 1 });
    await page.getByRole('listitem').filter({ hasText: 'King BobYou, without a chair' }).waitFor();
    await page.getByText('Somebody has to sit down first: King Bob does not play.').waitFor();

    const { page: full } = await seen({ game: 'fourth-king', people: 2 });
    for (const chair of [2, 3, 4, 5]) await button(full, `Seat a nutcracker on chair ${chair}`).click();
    const missing = full.getByText('One more gift is needed: one for each player. Nutcrackers bring none.');
    expect(await isInSight(missing)).toBe(true);
  });

  test.each(['King is over', 'the dice are over'])('%s: the score, a picture of it and a rematch', async name => {
    const scene = SCENES[name];
    if (scene === undefined) throw new Error(`no scene ${name}`);
    const { page } = await seen(scene);
    const places = page.getByRole('listitem').filter({ hasText: /Place \d/ });
    await expect.poll(() => places.count()).toBe(scene.people);
    for (const place of await places.all())
      expect(await isInSight(place), (await place.textContent()) ?? '').toBe(true);
    for (const name of ['Picture to share', 'Print', 'Rematch'])
      expect(await isInSight(button(page, name)), name).toBe(true);
  });
});

const trickOf = ({ play }: KingLook['view']) => (play.phase === 'play' ? play.trick : []);
const king = (is: (look: KingLook) => boolean) => (look: GameLook) => look.game === 'king' && is(look);
const handOf = (page: Page) => page.getByRole('region', { name: /^Your hand/ });
const QUICK = { game: 'king', options: { length: 'quick' }, people: 4 };

/** Who has had all hints about King. */
const KNOWS = `localStorage['kings-table:hints'] = '["dodge", "follow", "sell", "auction"]'`;

describe('King’s auction', () => {
  const EXPLAINED = /sells? the hand.*Up: each trick brings 25.*Down: each trick costs 75/;

  test('says to whoever waits what its words mean, to whoever bids when he asks', async () => {
    const waits = king(({ view, ask }) => view.play.phase === 'bidding' && ask === null);
    const { page } = await seen({ ...QUICK, until: waits });
    expect(await isInSight(page.getByText(EXPLAINED))).toBe(true);
    await page.setViewportSize({ width: 320, height: 568 });
    expect(await isInSight(handOf(page).getByRole('img').last())).toBe(true);

    const bidding = await seen({ ...QUICK, until: king(({ ask }) => ask?.ask === 'bid') }, { script: KNOWS });
    const words = button(bidding.page, 'Ten bids, by worth in points');
    await words.waitFor();
    expect(await bidding.page.getByText(EXPLAINED).count()).toBe(0);
    await words.focus();
    await bidding.page.keyboard.press('Enter');
    await bidding.page.getByText(EXPLAINED).waitFor();
    await words.click();
    await bidding.page.getByText(EXPLAINED).waitFor({ state: 'detached' });
  });

  test('says at a first bid what up and down would cost, and of the ultimatum what it means', async () => {
    const { page } = await seen({ ...QUICK, until: king(({ ask }) => ask?.ask === 'bid') });
    expect(await isInSight(page.getByText(/2 up: you pay 50.*2 down: each trick costs 75/))).toBe(true);
    expect(await isInSight(button(page, 'Pass for good'))).toBe(true);

    const { page: asked } = await seen({
      ...QUICK,
      until: king(({ ask }) => ask?.ask === 'ultimatum'),
      does: now => (now.ask?.ask === 'choose' && now.ask.can.includes('ultimatum') ? { do: 'ultimatum' } : null),
    });
    expect(await isInSight(asked.getByText(/If nobody says 8 up, the hand is played down/))).toBe(true);
    expect(await isInSight(button(asked, 'No'))).toBe(true);
  });

  test('says of the first positive hand that tricks are no longer to be dodged', async () => {
    const looksOn = king(({ view, ask }) => view.kind === 'positive' && view.play.phase === 'choose' && ask === null);
    const { page } = await seen({ ...QUICK, until: looksOn });
    expect(await isInSight(page.getByText(/^Tricks may bring points now: .+ keeps or sells$/))).toBe(true);
  });

  test('what the last hand brought lies over nothing that can be chosen, and opens when it is pressed', async () => {
    // Whoever plays second to the first trick of a hand has the next one.
    const dealsNext = king(
      ({ view, ask }) => view.hand === 2 && view.last === null && ask?.ask === 'play' && trickOf(view).length === 1,
    );
    const { page, goOn, look } = await seen({ ...QUICK, until: dealsNext }, { script: KNOWS });
    while (!king(({ ask }) => ask?.ask === 'choose')(look())) goOn();
    await button(page, /^Hand 3: queens, kings, jacks/).waitFor();
    for (const choice of [/^Play down/, /^Open the auction/, /^Give the ultimatum/])
      expect(await isInSight(button(page, choice)), `${choice}`).toBe(true);
    await button(page, /^Hand 3: queens, kings, jacks/).click();
    await button(page, 'Next hand').click();
    await button(page, /^Play down/).click({ trial: true });
  });
});

describe('King’s auction, while others bid', () => {
  test('whose turn it is stands beside what the last hand brought; one’s own turn puts that away', async () => {
    // Whoever leads the first trick of a hand speaks last about the next one.
    const speaksLast = king(
      ({ view, ask }) => view.hand === 2 && view.last === null && ask?.ask === 'play' && trickOf(view).length === 0,
    );
    const { page, goOn, look } = await seen({
      ...QUICK,
      until: speaksLast,
      does: now => (now.ask?.ask === 'choose' && now.ask.can.includes('auction') ? { do: 'auction' } : null),
    });
    while (!king(({ view }) => view.play.phase === 'bidding')(look())) goOn();
    await button(page, 'Next hand').waitFor();
    expect(await isInSight(page.getByText(/^.+ is to speak$/))).toBe(true);
    while (!king(({ ask }) => ask?.ask === 'bid')(look())) goOn();
    expect(await isInSight(button(page, 'Pass for good'))).toBe(true);
    expect(await isInSight(page.getByRole('list').filter({ hasText: '1 up' }).first())).toBe(true);
  });
});

test('in large letters, every card of a whole hand shows what it is', async () => {
  const large = `localStorage['kings-table:preferences'] = '{"text":"large"}'`;
  const plays = king(({ view, ask }) => view.last === null && ask?.ask === 'play' && trickOf(view).length === 2);
  const { page } = await seen({ ...QUICK, until: plays }, { script: `${KNOWS}; ${large}` });
  const cards = handOf(page).getByRole('button');
  await expect.poll(() => cards.count()).toBe(13);
  for (const card of await cards.all()) expect((await card.boundingBox())?.y).toBeLessThan(PHONE.height - 30);
});

test.each([
  [375, 1],
  [360, 1],
  [320, 2],
])('at %i px the score sheet has the names of the three kings whole, on %i lines at most', async (width, most) => {
  const { page } = await seen({ game: 'king', people: 1 });
  await page.setViewportSize({ width, height: 640 });
  await button(page, 'Start').click();
  await button(page, 'Score sheet').click();
  for (const king of ['Caspar', 'Melchior', 'Balthasar']) {
    const name = page.getByRole('columnheader', { name: king }).first().getByTitle(king);
    const [wide, high] = await name.evaluate(it => [
      it.scrollWidth - it.clientWidth,
      it.scrollHeight - it.clientHeight,
    ]);
    const tops = await name.getByText(king).evaluate(it => [...it.getClientRects()].map(({ top }) => Math.round(top)));
    expect(new Set(tops).size, king).toBeLessThanOrEqual(most);
    expect(wide, king).toBe(0);
    // Letters may reach beyond their line; none is as low as another line would be.
    expect(high, king).toBeLessThan(8);
  }
});

describe('what has just been finished', () => {
  const LINGERS = `localStorage['kings-table:preferences'] = '{"trick":"tap"}'`;

  test('a trick: the table says whether it waits for the one who looks at it', async () => {
    const lastOfTrick = king(({ view, ask }) => trickOf(view).length === 3 && ask?.ask === 'play');
    const { page, goOn, look } = await seen({ ...QUICK, until: lastOfTrick }, { script: LINGERS });
    await page.getByRole('region', { name: 'What is going on' }).getByText('Your turn').waitFor();
    goOn();
    await button(page, 'Got it').waitFor();
    const waits = look().ask === null ? /The table waits for .+, not for you\./ : 'The table waits for you.';
    await page.getByText(waits).waitFor();
    while (look().ask === null) goOn();
    await page.getByText('The table waits for you.').waitFor();
  });

  test('a round of dice: what the signs mean is on the screen, and what was won can be read', async () => {
    const scene = SCENES['dice revealed'];
    if (scene === undefined) throw new Error('no such scene');
    const { page, goOn } = await seen({ ...scene, watch: false }, { script: LINGERS });
    await button(page, /^Seal(ed)?$/).waitFor();
    goOn();
    await page.getByText(/The table waits for you and/).waitFor();
    expect(await isInSight(page.getByText('takes the others').last())).toBe(true);
    expect(await isInSight(page.getByText('unopposed').last())).toBe(true);
    const sums = page.getByText(/^\+\d$/);
    await sums.first().waitFor();
    for (const sum of await sums.all()) expect((await sum.boundingBox())?.height).toBeGreaterThanOrEqual(18);
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

  test('so does whoever has to pick, because nobody has for too long', async () => {
    const { page } = await seen({
      game: 'fourth-king',
      options: { bob: 'plays', patience: '1' },
      people: 3,
      until: ({ ask, ...now }) =>
        now.game === 'fourth-king' && ask?.ask === 'act' && now.view.play.at === 'turn' && now.view.play.onlyPick,
      does: steals,
    });
    await page
      .getByRole('region', { name: 'What is going on' })
      .getByText(/ took .* from .*\. Nobody has picked for too long, so it has to be a pick\./)
      .waitFor();
  });

  test('whoever is asked for a gift can answer at once, whatever lay before the table', async () => {
    const { page, goOn, look } = await seen({
      game: 'fourth-king',
      options: { bob: 'plays' },
      people: 3,
      until: now => now.game === 'fourth-king' && now.ask === null && now.view.journal.at(-1)?.e === 'allow',
      does: steals,
    });
    await page
      .getByRole('button', { name: /^Number \d: / })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    while (look().ask?.ask !== 'defend') goOn();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await isInSight(button(page, /^Let it go/))).toBe(true);
  });
});
