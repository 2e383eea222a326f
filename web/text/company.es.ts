import type { company as English } from './company.en.ts';
import { after, does, iso, together } from './grammar.es.ts';

/** Words about the people at a table: what a host may do, what happened to whom, breaks and returns. */
export const company: typeof English = {
  person: {
    crown: 'Ceder la mesa',
    crownHint: 'Con ella va todo lo que puede hacer el anfitrión.',
    mute: 'Silenciar',
    muteHint: 'Lo que diga no llega a los demás.',
    unmute: 'Dejar que hable otra vez',
    standIn: 'Que juegue un cascanueces',
    standInHint: 'Hasta que juegue por su cuenta, o le devuelvas la silla.',
    giveBack: 'Devolver la silla',
    reissue: 'Hacer otro enlace para esta silla',
    reissueHint: 'Para quien lo perdió. Los dispositivos que tienen la silla ahora la pierden.',
    reissuePlayer: 'Dar esta silla a alguien',
    reissuePlayerHint: 'La lleva un enlace; el cascanueces juega hasta que llegue.',
  },

  handOver: {
    title: name => `La silla de ${name}`,
    text: 'Que escanee esto, o mándale el enlace. La silla va con él.',
    warning: 'No se lo enseñes a nadie más: quien lo abra se sienta ahí.',
    qr: 'Código QR que lleva la silla',
    link: 'El enlace que lleva la silla',
  },

  table: {
    gather: 'Reunir gente para otra partida',
    lock: 'Cerrar con llave',
    unlock: 'Abrir otra vez',
    pause: 'Parar la partida',
    wish: 'Pedir una pausa',
    unwish: 'Por mí, sin pausa',
    close: 'Recoger la mesa',
    closeAsk: '¿Recoger la mesa?',
    closeText: 'Se despide a todos, y la partida y todo lo que se dijo se borran. Nadie podrá recuperarlo.',
    closeDo: 'Recogerla para siempre',
    anyone: 'El anfitrión no está: quien tenga silla puede hacer sus veces.',
    lost: '¿Una de estas sillas es tuya? La guarda el navegador en el que te sentaste. El anfitrión puede hacerte otro enlace.',
  },

  pause: {
    title: 'En pausa',
    by: who => {
      const [only] = who;
      if (only === undefined) return 'El anfitrión paró la partida.';
      return who.length === 1 ? `${does(only, 'paraste', 'paró')} la partida.` : `${together(who)} pararon la partida.`;
    },
    still: 'No pasa nada hasta que se reanude.',
    goOn: 'Seguir',
    waits: 'La reanuda el anfitrión o quien la paró.',
    wish: who => {
      const [only] = who;
      return only !== undefined && who.length === 1
        ? `${does(only, 'quieres', 'quiere')} una pausa.`
        : `${together(who)} quieren una pausa.`;
    },
    mine: 'Quieres una pausa. Empieza cuando todos estén de acuerdo.',
    join: 'Pausa',
    not: 'Ahora no',
  },

  /** Said in passing, when it happens. */
  told: {
    crown: who => `${does(who, 'te quedas', 'se queda')} al mando de la mesa.`,
    anyone: 'El anfitrión no está. Cualquiera puede hacer sus veces.',
    hostBack: 'Ha vuelto el anfitrión.',
    locked: 'La mesa está cerrada con llave. No se sienta nadie nuevo.',
    unlocked: 'La mesa vuelve a estar abierta.',
    muted: 'No tienes la palabra: los demás no te oyen.',
    unmuted: 'Los demás te oyen otra vez.',
    standIn: who => `Ahora juega un cascanueces ${after('por', who)}.`,
    giveBack: who => (who.you ? 'Recuperaste tu silla.' : `${iso(who)} juega otra vez.`),
    goesOn: 'La partida sigue.',
    reissued: name => `La silla de ${name} tiene otro enlace.`,
  },

  meanwhile: {
    title: 'Mientras no estabas',
    text: n => `Un cascanueces jugó por ti ${n === 1 ? 'una vez' : `${n} veces`}.`,
    last: n => (n === 1 ? 'La última:' : `Las ${n} últimas:`),
    ok: 'De acuerdo',
  },

  talk: {
    title: 'Charla',
    empty: 'Nadie ha dicho nada todavía.',
    say: 'Di algo',
    send: 'Enviar',
    signs: 'Gestos',
    host: 'El anfitrión',
    muted: 'El anfitrión te ha silenciado. Sigues oyendo a los demás.',
    watcher: 'Aquí charlan quienes juegan. Puedes escuchar.',
    emotes: {
      clap: 'Aplaudir',
      laugh: 'Reír',
      wow: 'Asombrarse',
      cry: 'Llorar',
      think: 'Pensar',
      heart: 'Un corazón',
      crown: 'Una corona',
      bye: 'Saludar con la mano',
    },
  },

  devices: {
    count: n => (n <= 1 ? 'Ahora solo esta página tiene tu silla.' : `Ahora ${n} páginas tienen tu silla.`),
    withdraw: 'Solo en este dispositivo',
    hint: 'Los demás dispositivos y enlaces la pierden.',
    done: 'Ahora solo este dispositivo tiene tu silla.',
  },

  absent: {
    away: who => `${together(who)} no ${who.length === 1 ? 'está' : 'están'}.`,
    player: 'Tras un minuto juega un cascanueces.',
    wait: 'La mesa espera.',
    host: 'El anfitrión puede poner a jugar un cascanueces.',
    youMay: 'En el menú, en “Quién está”, puedes poner a jugar un cascanueces.',
    clock: 'Cuando se acabe el tiempo, juega la mesa.',
  },

  takeBack: {
    ask: 'Deshacer mi última jugada',
    wish: who => `${does(who, 'quieres', 'quiere')} deshacer la última jugada.`,
    waits: 'Se deshace cuando todos estén de acuerdo.',
    agree: 'De acuerdo',
    object: 'No',
  },
};
