import { broken } from '../checks.ts';
import { SHAKES_A_TURN } from './kinds.ts';
import { tiedIn } from './order.ts';
import { GIFTS_MAX } from './parcels.ts';
import type { FourthState } from './state.ts';
import { everySeat, giftOf, giftsThat, isOnPile } from './state.ts';

/** What does not hold, in words. */
export function audit(state: FourthState): readonly string[] {
  const { gifts, phase } = state;
  const seats = everySeat(state);
  const lots = gifts.map(gift => gift.lot).sort((a, b) => a - b);
  const over = phase.name === 'over';
  const changes = state.journal.filter(event => event.e === 'allow' || (event.e === 'resist' && event.moved)).length;
  return broken([
    [gifts.length >= seats.length && gifts.length <= GIFTS_MAX, 'there is a gift for each player, and sixty at most'],
    [lots.every((lot, index) => lot === index), 'every gift is there once'],
    [
      gifts.every(({ holder }) => holder === null || seats.includes(holder)),
      'every gift is on the pile or with a player',
    ],
    [over === (giftsThat(state, isOnPile).length === 0), 'the game is over when the pile is empty, and not before'],
    [gifts.every(({ open, holder }) => !open || holder !== null), 'no gift on the pile is open'],
    [gifts.every(({ open, inside }) => !open || inside !== null), 'every open gift has an inside'],
    [gifts.reduce((sum, gift) => sum + gift.travels, 0) === changes, 'a gift travels when it changes hands'],
    [isOrder(state), 'all rolls settle the order of turns'],
    [phase.name !== 'turn' || isWithin(phase.shakesLeft, SHAKES_A_TURN), 'shakes are counted'],
    [isFair(state), 'a steal is from the holder, and an inflict by him'],
  ]);
}

const isWithin = (count: number, max: number): boolean => Number.isInteger(count) && count >= 0 && count <= max;

/** F9: after initiative no two players are equal in every roll. */
function isOrder({ phase, rolls }: FourthState): boolean {
  return phase.name === 'initiative' || tiedIn(rolls).length === 0;
}

function isFair(state: FourthState): boolean {
  if (state.phase.name !== 'answer') return true;
  const { how, actor, defender, gift } = state.phase.challenge;
  return actor !== defender && giftOf(state, gift).holder === (how === 'steal' ? defender : actor);
}
