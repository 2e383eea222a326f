import * as v from 'valibot';
import { parseChoices } from '../choices.ts';
import { type Game, NOTHING_BROUGHT } from '../game.ts';
import { audit } from './audit.ts';
import { DICE_CHOICES, DICE_SEATS, type DiceKinds } from './kinds.ts';
import { DiceMove } from './moves.ts';
import { player, random, standIn } from './player.ts';
import { outcomeOf } from './rounds.ts';
import { ask, refuse, seal } from './sealing.ts';
import { setup } from './setup.ts';
import { deciding, hasSealed } from './state.ts';
import { past, story, tell, view } from './view.ts';

/** King's Dice, as RULES.md has it. */
export const kingsDice: Game<DiceKinds> = {
  ...NOTHING_BROUGHT,
  id: 'kings-dice',
  rules: 1,
  seats: DICE_SEATS,

  parseOptions: raw => parseChoices(DICE_CHOICES, raw),
  parseMove(raw) {
    const parsed = v.safeParse(DiceMove, raw);
    return parsed.success ? parsed.output : null;
  },

  setup,

  turn: state => state.turn,
  awaited: state => deciding(state).filter(seat => !hasSealed(state, seat)),
  mayChange: state => deciding(state).filter(seat => hasSealed(state, seat)),
  ask,
  refuse,
  apply: seal,

  view,
  tell,
  past,
  player,
  standIn,
  random,

  outcome: outcomeOf,
  story,
  audit,
};
