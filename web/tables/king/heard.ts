import { parseChoices } from '../../../engine/choices.ts';
import { KING_CHOICES, type KingNews } from '../../../engine/king/kinds.ts';
import { at, type Seat, seatsOf } from '../../../engine/seats.ts';
import type { KingLook, RoomView, You } from '../../../party/protocol.ts';
import type { Teller } from '../../games/tellers.ts';
import { kingHeardWords } from '../../games/words.ts';
import { whoAt } from '../../parts/people.ts';
import { aloud } from '../../voice/announce.ts';
import { resultTitle } from './KingBar.tsx';
import { promptOf, winningCard } from './say.ts';
import { totalOf } from './scores.ts';
import { kingWords } from './words.ts';

type At = { readonly room: RoomView; readonly you: You };

/** King for those who listen. */
export const kingHeard: Teller = {
  news: (look, at) => (look.game === 'king' ? look.news.map(item => sentence(item, look, at)) : []),
  ask: (look, at) => (look.game === 'king' ? asked(look, at) : ''),
};

function asked({ view, ask, awaited }: KingLook, table: At): string {
  const who = (seat: Seat) => whoAt(table, seat);
  const { title, text } = promptOf(kingWords.value, { view, ask, awaited, who });
  const choice = ask?.ask === 'play' && ask.cards.length > 1 ? kingHeardWords.value.may(ask.cards.length) : '';
  return aloud(title, text, choice);
}

function sentence(item: KingNews, { view, outcome }: KingLook, table: At): string {
  const t = kingWords.value;
  const heard = kingHeardWords.value;
  const who = (seat: Seat) => whoAt(table, seat);
  switch (item.e) {
    case 'draw':
      return t.draw.text(who(item.receiver), parseChoices(KING_CHOICES, table.room.options)?.dealerChoice === 'on');
    case 'dealer':
      return `${t.draw.title(who(item.dealer), false)}.`;
    case 'deal': {
      const hand = t.bar.title(item.hand + 1, view.hands);
      const dealer = who(item.dealer);
      if (view.kind === 'positive') return aloud(hand, heard.deals(dealer), t.contract.sells(dealer));
      // Who deals the first one has just been drawn.
      const deals = item.hand === 0 ? '' : heard.deals(dealer);
      return aloud(hand, `${t.hand(view.kind).name}, ${t.contract.costs(view.kind)}`, deals);
    }
    case 'call':
      return `${t.auction.callLine(who(item.seat), item.call)}.`;
    case 'contract': {
      const { contract } = item;
      const trumps = contract.way === 'up' ? `, ${t.contract.trumps(contract.trump)}` : '';
      return `${t.contract.plays(who(contract.by), contract)}${trumps}.`;
    }
    case 'play':
      return heard.plays(who(item.seat), item.card);
    case 'trick': {
      const won = winningCard(item.trick);
      return won === null ? '' : heard.takes(who(item.trick.winner), won);
    }
    case 'claim':
      return `${table.you.seat === item.seat ? t.claim.yours : t.claim.title(who(item.seat))}.`;
    case 'claimEnded':
      if (item.how === 'refused') return item.by === null ? '' : `${t.claim.objected(who(item.by))}. ${t.claim.goesOn}`;
      return `${t.claim.proved(who(item.seat))}. ${item.how === 'proved' ? t.claim.provedText : t.claim.agreed}`;
    case 'handOver': {
      const each = (points: (seat: Seat) => number) =>
        seatsOf(4).map(seat => `${t.name(who(seat))} ${t.signed(points(seat))}`);
      const brought = heard.brought(each(seat => at(item.line.scores, seat)));
      return view.sheet.length < 2 ? brought : `${brought} ${heard.totals(each(seat => totalOf(view.sheet, seat)))}`;
    }
    case 'over':
      return outcome === null ? '' : `${resultTitle({ t, ...table }, outcome)}.`;
  }
}
