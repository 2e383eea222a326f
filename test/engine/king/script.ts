import { king } from '../../../engine/king/index.ts';
import { BIDS, type KingMove, TRUMPS } from '../../../engine/king/kinds.ts';
import type { KingState } from '../../../engine/king/state.ts';
import { type Seat, seatAfter } from '../../../engine/seats.ts';
import { move } from './build.ts';

/** The script's names for calls; bids are their own. */
const WORDS: Readonly<Record<string, unknown>> = {
  auction: { do: 'auction' },
  ult: { do: 'ultimatum' },
  ff: { do: 'forfeit' },
  down: { do: 'down' },
  '=': { do: 'match' },
  p: { do: 'pass' },
  acc: { do: 'accept' },
  ask: { do: 'askMore' },
  dec: { do: 'decline' },
  no: { do: 'refuse' },
  '8!': { do: 'take' },
  ...Object.fromEntries(TRUMPS.map(trump => [`up=${trump}`, { do: 'up', trump }])),
  ...Object.fromEntries(TRUMPS.map(trump => [`t=${trump}`, { do: 'nameTrump', trump }])),
};

const OWN = ['down', ...TRUMPS.map(trump => `up=${trump}`)];
const ALL_WORDS = [...Object.keys(WORDS), ...BIDS];

/** The move that a word stands for; null where no such move exists. */
export const moveOf = (word: string): KingMove | null => king.parseMove(WORDS[word] ?? { do: 'bid', bid: word });

/** `1:4u`, `A:acc`: the seat is counted from the beneficiary. */
export function parseCall(text: string, beneficiary: Seat): { readonly seat: Seat; readonly word: string } {
  const [who = '', word = ''] = text.split(':');
  return { seat: who === 'A' ? beneficiary : seatAfter(beneficiary, 4, Number(who)), word };
}

export const seatOf = (who: string, beneficiary: Seat): Seat => parseCall(`${who}:`, beneficiary).seat;

export function say(state: KingState, script: readonly string[], beneficiary: Seat): KingState {
  return script.reduce((before, text) => {
    const { seat, word } = parseCall(text, beneficiary);
    const made = moveOf(word);
    if (made === null) throw new Error(`no such call: ${text}`);
    return move(before, seat, made).state;
  }, state);
}

/** The words for everything that a seat may do. */
export const wordsOf = (state: KingState, seat: Seat): readonly string[] =>
  ALL_WORDS.filter(word => {
    const made = moveOf(word);
    return made !== null && king.refuse(state, seat, made) === null;
  });

/** `own r75 p`, written out. */
export const spelled = (words: string): readonly string[] =>
  words.split(' ').flatMap(word => {
    if (word === 'own') return OWN;
    const over = /^r(\d+)$/.exec(word)?.[1];
    return over === undefined ? [word] : BIDS.filter(bid => points(bid) > Number(over));
  });

const points = (bid: string): number => Number(bid.slice(0, 1)) * (bid.endsWith('u') ? 25 : 75);
