import type { hints as en } from './hints.en.ts';

export const hints: typeof en = {
  never: 'Chega de dicas',
  texts: {
    dodge: 'Nesta mão é para fugir: o que levas custa pontos. A carta mais alta do naipe puxado leva a vaza.',
    follow:
      'Tens o naipe puxado, por isso é para assistir. Toca numa carta que está em baixo e ela diz porque tem de esperar.',
    sell: 'Com boas cartas joga à tua maneira. Com fracas vende: quem ficar com o direito de escolher paga-te.',
    auction: 'Dá o que pagarias para escolher como se joga esta mão. Só pagas se a tua oferta for aceite.',
    seal: 'Onde se encontram dados, o mais alto leva os outros; se os mais altos forem iguais, perdem-se todos. Escolhe em segredo e depois sela.',
    reveal: 'Os dados que ganhaste são teus a partir da próxima ronda. Quem fica sem nenhum sai.',
    turn: 'Uma coisa por vez: tirar uma prenda, abrir uma das tuas, roubar uma ou impingir uma. Toca numa prenda para a ver; nada se faz sem tu dizeres.',
    steal:
      'Agora podes roubar. Quem tem a prenda deixa-a ir ou resiste; então os dois lançam o dado, e empatar chega para ficar com ela.',
    defend:
      'Decides tu: deixar, ou resistir. Então os dois lançam o dado; se o teu for igual ou maior, a prenda fica onde está.',
  },
};
