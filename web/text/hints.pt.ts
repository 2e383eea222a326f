import { iso, type Who } from './grammar.pt.ts';
import type { hints as en } from './hints.en.ts';

export const hints: typeof en = {
  never: 'Chega de dicas',
  waits: (you: boolean, others: readonly Who[]): string => {
    const [only] = others;
    const they = only !== undefined && others.length === 1 ? iso(only) : 'outros';
    if (!you) return `A mesa espera por ${they}, não por ti.`;
    return others.length === 0 ? 'A mesa espera por ti.' : `A mesa espera por ti e por ${they}.`;
  },
  texts: {
    dodge: 'Nesta mão é para fugir: o que levas custa pontos. A carta mais alta do naipe puxado leva a vaza.',
    follow:
      'Tens o naipe puxado, por isso é para assistir. Toca numa carta que está em baixo e ela diz porque tem de esperar.',
    sell: 'Com boas cartas joga à tua maneira. Com fracas vende: quem ficar com o direito de escolher paga-te.',
    auction:
      '2 positivas: pagas 50 e escolhes o trunfo; cada vaza vale 25. 2 nulos: cada vaza custa 75, e carregas com duas de quem vende. Só pagas se a tua oferta for aceite.',
    seal: 'Em cada casa o dado mais alto leva os que os outros lá puseram; se os mais altos forem iguais, perdem-se todos os de lá. Escolhe em segredo e depois sela.',
    reveal: 'Os dados que ganhaste são teus a partir da próxima ronda. Quem fica sem nenhum sai.',
    turn: 'Uma coisa por vez: tirar uma prenda, abrir uma das tuas, roubar uma ou impingir uma. Toca numa prenda para a ver; nada se faz sem tu dizeres.',
    steal:
      'Agora podes roubar: quem tem a prenda deixa-a ir, ou os dois lançam o dado, e empatar chega para ficar com ela. O jogo acaba com a última do monte.',
    defend:
      'Decides tu: deixar, ou resistir. Se resistires, lançam os dois o dado; se o teu for igual ou maior, a prenda fica onde está.',
  },
};
