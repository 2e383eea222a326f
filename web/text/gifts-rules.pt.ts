import type { FourthOptions } from '../../engine/fourth-king/kinds.ts';
import type { RulePart } from './rulebook.ts';

const BOB: Readonly<Record<FourthOptions['bob'], string>> = {
  host: 'O Rei Bob não se senta nem ganha prendas: põe prendas no monte, dá início e toma conta do jogo.',
  table: 'Ninguém é o Rei Bob: a mesa faz o trabalho dele.',
  plays: 'O Rei Bob também joga, e não vê mais do que os outros.',
};
const GIVERS: Readonly<Record<FourthOptions['givers'], string>> = {
  secret: 'No fim diz-se quem embrulhou cada prenda.',
  open: 'Assim que uma prenda é aberta, diz-se quem a embrulhou.',
  never: 'Nunca se diz quem embrulhou o quê. Cada um só vê quem ficou com as prendas que ele próprio embrulhou.',
};
const PATIENCE: Readonly<Record<FourthOptions['patience'], string>> = {
  none: 'Ninguém é obrigado a tirar, por isso um jogo pode não ter fim.',
  '1': 'Se todos já jogaram uma vez desde que alguém tirou, só se pode tirar, até alguém tirar uma prenda.',
  '3': 'Se todos já jogaram três vezes desde que alguém tirou, só se pode tirar, até alguém tirar uma prenda.',
};

/** The rules as this table plays them. */
export const rules = (o: FourthOptions): readonly RulePart[] => [
  {
    title: 'As prendas',
    rules: [
      { id: 'F1', text: `Dois a vinte jogadores. ${BOB[o.bob]}` },
      {
        id: 'F2',
        text: `${o.gifts === 'bob' ? 'As prendas traz o Rei Bob' : 'Cada um pode embrulhar até cinco prendas, e o Rei Bob quantas couberem'}: pelo menos uma por jogador, no máximo sessenta.`,
      },
      { id: 'F3', text: 'Todos veem o que está por fora: papel, fita, forma, tamanho e etiqueta.' },
      {
        id: 'F4',
        text: 'Lá dentro está o que a prenda é e, se se quiser, um recado, um link, uma imagem e o que se ouve quando a abanam.',
      },
      { id: 'F5', text: 'No início as prendas são baralhadas e numeradas. O número não diz nada.' },
      {
        id: 'F6',
        text: 'Ninguém vê uma prenda por dentro antes de ser aberta, a não ser quem a embrulhou: nem quem a tem na mão, nem o Rei Bob.',
      },
      { id: 'F7', text: GIVERS[o.givers] },
    ],
  },
  {
    title: 'Quem começa',
    rules: [
      {
        id: 'F8',
        text: `Cada um lança um dado de ${o.initiativeDie === 'd20' ? 'vinte' : 'seis'} faces. Começa o mais alto, e por aí abaixo.`,
      },
      { id: 'F9', text: 'Quem empata lança outra vez, pelos lugares em que empatou.' },
    ],
  },
  {
    title: 'Uma jogada: uma coisa só',
    rules: [
      { id: 'F10', text: 'Na tua vez fazes exatamente uma de quatro coisas: tirar, abrir, roubar ou impingir.' },
      { id: 'F11', text: 'Tirar: tira uma prenda do monte. Fica por abrir.' },
      { id: 'F12', text: 'Abrir: abre uma prenda que tenhas na mão. A partir daí todos veem o que tem dentro.' },
      {
        id: 'F13',
        text: 'Roubar: diz que prenda queres, aberta ou por abrir, das que outra pessoa tem. Essa pessoa pode defendê-la.',
      },
      {
        id: 'F14',
        text: 'Impingir: escolhe uma prenda tua, aberta ou por abrir, e diz quem há de ficar com ela. Essa pessoa pode recusar.',
      },
      { id: 'F15', text: 'Nada fica protegido: o que foi roubado pode ser logo roubado de volta.' },
      {
        id: 'F16',
        text: 'Não se pode passar. Na primeira jogada de todas ninguém tem nada, por isso só se pode tirar.',
      },
      { id: 'F17', text: 'Uma prenda em que não podes mexer é recusada como se não existisse.' },
    ],
  },
  {
    title: 'A defesa',
    rules: [
      { id: 'F18', text: 'Só responde a pessoa a quem se pergunta, e todos esperam por ela.' },
      { id: 'F19', text: 'Se deixar, a prenda muda de mãos.' },
      {
        id: 'F20',
        text: 'Se resistir, lançam os dois um dado de seis faces. Se quem defende igualar ou passar o outro, a prenda fica onde estava; se não, muda de mãos.',
      },
      {
        id: 'F21',
        text: 'De uma maneira ou de outra, joga o seguinte. Defender não conta como jogada, e pode acontecer as vezes que for.',
      },
    ],
  },
  {
    title: 'Abanar',
    rules: [
      {
        id: 'F22',
        text: 'Na tua vez, antes de jogar, podes abanar uma prenda do monte, ou uma por abrir que tenhas na mão. Todos a ouvem.',
      },
      { id: 'F23', text: 'No máximo três abanões por jogada, à mesma prenda ou a várias.' },
      { id: 'F24', text: 'Há prendas que não fazem barulho.' },
    ],
  },
  {
    title: 'O fim',
    rules: [
      { id: 'F25', text: PATIENCE[o.patience] },
      { id: 'F26', text: 'O jogo acaba mal saia do monte a última prenda.' },
      { id: 'F27', text: 'Cada um fica com o que tem na mão, que pode ser nada. Ninguém ganha, ninguém perde.' },
      { id: 'F28', text: 'Depois, quem tiver prendas por abrir pode abri-las.' },
      {
        id: 'F30',
        text: 'Há honras para a prenda que mais mudou de mãos, para a mão mais leve e para a defesa mais azarada.',
      },
    ],
  },
  {
    title: 'Quando alguém se ausenta',
    rules: [
      { id: 'F32', text: 'A mesa lança o dado por quem não o lançar.' },
      {
        id: 'F33',
        text: 'Na vez dessa pessoa, a mesa abre uma prenda dela; se não houver nenhuma por abrir, tira uma à sorte.',
      },
      { id: 'F34', text: 'Se tiver de defender, a mesa resiste por ela.' },
    ],
  },
];
