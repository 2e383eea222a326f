import type { Page } from 'playwright-core';
import type { GameLook } from '../../party/protocol.ts';
import { Scene } from './tables.ts';

/** One screen: where it is, and what has to be pressed there to see it. */
export type Shot = {
  readonly name: string;
  readonly url: string;
  readonly act?: (page: Page) => Promise<void>;
};

/** The same in all languages: a button of the bar at the top, by its place. */
const press = (place: number) => async (page: Page) => page.locator('header button').nth(place).click();
const MENU = 0;
/** A line of the table's menu, by its place. */
const choose = (line: number) => async (page: Page) => {
  await press(MENU)(page);
  await page.locator('dialog[open] button, dialog[open] a').nth(line).click();
};

/** A table as everybody in a room sees it. */
const tv = (scene: Scene): string => `${scene.link(null)}/tv`;

/** Screens without a table. */
export function house(address: string): readonly Shot[] {
  const at = (path: string) => `http://${address}${path}`;
  return [
    { name: 'start', url: at('/') },
    { name: 'create', url: at('/new') },
    {
      name: 'create-open',
      url: at('/new?game=fourth-king'),
      act: async page => {
        for (const fold of await page.locator('summary').all()) await fold.click();
      },
    },
    { name: 'rules-king', url: at('/rules/king') },
    { name: 'rules-dice', url: at('/rules/kings-dice') },
    { name: 'rules-gifts', url: at('/rules/fourth-king') },
    { name: 'settings', url: at('/'), act: press(0) },
    { name: 'no-table', url: at('/t/bafor-dugol-mitaz') },
  ];
}

type King = Extract<GameLook, { game: 'king' }>;
const inKing = (is: (look: King) => boolean) => (look: GameLook) => look.game === 'king' && is(look);

export async function king(address: string): Promise<readonly Shot[]> {
  const table = (wanted = {}) => Scene.of(address, 4, { game: 'king', options: { length: 'quick' }, ...wanted });
  const [lobby, draw, play, sheet, auction, over] = await Promise.all([
    Scene.of(address, 2, { game: 'king' }),
    table({ options: { length: 'full' } }),
    table(),
    table(),
    table(),
    table(),
  ]);
  await draw.play(() => true);
  await play.play(inKing(({ view }) => view.hand === 0 && view.last !== null && trickOf(view) === 2));
  await sheet.play(inKing(({ view }) => view.hand === 2 && trickOf(view) === 3));
  await auction.play(inKing(({ ask }) => ask?.ask === 'bid' || ask?.ask === 'decide'));
  await over.play(() => false);
  const bidder = auction.people.find(({ look }) => look?.ask != null) ?? auction.host;
  const mover = play.people.find(({ look }) => look?.ask != null) ?? play.host;
  return [
    { name: 'king-lobby', url: lobby.link() },
    { name: 'king-lobby-menu', url: lobby.link(), act: press(MENU) },
    { name: 'king-draw', url: draw.link() },
    { name: 'king-play', url: play.link(mover) },
    { name: 'king-watch', url: play.link(null) },
    { name: 'king-tv', url: tv(play) },
    { name: 'king-lobby-tv', url: tv(lobby) },
    { name: 'king-menu', url: play.link(mover), act: press(MENU) },
    { name: 'king-people', url: play.link(mover), act: choose(4) },
    { name: 'king-talk', url: play.link(mover), act: press(3) },
    { name: 'king-sheet', url: sheet.link(), act: press(1) },
    { name: 'king-rules', url: sheet.link(), act: press(2) },
    { name: 'king-auction', url: auction.link(bidder) },
    { name: 'king-auction-tv', url: tv(auction) },
    { name: 'king-over', url: over.link() },
    { name: 'king-over-tv', url: tv(over) },
  ];
}

const trickOf = (view: King['view']): number => (view.play.phase === 'play' ? view.play.trick.length : -1);

type Dice = Extract<GameLook, { game: 'kings-dice' }>;
const inDice = (is: (look: Dice) => boolean) => (look: GameLook) => look.game === 'kings-dice' && is(look);

export async function dice(address: string): Promise<readonly Shot[]> {
  const table = (people: number, form: string) =>
    Scene.of(address, people, { game: 'kings-dice', options: { variant: form } });
  const [lords, eight, commoners, over] = await Promise.all([
    table(3, 'lords'),
    table(8, 'lords'),
    table(4, 'commoners'),
    table(2, 'lords'),
  ]);
  await lords.play(inDice(({ view, awaited }) => view.shown !== null && awaited.length === 1));
  await eight.play(inDice(({ view, awaited }) => view.shown !== null && awaited.length === 5));
  await commoners.play(inDice(({ view, awaited }) => view.shown !== null && awaited.length === 2));
  await over.play(() => false);
  const last = (scene: Scene) => scene.people.at(-1) ?? scene.host;
  return [
    { name: 'dice-place', url: lords.link(last(lords)) },
    { name: 'dice-sealed', url: lords.link() },
    { name: 'dice-eight', url: eight.link(last(eight)) },
    { name: 'dice-commoners', url: commoners.link(last(commoners)) },
    { name: 'dice-tv', url: tv(eight) },
    { name: 'dice-over', url: over.link() },
    { name: 'dice-over-tv', url: tv(over) },
  ];
}

type Gifts = Extract<GameLook, { game: 'fourth-king' }>;
const inGifts = (is: (look: Gifts) => boolean) => (look: GameLook) => look.game === 'fourth-king' && is(look);

export async function gifts(address: string): Promise<readonly Shot[]> {
  const table = (people: number) =>
    Scene.of(address, people, { game: 'fourth-king', options: { bob: 'plays' }, name: 'Rosa' });
  const [lobby, turn, duel, many, over] = await Promise.all([table(3), table(4), table(4), table(20), table(3)]);
  await Promise.all([lobby.wrap(2), turn.wrap(2), duel.wrap(2), many.wrap(2), over.wrap(2)]);
  await turn.play(inGifts(({ ask }) => ask?.ask === 'act' && ask.steal.length > 0));
  await duel.play(inGifts(({ ask }) => ask?.ask === 'defend'));
  await many.play(inGifts(({ ask }) => ask?.ask === 'act' && ask.steal.length > 2));
  await over.play(() => false);
  const asked = (scene: Scene) => scene.people.find(({ look, you }) => look?.awaited[0] === you?.seat) ?? scene.host;
  return [
    { name: 'gifts-lobby', url: lobby.link() },
    { name: 'gifts-turn', url: turn.link(asked(turn)) },
    { name: 'gifts-watch', url: turn.link(null) },
    { name: 'gifts-duel', url: duel.link(asked(duel)) },
    { name: 'gifts-twenty', url: many.link(asked(many)) },
    { name: 'gifts-tv', url: tv(many) },
    { name: 'gifts-turn-tv', url: tv(turn) },
    { name: 'gifts-duel-tv', url: tv(duel) },
    { name: 'gifts-over', url: over.link() },
    { name: 'gifts-over-tv', url: tv(over) },
  ];
}
