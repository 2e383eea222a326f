import type { company as English } from './company.en.ts';
import { allDo, does, whom } from './grammar.pt.ts';

/** Words about the people at a table: what a host may do, what happened to whom, breaks and returns. */
export const company: typeof English = {
  person: {
    crown: 'Entregar a mesa',
    crownHint: 'Com ela vai tudo o que o anfitrião pode fazer.',
    mute: 'Silenciar',
    muteHint: 'Nada do que disser chega aos outros.',
    unmute: 'Deixar falar de novo',
    standIn: 'Pôr um quebra-nozes a jogar',
    standInHint: 'Até esta pessoa jogar, ou até lhe devolveres o lugar.',
    giveBack: 'Devolver o lugar',
    reissue: 'Fazer um link novo para este lugar',
    reissueHint: 'Para quem perdeu o seu. Os aparelhos que têm agora o lugar ficam sem ele.',
    reissuePlayer: 'Dar este lugar a alguém',
    reissuePlayerHint: 'Vai num link; o quebra-nozes joga até a pessoa chegar.',
  },

  handOver: {
    title: name => `O lugar de ${name}`,
    text: 'Pede-lhe que leia isto, ou manda-lhe o link. Leva o lugar consigo.',
    warning: 'Não o mostres a mais ninguém: quem o abrir senta-se ali.',
    qr: 'Código QR que leva o lugar',
    link: 'O link que leva o lugar',
  },

  table: {
    gather: 'Reunir gente para outro jogo',
    lock: 'Trancar a mesa',
    unlock: 'Destrancar a mesa',
    pause: 'Fazer uma pausa',
    wish: 'Pedir uma pausa',
    unwish: 'Já não quero pausa',
    close: 'Levantar a mesa',
    closeAsk: 'Levantar a mesa?',
    closeText: 'Todos saem, e o jogo e tudo o que se disse são apagados. Ninguém os consegue recuperar.',
    closeDo: 'Levantar de vez',
    anyone: 'O anfitrião não está: quem estiver sentado pode fazer a vez dele.',
    lost: 'Uma destas cadeiras é tua? Quem a guarda é o browser em que te sentaste. O anfitrião pode fazer-te um link novo.',
  },

  pause: {
    title: 'Em pausa',
    by: who =>
      who.length === 0 ? 'O anfitrião parou o jogo.' : `${allDo(who, 'paraste', 'parou', 'pararam')} o jogo.`,
    still: 'Nada acontece até continuar.',
    goOn: 'Continuar',
    waits: 'Continua quando o anfitrião, ou quem o parou, quiser.',
    wish: who => `${allDo(who, 'pedes', 'pede', 'pedem')} uma pausa.`,
    mine: 'Pediste uma pausa. Começa quando todos concordarem.',
    join: 'Pausa',
    not: 'Agora não',
  },

  told: {
    crown: who => `${does(who, 'ficas', 'fica')} agora com a mesa.`,
    anyone: 'O anfitrião não está. Qualquer pessoa pode fazer a vez dele.',
    hostBack: 'Voltou o anfitrião.',
    locked: 'A mesa está trancada. Ninguém mais se senta.',
    unlocked: 'A mesa está outra vez aberta.',
    muted: 'Estás em silêncio. Os outros não te ouvem.',
    unmuted: 'Os outros voltam a ouvir-te.',
    standIn: who => `Um quebra-nozes joga agora por ${whom(who)}.`,
    giveBack: who => `${does(who, 'voltas a jogar', 'volta a jogar')}.`,
    goesOn: 'O jogo continua.',
    reissued: name => `O lugar de ${name} tem um link novo.`,
  },

  meanwhile: {
    title: 'Enquanto estiveste fora',
    text: n => `Um quebra-nozes jogou por ti ${n === 1 ? 'uma vez' : `${n} vezes`}.`,
    last: n => (n === 1 ? 'A última:' : `As últimas ${n}:`),
    ok: 'Está bem',
  },

  talk: {
    title: 'Conversa',
    empty: 'Ainda ninguém disse nada.',
    say: 'Diz qualquer coisa',
    send: 'Enviar',
    signs: 'Gestos',
    host: 'O anfitrião',
    muted: 'O anfitrião silenciou-te. Continuas a ouvir os outros.',
    watcher: 'Aqui conversa quem joga. Podes ouvir.',
    emotes: {
      clap: 'Bater palmas',
      laugh: 'Rir',
      wow: 'Espantar-se',
      cry: 'Chorar',
      think: 'Pensar',
      heart: 'Um coração',
      crown: 'Uma coroa',
      bye: 'Acenar',
    },
  },

  devices: {
    count: n => (n <= 1 ? 'Agora só esta página tem o teu lugar.' : `Agora ${n} páginas têm o teu lugar.`),
    withdraw: 'Só neste aparelho',
    hint: 'Os outros aparelhos e links ficam sem ele.',
    done: 'Agora só este aparelho tem o teu lugar.',
  },

  absent: {
    away: who => `${allDo(who, 'não estás', 'não está', 'não estão')} à mesa.`,
    player: 'Passado um minuto, joga um quebra-nozes.',
    wait: 'A mesa espera.',
    host: 'O anfitrião pode pôr um quebra-nozes a jogar.',
    youMay: 'No menu, em «Quem está cá», podes pôr um quebra-nozes a jogar.',
    clock: 'Quando o tempo acabar, a mesa joga.',
  },

  takeBack: {
    ask: 'Desfazer a minha última jogada',
    wish: who => `${does(who, 'queres', 'quer')} desfazer a última jogada.`,
    waits: 'Desfaz-se quando todos concordarem.',
    agree: 'Está bem',
    object: 'Não',
  },
};
