import type { FourthRefusal } from '../../engine/fourth-king/kinds.ts';
import type { GiftName, Paper, Ribbon, Shape, Size, Wrapping } from './gifts-words.en.ts';
import { capital } from './grammar.es.ts';

type Gender = 'el' | 'la';
const SHAPE: Readonly<Record<Shape, readonly [Gender, string]>> = {
  box: ['la', 'caja'],
  tall: ['la', 'botella'],
  flat: ['el', 'paquete plano'],
  round: ['la', 'caja redonda'],
  cracker: ['el', 'caramelo'],
  sack: ['el', 'saco'],
};
const PAPER: Readonly<Record<Paper, string>> = {
  kraft: 'papel kraft',
  night: 'papel de estrellas',
  berry: 'papel de lunares',
  frost: 'papel de nieve',
  fir: 'papel en zigzag',
  candy: 'papel de rayas',
};
const RIBBON: Readonly<Record<Ribbon, string>> = {
  gold: 'cinta dorada',
  cream: 'cinta crema',
  red: 'cinta roja',
  blue: 'cinta azul',
};
const SIZE: Readonly<Record<Size, Readonly<Record<Gender, string>>>> = {
  s: { el: 'pequeño', la: 'pequeña' },
  m: { el: 'mediano', la: 'mediana' },
  l: { el: 'grande', la: 'grande' },
};

/** "la caja redonda 7", or the thing itself once everybody has seen it: “un frasco de miel” (7). */
export const the = ({ number, shape, title }: GiftName): string =>
  title === null ? `${SHAPE[shape].join(' ')} ${number}` : `“\u2068${title}\u2069” (${number})`;
export const The = (gift: GiftName): string => capital(the(gift));

export const shapeNames: Readonly<Record<Shape, string>> = {
  box: 'Caja',
  tall: 'Botella',
  flat: 'Plano',
  round: 'Redonda',
  cracker: 'Caramelo',
  sack: 'Saco',
};
export const paperNames: Readonly<Record<Paper, string>> = {
  kraft: 'Kraft',
  night: 'Estrellas',
  berry: 'Lunares',
  frost: 'Nieve',
  fir: 'Zigzag',
  candy: 'Rayas',
};
export const ribbonNames: Readonly<Record<Ribbon, string>> = {
  gold: 'Oro',
  cream: 'Crema',
  red: 'Roja',
  blue: 'Azul',
};
export const sizeNames: Readonly<Record<Size, string>> = { s: 'Pequeño', m: 'Mediano', l: 'Grande' };

/** A parcel for those who cannot see it: "caja redonda grande, papel de estrellas, cinta dorada". */
export const looks = ({ paper, ribbon, shape, size }: Wrapping): string => {
  const [gender, name] = SHAPE[shape];
  return `${name} ${SIZE[size][gender]}, ${PAPER[paper]}, ${RIBBON[ribbon]}`;
};

const REASONS: Readonly<Record<FourthRefusal, string>> = {
  'not-now': 'Ahora se está decidiendo otra cosa.',
  'only-pick': 'Hace demasiado que nadie toma un regalo: ahora solo se puede tomar uno.',
  'no-such-gift': 'Ese regalo no sirve para esto.',
  'no-such-seat': 'Ahí no se sienta nadie más.',
  'no-shakes-left': 'Ya sacudiste tres veces en este turno.',
  'too-few-gifts': 'Tiene que haber al menos tantos regalos como jugadores.',
  'too-many-gifts': 'Sesenta regalos es el máximo.',
};

/** The reason behind a code of the game; null for any other code. */
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
