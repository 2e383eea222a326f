import type { Bid } from '../../engine/king/kinds.ts';
import { allDo, does, list, they, type Who } from './grammar.pt-BR.ts';
import type { later as en } from './king-later.en.ts';
import { bid } from './king-words.pt-BR.ts';

const sells = (seller: Who): string => `${does(seller, 'vende')} a mão`;

export const later: typeof en = {
  trick: (n: number): string => `Vaza ${n}`,
  led: (who: Who): string => does(who, 'puxou'),
  claimed: (who: Who): string => `${does(who, 'pediu o resto')}.`,
  terms: (seller: Who): string =>
    `${sells(seller)}: os outros dão lances para escolher o jogo. Positivas: cada vaza vale 25; quem compra por 2 paga duas, 50. Nulos: cada vaza custa 75; quem compra por 2 assume duas de quem vende.`,
  sells,
  sellsForEight: (seller: Who): string => `${does(seller, 'só vende')} por ${bid('8u')}`,
  bought: (who: Who, it: Bid): string => `${does(who, 'comprou')} a mão por ${bid(it)}`,
  ultimatum: 'Positivas: cada vaza vale 25. Se ninguém disser 8, a mão é de nulos: cada vaza custa 75.',
  stillIn: (names: readonly Who[]): string => `Ainda pode falar quem não passou: ${list(names.map(they))}.`,
  beats: (points: number): string => `Para cobrir, é preciso dar mais de ${points} pontos.`,
  top: 'Lance mais alto não existe.',
  mayMatch: (names: readonly Who[]): string => `${allDo(names, 'pode', 'podem')} igualar.`,
  /** About a hand that is over. */
  early: 'Já saiu tudo o que contava.',
  forfeited: (who: Who): string => `${does(who, 'desistiu da mão')}.`,
  dealTitle: 'As cartas da mão anterior',
  lastOf: 'A última vaza dela',
};
