import { DICE_CHOICES, type DiceNews } from '../../../engine/kings-dice/kinds.ts';
import type { DiceLook, RoomView, You } from '../../../party/protocol.ts';
import type { Teller } from '../../games/tellers.ts';
import { heardWords } from '../../games/words.ts';
import { optionsIn } from '../../parts/options.ts';
import { whoAt } from '../../parts/people.ts';
import { aloud } from '../../voice/announce.ts';
import { promptOf, resultTitle, sentencesOf, type Told } from './say.ts';
import { diceWords } from './words.ts';

type At = { readonly room: RoomView; readonly you: You };

/** With more people than this nobody is told of everyone who seals. */
const FEW = 4;

/** King's Dice for those who listen. */
export const diceHeard: Teller = {
  news: (look, at) => (look.game === 'kings-dice' ? look.news.flatMap(item => sentences(item, look, at)) : []),
  ask: (look, at) => {
    if (look.game !== 'kings-dice') return '';
    const { title, text } = promptOf(toldAt(look, at, false));
    return aloud(title, text);
  },
};

/** The table without what lies half done on it. */
function toldAt(look: DiceLook, { room, you }: At, held: boolean): Told {
  const options = optionsIn(DICE_CHOICES, room.options);
  const { view, ask } = look;
  return { t: diceWords.value, look, view, ask, held, options, room, you, choice: null, lifted: null };
}

function sentences(item: DiceNews, look: DiceLook, table: At): readonly string[] {
  const t = diceWords.value;
  const heard = heardWords.value.dice;
  const { view, outcome } = look;
  switch (item.e) {
    case 'roll': {
      const round = `${t.bar.title(item.round, toldAt(look, table, false).options.roundLimit)}.`;
      return [item.mine.length === 0 ? round : `${round} ${heard.rolled(item.mine)}`];
    }
    case 'seal':
      return view.held.length > FEW && item.seat !== table.you.seat ? [] : [heard.sealed(whoAt(table, item.seat))];
    case 'reveal': {
      if (view.shown === null) return [];
      const told = toldAt(look, table, true);
      const { title, text } = promptOf(told);
      return [...sentencesOf(told, view.shown, item.turn === null ? 0 : item.turn - 1), aloud(title, text)];
    }
    case 'out':
      return [];
    case 'over':
      return outcome === null ? [] : [`${resultTitle(toldAt(look, table, false), outcome)}.`];
  }
}
