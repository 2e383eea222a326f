import { fourthKing } from '../../engine/fourth-king/index.ts';
import type { FourthGlance, FourthView } from '../../engine/fourth-king/kinds.ts';
import type { Draws } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';
import { king } from '../../engine/king/index.ts';
import { kingsDice } from '../../engine/kings-dice/index.ts';
import type { Seat } from '../../engine/seats.ts';
import type { GameLook } from '../../party/protocol.ts';
import type { Client } from './stage.ts';

/** What somebody at this seat does, by what his page shows and nothing else; null when nothing is asked. */
export function think(look: GameLook, seat: Seat, draws: Draws, as: 'player' | 'random' = anyManner(draws)): Json {
  switch (look.game) {
    case 'king':
      return look.ask === null ? null : king[as]({ seat, view: look.view, ask: look.ask }, draws);
    case 'kings-dice':
      return look.ask === null ? null : kingsDice[as]({ seat, view: look.view, ask: look.ask }, draws);
    case 'fourth-king':
      return look.ask === null ? null : fourthKing[as]({ seat, view: unread(look.view), ask: look.ask }, draws);
  }
}

const anyManner = (draws: Draws) => (draws.below(6) === 0 ? 'player' : 'random');

/** A view of gifts by somebody who cannot read. */
const unread = (glance: FourthGlance): FourthView => ({
  ...glance,
  gifts: glance.travels.map(travels => ({ wrap: '0000', tag: null, travels })),
  opened: [],
  heard: [],
});

/** The first of these who is awaited takes his time, and does what is decided for him; what is refused throws. */
export function goOn(all: readonly Client[], decide: (look: GameLook, seat: Seat) => unknown): void {
  const mover = all.find(({ look, you: { seat } }) => seat !== null && look.awaited.includes(seat));
  if (mover?.you.seat == null) throw new Error('nobody is awaited any more');
  mover.stage.pass(300);
  const refused = mover.move(decide(mover.look, mover.you.seat));
  if (refused !== null) throw new Error(refused);
}
