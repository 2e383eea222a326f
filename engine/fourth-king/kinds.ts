import type { Choices, Chosen } from '../game.ts';
import type { BySeat, Seat } from '../seats.ts';
import type { FourthMove } from './moves.ts';
import type { FourthState } from './state.ts';
import type { Inside, Thing, Wrapper } from './things.ts';

export type { FourthMove };

/** For how many it is. */
export const FOURTH_SEATS = { min: 2, max: 20 } as const;

/** House rules of the Fourth King's Game; the first choice of each list is the default. */
export const FOURTH_CHOICES = {
  bob: ['host', 'table', 'plays'],
  gifts: ['everyone', 'bob'],
  givers: ['secret', 'open', 'never'],
  initiativeDie: ['d20', 'd6'],
  patience: ['none', '1', '3'],
} as const satisfies Choices;
export type FourthOptions = Chosen<typeof FOURTH_CHOICES>;

/** F23 */
export const SHAKES_A_TURN = 3;

export type FourthRefusal =
  /** Not the kind of decision that is being taken. */
  | 'not-now'
  /** Nobody has picked for too long. */
  | 'only-pick'
  /** None that this can be done with: the same for a gift that is somewhere else, sealed or open, or nowhere. */
  | 'no-such-gift'
  /** Nobody else sits there. */
  | 'no-such-seat'
  | 'no-shakes-left'
  /** Why a game does not start. */
  | 'too-few-gifts'
  | 'too-many-gifts';

/** What the player whose turn it is may do: the numbers of the gifts for each kind of action. */
export type Can = {
  readonly pick: readonly number[];
  readonly open: readonly number[];
  readonly steal: readonly number[];
  readonly inflict: { readonly gifts: readonly number[]; readonly on: readonly Seat[] };
  readonly shake: readonly number[];
  readonly shakesLeft: number;
};

export type FourthAsk =
  | { readonly ask: 'roll' }
  | ({ readonly ask: 'act' } & Can)
  /** Allow or resist. */
  | { readonly ask: 'defend' }
  /** The game is over; what is still sealed may be opened. */
  | { readonly ask: 'unwrap'; readonly open: readonly number[] };

/** A steal takes the gift from the defender, an inflict gives it to him. */
export type Challenge = {
  readonly how: 'steal' | 'inflict';
  readonly actor: Seat;
  readonly defender: Seat;
  readonly gift: number;
};

/** A challenge that was resisted: both dice, and whether the gift moved. */
export type Contest = Challenge & {
  readonly dice: { readonly actor: number; readonly defender: number };
  readonly moved: boolean;
};

/** F30: equals share an award; null when nobody earned it. */
export type Awards = {
  readonly travelled: { readonly gifts: readonly number[]; readonly times: number } | null;
  readonly boldest: { readonly seats: readonly Seat[]; readonly times: number } | null;
  readonly unluckiest: { readonly seats: readonly Seat[]; readonly times: number } | null;
};

/**
 * Everything happens in the open, so events hold nothing secret, and no text at all: insides and rattles stand in the
 * view, once they may.
 */
export type FourthEvent =
  | { readonly e: 'start'; readonly gifts: number }
  | { readonly e: 'roll'; readonly seat: Seat; readonly pass: number; readonly rolled: number }
  /** These roll again, in the next pass. */
  | { readonly e: 'tied'; readonly seats: readonly Seat[] }
  | { readonly e: 'order'; readonly seats: readonly Seat[] }
  | { readonly e: 'shake'; readonly seat: Seat; readonly gift: number }
  | { readonly e: 'pick'; readonly seat: Seat; readonly gift: number }
  | { readonly e: 'open'; readonly seat: Seat; readonly gift: number }
  | { readonly e: 'steal'; readonly seat: Seat; readonly gift: number; readonly from: Seat }
  | { readonly e: 'inflict'; readonly seat: Seat; readonly gift: number; readonly on: Seat }
  | { readonly e: 'allow'; readonly seat: Seat; readonly gift: number }
  | {
      readonly e: 'resist';
      readonly seat: Seat;
      readonly gift: number;
      readonly dice: Contest['dice'];
      readonly moved: boolean;
    }
  | { readonly e: 'over' };

/** A gift as anybody sees it; its number is its place in the list, from 1. */
export type Parcel = {
  /** Paper, ribbon, shape and size: see `wrapping`. */
  readonly wrap: string;
  readonly tag: string | null;
  /** How often it changed hands. */
  readonly travels: number;
};

export type FourthPhaseView =
  /** `left` still have to roll in this pass. */
  | { readonly at: 'initiative'; readonly pass: number; readonly left: readonly Seat[] }
  | { readonly at: 'turn'; readonly seat: Seat; readonly shakesLeft: number; readonly onlyPick: boolean }
  | ({ readonly at: 'answer' } & Challenge)
  | { readonly at: 'over'; readonly awards: Awards };

/** The same for every viewer: a gift hides its inside from its holder as well. */
export type FourthView = {
  readonly gifts: readonly Parcel[];
  /** Numbers of the gifts on the pile. */
  readonly pile: readonly number[];
  /** Numbers of the gifts that each seat holds. */
  readonly holds: BySeat<readonly number[]>;
  /** The insides of open gifts. */
  readonly opened: readonly ({ readonly gift: number } & Inside)[];
  /** What the gifts that were shaken sounded like, null for no sound, and who shook them. */
  readonly heard: readonly {
    readonly gift: number;
    readonly rattle: string | null;
    readonly by: readonly Seat[];
  }[];
  /** Who wrapped which gift, as far as it is shown. */
  readonly givers: readonly { readonly gift: number; readonly by: Wrapper }[];
  /** Each seat's rolls for initiative, one a pass. */
  readonly rolls: BySeat<readonly number[]>;
  /** Whose turn follows whose; empty until all rolls are made. */
  readonly order: readonly Seat[];
  readonly play: FourthPhaseView;
  /** Turns since the last pick. */
  readonly sincePick: number;
  /** The last contest. */
  readonly contest: Contest | null;
  /** The last things that happened, oldest first. */
  readonly journal: readonly FourthEvent[];
};

/** What can be read on and in a gift. Of what may be seen this is the long part, and it seldom changes. */
export type GiftText = {
  readonly gift: number;
  readonly wrap: string;
  readonly tag: string | null;
  /** Null until it was shaken. */
  readonly heard: { readonly rattle: string | null } | null;
  /** Null until it is open. */
  readonly inside: Inside | null;
};

/** A view without what can be read of the gifts: short enough to be sent anew with every move. */
export type FourthGlance = Omit<FourthView, 'gifts' | 'opened' | 'heard'> & {
  /** How often each gift changed hands. */
  readonly travels: readonly number[];
  /** Numbers of the open gifts. */
  readonly opened: readonly number[];
  /** Who shook which gifts. */
  readonly heard: readonly { readonly gift: number; readonly by: readonly Seat[] }[];
};

export type FourthKinds = {
  options: FourthOptions;
  thing: Thing;
  state: FourthState;
  move: FourthMove;
  ask: FourthAsk;
  event: FourthEvent;
  view: FourthView;
  news: FourthEvent;
  refusal: FourthRefusal;
};
