import type { FourthRefusal } from '../../engine/fourth-king/kinds.ts';
import type { GiftName, Paper, Shape, Wrapping } from './gifts-words.en.ts';
import { ribbonName, SIZE, type Thing } from './gifts-words.pt.ts';
import { capital } from './grammar.pt-BR.ts';

export { ribbonNames, sizeNames } from './gifts-words.pt.ts';

const SHAPE: Readonly<Record<Shape, Thing>> = {
  box: ['a', 'caixa'],
  tall: ['a', 'garrafa'],
  flat: ['o', 'pacote plano'],
  round: ['a', 'caixa redonda'],
  cracker: ['a', 'bala'],
  sack: ['o', 'saco'],
};
const PAPER: Readonly<Record<Paper, string>> = {
  kraft: 'papel pardo',
  night: 'papel de estrelas',
  berry: 'papel de bolinhas',
  frost: 'papel de flocos de neve',
  fir: 'papel em zigue-zague',
  candy: 'papel listrado',
};

const isolated = (text: string): string => `\u2068${text}\u2069`;

export const the = (gift: GiftName): string => {
  const [article] = SHAPE[gift.shape];
  return gift.title === null ? `${article} ${bare(gift)}` : bare(gift);
};
export const The = (gift: GiftName): string => capital(bare(gift));
const bare = ({ number, shape, title }: GiftName): string =>
  title === null ? `${SHAPE[shape][1]} ${number}` : `“${isolated(title)}” (${number})`;

export const shapeNames: Readonly<Record<Shape, string>> = {
  box: 'Caixa',
  tall: 'Garrafa',
  flat: 'Plano',
  round: 'Redonda',
  cracker: 'Bala',
  sack: 'Saco',
};
export const paperNames: Readonly<Record<Paper, string>> = {
  kraft: 'Pardo',
  night: 'Estrelas',
  berry: 'Bolinhas',
  frost: 'Neve',
  fir: 'Zigue-zague',
  candy: 'Listras',
};

export const looks = ({ paper, ribbon, shape, size }: Wrapping): string => {
  const [article, name] = SHAPE[shape];
  return `${name} ${SIZE[size][article]}, ${PAPER[paper]}, ${ribbonName(ribbon)}`;
};

const REASONS: Readonly<Record<FourthRefusal, string>> = {
  'not-now': 'A mesa está decidindo outra coisa.',
  'only-pick': 'Faz tempo demais que ninguém pega: agora só dá para pegar.',
  'no-such-gift': 'Esse presente não serve para isso.',
  'no-such-seat': 'Não tem mais ninguém nesse lugar.',
  'no-shakes-left': 'Você já chacoalhou três vezes nesta jogada.',
  'too-few-gifts': 'Precisa de pelo menos um presente por jogador.',
  'too-many-gifts': 'Sessenta presentes é o máximo.',
};
export const reason = (code: string): string | null => {
  const known: Readonly<Record<string, string>> = REASONS;
  return known[code] ?? null;
};
