import type { Outcome } from '../../../engine/game.ts';
import { at, seatsOf } from '../../../engine/seats.ts';
import { forAll } from '../../parts/forAll.ts';
import { nameAt } from '../../parts/people.ts';
import { drawCrown } from '../../picture/drawing.ts';
import { COLOURS, MARGIN, pictureOf, strip, WIDTH, write } from '../../picture/picture.ts';
import { words } from '../../text/catalogue.ts';
import { resultTitle } from './KingBar.tsx';
import { noteOf, titleOf } from './lines.ts';
import { linesOf } from './scores.ts';
import type { KingAtTable } from './table.ts';

const HEAD = 84;
const LINE = 72;
const COLUMN = 136;
/** The middle of a seat's column. */
const middle = (seat: number): number => WIDTH - MARGIN - 20 - COLUMN * (3.5 - seat);
const LABEL = middle(0) - COLUMN / 2 - MARGIN - 30;
const LOSS = '#ff9a9c';

/** The whole sheet as a picture to share: every hand, and what it brought to whom. */
export function posterOf(mine: KingAtTable, outcome: Outcome): Promise<Blob | null> {
  const table: KingAtTable = forAll(mine);
  const { t, look, options } = table;
  const lines = linesOf(look.view, options);
  return pictureOf({
    title: words.value.games.king,
    under: resultTitle(table, outcome),
    height: HEAD + (lines.length + 1) * LINE,
    draw(pen, top) {
      for (const seat of seatsOf(4)) {
        const first = at(outcome.places, seat) === 1;
        if (first) drawCrown(pen, { x: middle(seat) - 18, y: top - 22, side: 36 }, COLOURS.lamp);
        write(pen, nameAt(table, seat), {
          x: middle(seat),
          y: top + HEAD / 2 + 6,
          font: '700 32px Grenze',
          colour: first ? COLOURS.lamp : COLOURS.ink,
          align: 'center',
          room: COLUMN - 10,
        });
      }
      for (const [index, line] of lines.entries()) {
        const y = top + HEAD + index * LINE;
        const note = line.kind === 'positive' ? noteOf(table, line, false) : t.hand(line.kind).note;
        strip(pen, y, LINE, COLOURS.paper);
        write(pen, titleOf(table, line), label(y + 26, 28, COLOURS.ink));
        write(pen, note, label(y + 53, 21, COLOURS.soft));
        if (line.done !== null) scores(pen, line.done.scores, y, t.points);
      }
      const y = top + HEAD + lines.length * LINE;
      write(pen, t.sheet.total, label(y + LINE / 2, 34, COLOURS.lamp));
      scores(pen, outcome.scores, y, t.signed);
    },
  });
}

const label = (y: number, size: number, colour: string) =>
  ({ x: MARGIN + 20, y, font: `${size > 30 ? 700 : 400} ${size}px Figtree`, colour, room: LABEL }) as const;

type Points = (points: number) => string;

function scores(pen: CanvasRenderingContext2D, points: readonly number[], y: number, text: Points): void {
  for (const seat of seatsOf(4)) {
    const score = at(points, seat);
    const colour = score < 0 ? LOSS : COLOURS.ink;
    write(pen, text(score), {
      x: middle(seat),
      y: y + LINE / 2,
      font: '700 34px Grenze',
      colour,
      align: 'center',
      room: COLUMN,
    });
  }
}
