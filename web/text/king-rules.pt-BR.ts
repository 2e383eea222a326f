import type { KingOptions } from '../../engine/king/kinds.ts';
import type { RulePart } from './rulebook.ts';

export function rules(o: KingOptions): readonly RulePart[] {
  const quick = o.length === 'quick';
  return [
    {
      title: 'O jogo',
      rules: [
        {
          id: 'K1',
          text: `Quatro jogadores, cada um por si. ${quick ? 'Sete mãos: três para fugir, depois quatro para ganhar' : 'Dez mãos: seis para fugir, depois quatro para ganhar'}. Vence o maior total; a soma de todos os totais dá 0.`,
        },
        {
          id: 'K2',
          text: '52 cartas, 13 para cada um. O ás é a maior, depois rei, dama, valete, dez e assim por diante até o dois. Depois de cada mão, quem está à esquerda passa a dar as cartas.',
        },
        {
          id: 'K3',
          text: `Antes da primeira mão, as cartas são viradas até sair o rei de copas. Quem o receber ${o.dealerChoice === 'on' ? 'diz quem dá as cartas primeiro' : 'dá as cartas primeiro'}.`,
        },
      ],
    },
    {
      title: 'As vazas',
      rules: [
        { id: 'K8', text: leadRule(o) },
        {
          id: 'K10',
          text: 'Quem tem o naipe puxado segue o naipe. Quem não tem descarta o que quiser: ninguém é obrigado a cortar nem a ganhar.',
        },
        {
          id: 'K12',
          text: 'O maior trunfo leva a vaza; sem trunfo, a maior carta do naipe puxado. Quem leva puxa a próxima.',
        },
      ],
    },
    {
      title: 'As mãos negativas',
      rules: [
        ...(quick ? QUICK : FULL).map(([id, text]) => ({ id, text })),
        {
          id: 'K25',
          text: `${quick ? 'Na segunda mão' : 'Nas mãos 2 e 5'} só puxa copas quem não tem mais nada.`,
        },
        {
          id: 'K26',
          text: `${quick ? 'Na segunda mão' : 'Na mão 5'} o rei de copas ${
            o.kingOfHearts === 'strict'
              ? 'sai na primeira chance: quando puxam copas, quando você não pode seguir o naipe e quando é obrigado a puxar copas.'
              : 'tem que sair assim que puxarem outro naipe que você não tenha.'
          }`,
        },
        {
          id: 'K28',
          text:
            o.playOut === 'on'
              ? 'Toda mão vai até a última carta.'
              : 'As mãos de copas, damas, reis ou valetes acabam na vaza que leva o último que conta.',
        },
      ],
    },
    {
      title: 'As mãos positivas',
      rules: [
        {
          id: 'K30',
          text: 'Quem dá as cartas é o beneficiado. Ele olha a mão e escolhe: joga positivas, joga nulos, abre o leilão ou dá o ultimato.',
        },
        { id: 'K31', text: 'Positivas: 25 por vaza. Quem joga escolhe o trunfo, ou joga sem trunfo.' },
        { id: 'K32', text: 'Nulos: cada um começa com 325 e perde 75 por vaza. Nunca tem trunfo.' },
        {
          id: 'K35',
          text: 'No leilão os outros três dão lances, começando pela esquerda do beneficiado: positivas, a 25 cada, ou nulos, a 75 cada. São dez lances, de 1 a 8 positivas; 3 positivas valem o mesmo que 1 nulo, 6 positivas o mesmo que 2 nulos.',
        },
        { id: 'K36', text: 'Para subir, o lance tem que valer mais do que o que está na mesa. Pode pular.' },
        {
          id: 'K37',
          text: 'Quem está mais perto da esquerda do beneficiado tem preferência: pode igualar o lance de quem fala depois, nos mesmos termos, e fica com ele. O outro só recupera se subir.',
        },
        {
          id: 'K41',
          text:
            o.passIsFinal === 'on'
              ? 'Quem passa está fora. O leilão acaba quando só sobra quem deu o maior lance, ou quando os três passaram.'
              : 'Quem passa pode voltar. O leilão acaba quando os outros dois passam em seguida, ou os três sem nenhum lance.',
        },
        {
          id: 'K45',
          text: 'Depois o beneficiado decide: aceita, pede mais, dá o ultimato, ou fica com a mão e escolhe positivas ou nulos sem ninguém pagar nada.',
        },
        {
          id: 'K47',
          text: 'Só dá para pedir mais uma vez por mão, e nunca acima de 8 positivas. Quem deu o lance sobe até onde quiser, sem que ninguém possa igualar, ou mantém.',
        },
        {
          id: 'K44',
          text: 'Com 8 positivas o leilão acaba na hora; só quem tem preferência ainda pode igualar.',
        },
        {
          id: 'K49',
          text:
            o.eightUpBinds === 'on'
              ? 'Com 8 positivas na mesa, o beneficiado tem que aceitar.'
              : 'O beneficiado pode recusar qualquer lance, até 8 positivas.',
        },
        {
          id: 'K52',
          text: 'O ultimato, uma vez por mão: “8 ou nulos.” Os outros respondem a partir da esquerda. Leva o primeiro que disser 8; se ninguém disser, o beneficiado joga nulos. Ele anula o lance que houver, e não vale em cima de 8 positivas.',
        },
        {
          id: 'K50',
          text:
            o.forfeitAnytime === 'on'
              ? 'O beneficiado pode desistir de qualquer mão positiva, antes do leilão ou na hora de decidir: 100 para ele, 75 para cada um dos outros.'
              : 'Se nenhum lance valer mais de 75, o beneficiado pode desistir na hora de decidir: 100 para ele, 75 para cada um dos outros.',
        },
      ],
    },
    {
      title: 'O pagamento',
      rules: [
        {
          id: 'K56',
          text: `Quem comprou positivas paga ao beneficiado 25 por cada uma que deu${o.shortfall === 'noDebt' ? ', mas só as que fizer' : ', fazendo ou não'}.`,
        },
        {
          id: 'K58',
          text: `Quem comprou nulos assume tantas vazas do beneficiado quantas deu no lance: 75 cada${o.downPayment === 'capped' ? ', mas nunca mais do que ele fez' : ', mesmo que ele não tenha feito todas'}.`,
        },
      ],
    },
    {
      title: 'Pedir o resto',
      rules: [
        {
          id: 'K60',
          text: 'Antes de puxar, você pode pedir as vazas que faltam. Se as suas cartas ganham de qualquer jeito, estejam as outras onde estiverem, são suas na hora.',
        },
        {
          id: 'K64',
          text: 'Se não, suas cartas ficam abertas e os outros respondem. Basta um discordar e o jogo continua; aí é preciso puxar antes de pedir de novo.',
        },
      ],
    },
  ];
}

function leadRule({ positiveLead }: KingOptions): string {
  switch (positiveLead) {
    case 'dealer':
      return 'Em todas as mãos, quem dá as cartas puxa a primeira vaza.';
    case 'contractHolder':
      return 'Quem dá as cartas puxa a primeira vaza; numa mão comprada, puxa quem comprou.';
    case 'leftOfDealer':
      return 'Quem dá as cartas puxa a primeira vaza; nas mãos positivas, quem está à sua esquerda.';
  }
}

const FULL = [
  ['K16', 'Mão 1, não fazer vazas: −20 por vaza.'],
  ['K17', 'Mão 2, não levar copas: −20 por carta.'],
  ['K18', 'Mão 3, não levar damas: −50 por dama.'],
  ['K19', 'Mão 4, não levar reis nem valetes: −30 por carta.'],
  ['K20', 'Mão 5, não levar o rei de copas: −160.'],
  ['K21', 'Mão 6, não fazer as duas últimas vazas: −90 por vaza.'],
] as const;
const QUICK = [
  ['K22', 'Mão 1: −20 por vaza, e mais −90 em cada uma das duas últimas.'],
  ['K23', 'Mão 2: −20 por carta de copas, e mais −160 pelo rei de copas.'],
  ['K24', 'Mão 3: −50 por dama, −30 por rei ou valete.'],
] as const;
