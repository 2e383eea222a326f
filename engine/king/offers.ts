import { pick } from '../chance.ts';
import type { Player } from '../game.ts';
import { never } from '../json.ts';
import { type KingAsk, type KingKinds, type KingMove, TRUMPS } from './kinds.ts';

/** Every move that an ask offers. */
export function offersOf(ask: KingAsk): readonly KingMove[] {
  switch (ask.ask) {
    case 'nameDealer':
      return ([0, 1, 2, 3] as const).map(dealer => ({ do: 'nameDealer', dealer }));
    case 'choose':
      return ask.can.flatMap(choice => (choice === 'own' ? OWN : [{ do: choice }]));
    case 'bid':
      return [PASS, ...(ask.match ? [MATCH] : []), ...bidding(ask.raises)];
    case 'decide':
      return ask.can.map(choice => ({ do: choice }));
    case 'more':
      return [REFUSE, ...bidding(ask.raises)];
    case 'ultimatum':
      return [{ do: 'take' }, REFUSE];
    case 'nameTrump':
      return TRUMPS.map(trump => ({ do: 'nameTrump', trump }));
    case 'play':
      return [...ask.cards.map((card): KingMove => ({ do: 'play', card })), ...(ask.mayClaim ? [CLAIM] : [])];
    case 'claim':
      return [{ do: 'agree' }, { do: 'object' }];
    default:
      return never(ask);
  }
}

const OWN: readonly KingMove[] = [{ do: 'down' }, ...TRUMPS.map((trump): KingMove => ({ do: 'up', trump }))];
const [PASS, MATCH, REFUSE, CLAIM] = [{ do: 'pass' }, { do: 'match' }, { do: 'refuse' }, { do: 'claim' }] as const;

type Raises = Extract<KingAsk, { readonly ask: 'more' }>['raises'];
const bidding = (raises: Raises): readonly KingMove[] => raises.map(bid => ({ do: 'bid', bid }));

/** Any legal move by lot. */
export const kingRandom: Player<KingKinds> = ({ ask }, draws) => pick(offersOf(ask), draws);
