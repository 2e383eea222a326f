import { rollDie } from '../dice.ts';
import type { Chance, Step } from '../game.ts';
import { at, put } from '../seats.ts';
import type { Challenge, FourthKinds } from './kinds.ts';
import { passTurn } from './order.ts';
import type { AnswerPhase, FourthState } from './state.ts';
import { giftOf, happened, withGift } from './state.ts';

/** F19, F21 */
export function allow(state: FourthState, { challenge }: AnswerPhase): Step<FourthKinds> {
  const { actor, defender, gift } = challenge;
  return happened(passTurn(moveGift(state, challenge), actor), { e: 'allow', seat: defender, gift });
}

/** F20, F21: the defender keeps things as they are if his roll matches or exceeds the actor's. */
export function resist(state: FourthState, { challenge }: AnswerPhase, chance: Chance): Step<FourthKinds> {
  const { actor, defender, gift } = challenge;
  const draws = chance.stream(`contest turn ${state.turn}`);
  const dice = { actor: rollDie(draws), defender: rollDie(draws) };
  const moved = dice.defender < dice.actor;
  const lost = moved ? put(state.lost, defender, at(state.lost, defender) + 1) : state.lost;
  const rolled = { ...(moved ? moveGift(state, challenge) : state), lost, contest: { ...challenge, dice, moved } };
  return happened(passTurn(rolled, actor), { e: 'resist', seat: defender, gift, dice, moved });
}

/** F29: to the thief, or to the one upon whom it is inflicted. */
function moveGift(state: FourthState, { how, actor, defender, gift }: Challenge): FourthState {
  const holder = how === 'steal' ? actor : defender;
  return withGift(state, gift, { holder, travels: giftOf(state, gift).travels + 1 });
}
