import type { kingHouse as en } from './king-house.en.ts';

export const kingHouse: typeof en = {
  firstTitle: 'Quanto tempo?',
  first: {
    full: { name: 'Jogo completo', text: '10 mãos, uns 45 minutos' },
    quick: { name: 'Jogo rápido', text: '7 mãos, uns 30 minutos' },
  },
  presetsTitle: 'Que regras?',
  presets: {
    usual: { name: 'As do costume', text: 'Como se joga na maioria das mesas' },
    brazilian: { name: 'À brasileira', text: 'O rei de copas diz quem dá' },
    mild: { name: 'Suaves', text: 'Quem passa pode voltar, e comprar mal sai mais barato' },
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
        strict: 'O rei de copas sai à primeira oportunidade',
        voidOnly: 'O rei de copas só é obrigado a sair quando não se pode assistir',
      },
    },
    playOut: {
      on: 'on',
      sides: {
        on: 'Todas as mãos se jogam até à última carta',
        off: 'A mão acaba quando já saiu tudo o que conta',
      },
    },
    positiveLead: {
      question: 'Quem puxa primeiro nas festas?',
      answers: {
        dealer: 'Quem dá puxa primeiro, nas festas também',
        contractHolder: 'Puxa primeiro quem ganhou o leilão',
        leftOfDealer: 'Nas festas puxa quem está à esquerda de quem deu',
      },
    },
    passIsFinal: {
      on: 'on',
      sides: { on: 'Quem passa já não volta ao leilão', off: 'Quem passa pode voltar ao leilão' },
    },
    forfeitAnytime: {
      on: 'on',
      sides: {
        on: 'O beneficiado pode desistir de qualquer festa',
        off: 'O beneficiado só pode desistir se ninguém der mais de 3 positivas',
      },
    },
    eightUpBinds: {
      on: 'on',
      sides: { on: '8 positivas têm de ser aceites', off: 'O beneficiado pode recusar até 8 positivas' },
    },
    shortfall: {
      on: 'debt',
      sides: {
        debt: 'Quem compra positivas paga a oferta toda, faça-as ou não',
        noDebt: 'Quem compra positivas só paga as vazas que fizer',
      },
    },
    downPayment: {
      on: 'full',
      sides: {
        full: 'Quem compra nulos paga a oferta toda',
        capped: 'Quem compra nulos só carrega com as vazas que o beneficiado fizer',
      },
    },
    sheet: {
      on: 'columns',
      sides: {
        columns: 'A folha separa as negativas das festas',
        single: 'A folha tem uma coluna só',
      },
    },
  },
};
