import type { DiceOptions } from '../../engine/kings-dice/kinds.ts';
import type { RulePart } from './rulebook.ts';

const LORDS: RulePart = {
  title: 'Uma ronda',
  rules: [
    {
      id: 'D4',
      text: 'A mesa lança todos os dados de toda a gente, cada um debaixo do copo do dono. Ninguém carrega em nada.',
    },
    {
      id: 'D5',
      text: 'Só tu vês os teus números. Dados com o mesmo número são iguais: tanto faz qual deles pões.',
    },
    {
      id: 'D6',
      text: 'Arruma os teus dados em cinco casas. Com cinco dados enches todas; com mais, escolhes cinco; com menos, pões todos e escolhes que casas ficam vazias.',
    },
    {
      id: 'D7',
      text: 'Sela a tua ordem. Até o último jogador selar ainda podes mudá-la; os outros só veem que está selada, não quantas vezes mudaste de ideias.',
    },
    {
      id: 'D8',
      text: 'Nada se sela por ti, nem quando só tens uma escolha: isso dizia aos outros que dados tens.',
    },
    { id: 'D9', text: 'Quando o último jogador sela, levantam-se os copos todos ao mesmo tempo.' },
  ],
};

const COMMONERS: RulePart = {
  title: 'Uma ronda',
  rules: [
    {
      id: 'D4',
      text: 'A mesa lança todos os dados de toda a gente, cada um debaixo do copo do dono. Ninguém carrega em nada.',
    },
    {
      id: 'D5',
      text: 'Só tu vês os teus números. Dados com o mesmo número são iguais: tanto faz qual deles jogas.',
    },
    {
      id: 'D18',
      text: 'Uma ronda tem cinco jogadas. Em cada uma, quem ainda tem dados por jogar sela um deles virado para baixo, ou passa.',
    },
    {
      id: 'D19',
      text: 'Jogas cinco dados por ronda, ou todos, se tiveres menos. Só podes passar enquanto faltarem mais jogadas do que dados que ainda tens de jogar.',
    },
    {
      id: 'D7',
      text: 'Até o último jogador selar ainda podes mudar a tua escolha; os outros só veem que já selaste.',
    },
    {
      id: 'D8',
      text: 'Nada se sela por ti, nem quando só tens uma escolha: isso dizia aos outros que dados tens.',
    },
    { id: 'D9', text: 'Quando o último jogador sela, levanta-se tudo ao mesmo tempo.' },
    { id: 'D20', text: 'Uma jogada em que todos passam não muda nada.' },
    {
      id: 'D21',
      text: 'Os dados guardam o número a ronda inteira, e cada um só se joga uma vez. Os que ganhares esperam pela ronda seguinte.',
    },
    {
      id: 'D22',
      text: 'A ronda acaba assim que só um jogador, ou nenhum, tenha dados por jogar. O que lhe sobrar continua seu, sem ninguém ver.',
    },
  ],
};

export function rules({ variant, roundLimit }: DiceOptions): readonly RulePart[] {
  const lords = variant === 'lords';
  return [
    {
      title: 'O jogo',
      rules: [
        { id: 'D1', text: 'Dois a oito jogadores. Cada um começa com cinco dados.' },
        {
          id: 'D3',
          text: `Joga-se ronda atrás de ronda até só um jogador, ou nenhum, ter dados${roundLimit === 'none' ? '' : `, ou até passarem ${roundLimit} rondas`}.`,
        },
      ],
    },
    lords ? LORDS : COMMONERS,
    {
      title: lords ? 'O que acontece numa casa' : 'O que acontece numa jogada',
      rules: [
        {
          id: 'D10',
          text: `Cada ${lords ? 'casa' : 'jogada'} resolve-se por si, entre quem lá pôs um dado.`,
        },
        { id: 'D11', text: 'Um dado sozinho não tem rival e continua teu.' },
        { id: 'D12', text: 'Se houver um só dado mais alto, ele leva todos os outros e continua do dono.' },
        {
          id: 'D13',
          text: 'Se dois ou mais tiverem o número mais alto, ninguém ganha: todos os dados ali, os mais baixos também, saem do jogo.',
        },
        {
          id: 'D14',
          text: 'Os dados que ganhares ficam de parte e usam-se a partir da ronda seguinte. Os que não puseste ficam contigo.',
        },
      ],
    },
    {
      title: 'O fim',
      rules: [
        {
          id: 'D15',
          text: 'Só no fim da ronda se vê quem saiu, contando os dados que ficaram de parte. Sem dados, estás fora.',
        },
        { id: 'D16', text: 'Ganha o único jogador que ainda tiver dados.' },
        { id: 'D17', text: 'Se ninguém ficar com dados, empatam os que saíram nessa última ronda.' },
        ...(roundLimit === 'none'
          ? []
          : [
              {
                id: 'D23',
                text: `Depois da ronda ${roundLimit} ganha quem tiver mais dados; iguais partilham a vitória.`,
              },
            ]),
        {
          id: 'D24',
          text: 'Classificação: primeiro quem ainda tem dados, por número; depois os outros, e quanto mais tarde saíram, melhor.',
        },
      ],
    },
    {
      title: 'Quem vê o quê',
      rules: [
        {
          id: 'D27',
          text: 'Toda a gente vê quantos dados tem cada um e quantos saíram do jogo. Os números são só teus até se levantarem os copos; os que não puseste nunca se mostram.',
        },
        { id: 'D28', text: 'O que se revelou pode ver-se outra vez até à revelação seguinte.' },
        {
          id: 'D25',
          text: 'Um quebra-nozes tira à sorte as suas casas e jogadas. E quem joga por alguém que se ausentou, também.',
        },
        { id: 'D29', text: 'Quando o jogo acaba, o registo conta todos os lançamentos.' },
      ],
    },
  ];
}
