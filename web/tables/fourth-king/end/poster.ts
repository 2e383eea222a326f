import { wrapping } from '../../../../engine/fourth-king/things.ts';
import { words } from '../../../text/catalogue.ts';
import type { FourthAtTable } from '../table.ts';
import { homesOf, type Row } from './list.ts';
import { drawParcel } from './pen.ts';

const WIDTH = 1080;
const MARGIN = 64;
const LINE = 84;
const HEAD = 72;
const COLOURS = { night: '#0f172b', paper: '#18223d', ink: '#f6eddc', soft: '#c4cade', lamp: '#f6c271' } as const;

/**
 * The list as a picture to share: who takes home what. Titles of open gifts and the parcels are on it, and nothing that
 * was meant for the table alone: no note, no link, no photograph.
 */
export async function posterOf(table: FourthAtTable): Promise<Blob | null> {
  await Promise.all([document.fonts.load('700 40px Grenze'), document.fonts.load('400 30px Figtree')]);
  const homes = homesOf(table);
  const lines = homes.reduce((sum, { rows }) => sum + Math.max(1, rows.length), 0);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = 240 + homes.length * HEAD + lines * LINE + 110;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = COLOURS.night;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  write(pen, words.value.games['fourth-king'], MARGIN, 90, { font: '700 64px Grenze', colour: COLOURS.lamp });
  write(pen, table.t.end.title, MARGIN, 160, { font: '400 36px Figtree', colour: COLOURS.soft });
  let y = 220;
  for (const { name, rows } of homes) {
    write(pen, name, MARGIN, y + HEAD / 2, { font: '700 42px Grenze', colour: COLOURS.ink });
    y += HEAD;
    if (rows.length === 0) {
      write(pen, table.t.pile.nothing, MARGIN + 100, y + LINE / 2, { font: '400 32px Figtree', colour: COLOURS.soft });
    }
    for (const row of rows) {
      drawRow(pen, row, row.title ?? table.t.end.sealed, y);
      y += LINE;
    }
    if (rows.length === 0) y += LINE;
  }
  const sign = table.t.end.by(words.value.brand);
  write(pen, sign, MARGIN, canvas.height - 56, { font: '400 28px Figtree', colour: COLOURS.soft });
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

function drawRow(pen: CanvasRenderingContext2D, { wrap, number }: Row, text: string, y: number): void {
  pen.fillStyle = COLOURS.paper;
  pen.beginPath();
  pen.roundRect(MARGIN, y + 3, WIDTH - 2 * MARGIN, LINE - 6, 18);
  pen.fill();
  drawParcel(pen, wrapping(wrap), MARGIN + 14, y + 10, LINE - 20);
  write(pen, `${number}`, MARGIN + 96, y + LINE / 2, { font: '700 34px Grenze', colour: COLOURS.lamp });
  write(pen, text, MARGIN + 156, y + LINE / 2, { font: '400 32px Figtree', colour: COLOURS.ink });
}

type Style = { readonly font: string; readonly colour: string };

/** One line of text, cut with "…" where the picture ends. */
function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, { font, colour }: Style): void {
  pen.font = `${font}, sans-serif`;
  pen.fillStyle = colour;
  const room = WIDTH - MARGIN - 20 - x;
  let letters = [...text];
  while (letters.length > 1 && pen.measureText(letters.join('')).width > room) letters = letters.slice(0, -1);
  pen.fillText(letters.length === [...text].length ? text : `${letters.slice(0, -1).join('')}…`, x, y);
}
