import type { FourthRefusal } from '../../engine/fourth-king/kinds.ts';
import type { GiftName, Paper, Ribbon, Shape, Size, Wrapping } from './gifts-words.en.ts';
import { capital } from './grammar.pt.ts';

/** What a parcel is called, with its article, which tells the form of the adjectives. */
export type Thing = readonly ['a' | 'o', string];
const SHAPE: Readonly<Record<Shape, Thing>> = {
  box: ['a', 'caixa'],
  tall: ['a', 'garrafa'],
  flat: ['o', 'embrulho plano'],
  round: ['a', 'caixa redonda'],
  cracker: ['o', 'rebuçado'],
  sack: ['o', 'saco'],
};
const PAPER: Readonly<Record<Paper, string>> = {
  kraft: 'papel pardo',
  night: 'papel de estrelas',
  berry: 'papel às bolinhas',
  frost: 'papel com flocos de neve',
  fir: 'papel em ziguezague',
  candy: 'papel às riscas',
};
export const SIZE: Readonly<Record<Size, Readonly<Record<'a' | 'o', string>>>> = {
  s: { a: 'pequena', o: 'pequeno' },
  m: { a: 'média', o: 'médio' },
  l: { a: 'grande', o: 'grande' },
};

const isolated = (text: string): string => `\u2068${text}\u2069`;

/** "a caixa redonda 7", or the thing itself once everybody has seen it: «um frasco de compota» (7). */
export const the = (gift: GiftName): string => {
  const [article] = SHAPE[gift.shape];
  return gift.title === null ? `${article} ${bare(gift)}` : bare(gift);
};
/** As a title, without the article. */
export const The = (gift: GiftName): string => capital(bare(gift));
const bare = ({ number, shape, title }: GiftName): string =>
  title === null ? `${SHAPE[shape][1]} ${number}` : `«${isolated(title)}» (${number})`;

export const shapeNames: Readonly<Record<Shape, string>> = {
  box: 'Caixa',
  tall: 'Garrafa',
  flat: 'Plano',
  round: 'Redonda',
  cracker: 'Rebuçado',
  sack: 'Saco',
};
export const paperNames: Readonly<Record<Paper, string>> = {
  kraft: 'Pardo',
  night: 'Estrelas',
  berry: 'Bolinhas',
  frost: 'Neve',
  fir: 'Ziguezague',
  candy: 'Riscas',
};
export const ribbonNames: Readonly<Record<Ribbon, string>> = {
  gold: 'Dourada',
  cream: 'Creme',
  red: 'Vermelha',
  blue: 'Azul',
};
/** “fita dourada”. */
export const ribbonName = (ribbon: Ribbon): string => `fita ${ribbonNames[ribbon].toLowerCase()}`;
export const sizeNames: Readonly<Record<Size, string>> = { s: 'Pequeno', m: 'Médio', l: 'Grande' };

export const looks = ({ paper, ribbon, shape, size }: Wrapping): string => {
  const [article, name] = SHAPE[shape];
  return `${name} ${SIZE[size][article]}, ${PAPER[paper]}, ${ribbonName(ribbon)}`;
};

const REASONS: Readonly<Record<FourthRefusal, string>> = {
  'not-now': 'A mesa está a decidir outra coisa.',
  'only-pick': 'Há demasiado tempo que ninguém tira: agora só se pode tirar.',
  'no-such-gift': 'Essa prenda não serve para isto.',
  'no-such-seat': 'Não está mais ninguém nesse lugar.',
  'no-shakes-left': 'Já abanaste três vezes nesta jogada.',
  'too-few-gifts': 'Tem de haver pelo menos tantas prendas como jogadores.',
  'too-many-gifts': 'Sessenta prendas é o máximo.',
};
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
