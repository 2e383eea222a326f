import type { FourthOptions } from '../../engine/fourth-king/kinds.ts';
import type { RulePart } from './rulebook.ts';

const BOB: Readonly<Record<FourthOptions['bob'], string>> = {
  host: 'O Rei Bob não ocupa lugar nem ganha presente: coloca presentes no monte, começa e cuida do jogo.',
  table: 'Ninguém é o Rei Bob: a mesa faz o trabalho dele.',
  plays: 'O Rei Bob também joga, e não vê mais do que os outros.',
};
const GIVERS: Readonly<Record<FourthOptions['givers'], string>> = {
  secret: 'No fim se revela quem embrulhou cada presente.',
  open: 'Assim que um presente é aberto, se revela quem embrulhou.',
  never: 'Nunca se revela quem embrulhou o quê. Cada um só vê com quem ficaram os presentes que embrulhou.',
};
const PATIENCE: Readonly<Record<FourthOptions['patience'], string>> = {
  none: 'Ninguém é obrigado a pegar, então o jogo pode não ter fim.',
  '1': 'Se todos já jogaram uma vez desde que alguém pegou, só dá para pegar, até alguém pegar um presente.',
  '3': 'Se todos já jogaram três vezes desde que alguém pegou, só dá para pegar, até alguém pegar um presente.',
};

/** The rules as this table plays them. */
export const rules = (o: FourthOptions): readonly RulePart[] => [
  {
    title: 'Os presentes',
    rules: [
      { id: 'F1', text: `De dois a vinte jogadores. ${BOB[o.bob]}` },
      {
        id: 'F2',
        text: `${o.gifts === 'bob' ? 'Quem traz os presentes é o Rei Bob' : 'Cada um pode embrulhar até cinco presentes, e o Rei Bob quantos couberem'}: pelo menos um por jogador, no máximo sessenta.`,
      },
      { id: 'F3', text: 'Todo mundo vê o lado de fora: papel, fita, forma, tamanho e etiqueta.' },
      {
        id: 'F4',
        text: 'Dentro está o que o presente é e, se quiser, um recado, um link, uma imagem e o que se ouve ao chacoalhar.',
      },
      { id: 'F5', text: 'No começo os presentes são embaralhados e numerados. O número não diz nada.' },
      {
        id: 'F6',
        text: 'Ninguém vê dentro de um presente fechado, só quem o embrulhou: nem quem está com ele, nem o Rei Bob.',
      },
      { id: 'F7', text: GIVERS[o.givers] },
    ],
  },
  {
    title: 'Quem começa',
    rules: [
      {
        id: 'F8',
        text: `Cada um rola um dado de ${o.initiativeDie === 'd20' ? 'vinte' : 'seis'} lados. Começa o maior, e assim por diante.`,
      },
      { id: 'F9', text: 'Quem empata rola de novo, pelos lugares em que empatou.' },
    ],
  },
  {
    title: 'Uma jogada: uma coisa só',
    rules: [
      { id: 'F10', text: 'Na sua vez você faz exatamente uma de quatro coisas: pega, abre, rouba ou empurra.' },
      { id: 'F11', text: 'Pegar: pegue um presente do monte. Ele continua fechado.' },
      {
        id: 'F12',
        text: 'Abrir: abra um presente fechado que está com você. A partir daí todo mundo vê o que tem dentro.',
      },
      {
        id: 'F13',
        text: 'Roubar: diga qual presente você quer, aberto ou fechado, dos que estão com os outros. A pessoa pode defender.',
      },
      {
        id: 'F14',
        text: 'Empurrar: escolha um presente seu, aberto ou fechado, e diga quem vai ficar com ele. A pessoa pode recusar.',
      },
      { id: 'F15', text: 'Nada fica protegido: o que foi roubado pode ser roubado de volta na hora.' },
      { id: 'F16', text: 'Não dá para passar. Na primeira jogada de todas ninguém tem nada, então só dá para pegar.' },
      { id: 'F17', text: 'Um presente em que você não pode mexer é recusado como se não existisse.' },
    ],
  },
  {
    title: 'A defesa',
    rules: [
      { id: 'F18', text: 'Só responde quem foi perguntado, e todos esperam.' },
      { id: 'F19', text: 'Se deixar, o presente muda de mãos.' },
      {
        id: 'F20',
        text: 'Se resistir, os dois rolam um dado de seis lados. Se quem defende igualar ou passar o outro, o presente fica onde estava; se não, muda de mãos.',
      },
      {
        id: 'F21',
        text: 'De um jeito ou de outro, a vez passa. Defender não conta como jogada, e pode acontecer quantas vezes for.',
      },
    ],
  },
  {
    title: 'Chacoalhar',
    rules: [
      {
        id: 'F22',
        text: 'Na sua vez, antes de jogar, você pode chacoalhar um presente do monte, ou um fechado que está com você. Todo mundo ouve.',
      },
      { id: 'F23', text: 'No máximo três chacoalhadas por jogada, no mesmo presente ou em vários.' },
      { id: 'F24', text: 'Alguns presentes não fazem barulho.' },
    ],
  },
  {
    title: 'O fim',
    rules: [
      { id: 'F25', text: PATIENCE[o.patience] },
      { id: 'F26', text: 'O jogo acaba na hora em que o último presente sai do monte.' },
      { id: 'F27', text: 'Cada um fica com o que tem na mão, que pode ser nada. Ninguém ganha, ninguém perde.' },
      { id: 'F28', text: 'Depois, quem ainda tiver presentes fechados pode abrir.' },
      {
        id: 'F30',
        text: 'Tem honras para o presente que mais mudou de mãos, para a mão mais leve e para a defesa mais azarada.',
      },
    ],
  },
  {
    title: 'Quando alguém some',
    rules: [
      { id: 'F32', text: 'A mesa rola o dado por quem não rolar.' },
      {
        id: 'F33',
        text: 'Na vez da pessoa, a mesa abre um presente fechado dela; se não houver, pega um por sorteio.',
      },
      { id: 'F34', text: 'Se for para defender, a mesa resiste por ela.' },
    ],
  },
];
