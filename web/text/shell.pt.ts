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

  refusals: {
    'unknown-game': 'Esse jogo ninguém aqui conhece.',
    'bad-options': 'A mesa não conhece essas regras da casa.',
    'bad-name': 'Esse nome não se consegue ler. Experimenta outro.',
    'not-host': 'Só o anfitrião pode fazer isso.',
    'not-seated': 'Primeiro senta-te.',
    'seat-taken': 'Alguém foi mais rápido: esse lugar já tem dono.',
    'no-seat-free': 'Já não há lugares. Mas podes ficar a ver.',
    'not-in-lobby': 'A meio de um jogo, não.',
    'not-playing': 'Não há nenhum jogo a decorrer.',
    'not-over': 'O jogo ainda não acabou.',
    'too-few': 'Primeiro alguém tem de se sentar.',
    'stale-turn': 'A mesa já ia mais à frente.',
    over: 'O jogo acabou.',
    'not-awaited': 'Não é a tua vez.',
    garbled: 'A mesa não percebeu isso.',
    broken: 'A mesa perdeu o fio à meada. Não se jogou nada.',
    'may-not-bring': 'Não podes pôr prendas neste monte.',
    'bad-gift': 'A mesa não aceita esta prenda. Haverá nela algum texto comprido de mais?',
    'no-such-gift': 'Essa prenda não é das tuas.',
    'no-such-picture': 'A imagem já não está na mesa. Envia-a outra vez.',
    'too-many-gifts': 'Tanta prenda não cabe no monte.',
    'too-few-gifts': 'Tem de haver pelo menos tantas prendas como jogadores.',
    'too-many-pictures': 'Nesta mesa não cabem mais imagens.',
    'gifts-in-the-way': 'Com as prendas que estão no monte, não dá. Era preciso tirar algumas primeiro.',
    'bob-has-no-seat': 'O Rei Bob não se senta. Se quiseres jogar, muda as regras da casa.',
    'no-crown': 'Isso só pode fazer quem tem a coroa.',
    locked: 'A mesa está trancada. Ninguém mais se senta.',
    'nobody-there': 'Ali não está ninguém.',
    'own-seat': 'Com o teu próprio lugar, não.',
    paused: 'O jogo está em pausa.',
    'not-paused': 'O jogo não está em pausa.',
    muted: 'Estás em silêncio.',
    'too-fast': 'Uma coisa de cada vez. Espera um momento.',
    'bad-text': 'Isso não se pode transmitir.',
    'no-undo': 'Essa jogada não se pode desfazer.',
    'not-asked': 'Já ninguém pede isso.',
    'asked-already': 'Isso já está a ser pedido.',
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

  gone: {
    title: 'Aqui não há mesa',
    noSuchTable:
      'Neste endereço não está nenhuma mesa. Depois de algum sossego as mesas são levantadas; ou então o código tem um engano.',
    gone: 'Esta mesa já foi levantada, como todas depois da festa.',
    nowhere: 'Neste endereço não há nada.',
    make: 'Pôr uma mesa nova',
    start: 'Página inicial',
  },

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
