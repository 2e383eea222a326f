import type { FourthRefusal } from '../../engine/fourth-king/kinds.ts';
import type { PAPERS, RIBBONS, SHAPES, SIZES } from '../../engine/fourth-king/parcels.ts';
import { capital } from './grammar.en.ts';

export type Paper = (typeof PAPERS)[number];
export type Ribbon = (typeof RIBBONS)[number];
export type Shape = (typeof SHAPES)[number];
export type Size = (typeof SIZES)[number];

/** How a parcel looks. */
export type Wrapping = { readonly paper: Paper; readonly ribbon: Ribbon; readonly shape: Shape; readonly size: Size };

/** A gift for a sentence: its number and shape, and what it is once it is open. */
export type GiftName = { readonly number: number; readonly shape: Shape; readonly title: string | null };

const SHAPE: Readonly<Record<Shape, string>> = {
  box: 'box',
  tall: 'bottle',
  flat: 'flat parcel',
  round: 'round box',
  cracker: 'cracker',
  sack: 'sack',
};
const PAPER: Readonly<Record<Paper, string>> = {
  kraft: 'brown paper',
  night: 'starry paper',
  berry: 'dotted paper',
  frost: 'snowflake paper',
  fir: 'zigzag paper',
  candy: 'striped paper',
};
const SIZE: Readonly<Record<Size, string>> = { s: 'small', m: 'medium', l: 'large' };

/** Keeps words of people in their own direction inside a sentence. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** "round box 7", or the thing itself once everybody has seen it: “a jar of jam” (7). */
export const the = ({ number, shape, title }: GiftName): string =>
  title === null ? `${SHAPE[shape]} ${number}` : `“${isolated(title)}” (${number})`;
export const The = (gift: GiftName): string => capital(the(gift));

export const shapeNames: Readonly<Record<Shape, string>> = {
  box: 'Box',
  tall: 'Bottle',
  flat: 'Flat',
  round: 'Round',
  cracker: 'Cracker',
  sack: 'Sack',
};
export const paperNames: Readonly<Record<Paper, string>> = {
  kraft: 'Brown',
  night: 'Stars',
  berry: 'Dots',
  frost: 'Snow',
  fir: 'Zigzag',
  candy: 'Stripes',
};
export const ribbonNames: Readonly<Record<Ribbon, string>> = { gold: 'Gold', cream: 'Cream', red: 'Red', blue: 'Blue' };
export const sizeNames: Readonly<Record<Size, string>> = { s: 'Small', m: 'Medium', l: 'Large' };

/** A parcel for those who cannot see it: "large round box, starry paper, gold ribbon". */
export const looks = ({ paper, ribbon, shape, size }: Wrapping): string =>
  `${SIZE[size]} ${SHAPE[shape]}, ${PAPER[paper]}, ${ribbon} ribbon`;

const REASONS: Readonly<Record<FourthRefusal, string>> = {
  'not-now': 'Something else is being decided.',
  'only-pick': 'Nobody has picked for too long: only a pick is possible now.',
  'no-such-gift': 'That gift cannot be used for this.',
  'no-such-seat': 'Nobody else sits there.',
  'no-shakes-left': 'You have shaken three times in this turn.',
  'too-few-gifts': 'There have to be at least as many gifts as players.',
  'too-many-gifts': 'Sixty gifts are the most.',
};

/** The reason behind a code of the game; null for any other code. */
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
