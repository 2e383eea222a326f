import type { GameLook } from '../../party/protocol.ts';

/** The hints of each game, in about the order in which they come. */
export const HINTS = {
  king: ['dodge', 'follow', 'sell', 'auction'],
  'kings-dice': ['seal', 'reveal'],
  'fourth-king': ['turn', 'steal', 'defend'],
} as const;
export type HintName = (typeof HINTS)[keyof typeof HINTS][number];

/** What a player might like to know who sees this for the first time; null for what speaks for itself. */
export function hintFor(look: GameLook, isHeld: boolean): HintName | null {
  switch (look.game) {
    case 'king':
      return isHeld ? null : forKing(look);
    case 'kings-dice':
      if (isHeld) return look.news.some(({ e }) => e === 'reveal') ? 'reveal' : null;
      return look.ask === null ? null : 'seal';
    case 'fourth-king':
      return isHeld ? null : forGifts(look);
  }
}

function forKing({ ask, view }: Extract<GameLook, { game: 'king' }>): HintName | null {
  switch (ask?.ask) {
    case 'choose':
      return 'sell';
    case 'bid':
      return 'auction';
    case 'play':
      if (ask.not.some(({ why }) => why === 'must-follow')) return 'follow';
      return view.kind === 'positive' ? null : 'dodge';
    default:
      return null;
  }
}

function forGifts({ ask }: Extract<GameLook, { game: 'fourth-king' }>): HintName | null {
  if (ask?.ask === 'defend') return 'defend';
  if (ask?.ask !== 'act') return null;
  return ask.steal.length > 0 ? 'steal' : 'turn';
}
