import { expect, test } from 'vitest';
import { complaintsOf, unseen } from './browser.ts';
import { Listener } from './listener.ts';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

/** Minutes on a machine that has other things to do; seconds by itself. */
const PATIENCE = 240_000;

async function giveName(ears: Listener, key = 'Tab'): Promise<void> {
  await ears.seek(/^textbox "Your name/, key);
  await ears.type('Ana');
}

/** Ana hears the front page, makes a table of this game, and sits in its lobby. */
async function makeTable(game: RegExp, rules: (ears: Listener) => Promise<void>) {
  const parlour = new Parlour(browser, { seed: 'one' });
  const page = await parlour.person({ locale: 'en' });
  await unseen(page);
  const complaints = complaintsOf(page);
  const ears = await Listener.at(page);
  await page.goto(parlour.address('/'));
  await ears.use(/^link "Make a table"/);
  await ears.choose(/^radio "King"/, game);
  await rules(ears);
  await ears.use(/^button "Set the table"/);
  return { ears, complaints };
}

type Answer = readonly [asked: RegExp, answer: (ears: Listener, said: string) => Promise<void>];

/** Whatever is asked for is answered, until it is said how the game ended. */
async function play(ears: Listener, over: RegExp, answers: readonly Answer[]): Promise<void> {
  const some = new RegExp([over, ...answers.map(([asked]) => asked)].map(({ source }) => source).join('|'));
  for (;;) {
    const said = await ears.hear(some, 'n');
    if (over.test(said)) return;
    const answer = answers.find(([asked]) => asked.test(said));
    await answer?.[1](ears, said);
  }
}

/** The list at the end, place by place. */
async function places({ page }: Listener): Promise<readonly string[]> {
  await page.getByRole('heading', { name: 'Another?' }).waitFor();
  const lines = await page.getByRole('listitem').filter({ hasText: 'Place' }).allInnerTexts();
  return lines.map(line => line.replace(/\s+/g, ' ').trim());
}

/** Behind a page in the parlour there is no worker to be had. */
const withoutWorker = (complaints: readonly string[]) => complaints.filter(text => !text.startsWith('Service Worker'));

const lost = ({ transcript }: Listener) => transcript.filter(line => line.includes('→ nothing'));

const CARD = /^button "\w+ of \w+"/;
const toHand = (ears: Listener) => ears.reach(['n', 'h'], CARD);

/** To the hand, the first card that may be played, lifted and played. */
async function playCard(ears: Listener): Promise<void> {
  await toHand(ears);
  await ears.press('Enter');
  await ears.hear(/lifted/);
  await ears.press('Enter');
}

const KING: readonly Answer[] = [
  [/^Your (turn|lead)/, playCard],
  [/^Who deals first\?/, ears => ears.use(/^button ".*You/)],
  [/^This hand is yours.*bid for it\./, ears => ears.use(/^button "Open the auction/)],
  [/^(This hand is yours\. Nothing|You kept it)/, ears => ears.use(/^button "Play down/)],
  [/^Open the bidding/, bid],
  [/^(Raise over|Match) /, ears => ears.use(/^button "Pass/)],
  [/^(\S+ offers|Nobody wants to buy)/, ears => ears.use(/^button "(Accept|Keep it yourself)/)],
  [/asks you for more/, ears => ears.use(/^button ".*no more"/)],
  [/8 up, or I go down/, ears => ears.use(/^button "No"/)],
  [/^Name the trumps/, ears => ears.use(/^button "No trump"/)],
  [/claims the rest\..*take a trick\?/, ears => ears.use(/^button "Agree"/)],
];

/** Her first word in an auction is a small one. */
async function bid(ears: Listener): Promise<void> {
  await ears.use(/^button "1 up/);
  await ears.use(/^button "Bid 1 up"/);
}

test(
  'a quick game of King, from the front page to the last list',
  async () => {
    const { ears, complaints } = await makeTable(/^radio "King"/, async table => {
      await giveName(table);
      await table.choose(/^radio "Full game/, /^radio "Quick game/);
    });
    await ears.use(/^button "Start"/);
    await play(ears, /(\bwins?|share the first place)\.$/, KING);

    const lines = await places(ears);
    expect(lines.join()).toContain('Ana');
    const totals = lines.map(line => Number(/[−+]?\d+$/.exec(line)?.[0].replace('−', '-')));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBe(0);
    expect(totals, 'the best stand first').toEqual([...totals].sort((a, b) => b - a));
    await ears.use(/^button "Check the deals"/);
    await ears.hear(/^It holds/);
    expect(lost(ears)).toEqual([]);
    expect(withoutWorker(complaints)).toEqual([]);
  },
  PATIENCE,
);

/** Her dice as they were rolled, into the places from the first on. */
async function layAll(ears: Listener): Promise<void> {
  const rolls = ears.transcript.flatMap(line => /You rolled (.*?)\./.exec(line)?.[1] ?? []);
  const dice = rolls.at(-1)?.match(/\d/g)?.slice(0, 5) ?? [];
  await ears.reach(['n', 'h'], /^button "Die \d/);
  for (const [place, die] of dice.entries()) {
    await ears.press(die);
    await ears.press(`${place + 1}`);
    await ears.hear(new RegExp(`^${die} in place ${place + 1}\\.`));
  }
  await ears.use(/^button "Seal"/);
}

/** Her lowest die: she is not long in the game. */
async function pickOne(ears: Listener): Promise<void> {
  await ears.reach(['n', 'h'], /^button "Die \d/);
  await ears.press('Enter');
  await ears.hear(/face down/);
  await ears.use(/^button "Seal"/);
}

test.each([
  ['lords', /^radio "The lords/, [/^Lay \w+ (die|dice)/, layAll]],
  ['commoners', /^radio "The commoners/, [/^Turn \d of 5/, pickOne]],
] as const)(
  'a whole game of King’s Dice in the %s’ form, from the front page to the last list',
  async (_, form, answer) => {
    const { ears, complaints } = await makeTable(/^radio "King’s Dice"/, async table => {
      await giveName(table);
      await table.choose(/^radio "The lords/, form);
      await table.choose(/^radio "To the last die/, /^radio "Twenty rounds/);
    });
    await ears.use(/^button "Seat a nutcracker on chair 2"/);
    await ears.use(/^button "Start"/);
    await play(ears, /(\bwins?|share the first place|draw between .*)\.$/, [answer]);

    const lines = await places(ears);
    expect(lines).toHaveLength(2);
    expect(lines.join()).toContain('Ana');
    await ears.use(/^button "Check the rolls"/);
    await ears.hear(/^It holds/);
    expect(lost(ears)).toEqual([]);
    expect(withoutWorker(complaints)).toEqual([]);
  },
  PATIENCE,
);

async function wrapGift(ears: Listener, title: string, rattle: string): Promise<void> {
  await ears.use(/^button "Wrap (a gift|another one)"/);
  await ears.seek(/^textbox "What is it\?/);
  await ears.type(title);
  await ears.seek(/^textbox "When someone shakes it/);
  await ears.type(rattle);
  await ears.use(/^button "Put it on the pile"/);
  await ears.hear(/^It is on the pile/);
}

/** The first gift of the pile, sealed as it is. */
async function pickGift(ears: Listener): Promise<void> {
  await ears.reach(['n', 'h'], /^button "Pick /);
  await ears.jump('Enter', /^button "Number \d/);
  await ears.jump('Enter', /^region "About this gift"/);
  await ears.use(/^button "Pick it"/);
}

test(
  'the Fourth King’s Game with Bob playing, from wrapping two gifts to who keeps what',
  async () => {
    const { ears, complaints } = await makeTable(/^radio "The Fourth King’s Game"/, async table => {
      // A King Bob who does not play has no other name.
      await table.choose(/^radio "You, and you do not play/, /^radio "You, and you play too/);
      await giveName(table, 'Shift+Tab');
    });
    await wrapGift(ears, 'A song', 'la, la');
    await wrapGift(ears, 'A walk', 'steps');
    await ears.use(/^button "Start"/);
    await play(ears, /^The last gift has left the pile/, [
      [/^(Roll for your place|A tie: roll again)/, table => table.use(/^button "Roll/)],
      [/^Your turn: (choose one|pick a gift)/, pickGift],
      [/Let it go, or resist\?/, table => table.use(/^button "Resist"/)],
      [/Take it, or refuse\?/, table => table.use(/^button "Take it"/)],
    ]);

    const { page } = ears;
    await ears.reach(['n'], /./);
    await page.getByRole('heading', { level: 1, name: 'Who keeps what' }).waitFor();
    await ears.use(/^button "Unwrap everything"/);
    await ears.use(/^button "Unwrap everything"/);
    for (const title of ['A song', 'A walk']) await page.getByRole('row', { name: title }).waitFor();
    await ears.use(/^button "Check the dice"/);
    await ears.hear(/^It holds/);
    expect(lost(ears)).toEqual([]);
    expect(withoutWorker(complaints)).toEqual([]);
  },
  PATIENCE,
);
