import type { giftsHouse as en } from './gifts-house.en.ts';

export const giftsHouse: typeof en = {
  firstTitle: 'Quem é o Rei Bob?',
  first: {
    host: { name: 'Você, e sem jogar', text: 'O anfitrião embrulha, começa e cuida do jogo' },
    table: { name: 'Ninguém', text: 'A mesa faz o trabalho do Rei Bob, e todo mundo joga' },
    plays: { name: 'Você, e também joga', text: 'O Rei Bob embrulha e também joga: pode, embora seja má teologia' },
  },
  presetsTitle: 'Que tipo de noite?',
  presets: {
    usual: { name: 'A de sempre', text: 'Todo mundo embrulha; no fim se revela quem deu o quê' },
    brisk: { name: 'Ligeira', text: 'Uma rodada sem pegar e alguém tem que pegar; quem deu se revela na hora' },
    masked: { name: 'Mascarada', text: 'Nunca se revela quem embrulhou o quê' },
  },
  rules: {
    gifts: {
      on: 'everyone',
      sides: {
        everyone: 'Todo mundo embrulha presentes, até cinco cada um',
        bob: 'Só o Rei Bob traz presentes',
      },
    },
    givers: {
      question: 'Quando se revela quem embrulhou um presente?',
      answers: {
        secret: 'No fim se revela quem embrulhou o quê',
        open: 'Ao abrir um presente se revela quem embrulhou',
        never: 'Nunca se revela quem embrulhou o quê',
      },
    },
    initiativeDie: {
      on: 'd20',
      sides: { d20: 'Um dado de vinte lados diz quem começa', d6: 'Um dado de seis lados diz quem começa' },
    },
    patience: {
      question: 'Quanto tempo dá para ficar sem pegar?',
      answers: {
        none: 'Ninguém é obrigado a pegar: o jogo pode varar a noite',
        '1': 'Depois de uma rodada sem ninguém pegar, o próximo tem que pegar',
        '3': 'Depois de três rodadas sem ninguém pegar, o próximo tem que pegar',
      },
    },
  },
};
