import { iso, type Who } from './grammar.pt-BR.ts';
import type { hints as en } from './hints.en.ts';

export const hints: typeof en = {
  never: 'Chega de dicas',
  waits: (you: boolean, others: readonly Who[]): string => {
    const [only] = others;
    const they = only !== undefined && others.length === 1 ? iso(only) : 'outros';
    if (!you) return `A mesa espera ${they}, não você.`;
    return others.length === 0 ? 'A mesa espera você.' : `A mesa espera você e ${they}.`;
  },
  texts: {
    dodge: 'Nesta mão é para fugir: o que você leva custa pontos. A carta mais alta do naipe puxado leva a vaza.',
    follow:
      'Você tem o naipe puxado, então precisa acompanhar. Toque em uma carta que está mais baixa e ela diz por que tem que esperar.',
    sell: 'Com cartas boas, jogue do seu jeito. Com fracas, venda: quem ficar com o direito de escolher paga a você.',
    auction:
      '2 positivas: você paga 50 e escolhe o trunfo; cada vaza vale 25. 2 nulos: cada vaza custa 75, e você assume duas de quem vende. Só paga se o lance for aceito.',
    seal: 'Em cada casa, o dado mais alto leva os que os outros puseram ali; se os mais altos forem iguais, perdem-se todos os dali. Escolha em segredo e depois sele.',
    reveal: 'Os dados que você ganhou são seus a partir da próxima rodada. Quem fica sem nenhum sai.',
    turn: 'Uma coisa por vez: pegar um presente, abrir um dos seus, roubar um ou empurrar um. Toque em um presente para ver; nada acontece sem você dizer.',
    steal:
      'Agora você pode roubar: quem tem o presente deixa ir, ou os dois jogam o dado, e empatar basta para ficar com ele. O jogo acaba com o último do monte.',
    defend:
      'Você decide: deixar, ou resistir. Se resistir, os dois jogam o dado; se o seu for igual ou maior, o presente fica onde está.',
  },
};
