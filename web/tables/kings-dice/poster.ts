import type { Outcome } from '../../../engine/game.ts';
import { at, seatsOf } from '../../../engine/seats.ts';
import { forAll } from '../../parts/forAll.ts';
import { nameAt } from '../../parts/people.ts';
import { drawCrown } from '../../picture/drawing.ts';
import { COLOURS, MARGIN, pictureOf, strip, WIDTH, write } from '../../picture/picture.ts';
import { words } from '../../text/catalogue.ts';
import { resultTitle } from './say.ts';
import type { DiceAtTable } from './table.ts';

const LINE = 96;

/** The result as a picture to share: everybody by place, with the dice that are left. */
export function posterOf(table: DiceAtTable, outcome: Outcome): Promise<Blob | null> {
  const { t, view } = table;
  const { places, scores } = outcome;
  const order = [...seatsOf(places.length)].sort((a, b) => at(places, a) - at(places, b));
  return pictureOf({
    title: words.value.games['kings-dice'],
    under: `${resultTitle(forAll(table), outcome)} · ${t.result.title(view.round)}`,
    height: order.length * LINE,
    draw(pen, top) {
      for (const [index, seat] of order.entries()) {
        const y = top + index * LINE;
        const place = at(places, seat);
        const out = at(view.out, seat);
        const colour = place === 1 ? COLOURS.lamp : COLOURS.ink;
        strip(pen, y, LINE, COLOURS.paper);
        if (place === 1) drawCrown(pen, { x: MARGIN + 22, y: y + 22, side: LINE - 44 }, COLOURS.lamp);
        else
          write(pen, `${place}`, { x: MARGIN + 48, y: y + LINE / 2, font: '700 40px Grenze', colour, align: 'center' });
        write(pen, nameAt(table, seat), {
          x: MARGIN + 104,
          y: y + LINE / 2,
          font: '700 42px Grenze',
          colour,
          room: 480,
        });
        write(pen, out === null ? t.result.dice(at(scores, seat)) : t.result.out(out), {
          x: WIDTH - MARGIN - 24,
          y: y + LINE / 2,
          font: '400 34px Figtree',
          colour,
          align: 'right',
          room: 320,
        });
      }
    },
  });
}
