import type { giftsHouse as en } from './gifts-house.en.ts';

export const giftsHouse: typeof en = {
  firstTitle: 'Quem é o Rei Bob?',
  first: {
    host: { name: 'Tu, e não jogas', text: 'O anfitrião embrulha, dá início e toma conta do jogo' },
    table: { name: 'Ninguém', text: 'A mesa faz o trabalho do Rei Bob, e jogam todos' },
    plays: { name: 'Tu, e também jogas', text: 'O Rei Bob embrulha e também joga: má teologia, mas pode ser' },
  },
  presetsTitle: 'Que tipo de noite?',
  presets: {
    usual: { name: 'A do costume', text: 'Todos embrulham; no fim diz-se quem deu o quê' },
    brisk: { name: 'Despachada', text: 'Após uma volta sem tirar, é preciso tirar; quem deu diz-se logo' },
    masked: { name: 'Às escondidas', text: 'Nunca se diz quem embrulhou o quê' },
  },
  rules: {
    gifts: {
      on: 'everyone',
      sides: { everyone: 'Todos embrulham prendas, até cinco cada um', bob: 'Só o Rei Bob traz prendas' },
    },
    givers: {
      question: 'Quando se diz quem embrulhou uma prenda?',
      answers: {
        secret: 'No fim diz-se quem embrulhou o quê',
        open: 'Ao abrir uma prenda diz-se quem a embrulhou',
        never: 'Nunca se diz quem embrulhou o quê',
      },
    },
    initiativeDie: {
      on: 'd20',
      sides: { d20: 'Um dado de vinte faces diz quem começa', d6: 'Um dado de seis faces diz quem começa' },
    },
    patience: {
      question: 'Quanto tempo podem ficar sem tirar?',
      answers: {
        none: 'Ninguém é obrigado a tirar: o jogo pode durar a noite toda',
        '1': 'Após uma volta sem ninguém tirar, o seguinte tem de tirar',
        '3': 'Após três voltas sem ninguém tirar, o seguinte tem de tirar',
      },
    },
  },
};
