import type { company as en } from './company.en.ts';
import { allDo, count, does, they } from './grammar.pt-BR.ts';

export const company: typeof en = {
  person: {
    crown: 'Entregar a mesa',
    crownHint: 'Com ela vai tudo o que o anfitrião pode fazer.',
    mute: 'Silenciar',
    muteHint: 'Nada do que disser chega aos outros.',
    unmute: 'Deixar falar de novo',
    standIn: 'Colocar um quebra-nozes para jogar',
    standInHint: 'Até a pessoa jogar, ou até você devolver o lugar.',
    giveBack: 'Devolver o lugar',
    reissue: 'Fazer um link novo para este lugar',
    reissueHint: 'Para quem perdeu o seu. Os aparelhos que estão com o lugar ficam sem ele.',
    reissuePlayer: 'Dar este lugar a alguém',
    reissuePlayerHint: 'Vai num link; o quebra-nozes joga até a pessoa chegar.',
  },

  handOver: {
    title: name => `O lugar de ${name}`,
    text: 'Peça para a pessoa escanear, ou mande o link. Ele leva o lugar.',
    warning: 'Não mostre a mais ninguém: quem abrir senta ali.',
    qr: 'QR code que leva o lugar',
    link: 'O link que leva o lugar',
  },

  table: {
    gather: 'Juntar gente para outro jogo',
    lock: 'Trancar a mesa',
    unlock: 'Destrancar a mesa',
    pause: 'Pausar o jogo',
    wish: 'Pedir uma pausa',
    unwish: 'Não quero mais pausa',
    close: 'Desmontar a mesa',
    closeAsk: 'Desmontar a mesa?',
    closeText: 'Todo mundo sai, e o jogo e tudo o que foi dito são apagados. Ninguém consegue trazer de volta.',
    closeDo: 'Desmontar de vez',
    anyone: 'O anfitrião está fora: quem estiver sentado pode agir no lugar dele.',
    lost: 'Uma destas cadeiras é sua? Quem guarda é o navegador em que você se sentou. O anfitrião pode fazer um link novo para você.',
  },

  pause: {
    title: 'Em pausa',
    by: who => (who.length === 0 ? 'O anfitrião parou o jogo.' : `${allDo(who, 'parou', 'pararam')} o jogo.`),
    still: 'Nada acontece até continuar.',
    goOn: 'Continuar',
    waits: 'Continua quando o anfitrião, ou quem parou, quiser.',
    wish: who => `${allDo(who, 'quer', 'querem')} uma pausa.`,
    mine: 'Você pediu uma pausa. Ela começa quando todos concordarem.',
    join: 'Pausa',
    not: 'Agora não',
  },

  told: {
    crown: who => `${does(who, 'fica com a mesa agora')}.`,
    anyone: 'O anfitrião está fora. Qualquer um pode agir no lugar dele.',
    hostBack: 'O anfitrião voltou.',
    locked: 'A mesa está trancada. Ninguém mais se senta.',
    unlocked: 'A mesa está aberta de novo.',
    muted: 'Você está no mudo. Os outros não ouvem você.',
    unmuted: 'Os outros ouvem você de novo.',
    standIn: who => `Agora um quebra-nozes joga por ${they(who)}.`,
    giveBack: who => `${does(who, 'volta a jogar')}.`,
    goesOn: 'O jogo continua.',
    reissued: name => `O lugar de ${name} tem um link novo.`,
  },

  meanwhile: {
    title: 'Enquanto você esteve fora',
    text: n => `Um quebra-nozes jogou por você ${count(n, 'vez', 'vezes')}.`,
    last: n => (n === 1 ? 'A última:' : `As últimas ${n}:`),
    ok: 'Beleza',
  },

  talk: {
    title: 'Conversa',
    empty: 'Ninguém disse nada ainda.',
    say: 'Diga alguma coisa',
    send: 'Enviar',
    signs: 'Gestos',
    host: 'O anfitrião',
    muted: 'O anfitrião colocou você no mudo. Você continua ouvindo os outros.',
    watcher: 'Aqui conversa quem joga. Você pode ouvir.',
    emotes: {
      clap: 'Bater palmas',
      laugh: 'Rir',
      wow: 'Ficar de boca aberta',
      cry: 'Chorar',
      think: 'Pensar',
      heart: 'Um coração',
      crown: 'Uma coroa',
      bye: 'Dar tchau',
    },
  },

  devices: {
    count: n => (n <= 1 ? 'Agora só esta página está com o seu lugar.' : `Agora ${n} páginas estão com o seu lugar.`),
    withdraw: 'Deixar só neste aparelho',
    hint: 'Todos os outros aparelhos e links ficam sem ele.',
    done: 'Agora só este aparelho está com o seu lugar.',
  },

  absent: {
    away: who => `${allDo(who, 'não está', 'não estão')} na mesa.`,
    player: 'Depois de um minuto, joga um quebra-nozes.',
    wait: 'A mesa espera.',
    host: 'O anfitrião pode deixar um quebra-nozes jogar.',
    youMay: 'No menu, em “Quem está aqui”, você pode deixar um quebra-nozes jogar.',
    clock: 'Quando o tempo acabar, a mesa joga.',
  },

  takeBack: {
    ask: 'Desfazer minha última jogada',
    wish: who => `${does(who, 'quer')} desfazer a última jogada.`,
    waits: 'Ela é desfeita quando todos concordarem.',
    agree: 'Beleza',
    object: 'Não',
  },
};
