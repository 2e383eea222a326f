import type { shell as en } from './shell.en.ts';

export const shell: typeof en = {
  brand: 'Kings’ Table',
  title: (page: string) => `${page} · Kings’ Table`,

  back: 'Voltar',
  close: 'Fechar',
  menu: 'Menu',
  talk: 'Conversa',
  talkNew: (n: number) => (n === 1 ? 'Conversa, 1 nova' : `Conversa, ${n} novas`),
  settings: 'Configurações',
  cancel: 'Agora não',
  notLoaded: 'Uma parte desta página não chegou.',
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

  closed: {
    garbled: 'A mesa não entendeu esta página. Carregue de novo.',
    noHello: 'A mesa esperou demais por esta página.',
    removed: 'Este aparelho não tem mais o lugar. Se tiver um livre, você pode sentar de novo.',
    noSuchTable: 'Essa mesa não existe.',
    gone: 'Esta mesa já foi desmontada.',
    tooLarge: 'Isso foi mais do que a mesa aguenta de uma vez.',
    full: 'A mesa está cheia, e o banco de quem assiste também.',
    oldPage: 'A mesa fala uma língua mais nova do que esta página. Carregue de novo.',
    oldRoom: 'A mesa está em reforma. Tente daqui a um minuto.',
    tooMany: 'Calma, foi muita coisa de uma vez. Respire fundo e volte.',
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
    otherDevice: 'Levar meu lugar para outro aparelho',
    people: 'Quem está aqui',
    leave: 'Sair da mesa',
  },

  here: 'Aqui',
  away: 'Fora',
  watching: (n: number) =>
    n === 0 ? 'Ninguém assistindo' : n === 1 ? '1 pessoa assistindo' : `${n} pessoas assistindo`,

  closedPage: {
    title: 'A conexão foi fechada',
    again: 'Voltar',
    reload: 'Carregar a página de novo',
  },

  share: {
    copied: 'Link copiado.',
    cannotCopy: 'Este navegador não deixa a página copiar. O link está marcado: é só copiar.',
  },
};
