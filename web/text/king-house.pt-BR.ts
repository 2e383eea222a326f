import type { kingHouse as en } from './king-house.en.ts';

export const kingHouse: typeof en = {
  firstTitle: 'Quanto tempo?',
  first: {
    full: { name: 'Jogo completo', text: '10 mãos, uns 45 minutos' },
    quick: { name: 'Jogo rápido', text: '7 mãos, uns 30 minutos' },
  },
  presetsTitle: 'Quais regras?',
  presets: {
    usual: { name: 'As de sempre', text: 'Como joga a maioria das mesas' },
    brazilian: { name: 'Brasileiras', text: 'O rei de copas diz quem dá as cartas' },
    mild: { name: 'Leves', text: 'Quem passa pode voltar, e comprar mal sai mais barato' },
  },
  rules: {
    dealerChoice: {
      on: 'on',
      sides: {
        on: 'Quem recebe o rei de copas diz quem dá primeiro',
        off: 'Quem recebe o rei de copas dá primeiro',
      },
    },
    kingOfHearts: {
      on: 'strict',
      sides: {
        strict: 'O rei de copas sai na primeira chance',
        voidOnly: 'O rei de copas só é obrigado a sair quando não dá para seguir o naipe',
      },
    },
    playOut: {
      on: 'on',
      sides: {
        on: 'Toda mão vai até a última carta',
        off: 'A mão acaba quando já saiu tudo o que conta',
      },
    },
    positiveLead: {
      question: 'Quem puxa primeiro nas positivas?',
      answers: {
        dealer: 'Quem dá as cartas puxa, nas positivas também',
        contractHolder: 'Puxa quem ganhou o leilão',
        leftOfDealer: 'Nas positivas puxa quem está à esquerda de quem deu',
      },
    },
    passIsFinal: {
      on: 'on',
      sides: { on: 'Quem passa está fora do leilão', off: 'Quem passa pode voltar ao leilão' },
    },
    forfeitAnytime: {
      on: 'on',
      sides: {
        on: 'O beneficiado pode desistir de qualquer mão positiva',
        off: 'O beneficiado só pode desistir se ninguém der mais de 3 positivas',
      },
    },
    eightUpBinds: {
      on: 'on',
      sides: { on: 'Um lance de 8 positivas tem que ser aceito', off: 'O beneficiado pode recusar até 8 positivas' },
    },
    shortfall: {
      on: 'debt',
      sides: {
        debt: 'Quem compra positivas paga o lance inteiro, fazendo ou não',
        noDebt: 'Quem compra positivas só paga as vazas que fizer',
      },
    },
    downPayment: {
      on: 'full',
      sides: {
        full: 'Quem compra nulos paga o lance inteiro',
        capped: 'Quem compra nulos só assume as vazas que o beneficiado fizer',
      },
    },
    sheet: {
      on: 'columns',
      sides: {
        columns: 'O placar separa negativas e positivas',
        single: 'O placar tem uma coluna só',
      },
    },
  },
};
