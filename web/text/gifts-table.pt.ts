import type { Contest } from '../../engine/fourth-king/kinds.ts';
import type { Duel, table as en } from './gifts-table.en.ts';
import type { GiftName, Wrapping } from './gifts-words.en.ts';
import { looks, The, the } from './gifts-words.pt.ts';
import { capital, count, does, iso, list, they, type Who, whom } from './grammar.pt.ts';

/** “roubar-te a caixa 7”, “roubar a caixa 7 a Rosa”; so with what is given. */
const from = (verb: string, gift: GiftName, who: Who): string =>
  who.you ? `${verb}-te ${the(gift)}` : `${verb} ${the(gift)} a ${iso(who)}`;
const deed = { steal: 'roubar', inflict: 'impingir' } as const satisfies Record<Contest['how'], string>;

const tries = ({ how, actor, defender, gift }: Duel): string =>
  `${does(actor, 'queres', 'quer')} ${from(deed[how], gift, defender)}.`;

export const table: typeof en = {
  bar: {
    title: 'O Quarto Rei',
    left: (n: number): string => (n === 0 ? 'O monte acabou' : `${n} no monte`),
    initiative: 'Quem começa?',
    bob: 'Rei Bob',
    watching: 'Estás a ver',
    journal: 'O que já aconteceu',
    rules: 'Regras do Jogo do Quarto Rei',
  },
  views: { label: 'O que queres ver', pile: 'O monte', mine: 'Minhas', everyone: 'Todos' },
  pile: {
    title: 'O monte',
    empty: 'Já não há nada no monte.',
    sealed: 'por abrir',
    open: 'aberta',
    mine: 'O que tens na mão',
    mineEmpty: 'Ainda tens as mãos vazias.',
    everyone: 'Quem tem o quê',
    nothing: 'Mãos vazias',
    count: (n: number): string => count(n, 'prenda', 'prendas'),
    more: (n: number): string => `e mais ${n}`,
    turn: 'Agora',
    next: 'A seguir',
    asked: 'Responde',
    you: 'tu',
    away: 'Fora',
    nutcracker: 'Um quebra-nozes',
  },
  parcel: {
    number: (n: number): string => `Número ${n}`,
    name: (
      number: number,
      wrapping: Wrapping,
      it: { readonly tag: string | null; readonly title: string | null; readonly heard: string | null | undefined },
    ): string =>
      [
        `Número ${number}: ${it.title === null ? '' : `${it.title}, `}${looks(wrapping)}`,
        ...(it.tag === null ? [] : [`etiqueta: ${it.tag}`]),
        it.title === null ? 'por abrir' : 'prenda aberta',
        ...(it.heard === undefined ? [] : [it.heard === null ? 'ao abanar: nada se ouve' : `ao abanar: ${it.heard}`]),
      ].join('; '),
    looks,
    tag: 'Etiqueta',
    onPile: 'No monte',
    heldBy: (who: Who): string => (who.you ? 'Está contigo' : `Está com ${iso(who)}`),
    travels: (n: number): string => (n === 0 ? 'Ainda não mudou de mãos' : `Mudou de mãos ${count(n, 'vez', 'vezes')}`),
    heard: (rattle: string): string => `Ouve-se: ${rattle}`,
    silent: 'Não faz barulho.',
    shakenBy: (who: readonly Who[]): string => `Quem abanou: ${list(who.map(they))}.`,
    wrappedBy: (who: Who | 'bob'): string => `Embrulhada ${who === 'bob' ? 'pelo Rei Bob' : `por ${whom(who)}`}`,
    youWrapped: 'Esta embrulhaste-a tu.',
    secret: 'Embrulhada por alguém aqui. No fim saberás por quem.',
    link: 'Abrir o link',
    linkNote: 'Leva para fora da mesa, para',
    picture: (title: string): string => `Imagem de ${title}`,
    inside: 'Lá dentro estava',
    close: 'Fechar',
    look: 'Ver de perto',
    details: 'Sobre esta prenda',
  },
  acts: {
    label: 'O que podes fazer',
    pick: { name: 'Tirar', text: 'Tirar uma do monte, sem a abrir' },
    open: { name: 'Abrir', text: 'Abrir uma das tuas à vista de todos' },
    steal: { name: 'Roubar', text: 'Deitar a mão ao que outro tem' },
    inflict: { name: 'Impingir', text: 'Empurrar uma das tuas para alguém' },
    shake: (left: number): string => (left === 1 ? 'Abanar (resta 1)' : `Abanar (restam ${left})`),
    which: {
      pick: 'Qual é que tiras do monte?',
      open: 'Qual das tuas abres?',
      steal: 'A qual deitas a mão?',
      inflict: 'De qual das tuas te livras?',
    },
    whom: (gift: GiftName): string => `Quem há de ficar com ${the(gift)}?`,
    whomText: 'Pode aceitar, ou recusar e ir a dados.',
    give: (who: Who): string => `Impingir a ${iso(who)}`,
    do: {
      pick: 'Tirar esta',
      open: 'Abrir esta',
      steal: (who: Who): string => `Roubar a ${iso(who)}`,
      inflict: 'Impingir a alguém',
    },
    sure: {
      pick: (gift: GiftName): string => `Tirar ${the(gift)}?`,
      open: (gift: GiftName): string => `Abrir ${the(gift)}?`,
      steal: (gift: GiftName, owner: Who): string => `Roubar ${the(gift)} a ${iso(owner)}?`,
      inflict: (gift: GiftName, on: Who): string => `Impingir ${the(gift)} a ${iso(on)}?`,
    },
    sureText: {
      pick: 'Fica por abrir, e a tua vez acaba.',
      last: 'É a última: com ela acaba o jogo.',
      open: 'Todos vão ver o que tem dentro.',
      steal: 'Se resistir, lançam os dois: precisas do dado mais alto.',
      inflict: 'Se recusar, lançam os dois: precisas do dado mais alto.',
    },
    yes: { pick: 'Tirar', open: 'Abrir', steal: 'Roubar', inflict: 'Impingir' },
    back: 'Esta não',
    cancel: 'Voltar',
    not: {
      pick: 'O monte acabou.',
      open: 'Não tens nenhuma prenda por abrir.',
      steal: 'Ainda ninguém tem prendas para roubar.',
      inflict: 'Não tens nenhuma prenda para impingir.',
      onlyPick: 'Há demasiado tempo que ninguém tira: agora só se pode tirar.',
    },
    notThis: {
      pick: 'Essa não está no monte.',
      open: 'Escolhe uma das tuas que esteja por abrir.',
      steal: 'Escolhe uma que esteja com outra pessoa.',
      inflict: 'Escolhe uma das tuas.',
    },
    notDone: 'Isso agora não',
  },
  prompt: {
    yourTurn: 'É a tua vez: escolhe uma ação',
    yourTurnText: 'Tira, abre, rouba ou impinge.',
    mayShake: (shakes: number): string =>
      shakes === 0 ? '' : `Antes podes abanar ${count(shakes, 'prenda', 'prendas')}.`,
    settled: ({ how, actor, defender, gift }: Duel, moved: boolean): string => {
      const did = how === 'steal' ? (['roubaste', 'roubou'] as const) : (['impingiste', 'impingiu'] as const);
      if (moved) return `${does(actor, from(did[0], gift, defender), from(did[1], gift, defender))}.`;
      const wanted = actor.you ? 'querias' : `${iso(actor)} queria`;
      return how === 'steal'
        ? `${does(defender, 'não largaste', 'não largou')} ${the(gift)}, que ${wanted}.`
        : `${does(defender, 'não quiseste', 'não quis')} ${the(gift)}, que ${wanted} impingir.`;
    },
    pickOnly: 'É a tua vez: tira uma prenda',
    pickOnlyFirst: 'Ainda ninguém tem nada, por isso começa-se pelo monte.',
    pickOnlyPatience: 'Há demasiado tempo que ninguém tira: tens de tirar.',
    theirTurn: (who: Who): string => `${iso(who)} está a escolher`,
    sending: 'Só um momento…',
    quiet: 'Ainda não aconteceu nada.',
    away: (who: Who): string => `${iso(who)} está fora`,
    next: (who: Who): string => (who.you ? 'Depois és tu.' : `Depois é ${iso(who)}.`),
  },
  initiative: {
    title: 'Quem começa?',
    roll: 'Lançar',
    again: 'Lançar outra vez',
    yours: 'Lança pelo teu lugar',
    yoursText: 'Começa o mais alto.',
    tied: 'Empate: lança outra vez',
    tiedText: (pass: number): string => (pass === 2 ? 'Saiu-te o mesmo que a alguém.' : 'Ainda igual. Mais uma vez.'),
    waiting: (who: readonly Who[]): string => {
      if (who.length > 3) return `Ainda faltam ${who.length} lançar`;
      const [first] = who;
      if (first === undefined) return '';
      if (who.length > 1) return `Ainda faltam lançar ${list(who.map(they))}`;
      return first.you ? 'Só faltas tu lançar' : `Só falta ${iso(first)} lançar`;
    },
    rolled: (rolls: readonly number[]): string => `lançou ${rolls.join(', depois ')}`,
    toRoll: 'por lançar',
    toRollAgain: 'empate, por lançar outra vez',
    order: 'Fica esta ordem',
    begins: (who: Who): string => does(who, 'começas', 'começa'),
    place: (n: number): string => `${n}.º lugar`,
    go: 'Ao monte',
  },
  duel: {
    steals: 'rouba',
    gives: 'impinge',
    holds: 'tem a prenda',
    asked: 'responde',
    resists: 'resiste',
    allows: 'deixa',
    tries,
    you: ({ how, actor, gift }: Duel): string =>
      how === 'steal' ? `${iso(actor)} quer ${the(gift)}` : `${iso(actor)} impinge-te ${the(gift)}`,
    youText: (how: Contest['how']): string =>
      how === 'steal'
        ? 'Deixas ir ou resistes? Se resistires lançam os dois, e a prenda fica contigo se igualares ou passares.'
        : 'Aceitas ou recusas? Se recusares lançam os dois, e a prenda não sai de lá se igualares ou passares.',
    waits: ({ defender }: Duel): string => `Decide ${iso(defender)}`,
    allow: (how: Contest['how']): string => (how === 'steal' ? 'Deixar ir' : 'Aceitar'),
    resist: (how: Contest['how']): string => (how === 'steal' ? 'Resistir' : 'Recusar'),
    allowed: ({ how, defender, gift }: Duel): string =>
      how === 'steal'
        ? `${does(defender, 'deixas', 'deixa')} ir ${the(gift)}`
        : `${does(defender, 'ficas', 'fica')} com ${the(gift)}`,
    verdict: ({ how, actor, defender }: Duel, moved: boolean, tie: boolean): string => {
      const keeper = how === 'steal' ? (moved ? actor : defender) : moved ? defender : actor;
      const goes = moved ? `vai para ${whom(keeper)}` : keeper.you ? 'fica contigo' : `fica com ${iso(keeper)}`;
      return `${tie ? 'Empate: a prenda' : 'A prenda'} ${goes}`;
    },
    rule: 'Quem defende ganha se igualar ou passar o outro dado.',
    rolled: (who: Who, n: number): string => `${does(who, 'lançaste', 'lançou')} ${n}`,
    go: 'Seguir',
    table: 'Ver a mesa',
  },
  opening: {
    title: (who: Who): string => `${does(who, 'abres', 'abre')} uma prenda`,
    was: (gift: GiftName): string => `${The({ ...gift, title: null })}: lá dentro estava…`,
    go: 'Voltar à mesa',
  },
  bob: {
    prompt: (who: Who): string => `${iso(who)} está a escolher`,
    away: (who: Who): string => `${iso(who)} está fora. Pode jogar um quebra-nozes até voltar.`,
    play: 'Pôr um quebra-nozes a jogar',
    since: (turns: number): string =>
      turns === 0 ? 'Na última jogada tirou-se do monte.' : `${count(turns, 'jogada', 'jogadas')} sem ninguém tirar.`,
    watch: 'Tomas conta da mesa.',
  },
  journal: {
    title: 'O que já aconteceu',
    empty: 'Ainda não aconteceu nada.',
    earlier: 'O que veio antes já não se mostra.',
    start: (n: number): string =>
      n === 1 ? '1 prenda no monte, com o seu número.' : `${n} prendas no monte, baralhadas e numeradas.`,
    roll: (who: Who, n: number): string => `${does(who, 'lançaste', 'lançou')} ${n}.`,
    tied: (who: readonly Who[]): string => `${capital(list(who.map(they)))} empataram e lançam outra vez.`,
    order: (who: readonly Who[]): string => `A ordem: ${list(who.map(they), 'e depois')}.`,
    shake: (who: Who, gift: GiftName, heard: string | null): string =>
      `${does(who, 'abanaste', 'abanou')} ${the(gift)}: ${heard === null ? 'nem um som' : `«\u2068${heard}\u2069»`}.`,
    pick: (who: Who, gift: GiftName): string => `${does(who, 'tiraste', 'tirou')} ${the(gift)}.`,
    open: (who: Who, gift: GiftName): string => `${does(who, 'abriste', 'abriu')} ${the(gift)}.`,
    steal: (who: Who, gift: GiftName, owner: Who): string =>
      `${does(who, 'quiseste', 'quis')} ${from('roubar', gift, owner)}.`,
    inflict: (who: Who, gift: GiftName, on: Who): string =>
      `${does(who, 'quiseste', 'quis')} ${from('impingir', gift, on)}.`,
    allow: (who: Who, gift: GiftName): string => `${does(who, 'deixaste', 'deixou')}: ${the(gift)} mudou de mãos.`,
    resist: (who: Who, gift: GiftName, dice: Contest['dice'], moved: boolean): string =>
      `${does(who, 'resististe', 'resistiu')} com ${dice.defender} contra ${dice.actor}: ${the(gift)} ${moved ? 'mudou de mãos' : 'não saiu do sítio'}.`,
    over: 'Saiu do monte a última prenda.',
  },

  /** When all is over. */
  over: {
    title: 'Quem fica com o quê',
    under: 'O monte acabou.',
    underSealed: (n: number): string => `${n} por abrir`,
  },
};
