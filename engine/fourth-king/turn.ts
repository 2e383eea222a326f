import type { Step } from '../game.ts';
import type { Can, FourthKinds, FourthMove, FourthRefusal } from './kinds.ts';
import { passTurn } from './order.ts';
import type { FourthState, Gift, TurnPhase } from './state.ts';
import { everySeat, giftOf, giftsThat, happened, isHeldBy, isOnPile, isSealedWith, withGift } from './state.ts';

const ROUNDS_OF_PATIENCE = { none: Number.POSITIVE_INFINITY, '1': 1, '3': 3 } as const;

/** F25 */
export function onlyPick({ options, sincePick, rolls }: FourthState): boolean {
  return sincePick >= ROUNDS_OF_PATIENCE[options.patience] * rolls.length;
}

/** Everything that the player whose turn it is may do. `refuseAct` lets through what stands here and nothing else. */
export function can(state: FourthState, { seat, shakesLeft }: TurnPhase): Can {
  const isMine = isHeldBy(seat);
  const isSealedAndMine = isSealedWith(seat);
  const pick = giftsThat(state, isOnPile);
  const shakeable = (gift: Gift) => isOnPile(gift) || isSealedAndMine(gift);
  const shake = shakesLeft > 0 ? giftsThat(state, shakeable) : [];
  if (onlyPick(state)) return { pick, open: [], steal: [], inflict: { gifts: [], on: [] }, shake, shakesLeft };

  const open = giftsThat(state, isSealedAndMine);
  const steal = giftsThat(state, gift => !isOnPile(gift) && !isMine(gift));
  const gifts = giftsThat(state, isMine);
  const on = gifts.length > 0 ? everySeat(state).filter(other => other !== seat) : [];
  return { pick, open, steal, inflict: { gifts, on }, shake, shakesLeft };
}

/** Why an action is not allowed in one's turn, or null. */
export function refuseAct(state: FourthState, phase: TurnPhase, move: FourthMove): FourthRefusal | null {
  if (move.do === 'roll' || move.do === 'allow' || move.do === 'resist') return 'not-now';
  if (move.do === 'shake' && phase.shakesLeft === 0) return 'no-shakes-left'; // F23
  if (move.do !== 'shake' && move.do !== 'pick' && onlyPick(state)) return 'only-pick'; // F25
  const may = can(state, phase);
  const gifts = move.do === 'inflict' ? may.inflict.gifts : may[move.do];
  if (!gifts.includes(move.gift)) return 'no-such-gift'; // F17
  return move.do === 'inflict' && !may.inflict.on.includes(move.on) ? 'no-such-seat' : null; // F14
}

/** F10: one action, or a shake before it. Only called with a move that `refuseAct` lets through. */
export function act(state: FourthState, phase: TurnPhase, move: FourthMove): Step<FourthKinds> {
  const { seat } = phase;
  switch (move.do) {
    case 'pick': {
      const picked = withGift(state, move.gift, { holder: seat });
      const event = { e: 'pick', seat, gift: move.gift } as const;
      if (giftsThat(picked, isOnPile).length > 0) return happened(passTurn(picked, seat, 0), event);
      const over = { ...picked, turn: state.turn + 1, sincePick: 0, phase: { name: 'over' } } as const; // F26
      return happened(over, event, { e: 'over' });
    }
    case 'open':
      return happened(passTurn(unwrap(state, move.gift), seat), { e: 'open', seat, gift: move.gift });
    case 'shake': {
      const { shakenBy } = giftOf(state, move.gift);
      const shaken = withGift(state, move.gift, { shakenBy: [...shakenBy.filter(other => other !== seat), seat] });
      const next = { ...shaken, turn: state.turn + 1, phase: { ...phase, shakesLeft: phase.shakesLeft - 1 } };
      return happened(next, { e: 'shake', seat, gift: move.gift });
    }
    case 'steal': {
      const { gift } = move;
      const { holder } = giftOf(state, gift);
      if (holder === null) throw new Error(`nobody holds gift ${gift}`);
      const challenge = { how: 'steal', actor: seat, defender: holder, gift } as const;
      const tries = state.tries.map((count, thief) => (thief === seat ? count + 1 : count));
      const next = { ...state, turn: state.turn + 1, tries, phase: { name: 'answer', challenge } } as const;
      return happened(next, { e: 'steal', seat, gift, from: holder });
    }
    case 'inflict': {
      const { gift, on } = move;
      const challenge = { how: 'inflict', actor: seat, defender: on, gift } as const;
      const next = { ...state, turn: state.turn + 1, phase: { name: 'answer', challenge } } as const;
      return happened(next, { e: 'inflict', seat, gift, on });
    }
    default:
      throw new Error(`${move.do} is nothing to do in a turn`);
  }
}

/** F12, F28: from now on everybody sees the inside. */
export function unwrap(state: FourthState, gift: number): FourthState {
  return withGift(state, gift, { open: true });
}
