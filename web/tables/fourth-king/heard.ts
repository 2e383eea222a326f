import { type FourthEvent, SHAKES_A_TURN } from '../../../engine/fourth-king/kinds.ts';
import type { FourthLook, RoomView, You } from '../../../party/protocol.ts';
import type { Teller } from '../../games/tellers.ts';
import { heardWords } from '../../games/words.ts';
import { giftTexts } from '../../line/signals.ts';
import { aloud } from '../../voice/announce.ts';
import { insideOf, viewOf } from './gifts.ts';
import { NO_PLAN } from './plan.ts';
import { line, promptOf } from './say.ts';
import type { Told } from './table.ts';
import { giftsWords } from './words.ts';

type At = { readonly room: RoomView; readonly you: You };

/** The Fourth King's Game for those who listen. */
export const fourthHeard: Teller = {
  news: (look, at) => (look.game === 'fourth-king' ? look.news.map(event => sentence(event, toldAt(look, at))) : []),
  ask: (look, at) => {
    if (look.game !== 'fourth-king' || look.outcome !== null) return '';
    // A shake costs no turn: it has been told, and what may be done has not changed.
    if (look.news.some(({ e }) => e === 'shake') && look.ask?.ask === 'act' && look.ask.shakesLeft < SHAKES_A_TURN)
      return '';
    const { title, text } = promptOf({
      ...toldAt(look, at),
      ask: look.ask,
      sending: null,
      plan: NO_PLAN,
      isHeard: true,
    });
    return aloud(title, text);
  },
};

function toldAt({ view, nth }: FourthLook, { room, you }: At): Told {
  const { nth: of, texts } = giftTexts.value;
  return { t: giftsWords.value, view: viewOf(view, of === nth ? texts : new Map()), room, you };
}

/** A line of the journal, and what can be read in a gift that was opened. */
function sentence(event: FourthEvent, told: Told): string {
  const note = event.e === 'open' ? (insideOf(told.view, event.gift)?.note ?? null) : null;
  return aloud(line(told, event), note === null ? '' : heardWords.value.gifts.note(note));
}
