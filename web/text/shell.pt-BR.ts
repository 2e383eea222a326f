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

  refusals: {
    'unknown-game': 'Esse jogo ninguém aqui conhece.',
    'bad-options': 'A mesa não conhece essas regras da casa.',
    'bad-name': 'Esse nome não dá para ler. Tente outro.',
    'not-host': 'Só o anfitrião pode fazer isso.',
    'not-seated': 'Primeiro sente-se.',
    'seat-taken': 'Alguém foi mais rápido: esse lugar já tem dono.',
    'no-seat-free': 'Não tem mais lugar. Mas você pode ficar assistindo.',
    'not-in-lobby': 'No meio de um jogo, não.',
    'not-playing': 'Não tem nenhum jogo rolando.',
    'not-over': 'O jogo ainda não acabou.',
    'too-few': 'Primeiro alguém tem que se sentar.',
    'stale-turn': 'A mesa já estava mais adiante.',
    over: 'O jogo acabou.',
    'not-awaited': 'Não é a sua vez.',
    garbled: 'A mesa não entendeu isso.',
    broken: 'A mesa perdeu o fio da meada. Nada foi jogado.',
    'may-not-bring': 'Você não pode colocar presentes neste monte.',
    'bad-gift': 'A mesa não aceita este presente. Será que algum texto ficou comprido demais?',
    'no-such-gift': 'Esse presente não é seu.',
    'no-such-picture': 'A imagem não está mais na mesa. Envie de novo.',
    'too-many-gifts': 'Tanto presente não cabe no monte.',
    'too-few-gifts': 'Precisa de pelo menos um presente por jogador.',
    'too-many-pictures': 'Nesta mesa não cabem mais imagens.',
    'gifts-in-the-way': 'Com os presentes que estão no monte, não dá. Seria preciso tirar alguns antes.',
    'bob-has-no-seat': 'O Rei Bob não se senta. Se quiser jogar, mude as regras da casa.',
    'no-crown': 'Só quem está com a coroa pode fazer isso.',
    locked: 'A mesa está trancada. Ninguém mais se senta.',
    'nobody-there': 'Não tem ninguém ali.',
    'own-seat': 'Com o seu próprio lugar, não.',
    paused: 'O jogo está em pausa.',
    'not-paused': 'O jogo não está em pausa.',
    muted: 'Você está no mudo.',
    'too-fast': 'Uma coisa de cada vez. Espere um pouco.',
    'bad-text': 'Isso não dá para passar adiante.',
    'no-undo': 'Essa jogada não dá para desfazer.',
    'not-asked': 'Ninguém mais está pedindo isso.',
    'asked-already': 'Isso já está sendo pedido.',
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

  gone: {
    title: 'Não tem mesa aqui',
    noSuchTable:
      'Neste endereço não tem mesa. Depois de um tempo paradas as mesas são desmontadas; ou então o código está errado.',
    gone: 'Esta mesa já foi desmontada, como todas depois da festa.',
    nowhere: 'Neste endereço não tem nada.',
    make: 'Armar uma mesa nova',
    start: 'Página inicial',
  },

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
