import { iso, type Who } from './grammar.en.ts';
/** For whoever plays a game for the first time: a few sentences, each said once. */
export const hints = {
  never: 'No more hints',
  /** Beside what has just been finished: whom the table waits for meanwhile. */
  waits: (you: boolean, others: readonly Who[]): string => {
    const [only] = others;
    const they = only !== undefined && others.length === 1 ? iso(only) : 'others';
    if (!you) return `The table waits for ${they}, not for you.`;
    return others.length === 0 ? 'The table waits for you.' : `The table waits for you and ${they}.`;
  },
  texts: {
    dodge:
      'In this hand you dodge: what you take costs points. The highest card of the suit that was led takes the trick.',
    follow:
      'You hold the suit that was led, so it has to be played. Tap a card that lies low, and it says why it has to wait.',
    sell: 'With good cards play it your own way. With poor ones sell: whoever gets the right to choose pays you.',
    auction:
      '2 up: you pay 50 and name the trumps; each trick brings 25. 2 down: each trick costs 75, and you take over two of the seller’s. You pay only if your bid is accepted.',
    seal: 'In each place the highest die takes what the others laid there; if the highest are equal, all dice there are gone. Choose in secret, then seal.',
    reveal: 'Dice that you won are yours from the next round on. Whoever has none left is out.',
    turn: 'One thing a turn: pick a gift, open one of yours, steal one, or give one away. Tap a gift to look at it; nothing is done until you say so.',
    steal:
      'You may steal now: the holder lets the gift go, or both roll, and equal is enough to keep it. The game ends with the last one on the pile.',
    defend:
      'You decide: let it be, or resist. If you resist, both of you roll; if your die is equal or higher, the gift stays where it is.',
  },
};
