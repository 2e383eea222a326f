import { wrapping } from '../../../../engine/fourth-king/parcels.ts';
import { drawParcel } from '../../../picture/drawing.ts';
import { COLOURS, MARGIN, pictureOf, strip, write } from '../../../picture/picture.ts';
import { words } from '../../../text/catalogue.ts';
import type { FourthAtTable } from '../table.ts';
import { endWords } from '../words.ts';
import { homesOf, type Row } from './list.ts';

const LINE = 84;
const HEAD = 72;

/**
 * The list as a picture to share: who takes home what. Titles of open gifts and the parcels are on it, and nothing that
 * was meant for the table alone: no note, no link, no photograph.
 */
export function posterOf(table: FourthAtTable): Promise<Blob | null> {
  const homes = homesOf(table);
  const lines = homes.reduce((sum, { rows }) => sum + Math.max(1, rows.length), 0);
  return pictureOf({
    title: words.value.games['fourth-king'],
    under: table.t.over.title,
    height: homes.length * HEAD + lines * LINE,
    draw(pen, top) {
      let y = top;
      for (const { name, rows } of homes) {
        write(pen, name, { x: MARGIN, y: y + HEAD / 2, font: '700 42px Grenze', colour: COLOURS.ink });
        y += HEAD;
        for (const row of rows) {
          drawRow(pen, row, row.title ?? endWords.value.sealed, y);
          y += LINE;
        }
        if (rows.length > 0) continue;
        const nothing = { x: MARGIN + 100, y: y + LINE / 2, font: '400 32px Figtree', colour: COLOURS.soft };
        write(pen, table.t.pile.nothing, nothing);
        y += LINE;
      }
    },
  });
}

function drawRow(pen: CanvasRenderingContext2D, { wrap, number }: Row, text: string, y: number): void {
  strip(pen, y, LINE, COLOURS.paper);
  drawParcel(pen, wrapping(wrap), { x: MARGIN + 14, y: y + 10, side: LINE - 20 });
  write(pen, `${number}`, { x: MARGIN + 96, y: y + LINE / 2, font: '700 34px Grenze', colour: COLOURS.lamp });
  write(pen, text, { x: MARGIN + 156, y: y + LINE / 2, font: '400 32px Figtree', colour: COLOURS.ink });
}
