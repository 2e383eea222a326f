import type { HandKind, KingOptions, KingView, SheetLine } from '../../../engine/king/kinds.ts';
import { at, type Seat, seatAfter } from '../../../engine/seats.ts';

/** What the lines of the sheet add up to for one seat. */
export const totalOf = (sheet: readonly SheetLine[], seat: Seat): number =>
  sheet.reduce((sum, line) => sum + at(line.scores, seat), 0);

/** The colour of a number; its sign says the same. */
export const scoreClass = (points: number): string => (points < 0 ? 'neg' : points > 0 ? 'pos' : '');

/** A hand of the game, played or to come. The dealer of a hand to come is known once the first one is. */
export type Line = {
  readonly number: number;
  readonly kind: HandKind;
  readonly dealer: Seat | null;
  readonly done: SheetLine | null;
};

export const NEGATIVE_SUM = -1300;
export const POSITIVE_SUM = 1300;

/** The sheet as it is ruled before the first card. */
const RULED: Readonly<Record<KingOptions['length'], readonly HandKind[]>> = {
  full: ['noTricks', 'noHearts', 'noQueens', 'noKingsOrJacks', 'noKingOfHearts', 'noLastTwo'],
  quick: ['quick16', 'quick25', 'quick34'],
};
const POSITIVE: readonly HandKind[] = ['positive', 'positive', 'positive', 'positive'];

/** Every line of the sheet, in the order of play. */
export function linesOf({ sheet, hand, dealer, play }: KingView, { length }: KingOptions): readonly Line[] {
  return [...RULED[length], ...POSITIVE].map((kind, index) => ({
    number: index + 1,
    kind,
    dealer: play.phase === 'nameDealer' ? null : seatAfter(dealer, 4, index - hand),
    done: sheet[index] ?? null,
  }));
}
