import type { GameLook, KingLook } from '../../party/protocol.ts';
import { inBar, inMenu, isOver, menu, press, type Shot, seen } from './shot.ts';
import { FAR_NAMES, laid, type Party } from './tables.ts';

const of =
  (is: (look: KingLook) => boolean) =>
  (look: GameLook): boolean =>
    look.game === 'king' && is(look);
const asked = (ask: string, hand: number | null = null) =>
  of(({ ask: now, view }) => now?.ask === ask && (hand === null || view.hand === hand - 1));
const trickOf = ({ view }: KingLook): number => (view.play.phase === 'play' ? view.play.trick.length : -1);

const table = (more: Partial<Party> = {}) => laid({ game: 'king', people: 4, options: { length: 'quick' }, ...more });
/** A suit was led, and somebody who holds some of it is to play. */
const follow = of(
  look => trickOf(look) === 2 && look.view.last !== null && look.ask?.ask === 'play' && look.ask.not.length > 0,
);
const lastOfTrick = of(look => trickOf(look) === 3 && look.view.last !== null && look.ask?.ask === 'play');
const lastOfHand = (hand: number) =>
  of(look => look.view.hand === hand - 1 && trickOf(look) === 3 && look.view.left.every(left => left <= 1));
const contract = of(look => look.view.kind === 'positive' && trickOf(look) === 1 && look.ask?.ask === 'play');
const claims = (look: GameLook) =>
  look.game === 'king' && look.ask?.ask === 'play' && look.ask.mayClaim ? { do: 'claim' } : null;
const sheet = inBar(async ({ tables }) => (await tables.king()).bar.sheet);

export const king: readonly Shot[] = [
  { name: 'lobby', lay: table({ people: 2 }) },
  { name: 'lobby-guest', lay: table({ people: 2, eyes: 'watcher' }) },
  { name: 'lobby-menu', lay: table({ people: 2 }), act: menu },
  { name: 'lobby-tv', lay: table({ people: 2, eyes: 'watcher' }), path: '/tv' },
  { name: 'draw', lay: table({ options: {}, until: () => true, eyes: 'host' }) },
  { name: 'lead', lay: table({ until: of(look => trickOf(look) === 0 && look.ask?.ask === 'play') }) },
  { name: 'hint', lay: table({ until: follow }), keeps: { hints: [] } },
  { name: 'play', lay: table({ until: follow }) },
  { name: 'far-names', lay: table({ until: follow, names: FAR_NAMES }) },
  { name: 'two-colours', lay: table({ until: follow }), keeps: { preferences: { suits: 'two', text: 'large' } } },
  { name: 'lifted', lay: table({ until: follow }), act: press('.hand .can') },
  { name: 'refused', lay: table({ until: follow }), act: press('.hand .no') },
  { name: 'last-trick', lay: table({ until: follow }), act: press('.las') },
  {
    name: 'trick',
    lay: table({ until: lastOfTrick, eyes: 'host' }),
    keeps: { preferences: { trick: 'tap' } },
    act: seen,
  },
  { name: 'hand-over', lay: table({ until: lastOfHand(2) }), act: seen },
  {
    name: 'hand-paper',
    lay: table({ until: lastOfHand(1), eyes: 'host' }),
    act: async (...at) => {
      await seen(...at);
      await press('.skipper')(...at);
      await at[0].locator('.paper').waitFor({ state: 'attached' });
    },
  },
  { name: 'claim', lay: table({ until: asked('claim'), does: claims }) },
  {
    name: 'choose-waits',
    lay: table({ until: of(({ view, ask }) => view.hand === 3 && view.play.phase === 'choose' && ask === null) }),
  },
  { name: 'choose', lay: table({ until: asked('choose', 4) }) },
  {
    name: 'hand-over-choose',
    lay: table({ until: look => lastOfHand(3)(look) && look.game === 'king' && look.view.dealer === 3, eyes: 'host' }),
    act: async (...at) => {
      await seen(...at);
      await press('.skipper')(...at);
      await at[0].locator('.paper').waitFor({ state: 'attached' });
    },
  },
  { name: 'auction', lay: table({ until: asked('bid') }) },
  { name: 'auction-hint', lay: table({ until: asked('bid') }), keeps: { hints: [] } },
  {
    name: 'auction-waits',
    lay: table({ until: of(({ view, ask }) => view.play.phase === 'bidding' && ask === null) }),
  },
  { name: 'decide', lay: table({ until: asked('decide') }) },
  { name: 'contract', lay: table({ until: contract }) },
  { name: 'watch', lay: table({ until: follow, eyes: 'watcher' }) },
  {
    name: 'away',
    lay: table({ until: follow, settings: { absence: 'host' }, eyes: 'host', meanwhile: all => all.at(-1)?.leave() }),
  },
  {
    name: 'paused',
    lay: table({
      until: follow,
      eyes: 'host',
      meanwhile: ([host]) => host?.insist({ t: 'pause', on: true }),
    }),
  },
  {
    name: 'take-back',
    lay: table({
      until: follow,
      meanwhile: all => {
        const last = all.find(({ look }) => look.mayUndo);
        last?.insist({ t: 'undo', nth: last.look.nth, turn: last.look.turn, do: 'ask' });
      },
    }),
  },
  { name: 'menu', lay: table({ until: follow, eyes: 'host' }), act: menu },
  { name: 'people', lay: table({ until: follow, eyes: 'host' }), act: inMenu(words => words.menuItems.people) },
  { name: 'invite', lay: table({ until: follow }), act: inMenu(words => words.menuItems.invite) },
  { name: 'leave', lay: table({ until: follow }), act: inMenu(words => words.menuItems.leave) },
  {
    name: 'talk',
    lay: table({
      until: follow,
      eyes: 'host',
      meanwhile: all => {
        all[1]?.insist({ t: 'say', text: 'A café and three kings, what more could one want?' });
        all[2]?.insist({ t: 'say', text: 'The fourth one.' });
      },
    }),
    act: press('header button:last-child'),
  },
  { name: 'sheet', lay: table({ until: asked('choose', 5) }), act: sheet },
  {
    name: 'past-hand',
    lay: table({ until: asked('choose', 5) }),
    act: async (...at) => {
      await sheet(...at);
      await press('.sheet .opener')(...at);
    },
  },
  { name: 'rules', lay: table({ until: follow }), act: inBar(async ({ tables }) => (await tables.king()).bar.rules) },
  { name: 'tv', lay: table({ until: follow, eyes: 'watcher' }), path: '/tv' },
  { name: 'far-names-tv', lay: table({ until: follow, names: FAR_NAMES, eyes: 'watcher' }), path: '/tv' },
  { name: 'auction-tv', lay: table({ until: asked('bid'), eyes: 'watcher' }), path: '/tv' },
  { name: 'hand-over-tv', lay: table({ until: lastOfHand(2), eyes: 'watcher' }), path: '/tv', act: seen },
  { name: 'over', lay: table({ until: isOver, eyes: 'host' }) },
  { name: 'over-tv', lay: table({ until: isOver, eyes: 'watcher' }), path: '/tv' },
];
