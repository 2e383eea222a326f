import type { shell as en } from './shell.en.ts';

export const shell: typeof en = {
  brand: 'Kings’ Table',
  title: (page: string) => `${page} · Kings’ Table`,

  skip: 'Saltar para o conteúdo',
  back: 'Voltar',
  close: 'Fechar',
  menu: 'Menu',
  talk: 'Conversa',
  talkNew: n => `Conversa, ${n} por ler`,
  settings: 'Definições',
  cancel: 'Agora não',
  notLoaded: 'Uma parte desta página não chegou.',
  goingOn: 'O que se passa',
  yourTurn: 'É a tua vez',
  tryNow: 'Tentar já',
  tryAgain: 'Tentar outra vez',
  timeLeft: (seconds: number): string => `restam ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,

  games: {
    king: 'King',
    'kings-dice': 'Dados do Rei',
    'fourth-king': 'O Jogo do Quarto Rei',
  },

  connection: {
    calling: 'À procura da mesa…',
    lost: 'À procura da mesa outra vez…',
    safe: 'O teu lugar está guardado.',
    tries: (n: number) => `${n}.ª tentativa.`,
  },

  undone: {
    'moved-on': 'A mesa avançou enquanto estiveste fora.',
    'cut-off': 'Isso não chegou à mesa. Tenta outra vez.',
    unknown: 'Agora não dá.',
  },

  menuItems: {
    rules: 'Regras',
    settings: 'Definições',
    invite: 'Convidar alguém',
    otherDevice: 'O meu lugar noutro aparelho',
    people: 'Quem está cá',
    leave: 'Sair da mesa',
  },

  here: 'Cá',
  away: 'Fora',
  watching: (n: number) =>
    n === 0 ? 'Ninguém está a ver' : n === 1 ? '1 pessoa está a ver' : `${n} pessoas estão a ver`,

  share: {
    copied: 'Link copiado.',
    cannotCopy: 'Este navegador não deixa as páginas copiar. O link está marcado: copia-o tu.',
  },
};
