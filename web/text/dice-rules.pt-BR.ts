import type { DiceOptions } from '../../engine/kings-dice/kinds.ts';
import type { RulePart } from './rulebook.ts';

const LORDS: RulePart = {
  title: 'Uma rodada',
  rules: [
    {
      id: 'D4',
      text: 'A mesa rola todos os dados de todo mundo, cada um debaixo do copo do dono. Ninguém precisa apertar nada.',
    },
    {
      id: 'D5',
      text: 'Só você vê os seus números. Dados com o mesmo número são iguais: tanto faz qual deles você coloca.',
    },
    {
      id: 'D6',
      text: 'Arrume seus dados em cinco casas. Com cinco dados você preenche todas; com mais, escolhe cinco; com menos, coloca todos e escolhe que casas ficam vazias.',
    },
    {
      id: 'D7',
      text: 'Sele a sua ordem. Até o último jogador selar, você ainda pode mudar; os outros só veem que está selada, não quantas vezes você mudou de ideia.',
    },
    {
      id: 'D8',
      text: 'Nada é selado por você, nem quando só existe uma escolha: isso entregaria os seus dados.',
    },
    { id: 'D9', text: 'Quando o último jogador sela, todos os copos se levantam ao mesmo tempo.' },
  ],
};

const COMMONERS: RulePart = {
  title: 'Uma rodada',
  rules: [
    {
      id: 'D4',
      text: 'A mesa rola todos os dados de todo mundo, cada um debaixo do copo do dono. Ninguém precisa apertar nada.',
    },
    {
      id: 'D5',
      text: 'Só você vê os seus números. Dados com o mesmo número são iguais: tanto faz qual deles você joga.',
    },
    {
      id: 'D18',
      text: 'Uma rodada tem cinco jogadas. Em cada uma, quem ainda tem dados para jogar sela um deles virado para baixo, ou passa.',
    },
    {
      id: 'D19',
      text: 'Você joga cinco dados por rodada, ou todos, se tiver menos. Só pode passar enquanto faltarem mais jogadas do que dados que ainda tem que jogar.',
    },
    {
      id: 'D7',
      text: 'Até o último jogador selar, você ainda pode mudar a sua escolha; os outros só veem que você já selou.',
    },
    {
      id: 'D8',
      text: 'Nada é selado por você, nem quando só existe uma escolha: isso entregaria os seus dados.',
    },
    { id: 'D9', text: 'Quando o último jogador sela, tudo se levanta ao mesmo tempo.' },
    { id: 'D20', text: 'Uma jogada em que todo mundo passa não muda nada.' },
    {
      id: 'D21',
      text: 'Os dados mantêm o número a rodada inteira, e cada um só se joga uma vez. Os que você ganhar esperam a próxima rodada.',
    },
    {
      id: 'D22',
      text: 'A rodada acaba assim que só um jogador, ou nenhum, tiver dados para jogar. O que sobrar continua dele, sem ninguém ver.',
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
          text: `É rodada atrás de rodada até só um jogador, ou nenhum, ter dados${roundLimit === 'none' ? '' : `, ou até passarem ${roundLimit} rodadas`}.`,
        },
      ],
    },
    lords ? LORDS : COMMONERS,
    {
      title: lords ? 'O que acontece numa casa' : 'O que acontece numa jogada',
      rules: [
        {
          id: 'D10',
          text: `Cada ${lords ? 'casa' : 'jogada'} se resolve sozinha, entre quem colocou um dado ali.`,
        },
        { id: 'D11', text: 'Um dado sozinho não tem rival e continua seu.' },
        { id: 'D12', text: 'Se um só dado for o maior, ele leva todos os outros e continua do dono.' },
        {
          id: 'D13',
          text: 'Se dois ou mais tiverem o maior número, ninguém ganha: todos os dados dali, os menores também, saem do jogo.',
        },
        {
          id: 'D14',
          text: 'Os dados que você ganhar ficam de lado e entram a partir da próxima rodada. Os que você não colocou continuam com você.',
        },
      ],
    },
    {
      title: 'O fim',
      rules: [
        {
          id: 'D15',
          text: 'Só no fim da rodada se vê quem saiu, contando os dados que ficaram de lado. Sem dados, você está fora.',
        },
        { id: 'D16', text: 'Ganha o último jogador que ainda tiver dados.' },
        { id: 'D17', text: 'Se ninguém ficar com dados, empatam os que saíram nessa última rodada.' },
        ...(roundLimit === 'none'
          ? []
          : [
              {
                id: 'D23',
                text: `Depois da rodada ${roundLimit} ganha quem tiver mais dados; iguais dividem a vitória.`,
              },
            ]),
        {
          id: 'D24',
          text: 'Classificação: primeiro quem ainda tem dados, por quantidade; depois os outros, e quanto mais tarde saíram, melhor.',
        },
      ],
    },
    {
      title: 'Quem vê o quê',
      rules: [
        {
          id: 'D27',
          text: 'Todo mundo vê quantos dados cada um tem e quantos saíram do jogo. Os números são só seus até os copos se levantarem; os que você não colocou nunca aparecem.',
        },
        { id: 'D28', text: 'O que foi revelado pode ser visto de novo até a próxima revelação.' },
        {
          id: 'D25',
          text: 'Um quebra-nozes sorteia as suas casas e jogadas. E quem joga no lugar de alguém ausente, também.',
        },
        { id: 'D29', text: 'Quando o jogo acaba, o registro conta todos os lançamentos.' },
      ],
    },
  ];
}
