import type { KingNews } from '../../../../engine/king/kinds.ts';
import { at, seatsOf } from '../../../../engine/seats.ts';
import { nameAt, whoAt } from '../../../parts/people.ts';
import { winningCard } from '../say.ts';
import type { KingAtTable } from '../table.ts';

/** The news of a look in sentences; for whoever comes late, the last thing that lies on the table. */
export function sentencesOf(table: KingAtTable): readonly string[] {
  const { news, view } = table.look;
  if (news.length > 0) return news.map(item => sentence(table, item));
  const { t } = table;
  return view.last === null ? [] : [t.prompt.tookLast(whoAt(table, view.last.winner))];
}

function sentence(table: KingAtTable, news: KingNews): string {
  const { t, options, look } = table;
  const who = (seat: Parameters<typeof whoAt>[1]) => whoAt(table, seat);
  switch (news.e) {
    case 'draw':
      return t.draw.text(who(news.receiver), options.dealerChoice === 'on');
    case 'dealer':
      return `${t.draw.dealer(who(news.dealer))}.`;
    case 'deal':
      return `${t.bar.title(news.hand + 1, look.view.hands)}: ${t.hand(look.view.kind).name}.`;
    case 'call':
      return t.auction.callLine(who(news.seat), news.call);
    case 'contract':
      return `${t.contract.plays(who(news.contract.by), news.contract)}.`;
    case 'play':
      return t.prompt.played(who(news.seat), news.card);
    case 'trick': {
      const card = winningCard(news.trick);
      const took = t.trick.lastTitle(who(news.trick.winner));
      return card === null ? `${took}.` : `${took} ${t.trick.lastWith(card)}.`;
    }
    case 'claim':
      return `${t.claim.title(who(news.seat))}.`;
    case 'claimEnded':
      return news.how === 'refused' ? t.claim.goesOn : `${t.claim.proved(who(news.seat))}.`;
    case 'handOver': {
      const scores = seatsOf(4).map(
        seat => `\u2068${nameAt(table, seat)}\u2069 ${t.signed(at(news.line.scores, seat))}`,
      );
      return `${t.over.title(look.view.sheet.length, news.line.kind)}. ${t.list(scores)}.`;
    }
    case 'over':
      return '';
  }
}
