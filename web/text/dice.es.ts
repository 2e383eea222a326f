import type { DiceRefusal } from '../../engine/kings-dice/kinds.ts';
import type { DiceText } from './dice.en.ts';
import { after, capital, count, does, list, missing, They, they, together, waiting } from './grammar.es.ts';

/** Before a noun: «un dado», «una casilla». */
const NUMBERS = ['cero', 'un', 'dos', 'tres', 'cuatro', 'cinco'];
const few = (n: number, one?: string): string => (n === 1 && one !== undefined ? one : (NUMBERS[n] ?? `${n}`));
const dice = (n: number): string => count(n, 'dado', 'dados');
const places = (n: number): string => `${few(n, 'una')} ${n === 1 ? 'casilla' : 'casillas'}`;
const out = (n: number): string => (n === 1 ? '1 dado sale del juego' : `${n} dados salen del juego`);

const REASONS: Readonly<Record<DiceRefusal, string>> = {
  'not-now': 'Los cubiletes ya se levantaron: eso era para el turno anterior.',
  'wrong-count': 'Pon cinco dados, o todos si tienes menos.',
  'not-your-dice': 'Ninguno de tus dados tiene ese número.',
  'already-played': 'En esta ronda ya jugaste todos tus dados con ese número.',
  'may-not-sit-out': 'Te quedan tantos dados por jugar como turnos.',
};

/** King's Dice in Spanish. */
export const diceText: DiceText = {
  book: {
    title: 'Las reglas de “Los dados del rey”',
    asPlayed: 'Como se juegan en esta mesa.',
    rules: async () => (await import('./dice-rules.es.ts')).rules,
    rule: id => `Regla ${id}`,
    all: 'Leer todas las reglas',
    back: 'Volver a mis dados',
  },
  dice,
  die: n => `dado ${n}`,
  reason: code => {
    const known: Readonly<Record<string, string>> = REASONS;
    return known[code] ?? null;
  },
  name: They,
  notThat: 'Eso, ahora no',
  notDone: 'Eso no se selló',

  bar: {
    title: (round, limit) => (limit === 'none' ? `Ronda ${round}` : `Ronda ${round} de ${limit}`),
    gone: n => (n === 0 ? 'Sin dados fuera' : n === 1 ? '1 dado fuera' : `${n} dados fuera`),
    history: 'Las rondas hasta ahora',
    rules: 'Reglas de “Los dados del rey”',
  },

  folk: {
    label: 'Jugadores',
    sealed: 'selló',
    placing: 'coloca…',
    picking: 'elige…',
    done: 'ya jugó',
    away: 'ausente',
    out: round => `fuera: ronda ${round}`,
    dice,
    aside: n => (n === 1 ? '1 ganado en esta ronda' : `${n} ganados en esta ronda`),
  },

  cloth: {
    places: 'Tus cinco casillas',
    turns: 'Tus cinco turnos',
    tray: 'Tus dados',
    here: 'aquí',
    empty: place => `Casilla ${place}: vacía, pon un dado aquí`,
    emptyIdle: place => `Casilla ${place}: vacía`,
    full: (place, die) => `Casilla ${place}: dado ${die}, recuperarlo`,
    swap: (place, die) => `Casilla ${place}: dado ${die}, cambiarlo por el otro`,
    turnNow: turn => `Turno ${turn}, ahora: aún sin dado`,
    turnFull: (turn, die) => `Turno ${turn}, ahora: dado ${die}, recuperarlo`,
    turnOut: turn => `Turno ${turn}, ahora: pasas, volver atrás`,
    turnLater: turn => `Turno ${turn}, por venir`,
    turnWas: (turn, what) => `Turno ${turn}: ${what}`,
    sitOut: 'Pasar',
    satOut: 'pasa',
    out: 'pasa',
    stack: (die, n) => (n === 1 ? `Dado ${die}` : `Dado ${die}, hay ${n}`),
    keys: 'Teclas: un número levanta ese dado; luego, del 1 al 5, lo pone en una casilla.',
    cups: 'Todos los dados están bajo los cubiletes.',
    lies: order =>
      `${capital(
        list(order.flatMap((die, index) => (die === null ? [] : [`un ${die} en la casilla ${index + 1}`]))),
      )}.`,
    toPlay: (toPlay, turns) =>
      `${toPlay === 1 ? 'Un dado' : `${capital(few(toPlay))} dados`} por jugar en ${few(turns)} ${turns === 1 ? 'turno' : 'turnos'}.`,
    held: (n, lay) => {
      if (n > 5)
        return `Tienes ${n} dados y pones cinco: ${n - 5 === 1 ? 'uno se queda' : `${few(n - 5)} se quedan`} a salvo en casa.`;
      if (n < 5)
        return `${capital(few(n))} ${n === 1 ? 'dado' : 'dados'} por poner: ${5 - lay === 1 ? 'queda' : 'quedan'} ${places(5 - lay)} sin llenar.`;
      return 'Cinco dados, cinco casillas.';
    },
  },

  acts: {
    clear: 'Vaciar',
    undo: 'Como lo sellé',
    seal: 'Sellar',
    sealAnew: 'Sellar otra vez',
    sealed: 'Sellado',
    sealing: 'Sellando…',
    again: 'Repetir',
    next: round => `Ronda ${round}`,
    nextTurn: 'Seguir',
    end: 'Cómo acabó',
  },

  prompt: {
    place: left => `Pon ${few(left)} ${left === 1 ? 'dado' : 'dados'}`,
    more: left => `Pon ${few(left, 'uno')} más`,
    how: 'Toca un dado y luego una casilla.',
    lifted: die => `Tienes el ${die} en la mano. Toca una casilla.`,
    ready: 'Sella tu orden',
    readyText: 'Hasta que selle el último puedes cambiarlo.',
    noDie: 'Primero toma un dado',
    noDieText: 'Toca uno de tus dados y luego su casilla.',
    notYet: left => `Todavía no: ${left === 1 ? 'falta uno' : `faltan ${few(left)}`}`,
    notYetText: n =>
      n < 5
        ? 'Todos tus dados entran en juego; solo eliges qué casillas quedan vacías.'
        : 'Hay que llenar las cinco casillas.',

    turn: turn => `Turno ${turn} de 5: elige un dado`,
    turnText: 'Boca abajo. Se levantan todos a la vez.',
    maySit: (toPlay, turns) =>
      `O pasa: te ${toPlay === 1 ? 'queda 1 dado' : `quedan ${toPlay} dados`} para ${few(turns)} turnos.`,
    mustPlay: turns =>
      turns === 1
        ? 'Último turno y un dado por jugar: no se puede pasar.'
        : `${capital(few(turns))} turnos, ${few(turns)} dados por jugar: no se puede pasar.`,
    picked: die => `El ${die}, boca abajo`,
    sitting: 'Pasar este turno',
    pickText: 'Séllalo. Hasta que selle el último puedes cambiarlo.',
    notPicked: 'Primero elige un dado',
    notPickedText: 'Toca uno de tus dados.',

    sealed: 'Sellado; aún puedes cambiarlo',
    nothingNew: 'Cambia algo y podrás sellar otra vez.',
    changed: 'Cambiado, pero sin sellar',
    changedText: 'Vale lo que sellaste antes hasta que selles esto.',
    waiting,
    waitingTitle: missing,
    out: 'Quedaste fuera',
    played: 'Ya jugaste tus dados',
    watching: 'Los cubiletes están boca abajo',
  },

  reveal: {
    caption: (round, lords) =>
      lords ? `Ronda ${round}: lo que había en cada casilla` : `Ronda ${round}: lo que se jugó en cada turno`,
    title: round => `Ronda ${round}`,
    player: 'Jugador',
    place: 'Casilla',
    turn: 'Turno',
    result: 'Resultado',
    wins: 'se lleva los demás',
    lost: 'perdido',
    gone: 'fuera del juego',
    safe: 'sin rival',
    empty: 'vacía',
    satOut: 'pasa',
    notIn: 'sin dados por jugar',
    count: (before, now) => `Antes ${dice(before)}, ahora ${now}`,
    tie: n => `caen ${n}`,
    alone: 'solo',
    none: 'nada',

    sentence: (n, lords, laid, winner, taken, gone) => {
      const where = `${lords ? 'Casilla' : 'Turno'} ${n}: `;
      if (laid.length === 0) return `${where}${lords ? 'vacía.' : 'todos pasan.'}`;
      const what = list(laid.map(({ who, die }) => `${they(who)} ${die}`));
      if (gone > 0) return `${where}${what}. Empate: ${out(gone)}.`;
      if (winner === null || taken === 0) return `${where}${what}, sin rival.`;
      return `${where}${what}. ${does(winner, 'te llevas', 'se lleva')} ${dice(taken)}.`;
    },

    hold: n => (n === 0 ? 'No te quedan dados' : `Ahora tienes ${dice(n)}`),
    balance: (won, lost) => {
      if (won === 0 && lost === 0) return 'No ganaste ni perdiste nada.';
      if (lost === 0) return `Ganaste ${won} y no perdiste ninguno.`;
      return won === 0 ? `Perdiste ${lost}.` : `Ganaste ${won} y perdiste ${lost}.`;
    },
    wentOut: names => {
      const [only] = names;
      if (only === undefined) return '';
      return names.length === 1 ? `${does(only, 'quedas', 'queda')} fuera.` : `${together(names)} quedan fuera.`;
    },
    over: round => `La ronda ${round} está resuelta`,
    takes: (who, n) => `${does(who, 'te llevas', 'se lleva')} ${dice(n)}`,
    tied: n => `Empate: ${out(n)}`,
    unopposed: (who, die) => (who.you ? `Tu ${die} no tiene rival` : `El ${die} ${after('de', who)} no tiene rival`),
    allOut: 'Todos pasan',
    roundOver: round => `La ronda ${round} ha terminado.`,
    lifting: 'Se levantan los cubiletes',
    legend: 'Qué quieren decir las marcas',
  },

  history: {
    title: 'Las rondas hasta ahora',
    none: 'La primera ronda no ha terminado.',
    round: 'Ronda',
    out: 'fuera',
    limit: limit => `${limit} rondas como mucho; luego gana quien tenga más dados.`,
    noLimit: 'Sin límite de rondas: hasta que alguien tenga todos los dados que quedan.',
    look: 'Ver los últimos dados',
    gone: n =>
      n === 0
        ? 'Aún no se ha perdido ningún dado.'
        : n === 1
          ? '1 dado fuera del juego.'
          : `${n} dados fuera del juego.`,
    back: 'Volver a la mesa',
  },

  result: {
    wins: who => does(who, 'ganas', 'gana'),
    share: names => `${together(names)} comparten el primer puesto`,
    drawn: names => `Empate entre ${list(names.map(they))}`,
    title: rounds => `Los dados del rey, ${count(rounds, 'ronda', 'rondas')}`,
    hint: 'Primero quienes aún tienen dados, luego los demás: mejor cuanto más tarde cayeron.',
    drawnHint:
      'No le quedan dados a nadie: quienes cayeron en la última ronda comparten el primer puesto, y no gana nadie.',
    dice,
    out: round => `fuera: ronda ${round}`,
    history: 'Las rondas',
    reveal: 'Los últimos dados',
    fairText:
      'Antes de la primera tirada la mesa prometió su azar. El registro abre esa promesa: cualquiera puede volver a tirar los dados con ella y comparar.',
    check: 'Comprobar las tiradas',
    checking: 'Tirando todo otra vez…',
    checked: 'Todo cuadra: el azar es el prometido, y de él salen cada tirada y cada dado.',
  },
};
