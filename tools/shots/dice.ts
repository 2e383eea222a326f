import type { DiceLook, GameLook } from '../../party/protocol.ts';
import { inBar, isOver, type Shot, seen } from './shot.ts';
import { FAR_NAMES, laid, type Party } from './tables.ts';

const of =
  (is: (look: DiceLook) => boolean) =>
  (look: GameLook): boolean =>
    look.game === 'kings-dice' && is(look);
const table = (more: Partial<Party> = {}) =>
  laid({ game: 'kings-dice', people: 3, options: { variant: 'lords' }, ...more });
const commoners = { people: 4, options: { variant: 'commoners' } };

/** A round has been seen, and so many, or all, are still to seal. */
const waits = (count: number) =>
  of(({ view, ask, awaited }) => view.shown !== null && ask !== null && awaited.length === count);
const fresh = of(({ view, ask }) => view.shown !== null && ask !== null && !view.sealed.includes(true));
const first = (count: number) => of(({ ask, awaited }) => ask !== null && awaited.length === count);
const isOut = of(({ view }) => view.out.some(round => round !== null));

export const dice: readonly Shot[] = [
  { name: 'lobby', lay: table({ people: 2 }) },
  { name: 'hint', lay: table({ until: first(3) }), keeps: { hints: [] } },
  { name: 'place', lay: table({ people: 4, until: fresh }) },
  { name: 'sealed', lay: table({ until: waits(1), eyes: 'host' }) },
  { name: 'far-names', lay: table({ people: 4, names: FAR_NAMES, until: waits(2) }) },
  { name: 'eight', lay: table({ people: 8, until: first(5) }) },
  {
    name: 'reveal',
    lay: table({ until: waits(1), eyes: 'host' }),
    keeps: { preferences: { trick: 'tap' } },
    act: seen,
  },
  {
    name: 'reveal-eight',
    lay: table({ people: 8, until: first(1), eyes: 'host' }),
    keeps: { preferences: { trick: 'tap' } },
    act: seen,
  },
  { name: 'out', lay: table({ people: 4, until: isOut, eyes: 'watcher' }) },
  { name: 'commoners', lay: table({ ...commoners, until: waits(2) }) },
  {
    name: 'history',
    lay: table({ people: 4, until: fresh }),
    act: inBar(async ({ tables }) => (await tables.dice()).bar.history),
  },
  { name: 'tv', lay: table({ people: 8, until: first(5), eyes: 'watcher' }), path: '/tv' },
  { name: 'reveal-tv', lay: table({ people: 4, until: waits(1), eyes: 'watcher' }), path: '/tv', act: seen },
  { name: 'commoners-tv', lay: table({ ...commoners, until: waits(2), eyes: 'watcher' }), path: '/tv' },
  { name: 'over', lay: table({ until: isOver, eyes: 'host' }) },
  { name: 'over-tv', lay: table({ people: 8, until: isOver, eyes: 'watcher' }), path: '/tv' },
];
