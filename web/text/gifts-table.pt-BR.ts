import type { Contest } from '../../engine/fourth-king/kinds.ts';
import type { Duel, table as en } from './gifts-table.en.ts';
import type { GiftName, Wrapping } from './gifts-words.en.ts';
import { looks, The, the } from './gifts-words.pt-BR.ts';
import { capital, count, does, iso, list, They, they, type Who } from './grammar.pt-BR.ts';

const theft = (gift: GiftName, owner: Who): string => `roubar ${the(gift)} de ${they(owner)}`;
const push = (gift: GiftName, on: Who): string => `empurrar ${the(gift)} para ${they(on)}`;

const tries = ({ how, actor, defender, gift }: Duel): string =>
  `${does(actor, 'quer')} ${how === 'steal' ? theft(gift, defender) : push(gift, defender)}.`;

export const table: typeof en = {
  bar: {
    title: 'O Quarto Rei',
    left: (n: number): string => (n === 0 ? 'O monte acabou' : `${n} no monte`),
    initiative: 'Quem começa?',
    bob: 'Rei Bob',
    watching: 'Só assistindo',
    journal: 'O que já aconteceu',
    rules: 'Regras do Jogo do Quarto Rei',
  },
  views: { label: 'O que você quer ver', pile: 'O monte', mine: 'Meus', everyone: 'Todos' },
  pile: {
    title: 'O monte',
    empty: 'Não sobrou nada no monte.',
    sealed: 'fechado',
    open: 'aberto',
    mine: 'O que está com você',
    mineEmpty: 'Suas mãos ainda estão vazias.',
    everyone: 'Quem está com o quê',
    nothing: 'Mãos vazias',
    count: (n: number): string => count(n, 'presente', 'presentes'),
    more: (n: number): string => `e mais ${n}`,
    turn: 'Agora',
    next: 'Depois',
    asked: 'Responde',
    you: 'você',
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
        it.title === null ? 'presente fechado' : 'presente aberto',
        ...(it.heard === undefined
          ? []
          : [it.heard === null ? 'ao chacoalhar: sem barulho' : `ao chacoalhar: ${it.heard}`]),
      ].join('; '),
    looks,
    tag: 'Etiqueta',
    onPile: 'No monte',
    heldBy: (who: Who): string => `Está com ${they(who)}`,
    travels: (n: number): string => (n === 0 ? 'Ainda não mudou de mãos' : `Mudou de mãos ${count(n, 'vez', 'vezes')}`),
    heard: (rattle: string): string => `Faz assim: ${rattle}`,
    silent: 'Não faz barulho.',
    shakenBy: (who: readonly Who[]): string => `Quem chacoalhou: ${list(who.map(they))}.`,
    wrappedBy: (who: Who | 'bob'): string => `Embrulhado ${who === 'bob' ? 'pelo Rei Bob' : `por ${they(who)}`}`,
    youWrapped: 'Este foi você que embrulhou.',
    secret: 'Embrulhado por alguém daqui. No fim você fica sabendo quem.',
    link: 'Abrir o link',
    linkNote: 'Ele leva para fora da mesa, para',
    picture: (title: string): string => `Imagem de ${title}`,
    inside: 'Dentro tinha',
    close: 'Fechar',
    look: 'Ver de perto',
    details: 'Sobre este presente',
  },
  acts: {
    label: 'O que você pode fazer',
    pick: { name: 'Pegar', text: 'Pegar um do monte, sem abrir' },
    open: { name: 'Abrir', text: 'Mostrar a todos o que tem num dos seus' },
    steal: { name: 'Roubar', text: 'Tomar o que está com outra pessoa' },
    inflict: { name: 'Empurrar', text: 'Empurrar um dos seus para alguém' },
    shake: (left: number): string => (left === 1 ? 'Chacoalhar (resta 1)' : `Chacoalhar (restam ${left})`),
    which: {
      pick: 'Qual você pega do monte?',
      open: 'Qual dos seus você abre?',
      steal: 'Qual você vai roubar?',
      inflict: 'De qual dos seus você se livra?',
    },
    whom: (gift: GiftName): string => `Quem vai ficar com ${the(gift)}?`,
    whomText: 'A pessoa pode aceitar, ou recusar e decidir nos dados.',
    give: (who: Who): string => `Empurrar para ${they(who)}`,
    do: {
      pick: 'Pegar este',
      open: 'Abrir este',
      steal: (who: Who): string => `Roubar de ${they(who)}`,
      inflict: 'Empurrar para alguém',
    },
    sure: {
      pick: (gift: GiftName): string => `Pegar ${the(gift)}?`,
      open: (gift: GiftName): string => `Abrir ${the(gift)}?`,
      steal: (gift: GiftName, owner: Who): string => `${capital(theft(gift, owner))}?`,
      inflict: (gift: GiftName, on: Who): string => `${capital(push(gift, on))}?`,
    },
    sureText: {
      pick: 'Ele continua fechado, e a sua vez acaba.',
      last: 'É o último: com ele acaba o jogo.',
      open: 'Todo mundo vai ver o que tem dentro.',
      steal: 'Se resistirem, os dois rolam: você precisa do dado maior.',
      inflict: 'Se recusarem, os dois rolam: você precisa do dado maior.',
    },
    yes: { pick: 'Pegar', open: 'Abrir', steal: 'Roubar', inflict: 'Empurrar' },
    back: 'Este não',
    cancel: 'Voltar',
    not: {
      pick: 'O monte acabou.',
      open: 'Você não tem nenhum presente fechado.',
      steal: 'Ninguém mais tem presentes ainda.',
      inflict: 'Você não tem nenhum presente para empurrar.',
      onlyPick: 'Faz tempo demais que ninguém pega: agora só dá para pegar.',
    },
    notThis: {
      pick: 'Esse não está no monte.',
      open: 'Escolha um fechado que está com você.',
      steal: 'Escolha um que está com outra pessoa.',
      inflict: 'Escolha um que está com você.',
    },
    notDone: 'Isso agora não',
  },
  prompt: {
    yourTurn: 'Sua vez: escolha uma ação',
    yourTurnText: 'Pegue, abra, roube ou empurre.',
    mayShake: (shakes: number): string =>
      shakes === 0 ? '' : `Antes você pode chacoalhar ${count(shakes, 'presente', 'presentes')}.`,
    settled: ({ how, actor, defender, gift }: Duel, moved: boolean): string => {
      if (how === 'steal')
        return moved
          ? `${does(actor, 'roubou')} ${the(gift)} de ${they(defender)}.`
          : `${does(defender, 'não largou')} ${the(gift)}, que ${they(actor)} queria.`;
      return moved
        ? `${does(actor, 'empurrou')} ${the(gift)} para ${they(defender)}.`
        : `${does(defender, 'não quis')} ${the(gift)}, que ${they(actor)} queria empurrar.`;
    },
    pickOnly: 'Sua vez: pegue um presente',
    pickOnlyFirst: 'Ninguém tem nada ainda, então tudo começa pelo monte.',
    pickOnlyPatience: 'Faz tempo demais que ninguém pega: você tem que pegar.',
    theirTurn: (who: Who): string => `${iso(who)} está escolhendo`,
    sending: 'Só um instante…',
    quiet: 'Ainda não aconteceu nada.',
    away: (who: Who): string => `${iso(who)} está fora`,
    next: (who: Who): string => (who.you ? 'Depois é a sua vez.' : `Depois é a vez de ${iso(who)}.`),
  },
  initiative: {
    title: 'Quem começa?',
    roll: 'Rolar',
    again: 'Rolar de novo',
    yours: 'Role pelo seu lugar',
    yoursText: 'O maior começa.',
    tied: 'Empate: role de novo',
    tiedText: (pass: number): string =>
      pass === 2 ? 'Você tirou o mesmo que alguém.' : 'Continua igual. Mais uma vez.',
    waiting: (who: readonly Who[]): string => {
      if (who.length > 3) return `Ainda faltam ${who.length} rolarem`;
      return who.length === 1 ? `Só falta ${list(who.map(they))} rolar` : `Ainda faltam ${list(who.map(they))}`;
    },
    rolled: (rolls: readonly number[]): string => `tirou ${rolls.join(', depois ')}`,
    toRoll: 'falta rolar',
    toRollAgain: 'empate, falta rolar de novo',
    order: 'A ordem é esta',
    begins: (who: Who): string => does(who, 'começa'),
    place: (n: number): string => `${n}º lugar`,
    go: 'Vamos ao monte',
  },
  duel: {
    steals: 'rouba',
    gives: 'empurra',
    holds: 'está com o presente',
    asked: 'responde',
    resists: 'resiste',
    allows: 'deixa',
    tries,
    you: ({ how, actor, gift }: Duel): string =>
      how === 'steal' ? `${iso(actor)} quer ${the(gift)}` : `${iso(actor)} empurra ${the(gift)} para você`,
    youText: (how: Contest['how']): string =>
      how === 'steal'
        ? 'Deixa ir ou resiste? Se resistir, os dois rolam, e o presente fica com você se igualar ou passar.'
        : 'Aceita ou recusa? Se recusar, os dois rolam, e o presente continua lá se você igualar ou passar.',
    waits: ({ defender }: Duel): string => `${iso(defender)} decide`,
    allow: (how: Contest['how']): string => (how === 'steal' ? 'Deixar ir' : 'Aceitar'),
    resist: (how: Contest['how']): string => (how === 'steal' ? 'Resistir' : 'Recusar'),
    allowed: ({ how, defender, gift }: Duel): string =>
      `${They(defender)} ${how === 'steal' ? 'deixa ir' : 'fica com'} ${the(gift)}`,
    verdict: ({ how, actor, defender }: Duel, moved: boolean, tie: boolean): string => {
      const keeper = how === 'steal' ? (moved ? actor : defender) : moved ? defender : actor;
      return `${tie ? 'Empate: o presente' : 'O presente'} ${moved ? 'vai para' : 'fica com'} ${they(keeper)}`;
    },
    rule: 'Quem defende ganha se igualar ou passar o outro dado.',
    rolled: (who: Who, n: number): string => does(who, `tirou ${n}`),
    go: 'Seguir',
    table: 'Ver a mesa',
  },
  opening: {
    title: (who: Who): string => does(who, 'abre um presente'),
    was: (gift: GiftName): string => `${The({ ...gift, title: null })}: dentro tinha…`,
    go: 'Voltar para a mesa',
  },
  bob: {
    prompt: (who: Who): string => `${iso(who)} está escolhendo`,
    away: (who: Who): string => `${iso(who)} está fora. Um quebra-nozes pode jogar até voltar.`,
    play: 'Colocar um quebra-nozes para jogar',
    since: (turns: number): string =>
      turns === 0 ? 'Na última jogada pegaram do monte.' : `${count(turns, 'jogada', 'jogadas')} sem ninguém pegar.`,
    watch: 'Você cuida da mesa.',
  },
  journal: {
    title: 'O que já aconteceu',
    empty: 'Ainda não aconteceu nada.',
    earlier: 'O que veio antes não aparece mais.',
    start: (n: number): string =>
      n === 1 ? '1 presente no monte, com seu número.' : `${n} presentes no monte, embaralhados e numerados.`,
    roll: (who: Who, n: number): string => `${does(who, `tirou ${n}`)}.`,
    tied: (who: readonly Who[]): string => `${capital(list(who.map(they)))} empataram e rolam de novo.`,
    order: (who: readonly Who[]): string => `A ordem: ${list(who.map(they), 'e depois')}.`,
    shake: (who: Who, gift: GiftName, heard: string | null): string =>
      `${does(who, 'chacoalhou')} ${the(gift)}: ${heard === null ? 'nenhum barulho' : `“\u2068${heard}\u2069”`}.`,
    pick: (who: Who, gift: GiftName): string => `${does(who, 'pegou')} ${the(gift)}.`,
    open: (who: Who, gift: GiftName): string => `${does(who, 'abriu')} ${the(gift)}.`,
    steal: (who: Who, gift: GiftName, owner: Who): string => `${does(who, 'quis')} ${theft(gift, owner)}.`,
    inflict: (who: Who, gift: GiftName, on: Who): string => `${does(who, 'quis')} ${push(gift, on)}.`,
    allow: (who: Who, gift: GiftName): string => `${does(who, 'deixou')}: ${the(gift)} mudou de mãos.`,
    resist: (who: Who, gift: GiftName, dice: Contest['dice'], moved: boolean): string =>
      `${does(who, 'resistiu')} com ${dice.defender} contra ${dice.actor}: ${the(gift)} ${moved ? 'mudou de mãos' : 'ficou onde estava'}.`,
    over: 'O último presente saiu do monte.',
  },

  /** When all is over. */
  over: {
    title: 'Quem fica com o quê',
    under: 'O monte acabou.',
    underSealed: (n: number): string => `${n} sem abrir`,
  },
};
