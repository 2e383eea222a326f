import type { DiceRefusal } from '../../engine/kings-dice/kinds.ts';
import type { DiceText } from './dice.en.ts';
import { allDo, capital, count, does, iso, list, They, they, type Who } from './grammar.pt-BR.ts';

const SOME_DICE = ['nenhum dado', 'um dado', 'dois dados', 'três dados', 'quatro dados', 'cinco dados'];
const SOME_PLACES = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco'];
/** Few dice in words, many in digits. */
const someDice = (n: number): string => SOME_DICE[n] ?? dice(n);
/** Places and turns, which are of the other gender. */
const some = (n: number): string => SOME_PLACES[n] ?? `${n}`;
const dice = (n: number): string => count(n, 'dado', 'dados');
const turns = (n: number): string => `${some(n)} ${n === 1 ? 'jogada' : 'jogadas'}`;

const REASONS: Readonly<Record<DiceRefusal, string>> = {
  'not-now': 'Os copos já foram levantados: isso era da jogada anterior.',
  'wrong-count': 'Coloque cinco dados, ou todos, se tiver menos.',
  'not-your-dice': 'Nenhum dado seu mostra esse número.',
  'already-played': 'Nesta rodada você já jogou todos os dados com esse número.',
  'may-not-sit-out': 'Você tem tantos dados para jogar quantas jogadas faltam.',
};

export const diceText: DiceText = {
  book: {
    title: 'As regras dos Dados do Rei',
    asPlayed: 'Do jeito que se joga nesta mesa.',
    rules: async () => (await import('./dice-rules.pt-BR.ts')).rules,
    rule: (id: string): string => `Regra ${id}`,
    all: 'Ler todas as regras dos Dados do Rei',
    back: 'Voltar para os meus dados',
  },
  dice,
  die: (n: number): string => `dado ${n}`,
  reason: (code: string): string | null => {
    const known: Readonly<Record<string, string>> = REASONS;
    return known[code] ?? null;
  },
  name: They,
  notThat: 'Isso agora não',
  notDone: 'Isso não foi selado',

  bar: {
    title: (round: number, limit: string): string =>
      limit === 'none' ? `Rodada ${round}` : `Rodada ${round} de ${limit}`,
    gone: (n: number): string => (n === 0 ? 'Nenhum dado fora' : `${dice(n)} fora`),
    history: 'As rodadas até agora',
    rules: 'Regras dos Dados do Rei',
  },

  folk: {
    label: 'Jogadores',
    sealed: 'selou',
    placing: 'arruma…',
    picking: 'escolhe…',
    done: 'já jogou',
    away: 'fora',
    out: (round: number): string => `saiu na rodada ${round}`,
    dice,
    aside: (n: number): string => (n === 1 ? '1 deles ganho nesta rodada' : `${n} deles ganhos nesta rodada`),
  },

  cloth: {
    places: 'Suas cinco casas',
    turns: 'Suas cinco jogadas',
    tray: 'Seus dados',
    here: 'aqui',
    empty: (place: number): string => `Casa ${place}: vazia, colocar um dado aqui`,
    emptyIdle: (place: number): string => `Casa ${place}: vazia`,
    full: (place: number, die: number): string => `Casa ${place}: dado ${die}, tirar`,
    swap: (place: number, die: number): string => `Casa ${place}: dado ${die}, trocar pelo outro`,
    turnNow: (turn: number): string => `Jogada ${turn}, agora: ainda sem dado`,
    turnFull: (turn: number, die: number): string => `Jogada ${turn}, agora: dado ${die}, tirar`,
    turnOut: (turn: number): string => `Jogada ${turn}, agora: você passa, voltar atrás`,
    turnLater: (turn: number): string => `Jogada ${turn}, ainda por vir`,
    turnWas: (turn: number, what: string): string => `Jogada ${turn}: ${what}`,
    sitOut: 'Passar',
    satOut: 'passou',
    out: 'passo',
    stack: (die: number, n: number): string => (n === 1 ? `Dado ${die}` : `Dado ${die}, ${n} iguais`),
    keys: 'Teclas: um número pega esse dado, e depois 1 a 5 coloca numa casa.',
    cups: 'Todos os dados estão debaixo dos copos.',
    lies: (order: readonly (number | null)[]): string =>
      `${list(order.flatMap((die, index) => (die === null ? [] : [`${die} na casa ${index + 1}`])))}.`,
    toPlay: (toPlay: number, left: number): string => `${capital(someDice(toPlay))} para ${turns(left)}.`,
    held: (n: number, lay: number): string => {
      if (n > 5) return `Você tem ${n} dados e joga 5: ${n === 6 ? '1 fica guardado' : `${n - 5} ficam guardados`}.`;
      if (n < 5)
        return `${capital(dice(n))} para colocar: ${5 - lay === 1 ? 'uma casa fica vazia' : `${some(5 - lay)} casas ficam vazias`}.`;
      return 'Cinco dados, cinco casas.';
    },
  },

  acts: {
    clear: 'Limpar',
    undo: 'Como selei antes',
    seal: 'Selar',
    sealAnew: 'Selar de novo',
    sealed: 'Selado',
    sealing: 'Selando…',
    again: 'Ver de novo',
    next: (round: number): string => `Rodada ${round}`,
    nextTurn: 'Próxima jogada',
    end: 'Como acabou',
  },

  prompt: {
    place: (left: number): string => `Coloque ${someDice(left)}`,
    more: (left: number): string => (left === 1 ? 'Coloque mais um' : `Coloque mais ${someDice(left)}`),
    how: 'Toque num dado, depois numa casa.',
    lifted: (die: number): string => `O ${die} está na sua mão. Toque numa casa.`,
    ready: 'Sele a sua ordem',
    readyText: 'Até o último selar, você ainda pode mudar.',
    noDie: 'Primeiro pegue um dado',
    noDieText: 'Toque num dos seus dados, depois na casa dele.',
    notYet: (left: number): string => (left === 1 ? 'Ainda não: falta um dado' : `Ainda não: faltam ${someDice(left)}`),
    notYetText: (n: number): string =>
      n < 5
        ? 'Todos os seus dados entram; você só escolhe que casas ficam vazias.'
        : 'É preciso preencher as cinco casas.',

    turn: (turn: number): string => `Jogada ${turn} de 5: escolha um dado`,
    turnText: 'Virado para baixo. Todos levantam ao mesmo tempo.',
    maySit: (toPlay: number, left: number): string => `Ou passe: você tem ${dice(toPlay)} para ${turns(left)}.`,
    mustPlay: (left: number): string =>
      left === 1
        ? 'Última jogada, e falta um dado seu: não dá para passar.'
        : `Faltam ${turns(left)} e ${someDice(left)}: não dá para passar.`,
    picked: (die: number): string => `O ${die}, virado para baixo`,
    sitting: 'Você passa esta jogada',
    pickText: 'Sele. Até o último selar, você ainda pode mudar.',
    notPicked: 'Primeiro escolha um dado',
    notPickedText: 'Toque num dos seus dados.',

    sealed: 'Selado; você ainda pode mudar',
    nothingNew: 'Mude alguma coisa e sele de novo.',
    changed: 'Você mudou, mas não selou',
    changedText: 'Enquanto você não selar isto, vale o que selou antes.',
    waiting: (names: readonly Who[]): string => (names.length === 0 ? '' : `Esperando ${list(names.map(they))}.`),
    waitingTitle: (names: readonly Who[]): string => `Esperando ${list(names.map(they))}`,
    out: 'Você ficou sem dados',
    played: 'Você já jogou seus dados',
    watching: 'Os copos estão baixados',
  },

  reveal: {
    caption: (round: number, lords: boolean): string =>
      lords ? `Rodada ${round}: o que estava em cada casa` : `Rodada ${round}: o que saiu em cada jogada`,
    title: (round: number): string => `Rodada ${round}`,
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
      if (laid.length === 0) return `${where}${lords ? 'vazia.' : 'todo mundo passou.'}`;
      const what = list(laid.map(({ who, die }) => `${they(who)} ${die}`));
      if (gone > 0) return `${where}${what}. Empate: ${dice(gone)} fora do jogo.`;
      if (winner === null || taken === 0) return `${where}${what}, sem rival.`;
      return `${where}${what}. ${does(winner, 'leva')} ${dice(taken)}.`;
    },

    hold: (n: number): string => (n === 0 ? 'Você não tem mais dados' : `Agora você tem ${dice(n)}`),
    balance: (won: number, lost: number): string => {
      if (won === 0 && lost === 0) return 'Você não ganhou nem perdeu nada.';
      if (lost === 0) return `Você ganhou ${won} e não perdeu nenhum.`;
      return won === 0 ? `Você perdeu ${lost}.` : `Você ganhou ${won} e perdeu ${lost}.`;
    },
    wentOut: (names: readonly Who[]): string =>
      names.length === 0 ? '' : `${allDo(names, 'ficou', 'ficaram')} sem dados.`,
    over: (round: number): string => `A rodada ${round} está resolvida`,
    takes: (who: Who, n: number): string => `${does(who, 'leva')} ${dice(n)}`,
    tied: (n: number): string => `Empate: ${dice(n)} fora do jogo`,
    unopposed: (who: Who, die: number): string =>
      who.you ? `O seu ${die} não tem rival` : `O ${die} de ${iso(who)} não tem rival`,
    allOut: 'Todo mundo passou',
    roundOver: (round: number): string => `A rodada ${round} acabou.`,
    lifting: 'Os copos se levantam',
    legend: 'O que as marcas querem dizer',
  },

  history: {
    title: 'As rodadas até agora',
    none: 'A primeira rodada ainda não acabou.',
    round: 'Rodada',
    out: 'saiu',
    limit: (limit: string): string => `No máximo ${limit} rodadas; aí ganha quem tiver mais dados.`,
    noLimit: 'Sem limite de rodadas: até um só jogador ficar com tudo o que resta.',
    look: 'Ver a última revelação',
    gone: (n: number): string => (n === 0 ? 'Nenhum dado perdido ainda.' : `${dice(n)} fora do jogo.`),
    back: 'Voltar para a mesa',
  },

  result: {
    wins: (who: Who): string => does(who, 'ganhou'),
    share: (names: readonly Who[]): string => `${capital(list(names.map(they)))} dividem o primeiro lugar`,
    drawn: (names: readonly Who[]): string => `Empate entre ${list(names.map(they))}`,
    title: (rounds: number): string => `Dados do Rei, ${count(rounds, 'rodada', 'rodadas')}`,
    hint: 'Primeiro quem ainda tem dados, depois os outros: quanto mais tarde saíram, melhor.',
    drawnHint: 'Ninguém ficou com dados: quem saiu na última rodada divide o primeiro lugar, e ninguém ganhou.',
    dice: (n: number): string => dice(n),
    out: (round: number): string => `saiu na rodada ${round}`,
    history: 'As rodadas até agora',
    reveal: 'A última revelação',
    fairText:
      'Antes do primeiro lançamento, a mesa prometeu a sua sorte. O registro abre essa promessa: qualquer um pode rolar os dados de novo a partir dela e comparar.',
    check: 'Conferir os lançamentos',
    checking: 'Rolando tudo de novo…',
    checked: 'Confere. A sorte é a que foi prometida, e dela saem todos os lançamentos e todos os dados.',
  },
};
