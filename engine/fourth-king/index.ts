import * as v from 'valibot';
import { parseChoices } from '../choices.ts';
import type { Game } from '../game.ts';
import { audit } from './audit.ts';
import { bringing } from './bringing.ts';
import { outcome, publish, story } from './ending.ts';
import { FOURTH_CHOICES, FOURTH_SEATS, type FourthKinds, type FourthOptions } from './kinds.ts';
import { FourthMove } from './moves.ts';
import { apply, ask, awaited, mayChange, refuse } from './play.ts';
import { player, random, standIn } from './player.ts';
import { refuseStart, setup } from './setup.ts';
import { parseThing } from './things.ts';
import { view } from './view.ts';

/** The Fourth King's Game, as RULES.md has it. */
export const fourthKing: Game<FourthKinds> = {
  id: 'fourth-king',
  rules: 1,
  seats: FOURTH_SEATS,

  parseOptions,
  parseMove(raw) {
    const parsed = v.safeParse(FourthMove, raw);
    return parsed.success ? parsed.output : null;
  },
  parseThing,
  bringing,

  refuseStart,
  setup,

  turn: state => state.turn,
  awaited,
  mayChange,
  ask,
  refuse,
  apply,
  isFree: move => move.do === 'shake',

  view,
  tell: event => event,
  player,
  standIn,
  random,

  outcome,
  publish,
  story,
  audit,
};

/** F1: gifts from King Bob alone need a King Bob. */
function parseOptions(raw: unknown): FourthOptions | null {
  const options = parseChoices(FOURTH_CHOICES, raw);
  return options?.bob === 'table' && options.gifts === 'bob' ? null : options;
}
