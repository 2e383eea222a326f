import type { shell as en } from './shell.en.ts';

export const shell: typeof en = {
  brand: 'Kings’ Table',
  title: (page: string) => `${page} · Kings’ Table`,

  back: 'Voltar',
  close: 'Fechar',
  menu: 'Menu',
  talk: 'Conversa',
  talkNew: n => `Conversa, ${n} por ler`,
  settings: 'Definições',
  cancel: 'Agora não',
  notLoaded: 'Uma parte desta página não chegou.',
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

  closed: {
    garbled: 'A mesa não percebeu esta página. Carrega-a outra vez.',
    noHello: 'A mesa esperou demasiado por esta página.',
    removed: 'Este aparelho já não tem o lugar. Se houver um livre, podes sentar-te outra vez.',
    noSuchTable: 'Essa mesa não existe.',
    gone: 'Esta mesa já foi levantada.',
    tooLarge: 'Isso era mais do que a mesa aguenta de uma vez.',
    full: 'A mesa está cheia, e o banco de quem está a ver também.',
    oldPage: 'A mesa já fala uma língua mais nova do que esta página. Carrega-a outra vez.',
    oldRoom: 'A mesa está em obras. Tenta daqui a um minuto.',
    tooMany: 'Calma, foi muita coisa ao mesmo tempo. Respira fundo e volta.',
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
    otherDevice: 'Passar o meu lugar para outro aparelho',
    people: 'Quem está cá',
    leave: 'Sair da mesa',
  },

  here: 'Cá',
  away: 'Fora',
  watching: (n: number) =>
    n === 0 ? 'Ninguém está a ver' : n === 1 ? '1 pessoa está a ver' : `${n} pessoas estão a ver`,

  closedPage: {
    title: 'A ligação foi fechada',
    again: 'Voltar',
    reload: 'Carregar a página outra vez',
  },

  share: {
    copied: 'Link copiado.',
    cannotCopy: 'Este browser não deixa as páginas copiar. O link está marcado: copia-o tu.',
  },
};
