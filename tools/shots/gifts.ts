import type { FourthLook, GameLook } from '../../party/protocol.ts';
import { inBar, isOver, press, type Shot, seen } from './shot.ts';
import { FAR_NAMES, laid, type Party } from './tables.ts';

const of =
  (is: (look: FourthLook) => boolean) =>
  (look: GameLook): boolean =>
    look.game === 'fourth-king' && is(look);
const table = (more: Partial<Party> = {}) =>
  laid({ game: 'fourth-king', people: 4, gifts: 2, options: { bob: 'plays' }, ...more });

const acts = of(({ ask }) => ask?.ask === 'act' && ask.steal.length > 1 && ask.inflict.gifts.length > 0);
const busy = of(({ ask }) => ask?.ask === 'act' && ask.steal.length > 5);
const defends = of(({ ask }) => ask?.ask === 'defend');
const mayOpen = of(({ ask }) => ask?.ask === 'act' && ask.open.length > 0);
const opens = (look: GameLook) =>
  look.game === 'fourth-king' && look.ask?.ask === 'act' && look.ask.open[0] !== undefined
    ? { do: 'open', gift: look.ask.open[0] }
    : null;

export const gifts: readonly Shot[] = [
  { name: 'lobby', lay: table({ people: 3 }) },
  { name: 'wrap', lay: table({ people: 3, gifts: 0 }), act: press('.panel:has(.star-head .ic) .btn') },
  { name: 'lobby-tv', lay: table({ people: 3, eyes: 'watcher' }), path: '/tv' },
  { name: 'roll', lay: table({ until: of(({ ask }) => ask?.ask === 'roll') }) },
  { name: 'hint', lay: table({ until: acts }), keeps: { hints: [] } },
  { name: 'turn', lay: table({ until: acts }) },
  { name: 'look-at', lay: table({ until: acts }), act: press('.pile button') },
  { name: 'steal', lay: table({ until: acts }), act: press('.dock.four button:nth-of-type(3)') },
  { name: 'far-names', lay: table({ names: FAR_NAMES, until: acts, eyes: 'watcher' }) },
  { name: 'watch', lay: table({ until: acts, eyes: 'watcher' }) },
  { name: 'duel', lay: table({ until: defends }) },
  { name: 'duel-rolled', lay: table({ until: defends }), keeps: { preferences: { trick: 'tap' } }, act: seen },
  { name: 'opens', lay: table({ until: mayOpen, does: opens }), keeps: { preferences: { trick: 'tap' } }, act: seen },
  { name: 'twenty', lay: table({ people: 20, until: busy }) },
  {
    name: 'journal',
    lay: table({ until: acts }),
    act: inBar(async ({ tables }) => (await tables.gifts()).bar.journal),
  },
  { name: 'tv', lay: table({ until: acts, eyes: 'watcher' }), path: '/tv' },
  { name: 'twenty-tv', lay: table({ people: 20, until: busy, eyes: 'watcher' }), path: '/tv' },
  { name: 'far-names-tv', lay: table({ names: FAR_NAMES, until: acts, eyes: 'watcher' }), path: '/tv' },
  { name: 'duel-tv', lay: table({ until: defends, eyes: 'watcher' }), path: '/tv' },
  { name: 'opens-tv', lay: table({ until: mayOpen, does: opens, eyes: 'watcher' }), path: '/tv', act: seen },
  { name: 'over', lay: table({ people: 3, until: isOver, eyes: 'host' }) },
  { name: 'over-tv', lay: table({ people: 3, until: isOver, eyes: 'watcher' }), path: '/tv' },
];
