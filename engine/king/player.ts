import type { Player } from '../game.ts';
import { never } from '../json.ts';
import { type KingAsk, type KingKinds, type KingMove, TRUMPS } from './kinds.ts';

/** Any legal move, by lot. */
export const kingPlayer: Player<KingKinds> = ({ ask }, draws) => {
  const moves = movesOf(ask);
  const move = moves[draws.below(moves.length)];
  if (move === undefined) throw new Error(`nothing to do for ${ask.ask}`);
  return move;
};

function movesOf(ask: KingAsk): readonly KingMove[] {
  switch (ask.ask) {
    case 'nameDealer':
      return ([0, 1, 2, 3] as const).map(dealer => ({ do: 'nameDealer', dealer }));
    case 'choose':
      return ask.can.flatMap((can): readonly KingMove[] =>
        can === 'own' ? [{ do: 'down' }, ...TRUMPS.map(trump => ({ do: 'up', trump }) as const)] : [{ do: can }],
      );
    case 'bid':
      return [
        { do: 'pass' },
        ...ask.raises.map(bid => ({ do: 'bid', bid }) as const),
        ...(ask.match ? [{ do: 'match' } as const] : []),
      ];
    case 'decide':
      return ask.can.map(can => ({ do: can }));
    case 'more':
      return [{ do: 'refuse' }, ...ask.raises.map(bid => ({ do: 'bid', bid }) as const)];
    case 'ultimatum':
      return [{ do: 'take' }, { do: 'refuse' }];
    case 'nameTrump':
      return TRUMPS.map(trump => ({ do: 'nameTrump', trump }));
    case 'play':
      return ask.cards.map(card => ({ do: 'play', card }));
    case 'claim':
      return [{ do: 'agree' }, { do: 'object' }];
    default:
      return never(ask);
  }
}
