import { expect, test } from 'vitest';
import { HINTS } from '../../web/hints/which.ts';
import { LANGUAGES, type Words } from '../../web/text/languages.ts';
import { parcel, wrap } from '../party/gifts.ts';
import { unseen } from './browser.ts';
import { Listener } from './listener.ts';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

/** What begins with one of these texts, or of their first words where something is told in them. */
const beginning = (...texts: readonly string[]): RegExp =>
  new RegExp(`^(${texts.map(text => text.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')).join('|')})`);

type Seated = { readonly ears: Listener; readonly words: Words };

/** Ana starts a game at a table of hers from her page in one language, with built-in players on the next chairs. */
async function start(tag: string, game: string, options: object, gifts: readonly string[] = []): Promise<Seated> {
  const words = await LANGUAGES.get(tag)?.words();
  if (words === undefined) throw new Error(`nobody speaks ${tag}`);
  const parlour = new Parlour(browser, { seed: 'one' });
  const { pass } = parlour.stage.made({ name: 'Ana', game, options });
  const host = parlour.stage.come(pass);
  for (const seat of [1, 2]) host.ask({ t: 'host', act: { do: 'fill', seat } });
  for (const title of gifts) wrap(host, parcel(title, { rattle: 'plim, plim', note: 'Para ti.' }));
  const page = await parlour.person({ locale: tag }, pass);
  await unseen(page);
  // Hints are said when they have come, between whatever is told: she has played before.
  await page.addInitScript(
    `localStorage.setItem('kings-table:hints', '${JSON.stringify(Object.values(HINTS).flat())}')`,
  );
  const ears = await Listener.at(page);
  await page.goto(parlour.table);
  const { lobby } = await words.pages();
  await ears.seek(beginning(`button "${lobby.start}"`));
  await ears.press('Enter');
  return { ears, words };
}

/** A hand of King by four keys: to the cards, the first that may be played, lifted and played, and on. */
async function handOfKing(tag: string): Promise<readonly string[]> {
  const { ears, words } = await start(tag, 'king', {});
  const { prompt, bar, over, mine } = await words.tables.king();
  const asked = beginning(prompt.yourTurn, prompt.yourLead);
  const seen = beginning(`button "${over.next}"`);
  const lifted = new RegExp(mine.lifted('2S').replace(/^.*?, /, ''));
  await ears.hear(asked);
  while (!ears.transcript.some(line => line.includes(bar.title(2, 10)))) {
    await ears.jump('h', /^button [^[]*$/);
    await ears.press('Enter');
    await ears.hear(lifted);
    await ears.press('Enter');
    await ears.hear(asked, 'n');
  }
  await ears.seek(seen);
  await ears.press('Enter');
  return ears.transcript;
}

/** A round of King's Dice in the lords' form: numbers take dice up and put them down. */
async function roundOfDice(tag: string): Promise<readonly string[]> {
  const { ears, words } = await start(tag, 'kings-dice', { variant: 'lords' });
  const { prompt, acts, cloth } = await words.tables.dice();
  const asked = beginning(...[5, 4, 3, 2, 1].map(prompt.place));
  await ears.hear(asked);
  const rolled = /(\d, \d, \d, \d \p{L}+ \d)/u.exec(ears.transcript.join())?.[1] ?? '';
  await ears.jump('h', /^button/);
  for (const [place, die] of [...rolled.matchAll(/\d/g)].entries()) {
    await ears.press(`${die}`);
    await ears.hear(beginning(prompt.lifted(Number(die))));
    await ears.press(`${place + 1}`);
    await ears.hear(beginning(cloth.lies([...Array(place).fill(null), Number(die)])));
  }
  await ears.seek(beginning(`button "${acts.seal}"`));
  await ears.press('Enter');
  await ears.hear(asked);
  await ears.seek(beginning(`button "${acts.next(2)}"`));
  await ears.jump('Enter', /^button "\S+ \d/);
  return ears.transcript;
}

/** A round of King's Dice in the commoners' form: in each turn the first die that she still has, face down. */
async function roundOfTurns(tag: string): Promise<readonly string[]> {
  const { ears, words } = await start(tag, 'kings-dice', { variant: 'commoners' });
  const { prompt, acts, reveal } = await words.tables.dice();
  for (const turn of [1, 2, 3, 4, 5]) {
    await ears.hear(beginning(prompt.turn(turn)));
    await ears.reach(['n', 'h'], /^button "\S+ \d/);
    await ears.press('Enter');
    await ears.hear(beginning(...[1, 2, 3, 4, 5, 6].map(prompt.picked)));
    await ears.seek(beginning(`button "${acts.seal}"`));
    await ears.press('Enter');
  }
  await ears.hear(new RegExp(reveal.roundOver(1)));
  return ears.transcript;
}

/** Places are rolled for, and Ana shakes a gift and picks it. */
async function turnOfGifts(tag: string): Promise<readonly string[]> {
  const { ears, words } = await start(tag, 'fourth-king', { bob: 'plays' }, ['A', 'B', 'C', 'D', 'E', 'F']);
  const { prompt, initiative, acts, journal } = await words.tables.gifts();
  const picked = beginning(journal.pick({ you: true, name: '' }, { number: 1, shape: 'box', title: null }));
  const turn = beginning(prompt.yourTurn, prompt.pickOnly);
  await ears.hear(beginning(initiative.yours));
  do {
    await ears.seek(beginning(`button "${initiative.roll}`, `button "${initiative.again}`));
    await ears.press('Enter');
    await ears.hear(beginning(prompt.yourTurn, prompt.pickOnly, initiative.tied), 'n');
  } while (!said(ears.transcript).some(line => turn.test(line.slice(3))));
  await ears.seek(/^button ".* 1:/);
  await ears.jump('Enter', /^region/);
  await ears.seek(beginning(`button "${acts.shake(3)}`));
  await ears.press('Enter');
  await ears.hear(/plim/);
  await ears.seek(beginning(`button "${acts.do.pick}`));
  await ears.press('Enter');
  await ears.hear(picked);
  return ears.transcript;
}

const PARTS = { king: handOfKing, 'kings-dice': roundOfDice, commoners: roundOfTurns, 'fourth-king': turnOfGifts };
const said = (transcript: readonly string[]): readonly string[] => transcript.filter(line => line.startsWith('  “'));

/** Each transcript is to be read aloud: it is all that somebody who does not see the page gets to know. */
test.each(Object.entries(PARTS))(
  '%s: what a listener hears and where the keys lead, and as much of it in every language',
  async (game, part) => {
    const english = await part('en');
    await expect(english.join('\n')).toMatchFileSnapshot(`./transcripts/${game}.txt`);
    for (const tag of [...LANGUAGES.keys()].filter(other => other !== 'en')) {
      const other = await part(tag);
      expect(said(other), tag).toHaveLength(said(english).length);
      expect(said(other).filter(line => /undefined|null|NaN|\[object|\s\s.*\s\s|\.\./.test(line.trim()))).toEqual([]);
      expect(
        other.filter(line => line.includes('nothing')),
        `${tag}: the keys always lead somewhere`,
      ).toEqual([]);
    }
  },
  120_000,
);
