import type { Page } from 'playwright-core';
import { chanceFromText } from '../../engine/chance.ts';
import type { GameLook } from '../../party/protocol.ts';
import type { Words } from '../../web/text/languages.ts';
import { parcel, wrap } from '../party/gifts.ts';
import type { Client } from '../party/stage.ts';
import { goOn as moveOn, think } from '../party/think.ts';
import type { Parlour } from './parlour.ts';

export type Scene = {
  readonly game: string;
  readonly options?: object;
  readonly settings?: object;
  readonly people: number;
  /** Whether the table is there where it is wanted, as somebody sees it; without it nobody has pressed Start. */
  readonly until?: (look: GameLook) => boolean;
  /** What somebody does on the way, where it is not for a built-in player to say. */
  readonly does?: (look: GameLook) => object | null;
  /** Whether one more move is made before the eyes of all. */
  readonly seen?: boolean;
  /** A watcher looks; else the one for whom the table is as wanted. */
  readonly watch?: boolean;
  /** Where it is, beneath the table. */
  readonly path?: string;
  /** What has to be pressed there. */
  readonly act?: (page: Page, words: Words) => Promise<void>;
};

const inBar = (name: (words: Words) => string | Promise<string>) => async (page: Page, words: Words) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: await name(words), exact: true })
    .click();
  await page.getByRole('dialog').waitFor();
};
const inMenu = (name: (words: Words) => string | Promise<string>) => async (page: Page, words: Words) => {
  await inBar(({ menu }) => menu)(page, words);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: await name(words), exact: true })
    .click();
  await page.getByRole('dialog').waitFor();
};
const kingOf = (look: GameLook) => (look.game === 'king' ? look : null);
const diceOf = (look: GameLook) => (look.game === 'kings-dice' ? look : null);
const giftsOf = (look: GameLook) => (look.game === 'fourth-king' ? look : null);
const trick = (look: GameLook): boolean => kingOf(look)?.ask?.ask === 'play' && kingOf(look)?.view.last !== null;
const hand = (number: number, ask: string) => (look: GameLook) =>
  kingOf(look)?.view.hand === number - 1 && kingOf(look)?.ask?.ask === ask;
const round = (look: GameLook): boolean => diceOf(look)?.view.shown !== null && look.ask !== null;
const act = (look: GameLook): boolean => giftsOf(look)?.ask?.ask === 'act';
const isOver = ({ outcome }: GameLook): boolean => outcome !== null;

const KING = { game: 'king', options: { length: 'quick' }, people: 4 };
const LORDS = { game: 'kings-dice', options: { variant: 'lords' }, people: 3 };
const COMMONERS = { game: 'kings-dice', options: { variant: 'commoners' }, people: 4 };
const GIFTS = { game: 'fourth-king', options: { bob: 'plays' }, people: 3 };

const claims = (look: GameLook) => {
  const ask = kingOf(look)?.ask;
  return ask?.ask === 'play' && ask.mayClaim ? { do: 'claim' } : null;
};
/** Bold people: what can be stolen is stolen, and nobody gives in. */
const steals = (look: GameLook) => {
  const ask = giftsOf(look)?.ask;
  if (ask?.ask === 'defend') return { do: 'resist' };
  return ask?.ask === 'act' && ask.steal.length > 0 ? { do: 'steal', gift: ask.steal[0] } : null;
};
const opens = (look: GameLook) => {
  const ask = giftsOf(look)?.ask;
  return ask?.ask === 'act' && ask.open.length > 0 ? { do: 'open', gift: ask.open[0] } : null;
};

export const SCENES: Readonly<Record<string, Scene>> = {
  'the lobby': { ...KING, people: 3 },
  'the lobby of gifts': { ...GIFTS },
  'the draw': { game: 'king', people: 4, until: look => kingOf(look)?.view.draw !== null },
  'a card to play': { ...KING, until: trick },
  'King, watched': { ...KING, until: trick, watch: true },
  'King on a big screen': { ...KING, until: trick, watch: true, path: '/tv' },
  'the score sheet': {
    ...KING,
    until: hand(2, 'play'),
    act: inBar(async ({ tables }) => (await tables.king()).bar.sheet),
  },
  'the rules of King': { ...KING, until: trick, act: inBar(async ({ tables }) => (await tables.king()).bar.rules) },
  'the menu': { ...KING, until: trick, act: inBar(({ menu }) => menu) },
  talk: {
    ...KING,
    until: trick,
    act: (page, { talk }) => page.getByRole('banner').getByRole('button', { name: talk, exact: true }).click(),
  },
  'the settings': { ...KING, until: trick, act: inMenu(({ menuItems }) => menuItems.settings) },
  'who is here': { ...KING, until: trick, act: inMenu(({ menuItems }) => menuItems.people) },
  invitation: { ...KING, until: trick, act: inMenu(({ menuItems }) => menuItems.invite) },
  'a claim': { ...KING, until: look => kingOf(look)?.ask?.ask === 'claim', does: claims },
  'a first choice': { ...KING, until: hand(4, 'choose') },
  'a bid': { ...KING, until: look => kingOf(look)?.ask?.ask === 'bid' },
  'a decision': { ...KING, until: look => kingOf(look)?.ask?.ask === 'decide' },
  'King is over': { ...KING, until: isOver },
  'dice to lay': { ...LORDS, until: round },
  'dice, watched': { ...LORDS, until: round, watch: true },
  'dice on a big screen': { ...LORDS, until: round, watch: true, path: '/tv' },
  'the rounds': {
    ...LORDS,
    until: round,
    act: inBar(async ({ tables }) => (await tables.dice()).bar.history),
  },
  'a die to pick': { ...COMMONERS, until: round },
  'dice revealed': { ...LORDS, until: look => look.ask !== null && look.awaited.length === 1, seen: true, watch: true },
  'the dice are over': { ...LORDS, people: 2, until: isOver },
  'places to roll': { ...GIFTS, until: look => giftsOf(look)?.ask?.ask === 'roll' },
  'a turn of gifts': { ...GIFTS, until: act },
  'gifts, watched': { ...GIFTS, until: act, watch: true },
  'gifts on a big screen': { ...GIFTS, until: act, watch: true, path: '/tv' },
  'a gift opens': { ...GIFTS, until: look => opens(look) !== null, does: opens, seen: true, watch: true },
  'the journal': {
    ...GIFTS,
    until: act,
    act: inBar(async ({ tables }) => (await tables.gifts()).bar.journal),
  },
  'a duel': { ...GIFTS, until: look => giftsOf(look)?.ask?.ask === 'defend', does: steals },
  'the gifts are given': { ...GIFTS, until: isOver },
};

const draws = chanceFromText('every screen').stream('moves');

type Played = {
  /** Of whoever it is shown to; null for a watcher. */
  readonly pass: string | null;
  /** Of all who play. */
  readonly passes: readonly string[];
  /** What the one sees by now for whom the table is as wanted. */
  readonly look: () => GameLook;
  /** Makes one more move. */
  readonly goOn: () => void;
};

/** Plays a table up to its scene. */
export function play({ stage }: Parlour, scene: Scene): Played {
  const { game, options = {}, settings = {}, people, until, does = () => null } = scene;
  const { pass } = stage.made({ name: 'Maximiliana Esperança', game, options, settings });
  const host = stage.come(pass);
  const names = ['محمد علي', 'Zé', 'João Guilherme'];
  const guests = names.slice(0, people - 1).map(name => stage.guest(name));
  const all: readonly Client[] = [host, ...guests];
  if (game === 'fourth-king') {
    for (const [nth, one] of all.entries())
      for (const title of ['Mel', 'Sal']) wrap(one, parcel(`${title} ${nth}`, { tag: 'Frágil!' }));
  }
  const goOn = (): void => moveOn(all, (look, seat) => does(look) ?? think(look, seat, draws, 'player'));
  const passes = [pass, ...guests.map(guest => guest.pass)];
  if (until === undefined) return { pass, passes, look: () => host.look, goOn };
  host.insist({ t: 'start' });
  for (;;) {
    const there = all.find(({ look }) => until(look));
    if (there === undefined) goOn();
    else {
      const theirs = there === host ? pass : there.pass;
      return { pass: scene.watch === true ? null : theirs, passes, look: () => there.look, goOn };
    }
  }
}
