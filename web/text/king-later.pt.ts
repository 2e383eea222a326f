import type { Bid } from '../../engine/king/kinds.ts';
import { allDo, does, iso, list, they, type Who } from './grammar.pt.ts';
import type { later as en } from './king-later.en.ts';
import { bid } from './king-words.pt.ts';

const sells = (seller: Who): string => `${does(seller, 'vendes', 'vende')} a mão`;

export const later: typeof en = {
  trick: (n: number): string => `Vaza ${n}`,
  led: (who: Who): string => (who.you ? 'Puxaste tu' : `Puxou ${iso(who)}`),
  claimed: (who: Who): string => `${does(who, 'reclamaste', 'reclamou')} o resto.`,
  terms: (seller: Who): string =>
    `${sells(seller)}: os outros oferecem o que dariam para escolher o jogo. Positivas: cada vaza vale 25; quem compra por 2 paga duas, 50. Nulos: cada vaza custa 75; quem compra por 2 carrega com duas de quem vende.`,
  sells,
  sellsForEight: (seller: Who): string => `${does(seller, 'só vendes', 'só vende')} por ${bid('8u')}`,
  bought: (who: Who, it: Bid): string => `${does(who, 'compraste', 'comprou')} a mão por ${bid(it)}`,
  ultimatum: 'Positivas: cada vaza vale 25. Se ninguém disser 8, jogam-se nulos: cada vaza custa 75.',
  stillIn: (names: readonly Who[]): string => `Ainda pode falar quem não passou: ${list(names.map(they))}.`,
  beats: (points: number): string => `Para cobrir é preciso dar mais de ${points} pontos.`,
  top: 'Mais alto não há.',
  mayMatch: (names: readonly Who[]): string => `${allDo(names, 'podes', 'pode', 'podem')} igualar.`,
  /** About a hand that is over. */
  early: 'Já saiu tudo o que contava.',
  forfeited: (who: Who): string => `${does(who, 'desististe', 'desistiu')} da mão.`,
  dealTitle: 'As cartas da mão anterior',
  lastOf: 'A última vaza dessa mão',
};
