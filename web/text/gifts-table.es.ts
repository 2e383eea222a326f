import type { Duel, table as English } from './gifts-table.en.ts';
import { looks, the } from './gifts-words.es.ts';
import { after, count, does, inOrder, iso, list, missing, they, together, type Who } from './grammar.es.ts';

/** «Ana te quiere endosar la caja 7», «Quieres endosarle la caja 7 a Luis». */
const inflicts = (actor: Who, gift: string, on: Who, you: string, other: string): string =>
  on.you ? `${iso(actor)} te ${other} endosar ${gift}.` : `${does(actor, you, other)} endosarle ${gift} a ${iso(on)}.`;

const tries = ({ how, actor, defender, gift }: Duel): string =>
  how === 'steal'
    ? `${does(actor, 'quieres', 'quiere')} robar ${the(gift)}, que ${defender.you ? 'tienes tú' : `tiene ${iso(defender)}`}.`
    : inflicts(actor, the(gift), defender, 'quieres', 'quiere');

/** Words at the table while the game is on. */
export const table: typeof English = {
  bar: {
    title: 'El cuarto rey',
    left: n => (n === 0 ? 'El montón está vacío' : `${n} en el montón`),
    initiative: '¿Quién empieza?',
    bob: 'Rey Bob',
    watching: 'Mirando',
    journal: 'Lo que ha pasado',
    rules: 'Reglas de “El juego del cuarto rey”',
  },
  views: { label: 'Qué mirar', pile: 'Montón', mine: 'Lo mío', everyone: 'Todos' },
  pile: {
    title: 'El montón',
    empty: 'No queda nada en el montón.',
    sealed: 'cerrado',
    open: 'abierto',
    mine: 'Lo que tienes',
    mineEmpty: 'Aún tienes las manos vacías.',
    everyone: 'Quién tiene qué',
    nothing: 'Manos vacías',
    count: n => count(n, 'regalo', 'regalos'),
    more: n => `y ${n} más`,
    turn: 'Ahora',
    next: 'Luego',
    asked: 'Responde',
    you: 'tú',
    away: 'Ausente',
    nutcracker: 'Un cascanueces',
  },
  parcel: {
    number: n => `Número ${n}`,
    name: (number, wrapping, it) =>
      [
        `Número ${number}: ${it.title === null ? '' : `${it.title}, `}${looks(wrapping)}`,
        ...(it.tag === null ? [] : [`etiqueta: ${it.tag}`]),
        it.title === null ? 'cerrado' : 'abierto',
        ...(it.heard === undefined ? [] : [it.heard === null ? 'sacudido: no suena' : `sacudido: ${it.heard}`]),
      ].join('; '),
    looks,
    tag: 'Etiqueta',
    onPile: 'En el montón',
    heldBy: who => (who.you ? 'Lo tienes tú' : `Lo tiene ${iso(who)}`),
    travels: n => (n === 0 ? 'No ha cambiado de manos' : `Cambió de manos ${n === 1 ? 'una vez' : `${n} veces`}`),
    heard: rattle => `Suena: ${rattle}`,
    silent: 'No suena nada.',
    shakenBy: who => {
      const [only] = who;
      if (only?.you === true && who.length === 1) return 'Lo sacudiste tú.';
      return `${who.length === 1 ? 'Lo sacudió' : 'Lo sacudieron'} ${list(who.map(they))}.`;
    },
    wrappedBy: who =>
      who !== 'bob' && who.you ? 'Lo envolviste tú' : `Lo envolvió ${who === 'bob' ? 'el rey Bob' : iso(who)}`,
    youWrapped: 'Este lo envolviste tú.',
    secret: 'Lo envolvió alguien de aquí. Al final sabrás quién.',
    link: 'Seguir el enlace',
    linkNote: 'Sale de la mesa y lleva a',
    picture: title => `Foto de ${title}`,
    inside: 'Dentro había',
    close: 'Cerrar',
    look: 'Mirarlo',
    details: 'Sobre este regalo',
  },
  acts: {
    label: 'Qué puedes hacer',
    pick: { name: 'Tomar', text: 'Llévate uno del montón, sin abrirlo' },
    open: { name: 'Abrir', text: 'Enseña a todos lo que hay en uno tuyo' },
    steal: { name: 'Robar', text: 'Échale mano a lo que tiene alguien' },
    inflict: { name: 'Endosar', text: 'Pásale a alguien uno de los tuyos' },
    shake: left => `Sacudir (${left === 1 ? 'queda 1' : `quedan ${left}`})`,
    which: {
      pick: '¿Cuál del montón?',
      open: '¿Cuál de los tuyos abres?',
      steal: '¿A cuál le echas mano?',
      inflict: '¿De cuál te quieres librar?',
    },
    whom: gift => `¿A quién le endosas ${the(gift)}?`,
    whomText: 'Puede aceptarlo, o rechazarlo y jugárselo a los dados.',
    give: who => `Endosárselo a ${iso(who)}`,
    do: {
      pick: 'Tomar este',
      open: 'Abrir este',
      steal: who => `Robárselo a ${iso(who)}`,
      inflict: 'Endosárselo a alguien',
    },
    sure: {
      pick: gift => `¿Tomar ${the(gift)}?`,
      open: gift => `¿Abrir ${the(gift)}?`,
      steal: (gift, from) => `¿Robarle ${the(gift)} a ${iso(from)}?`,
      inflict: (gift, on) => `¿Endosarle ${the(gift)} a ${iso(on)}?`,
    },
    sureText: {
      pick: 'Sigue cerrado, y se acaba tu turno.',
      last: 'Es el último: con él se acaba el juego.',
      open: 'Todos verán lo que hay dentro.',
      steal: 'Si se resiste, tiran los dos: tienes que sacar más.',
      inflict: 'Si lo rechaza, tiran los dos: tienes que sacar más.',
    },
    yes: { pick: 'Tomarlo', open: 'Abrirlo', steal: 'Robarlo', inflict: 'Endosarlo' },
    back: 'Este no',
    cancel: 'Atrás',
    not: {
      pick: 'El montón está vacío.',
      open: 'No tienes ningún regalo cerrado.',
      steal: 'Nadie más tiene un regalo todavía.',
      inflict: 'No tienes ningún regalo que endosar.',
      onlyPick: 'Hace demasiado que nadie toma un regalo: ahora solo se puede tomar uno.',
    },
    notThis: {
      pick: 'Ese no está en el montón.',
      open: 'Elige uno cerrado que tengas tú.',
      steal: 'Elige uno que tenga otra persona.',
      inflict: 'Elige uno que tengas tú.',
    },
    notDone: 'Eso, ahora no',
  },
  prompt: {
    yourTurn: 'Te toca: elige una acción',
    yourTurnText: 'Toma, abre, roba o endosa.',
    mayShake: shakes =>
      shakes === 0 ? '' : `Antes puedes sacudir ${shakes === 1 ? 'un regalo' : `${shakes} regalos`}.`,
    settled: ({ how, actor, defender, gift }, moved) => {
      const [you, other] = how === 'steal' ? ['robaste', 'robó'] : ['endosaste', 'endosó'];
      if (moved)
        return defender.you
          ? `${iso(actor)} te ${other} ${the(gift)}.`
          : `${does(actor, `le ${you}`, `le ${other}`)} ${the(gift)} a ${iso(defender)}.`;
      const wanted = actor.you ? 'querías' : `${iso(actor)} quería`;
      return how === 'steal'
        ? `${does(defender, 'no soltaste', 'no soltó')} ${the(gift)}, que ${wanted}.`
        : `${does(defender, 'no quisiste', 'no quiso')} ${the(gift)}, que ${wanted} endosar.`;
    },
    pickOnly: 'Te toca: toma un regalo',
    pickOnlyFirst: 'Nadie tiene nada todavía, así que todo empieza por el montón.',
    pickOnlyPatience: 'Hace demasiado que nadie toma un regalo, así que toca tomar uno.',
    theirTurn: who => `${iso(who)} está eligiendo`,
    sending: 'Un momento…',
    quiet: 'Aún no ha pasado nada.',
    away: who => `${iso(who)} no está`,
    next: who => (who.you ? 'Después te toca.' : `Después le toca a ${iso(who)}.`),
  },
  initiative: {
    title: '¿Quién empieza?',
    roll: 'Tirar',
    again: 'Tirar otra vez',
    yours: 'Tira por tu puesto',
    yoursText: 'Empieza el más alto.',
    tied: 'Empate: tira otra vez',
    tiedText: pass => (pass === 2 ? 'Sacaste lo mismo que alguien.' : 'Otra vez igual. Una más.'),
    waiting: who => `${who.length > 3 ? `Faltan ${who.length}` : missing(who)} por tirar`,
    rolled: rolls => `tirada: ${rolls.join(', luego ')}`,
    toRoll: 'por tirar',
    toRollAgain: 'empate, por tirar otra vez',
    order: 'Este es el orden',
    begins: who => does(who, 'empiezas', 'empieza'),
    place: n => `Puesto ${n}`,
    go: 'Al montón',
  },
  duel: {
    steals: 'roba',
    gives: 'endosa',
    holds: 'lo tiene',
    asked: 'responde',
    resists: 'se resiste',
    allows: 'cede',
    tries,
    you: ({ how, actor, gift }) =>
      how === 'steal' ? `${iso(actor)} quiere robarte ${the(gift)}` : `${iso(actor)} te endosa ${the(gift)}`,
    youText: how =>
      how === 'steal'
        ? '¿Lo sueltas o te resistes? Si te resistes, tiran los dos, y te lo quedas si igualas o sacas más.'
        : '¿Lo aceptas o lo rechazas? Si lo rechazas, tiran los dos, y no te lo llevas si igualas o sacas más.',
    waits: ({ defender }) => `Decide ${iso(defender)}`,
    allow: how => (how === 'steal' ? 'Soltarlo' : 'Aceptarlo'),
    resist: how => (how === 'steal' ? 'Resistirme' : 'Rechazarlo'),
    allowed: ({ how, defender, gift }) =>
      how === 'steal'
        ? `${does(defender, 'sueltas', 'suelta')} ${the(gift)}`
        : `${does(defender, 'aceptas', 'acepta')} ${the(gift)}`,
    verdict: ({ how, actor, defender }, moved, tie) => {
      const keeper = (how === 'steal') === moved ? actor : defender;
      const went = moved
        ? `pasa ${keeper.you ? 'a tus manos' : after('a', keeper)}`
        : `se queda ${keeper.you ? 'contigo' : `con ${iso(keeper)}`}`;
      return `${tie ? 'Empate: el' : 'El'} regalo ${went}`;
    },
    rule: 'Quien defiende gana si iguala o supera el otro dado.',
    rolled: (who, n) => `${does(who, 'sacaste', 'sacó')} ${n}`,
    go: 'Seguir',
    table: 'Mirar la mesa',
  },
  opening: {
    title: who => does(who, 'abres un regalo', 'abre un regalo'),
    was: gift => `En ${the({ ...gift, title: null })} había…`,
    go: 'Volver a la mesa',
  },
  bob: {
    prompt: who => `${iso(who)} está eligiendo`,
    away: who => `${iso(who)} no está. Hasta que vuelva puede jugar un cascanueces.`,
    play: 'Que juegue un cascanueces',
    since: turns =>
      turns === 0
        ? 'En el último turno se tomó un regalo.'
        : `${count(turns, 'turno', 'turnos')} desde el último regalo tomado.`,
    watch: 'Vigilas la mesa.',
  },
  journal: {
    title: 'Lo que ha pasado',
    empty: 'Aún no ha pasado nada.',
    earlier: 'Lo anterior ya no se muestra.',
    start: n =>
      n === 1 ? '1 regalo en el montón, mezclado y numerado.' : `${n} regalos en el montón, mezclados y numerados.`,
    roll: (who, n) => `${does(who, 'sacaste', 'sacó')} un ${n}.`,
    tied: who => `${together(who)} empatan y tiran otra vez.`,
    order: who => `El orden: ${inOrder(who.map(they))}.`,
    shake: (who, gift, heard) =>
      `${does(who, 'sacudiste', 'sacudió')} ${the(gift)}: ${heard === null ? 'no suena nada' : `“\u2068${heard}\u2069”`}.`,
    pick: (who, gift) => `${does(who, 'tomaste', 'tomó')} ${the(gift)}.`,
    open: (who, gift) => `${does(who, 'abriste', 'abrió')} ${the(gift)}.`,
    steal: (who, gift, from) =>
      from.you
        ? `${iso(who)} quiso robarte ${the(gift)}.`
        : `${does(who, 'quisiste', 'quiso')} robarle ${the(gift)} a ${iso(from)}.`,
    inflict: (who, gift, on) => inflicts(who, the(gift), on, 'quisiste', 'quiso'),
    allow: (who, gift) => `${does(who, 'cediste', 'cedió')}: ${the(gift)} cambió de manos.`,
    resist: (who, gift, dice, moved) =>
      `${does(who, 'te resististe', 'se resistió')} con un ${dice.defender} contra un ${dice.actor}: ${the(gift)} ${moved ? 'cambió de manos' : 'se quedó donde estaba'}.`,
    over: 'El último regalo salió del montón.',
  },

  /** When all is over. */
  over: {
    title: 'Quién se queda con qué',
    under: 'Montón vacío',
    underSealed: n => `${n} sin abrir`,
  },
};
