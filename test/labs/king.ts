import { type Card, DECK, sorted } from '../../engine/cards.ts';
import type { Draws, Viewer } from '../../engine/game.ts';
import { king } from '../../engine/king/index.ts';
import { BIDS, KING_CHOICES, type KingKinds, type KingMove, TRUMPS } from '../../engine/king/kinds.ts';
import { offersOf } from '../../engine/king/offers.ts';
import type { Hand, Play } from '../../engine/king/state.ts';
import { at, type BySeat, type Seat, seatAfter, seatsOf } from '../../engine/seats.ts';
import { byListing, type Lab } from '../contract/lab.ts';

const WORDS: readonly KingMove[] = [
  ...([0, 1, 2, 3] as const).map((dealer): KingMove => ({ do: 'nameDealer', dealer })),
  ...TRUMPS.flatMap((trump): readonly KingMove[] => [
    { do: 'up', trump },
    { do: 'nameTrump', trump },
  ]),
  ...BIDS.map((bid): KingMove => ({ do: 'bid', bid })),
  ...(
    [
      'down',
      'auction',
      'ultimatum',
      'forfeit',
      'match',
      'pass',
      'accept',
      'askMore',
      'decline',
      'refuse',
      'take',
      'claim',
      'agree',
      'object',
    ] as const
  ).map((word): KingMove => ({ do: word })),
];

export const kingLab: Lab<KingKinds> = {
  game: king,
  choices: KING_CHOICES,
  seatCounts: [4],
  /** K75. */
  movesMax: 1253,
  moves(state, seat, draws) {
    const mine = 'hand' in state.phase ? at(state.phase.hand.cards, seat) : [];
    const cards = [...mine, ...draws.shuffle(DECK).slice(0, 6)];
    return [...WORDS, ...[...new Set(cards)].map((card): KingMove => ({ do: 'play', card }))];
  },
  expand: offersOf,
  covers: byListing(offersOf),
  scramble(state, viewer, draws) {
    const { phase } = state;
    switch (phase.name) {
      case 'talk':
        return { ...state, phase: { ...phase, hand: scrambled(phase.hand, [], open(viewer), draws) } };
      case 'play':
        return { ...state, phase: { ...phase, hand: scrambled(phase.hand, played(phase.play), open(viewer), draws) } };
      case 'claim': {
        const seen = [...open(viewer), phase.play.leader];
        return { ...state, phase: { ...phase, hand: scrambled(phase.hand, played(phase.play), seen, draws) } };
      }
      case 'nameDealer':
      case 'over':
        return state;
    }
  },
  scrambleEvent: (event, viewer, draws) =>
    event.e === 'deal' ? { ...event, hands: redealt(event.hands, open(viewer), draws) } : event,
  garbage: [
    { do: 'play', card: '10S' },
    { do: 'play' },
    { do: 'bid', bid: '3d' },
    { do: 'bid', bid: 3 },
    { do: 'up' },
    { do: 'up', trump: 'N' },
    { do: 'nameDealer', dealer: 4 },
    { do: 'Pass' },
    { do: ['pass'] },
  ],
};

/** Whose cards a viewer sees: his own. */
const open = (viewer: Viewer): readonly Seat[] => (typeof viewer === 'number' ? [viewer] : []);

type Played = readonly { readonly seat: Seat; readonly card: Card }[];

function played({ tricks, leader, trick }: Play): Played {
  return [...tricks, { leader, cards: trick }].flatMap(({ leader: first, cards }) =>
    cards.map((card, index) => ({ seat: seatAfter(first, 4, index), card })),
  );
}

/** Every card that is neither played nor seen lies elsewhere. */
function scrambled(hand: Hand, gone: Played, seen: readonly Seat[], draws: Draws): Hand {
  const cards = redealt(hand.cards, seen, draws);
  const deal = seatsOf(4).map(seat => {
    const dealt = [...at(cards, seat), ...gone.filter(play => play.seat === seat).map(play => play.card)];
    return sorted(dealt).join('');
  });
  return { ...hand, cards, deal };
}

/** The same number of cards for each seat, but other ones, where they are not seen. */
function redealt(hands: BySeat<readonly Card[]>, seen: readonly Seat[], draws: Draws): BySeat<readonly Card[]> {
  const hidden = (seat: number) => !seen.some(other => other === seat);
  const unseen = draws.shuffle(hands.filter((_, seat) => hidden(seat)).flat());
  return hands.map((hand, seat) => (hidden(seat) ? sorted(unseen.splice(0, hand.length)) : hand));
}
