import { publish } from '../../engine/fourth-king/ending.ts';
import { fourthKing } from '../../engine/fourth-king/index.ts';
import type { FourthKinds, FourthView } from '../../engine/fourth-king/kinds.ts';
import type { FourthState, Gift } from '../../engine/fourth-king/state.ts';
import type { Game, Viewer } from '../../engine/game.ts';
import { breaks, type Mutant } from '../toys/mutants.ts';
import { fourthKingLab } from './fourth-king.ts';

const broken = (name: string, claim: RegExp, part: Partial<Game<FourthKinds>>): Mutant =>
  breaks(fourthKingLab, name, claim, part);

/** A view with something more about each gift, smuggled into its tag. */
const tagged = (say: (gift: Gift, state: FourthState, viewer: Viewer) => unknown): Partial<Game<FourthKinds>> => ({
  view(state, viewer): FourthView {
    const view = fourthKing.view(state, viewer);
    const gifts = view.gifts.map((parcel, index) => {
      const gift = state.gifts[index];
      return gift === undefined ? parcel : { ...parcel, tag: JSON.stringify(say(gift, state, viewer) ?? null) };
    });
    return { ...view, gifts };
  },
});

const leaks = (name: string, say: Parameters<typeof tagged>[0]): Mutant =>
  broken(name, /look of .* leaks/, tagged(say));

/** The Fourth King’s Game, broken on purpose. */
export const FOURTH_KING_MUTANTS: readonly Mutant[] = [
  leaks('a sealed gift says whether there is a picture', ({ inside }) => inside?.picture !== null),
  leaks('a sealed gift says how long its title is', ({ inside }) => inside?.title.length),
  leaks('a sealed gift says how long its rattle is', ({ rattle }) => rattle?.length),
  leaks('a sealed gift says whether it would rattle', ({ rattle }) => rattle === null),
  leaks('a sealed gift says whether there is a link', ({ inside }) => inside?.link === null),
  leaks('the holder sees what is inside', ({ inside, holder }, _, viewer) => (viewer === holder ? inside : null)),
  leaks('the wrapper sees what is inside by his seat', ({ inside, by }, _, viewer) => (viewer === by ? inside : null)),
  leaks('King Bob sees what is inside', ({ inside }, _, viewer) => (viewer === 'bob' ? inside : null)),
  leaks('gifts tell who wrapped them', ({ by }) => by),
  leaks('gifts tell whether King Bob wrapped them', ({ by }) => by === 'bob'),
  leaks('gifts tell whether their holder wrapped them', ({ by, holder }) => by === holder),
  leaks('gifts show their seals', ({ seal }) => seal),
  leaks('gifts tell their place before the shuffle', ({ lot }) => lot),
  broken('the list of open gifts shows all', /look of .* leaks/, {
    view: (state, viewer) =>
      fourthKing.view({ ...state, gifts: state.gifts.map(gift => ({ ...gift, open: true })) }, viewer),
  }),
  broken('one shake makes every gift heard', /look of .* leaks/, {
    view: (state, viewer) =>
      fourthKing.view({ ...state, gifts: state.gifts.map(gift => ({ ...gift, shakenBy: [0] })) }, viewer),
  }),
  broken('wrappers are always shown', /look of .* leaks/, {
    view: (state, viewer) => {
      const givers = state.gifts.flatMap(({ by }, index) => (by === null ? [] : [{ gift: index + 1, by }]));
      return { ...fourthKing.view(state, viewer), givers };
    },
  }),
  broken('an event names the wrapper', /news for .* say more than the view/, {
    apply(state, seat, move, chance) {
      const step = fourthKing.apply(state, seat, move, chance);
      const [first, ...others] = step.events;
      if (first?.e !== 'steal') return step;
      const by = state.gifts[first.gift - 1]?.by;
      return { ...step, events: [{ ...first, from: typeof by === 'number' ? by : 19 }, ...others] };
    },
  }),
  broken('a shake is told with the length of a title', /news for .* say more than the view/, {
    apply(state, seat, move, chance) {
      const step = fourthKing.apply(state, seat, move, chance);
      const length = state.gifts[0]?.inside?.title.length ?? 0;
      return { ...step, events: step.events.map(event => (event.e === 'shake' ? { ...event, gift: length } : event)) };
    },
  }),
  broken('the ask names what the defender wrapped', /look of .* leaks|ask and refuse agree/, {
    ask(state, seat) {
      const ask = fourthKing.ask(state, seat);
      if (ask?.ask !== 'act') return ask;
      return { ...ask, pick: ask.pick.filter(gift => state.gifts[gift - 1]?.by !== seat) };
    },
  }),
  broken('what you wrapped you may not pick', /ask and refuse agree/, {
    refuse: (state, seat, move) =>
      move.do === 'pick' && state.gifts[move.gift - 1]?.by === seat
        ? 'no-such-gift'
        : fourthKing.refuse(state, seat, move),
  }),
  broken('anybody may answer', /ask and refuse agree/, {
    refuse: (state, seat, move) =>
      state.phase.name === 'answer' && move.do === 'allow' ? null : fourthKing.refuse(state, seat, move),
  }),
  broken('the numbers follow the order of wrapping', /order in which things were brought|the record is found true/, {
    setup(start, chance) {
      const step = fourthKing.setup(start, chance);
      const gifts = step.state.gifts.map((gift, index) => ({
        ...gift,
        outside: start.brought[index]?.outside ?? gift.outside,
      }));
      return { ...step, state: { ...step.state, gifts } };
    },
  }),
  broken('a gift is lost on its way', /audit|record is found true/, {
    apply(state, seat, move, chance) {
      const step = fourthKing.apply(state, seat, move, chance);
      return move.do === 'allow' ? { ...step, state: { ...step.state, gifts: step.state.gifts.slice(1) } } : step;
    },
  }),
  broken('rolls go into the journal as they come', /order of answers/, {
    apply(state, seat, move, chance) {
      const step = fourthKing.apply(state, seat, move, chance);
      if (move.do !== 'roll') return step;
      return { ...step, state: { ...step.state, journal: [...step.state.journal, { e: 'open', seat, gift: 1 }] } };
    },
  }),
  broken('the record keeps what was opened to itself', /the record is found true/, {
    publish: state => publish(state).map(thing => ({ ...thing, inside: null })),
  }),
  broken('the game goes on after the last pick', /audit|over/, {
    outcome: () => null,
  }),
];
