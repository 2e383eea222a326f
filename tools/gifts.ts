import { pick } from '../engine/chance.ts';
import { PAPERS, RIBBONS, SHAPES, SIZES } from '../engine/fourth-king/parcels.ts';
import type { Draws } from '../engine/game.ts';
import type { Json } from '../engine/json.ts';
import type { OnShelf } from '../engine/shelf.ts';

/** Something to play with, for a game to which something has to be brought. */
export function bring({ id }: OnShelf, seatCount: number, draws: Draws): readonly Json[] {
  if (id !== 'fourth-king') return [];
  const count = seatCount + draws.below(seatCount);
  return Array.from({ length: count }, (_, index) => gift(index, index % seatCount, draws));
}

function gift(index: number, by: number, draws: Draws): Json {
  const outside = {
    paper: pick(PAPERS, draws),
    ribbon: pick(RIBBONS, draws),
    shape: pick(SHAPES, draws),
    size: pick(SIZES, draws),
    tag: null,
  };
  const inside = {
    title: `gift ${index + 1}`,
    note: null,
    link: null,
    picture: null,
    rattle: pick([null, 'clink'], draws),
  };
  const salt = Array.from({ length: 32 }, () => draws.below(16).toString(16)).join('');
  return { outside, inside, by, salt };
}
