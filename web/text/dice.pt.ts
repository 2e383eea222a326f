import type { DiceRefusal } from '../../engine/kings-dice/kinds.ts';
import type { DiceText } from './dice.en.ts';
import { allDo, capital, count, does, iso, list, They, they, type Who, whom } from './grammar.pt.ts';

const SOME_DICE = ['nenhum dado', 'um dado', 'dois dados', 'três dados', 'quatro dados', 'cinco dados'];
const SOME_PLACES = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco'];
/** Few dice in words, many in digits. */
const someDice = (n: number): string => SOME_DICE[n] ?? dice(n);
/** Places and turns, which are of the other gender. */
const some = (n: number): string => SOME_PLACES[n] ?? `${n}`;
const dice = (n: number): string => count(n, 'dado', 'dados');
const turns = (n: number): string => `${some(n)} ${n === 1 ? 'jogada' : 'jogadas'}`;

const REASONS: Readonly<Record<DiceRefusal, string>> = {
  'not-now': 'Os copos já se levantaram: isso era para a jogada anterior.',
  'wrong-count': 'Põe cinco dados, ou todos, se tiveres menos.',
  'not-your-dice': 'Nenhum dos teus dados mostra esse número.',
  'already-played': 'Nesta ronda já jogaste todos os dados com esse número.',
  'may-not-sit-out': 'Tens tantos dados por jogar como jogadas que faltam.',
};

export const diceText: DiceText = {
  book: {
    title: 'As regras dos Dados do Rei',
    asPlayed: 'Tal como se joga nesta mesa.',
    rules: async () => (await import('./dice-rules.pt.ts')).rules,
    rule: (id: string): string => `Regra ${id}`,
    all: 'Ler todas as regras dos Dados do Rei',
    back: 'Voltar aos meus dados',
  },
  dice,
  die: (n: number): string => `dado ${n}`,
  reason: (code: string): string | null => {
    const known: Readonly<Record<string, string>> = REASONS;
    return known[code] ?? null;
  },
  name: They,
  notThat: 'Isso agora não',
  notDone: 'Isso não ficou selado',

  bar: {
    title: (round: number, limit: string): string =>
      limit === 'none' ? `Ronda ${round}` : `Ronda ${round} de ${limit}`,
    gone: (n: number): string => (n === 0 ? 'Nenhum dado fora' : `${dice(n)} fora`),
    history: 'As rondas até agora',
    rules: 'Regras dos Dados do Rei',
  },

  folk: {
    label: 'Jogadores',
    sealed: 'selou',
    placing: 'arruma…',
    picking: 'escolhe…',
    done: 'já jogou',
    away: 'fora',
    out: (round: number): string => `saiu na ronda ${round}`,
    dice,
    aside: (n: number): string => (n === 1 ? '1 deles ganho nesta ronda' : `${n} deles ganhos nesta ronda`),
  },

  cloth: {
    places: 'As tuas cinco casas',
    turns: 'As tuas cinco jogadas',
    tray: 'Os teus dados',
    here: 'aqui',
    empty: (place: number): string => `Casa ${place}: vazia, pôr aqui um dado`,
    emptyIdle: (place: number): string => `Casa ${place}: vazia`,
    full: (place: number, die: number): string => `Casa ${place}: dado ${die}, tirar`,
    swap: (place: number, die: number): string => `Casa ${place}: dado ${die}, trocar pelo outro`,
    turnNow: (turn: number): string => `Jogada ${turn}, agora: ainda sem dado`,
    turnFull: (turn: number, die: number): string => `Jogada ${turn}, agora: dado ${die}, tirar`,
    turnOut: (turn: number): string => `Jogada ${turn}, agora: passas, voltar atrás`,
    turnLater: (turn: number): string => `Jogada ${turn}, ainda por vir`,
    turnWas: (turn: number, what: string): string => `Jogada ${turn}: ${what}`,
    sitOut: 'Passar',
    satOut: 'passou',
    out: 'passo',
    stack: (die: number, n: number): string => (n === 1 ? `Dado ${die}` : `Dado ${die}, ${n} iguais`),
    keys: 'Teclas: um número pega nesse dado, e depois 1 a 5 põe-no numa casa.',
    cups: 'Os dados estão todos debaixo dos copos.',
    lies: (order: readonly (number | null)[]): string =>
      `${list(order.flatMap((die, index) => (die === null ? [] : [`${die} na casa ${index + 1}`])))}.`,
    toPlay: (toPlay: number, left: number): string => `${capital(someDice(toPlay))} para ${turns(left)}.`,
    held: (n: number, lay: number): string => {
      if (n > 5) return `Tens ${n} dados e jogas 5: ${n === 6 ? '1 fica guardado' : `${n - 5} ficam guardados`}.`;
      if (n < 5)
        return `${capital(dice(n))} para pôr: ${5 - lay === 1 ? 'uma casa fica vazia' : `${some(5 - lay)} casas ficam vazias`}.`;
      return 'Cinco dados, cinco casas.';
    },
  },

  acts: {
    clear: 'Limpar',
    undo: 'Como selei',
    seal: 'Selar',
    sealAnew: 'Selar de novo',
    sealed: 'Selado',
    sealing: 'A selar…',
    again: 'Ver outra vez',
    next: (round: number): string => `Ronda ${round}`,
    nextTurn: 'Próxima jogada',
    end: 'Como acabou',
  },

  prompt: {
    place: (left: number): string => `Põe ${someDice(left)}`,
    more: (left: number): string => (left === 1 ? 'Põe mais um' : `Põe mais ${someDice(left)}`),
    how: 'Toca num dado, depois numa casa.',
    lifted: (die: number): string => `Tens o ${die} na mão. Toca numa casa.`,
    ready: 'Sela a tua ordem',
    readyText: 'Até o último selar, ainda podes mudar.',
    noDie: 'Primeiro pega num dado',
    noDieText: 'Toca num dos teus dados, depois na casa para ele.',
    notYet: (left: number): string => (left === 1 ? 'Ainda não: falta um dado' : `Ainda não: faltam ${someDice(left)}`),
    notYetText: (n: number): string =>
      n < 5 ? 'Os teus dados entram todos; só escolhes que casas ficam vazias.' : 'É preciso encher as cinco casas.',

    turn: (turn: number): string => `Jogada ${turn} de 5: escolhe um dado`,
    turnText: 'Virado para baixo. Levantam-se todos ao mesmo tempo.',
    maySit: (toPlay: number, left: number): string => `Ou passa: tens ${dice(toPlay)} para ${turns(left)}.`,
    mustPlay: (left: number): string =>
      left === 1
        ? 'É a última jogada e falta-te um dado: não podes passar.'
        : `Faltam ${turns(left)} e ${someDice(left)}: não podes passar.`,
    picked: (die: number): string => `O ${die}, virado para baixo`,
    sitting: 'Passas esta jogada',
    pickText: 'Sela. Até o último selar, ainda podes mudar.',
    notPicked: 'Primeiro escolhe um dado',
    notPickedText: 'Toca num dos teus dados.',

    sealed: 'Está selado; ainda podes mudar',
    nothingNew: 'Muda alguma coisa e depois sela de novo.',
    changed: 'Mudaste, mas não selaste',
    changedText: 'Enquanto não selares isto, vale o que selaste antes.',
    waiting: (names: readonly Who[]): string =>
      names.length === 0 ? '' : `À espera ${list(names.map(who => `de ${whom(who)}`))}.`,
    waitingTitle: (names: readonly Who[]): string => `À espera ${list(names.map(who => `de ${whom(who)}`))}`,
    out: 'Ficaste sem dados',
    played: 'Já jogaste os teus dados',
    watching: 'Os copos estão em baixo',
  },

  reveal: {
    caption: (round: number, lords: boolean): string =>
      lords ? `Ronda ${round}: o que estava em cada casa` : `Ronda ${round}: o que saiu em cada jogada`,
    title: (round: number): string => `Ronda ${round}`,
    player: 'Jogador',
    place: 'Casa',
    turn: 'Jogada',
    result: 'Resultado',
    wins: 'leva os outros',
    lost: 'levado',
    gone: 'fora do jogo',
    safe: 'sem rival',
    empty: 'vazia',
    satOut: 'passou',
    notIn: 'sem dados para jogar',
    count: (before: number, after: number): string => `${dice(before)} antes, ${after} agora`,
    tie: (n: number): string => `caem ${n}`,
    alone: 'só',
    none: 'nada',

    sentence: (
      n: number,
      lords: boolean,
      laid: readonly { readonly who: Who; readonly die: number }[],
      winner: Who | null,
      taken: number,
      gone: number,
    ): string => {
      const where = `${lords ? 'Casa' : 'Jogada'} ${n}: `;
      if (laid.length === 0) return `${where}${lords ? 'vazia.' : 'todos passaram.'}`;
      const what = list(laid.map(({ who, die }) => `${they(who)} ${die}`));
      if (gone > 0) return `${where}${what}. Empate: ${dice(gone)} fora do jogo.`;
      if (winner === null || taken === 0) return `${where}${what}, sem rival.`;
      return `${where}${what}. ${does(winner, 'levas', 'leva')} ${dice(taken)}.`;
    },

    hold: (n: number): string => (n === 0 ? 'Não te resta nenhum dado' : `Agora tens ${dice(n)}`),
    balance: (won: number, lost: number): string => {
      if (won === 0 && lost === 0) return 'Não ganhaste nem perdeste nada.';
      if (lost === 0) return `Ganhaste ${won} e não perdeste nenhum.`;
      return won === 0 ? `Perdeste ${lost}.` : `Ganhaste ${won} e perdeste ${lost}.`;
    },
    wentOut: (names: readonly Who[]): string =>
      names.length === 0 ? '' : `${allDo(names, 'ficaste', 'ficou', 'ficaram')} sem dados.`,
    over: (round: number): string => `A ronda ${round} está arrumada`,
    takes: (who: Who, n: number): string => `${does(who, 'levas', 'leva')} ${dice(n)}`,
    tied: (n: number): string => `Empate: ${dice(n)} fora do jogo`,
    unopposed: (who: Who, die: number): string =>
      who.you ? `O teu ${die} não tem rival` : `O ${die} de ${iso(who)} não tem rival`,
    allOut: 'Todos passaram',
    roundOver: (round: number): string => `A ronda ${round} acabou.`,
    lifting: 'Levantam-se os copos',
    legend: 'O que querem dizer as marcas',
  },

  history: {
    title: 'As rondas até agora',
    none: 'A primeira ronda ainda não acabou.',
    round: 'Ronda',
    out: 'saiu',
    limit: (limit: string): string => `No máximo ${limit} rondas; depois ganha quem tiver mais dados.`,
    noLimit: 'Sem limite de rondas: até um só jogador ter tudo o que resta.',
    look: 'Ver a última revelação',
    gone: (n: number): string => (n === 0 ? 'Ainda não se perdeu nenhum dado.' : `${dice(n)} fora do jogo.`),
    back: 'Voltar à mesa',
  },

  result: {
    wins: (who: Who): string => does(who, 'ganhaste', 'ganhou'),
    share: (names: readonly Who[]): string => `${capital(list(names.map(they)))} partilham o primeiro lugar`,
    drawn: (names: readonly Who[]): string => `Empate entre ${list(names.map(whom))}`,
    title: (rounds: number): string => `Dados do Rei, ${count(rounds, 'ronda', 'rondas')}`,
    hint: 'Primeiro quem ainda tem dados, depois os outros: quanto mais tarde saíram, melhor.',
    drawnHint: 'Ninguém ficou com dados: quem saiu na última ronda partilha o primeiro lugar, e ninguém ganhou.',
    dice: (n: number): string => dice(n),
    out: (round: number): string => `saiu na ronda ${round}`,
    history: 'As rondas até agora',
    reveal: 'A última revelação',
    fairText:
      'Antes do primeiro lançamento a mesa prometeu a sua sorte. O registo abre essa promessa: qualquer pessoa pode voltar a lançar os dados a partir dela e comparar.',
    check: 'Conferir os lançamentos',
    checking: 'A lançar tudo outra vez…',
    checked: 'Bate certo. A sorte é a que foi prometida, e dela saem todos os lançamentos e todos os dados.',
  },
};
