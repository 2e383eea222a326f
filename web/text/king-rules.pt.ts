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
          text: `Quatro jogadores, cada um por si. ${quick ? 'Sete mãos: três para fugir, depois quatro festas' : 'Dez mãos: seis para fugir, depois quatro festas'}. Ganha o total mais alto; os totais todos juntos dão 0.`,
        },
        {
          id: 'K2',
          text: '52 cartas, 13 para cada um. O ás é a mais alta, depois rei, dama, valete, dez e por aí abaixo até ao dois. No fim de cada mão passa a dar quem está à esquerda.',
        },
        {
          id: 'K3',
          text: `Antes da primeira mão viram-se cartas até sair o rei de copas. Quem o receber ${o.dealerChoice === 'on' ? 'diz quem dá primeiro' : 'dá primeiro'}.`,
        },
      ],
    },
    {
      title: 'As vazas',
      rules: [
        { id: 'K8', text: leadRule(o) },
        {
          id: 'K10',
          text: 'Quem tem o naipe puxado assiste. Quem não tem balda-se à vontade: nunca é obrigado a cortar nem a ganhar.',
        },
        {
          id: 'K12',
          text: 'O trunfo mais alto leva a vaza; sem trunfos, a carta mais alta do naipe puxado. Quem a leva puxa a seguir.',
        },
      ],
    },
    {
      title: 'As mãos negativas',
      rules: [
        ...(quick ? QUICK : FULL).map(([id, text]) => ({ id, text })),
        {
          id: 'K25',
          text: `${quick ? 'Na segunda mão' : 'Nas mãos 2 e 5'} só puxa a copas quem não tem mais nada.`,
        },
        {
          id: 'K26',
          text: `${quick ? 'Na segunda mão' : 'Na mão 5'} o rei de copas ${
            o.kingOfHearts === 'strict'
              ? 'sai à primeira oportunidade: quando se puxa a copas, quando não podes assistir e quando tens de puxar a copas.'
              : 'tem de sair assim que se puxe a outro naipe que não tenhas.'
          }`,
        },
        {
          id: 'K28',
          text:
            o.playOut === 'on'
              ? 'Todas as mãos se jogam até à última carta.'
              : 'As mãos de copas, damas, reis ou valetes acabam na vaza que leva o último que conta.',
        },
      ],
    },
    {
      title: 'As festas',
      rules: [
        {
          id: 'K30',
          text: 'Quem dá é o beneficiado. Vê as cartas e escolhe: joga positivas, joga nulos, abre o leilão ou dá o ultimato.',
        },
        { id: 'K31', text: 'Positivas: 25 por cada vaza. Quem as joga escolhe o trunfo, ou joga sem trunfo.' },
        { id: 'K32', text: 'Nulos: cada um começa com 325 e perde 75 por vaza. Nunca há trunfo.' },
        {
          id: 'K35',
          text: 'No leilão falam os outros três, a começar à esquerda do beneficiado: oferecem positivas, a 25 cada, ou nulos, a 75 cada. Há dez ofertas, de 1 a 8 positivas; 3 positivas valem o mesmo que 1 nulo, 6 positivas o mesmo que 2 nulos.',
        },
        { id: 'K36', text: 'Para subir é preciso valer mais do que a oferta que está na mesa. Pode-se saltar.' },
        {
          id: 'K37',
          text: 'Quem está mais perto da esquerda do beneficiado tem preferência: pode igualar a oferta de quem fala depois, tal e qual, e fica com ela. O outro só a recupera se subir.',
        },
        {
          id: 'K41',
          text:
            o.passIsFinal === 'on'
              ? 'Quem passa já não volta. O leilão acaba quando só resta quem deu a melhor oferta, ou quando os três passaram.'
              : 'Quem passa pode voltar. O leilão acaba quando os outros dois passam seguidos, ou os três sem nenhuma oferta.',
        },
        {
          id: 'K45',
          text: 'Depois decide o beneficiado: aceita, pede mais, dá o ultimato, ou fica com a mão e escolhe positivas ou nulos sem ninguém pagar nada.',
        },
        {
          id: 'K47',
          text: 'Só se pede mais uma vez por mão, e nunca acima de 8 positivas. Quem deu a oferta sobe até onde quiser, e isso já ninguém iguala, ou deixa ficar.',
        },
        {
          id: 'K44',
          text: 'Com 8 positivas o leilão acaba logo; só quem tem preferência ainda pode igualar.',
        },
        {
          id: 'K49',
          text:
            o.eightUpBinds === 'on'
              ? 'Se estiverem 8 positivas na mesa, o beneficiado tem de aceitar.'
              : 'O beneficiado pode recusar qualquer oferta, até 8 positivas.',
        },
        {
          id: 'K52',
          text: 'O ultimato, uma vez por mão: «8 ou nulos.» Pergunta-se aos outros a partir da esquerda. Fica com ela o primeiro que disser 8; se ninguém disser, o beneficiado joga nulos. Anula a oferta que houver, e não se dá por cima de 8 positivas.',
        },
        {
          id: 'K50',
          text:
            o.forfeitAnytime === 'on'
              ? 'O beneficiado pode desistir de qualquer festa, antes do leilão ou ao decidir: marca 100 para si e 75 para cada um dos outros.'
              : 'Se nenhuma oferta valer mais de 75, o beneficiado pode desistir ao decidir: marca 100 para si e 75 para cada um dos outros.',
        },
      ],
    },
    {
      title: 'As contas',
      rules: [
        {
          id: 'K56',
          text: `Quem comprou positivas paga ao beneficiado 25 por cada uma que ofereceu${o.shortfall === 'noDebt' ? ', mas só as que fizer' : ', faça-as ou não'}.`,
        },
        {
          id: 'K58',
          text: `Quem comprou nulos carrega com tantas vazas do beneficiado quantas ofereceu: 75 cada${o.downPayment === 'capped' ? ', mas nunca mais do que ele fez' : ', tenha-as ele feito ou não'}.`,
        },
      ],
    },
    {
      title: 'Reclamar o resto',
      rules: [
        {
          id: 'K60',
          text: 'Antes de puxar podes reclamar as vazas que faltam. Se as tuas cartas as ganham, estejam as outras onde estiverem, são logo tuas.',
        },
        {
          id: 'K64',
          text: 'Se não, as tuas cartas ficam à vista e pergunta-se aos outros. Basta um dizer que não e o jogo continua; tens de puxar antes de reclamar outra vez.',
        },
      ],
    },
  ];
}

function leadRule({ positiveLead }: KingOptions): string {
  switch (positiveLead) {
    case 'dealer':
      return 'Em todas as mãos, quem dá puxa a primeira vaza.';
    case 'contractHolder':
      return 'Quem dá puxa a primeira vaza; numa mão comprada, puxa quem a comprou.';
    case 'leftOfDealer':
      return 'Quem dá puxa a primeira vaza; nas festas, quem está à sua esquerda.';
  }
}

const FULL = [
  ['K16', 'Mão 1, sem vazas: −20 por cada uma.'],
  ['K17', 'Mão 2, sem copas: −20 por cada uma.'],
  ['K18', 'Mão 3, sem damas: −50 por cada uma.'],
  ['K19', 'Mão 4, sem reis nem valetes: −30 por cada um.'],
  ['K20', 'Mão 5, sem rei de copas: −160.'],
  ['K21', 'Mão 6, sem as duas últimas vazas: −90 por cada uma.'],
] as const;
const QUICK = [
  ['K22', 'Mão 1: −20 por cada vaza, e mais −90 por cada uma das duas últimas.'],
  ['K23', 'Mão 2: −20 por cada copa, e mais −160 pelo rei de copas.'],
  ['K24', 'Mão 3: −50 por cada dama, −30 por cada rei ou valete.'],
] as const;
