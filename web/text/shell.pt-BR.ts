import type { shell as en } from './shell.en.ts';

export const shell: typeof en = {
  brand: 'Kings’ Table',
  title: (page: string) => `${page} · Kings’ Table`,

  skip: 'Pular para o conteúdo',
  back: 'Voltar',
  close: 'Fechar',
  menu: 'Menu',
  talk: 'Conversa',
  talkNew: (n: number) => (n === 1 ? 'Conversa, 1 nova' : `Conversa, ${n} novas`),
  settings: 'Configurações',
  cancel: 'Agora não',
  notLoaded: 'Uma parte desta página não chegou.',
  goingOn: 'O que está acontecendo',
  yourTurn: 'Sua vez',
  tryNow: 'Tentar agora',
  tryAgain: 'Tentar de novo',
  timeLeft: (seconds: number): string => `restam ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,

  games: {
    king: 'King',
    'kings-dice': 'Dados do Rei',
    'fourth-king': 'O Jogo do Quarto Rei',
  },

  connection: {
    calling: 'Procurando a mesa…',
    lost: 'Procurando a mesa de novo…',
    safe: 'Seu lugar está guardado.',
    tries: (n: number) => `${n}ª tentativa.`,
  },

  undone: {
    'moved-on': 'A mesa andou enquanto você esteve fora.',
    'cut-off': 'Isso não chegou à mesa. Tente de novo.',
    unknown: 'Agora não dá.',
  },

  menuItems: {
    rules: 'Regras',
    settings: 'Configurações',
    invite: 'Convidar alguém',
    otherDevice: 'Meu lugar em outro aparelho',
    people: 'Quem está aqui',
    leave: 'Sair da mesa',
  },

  here: 'Aqui',
  away: 'Fora',
  watching: (n: number) =>
    n === 0 ? 'Ninguém assistindo' : n === 1 ? '1 pessoa assistindo' : `${n} pessoas assistindo`,

  share: {
    copied: 'Link copiado.',
    cannotCopy: 'Este navegador não deixa a página copiar. O link está marcado: é só copiar.',
  },
};
