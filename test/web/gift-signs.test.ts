import { expect, test } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import { parcel, wrap } from '../party/gifts.ts';
import type { Client } from '../party/stage.ts';
import { goOn, think } from '../party/think.ts';
import { Parlour } from './parlour.ts';
import { browser } from './shared.ts';

const PHONE = { width: 360, height: 640 };
const draws = chanceFromText('gifts').stream('moves');
const move = (all: readonly Client[]) => goOn(all, (look, seat) => think(look, seat, draws, 'random'));
const playOf = ({ look }: Client) => (look.game === 'fourth-king' ? look.view.play : null);

function gathering() {
  const parlour = new Parlour(browser, { seed: 'one' });
  const { pass } = parlour.stage.made({ name: 'Rosa', game: 'fourth-king', options: { bob: 'host' } });
  return { parlour, stage: parlour.stage, pass, bob: parlour.stage.come(pass) };
}

test('how many gifts are missing is said once somebody sits, and how many letters a tag may still have', async () => {
  const { parlour, stage, pass } = gathering();
  const page = await parlour.person({ locale: 'en', viewport: PHONE }, pass);
  await page.goto(parlour.table);
  await page.getByText('It takes one for each player.').waitFor();
  expect(await page.getByText(/\d more (to start|gifts)/).count()).toBe(0);
  stage.guest('Ann');
  await page.getByText('2 more to start').waitFor();

  await page.getByRole('button', { name: 'Wrap a gift' }).click();
  const tag = page.getByLabel('Tag', { exact: true });
  await tag.fill('x'.repeat(38));
  await page.getByText('2 characters left').waitFor();
  await tag.fill('x'.repeat(41));
  await page.getByText('That is more than 40 characters.').waitFor();
});

test('a big screen says what comes of a duel with somebody who is away', async () => {
  const { parlour, stage, bob } = gathering();
  const players = ['Ann', 'Ben'].map(name => stage.guest(name));
  for (const title of ['A', 'B', 'C', 'D', 'E', 'F']) wrap(bob, parcel(title));
  expect(bob.ask({ t: 'start' })).toBeNull();
  const screen = await parlour.person({ locale: 'en', viewport: { width: 1280, height: 720 } });
  await screen.goto(`${parlour.table}/tv`);
  while (playOf(bob)?.at !== 'answer') move(players);
  const play = playOf(bob);
  const asked = players.find(({ you }) => play?.at === 'answer' && you.seat === play.defender);
  asked?.leave();
  await screen.getByText(/is away\. After a minute a nutcracker plays\./).waitFor();
});
