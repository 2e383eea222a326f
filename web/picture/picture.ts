import { endingWords } from '../parts/endingWords.ts';
import { words } from '../text/catalogue.ts';

export const WIDTH = 1080;
export const MARGIN = 64;
const TOP = 220;
const FOOT = 110;
export const COLOURS = {
  night: '#0f172b',
  paper: '#18223d',
  ink: '#f6eddc',
  soft: '#c4cade',
  lamp: '#f6c271',
} as const;

type Content = {
  readonly title: string;
  readonly under: string;
  /** How much is drawn between the title and the foot. */
  readonly height: number;
  readonly draw: (pen: CanvasRenderingContext2D, top: number) => void;
};

/** A picture of a result, to be shared: what its game draws, under a title and above our name. */
export async function pictureOf({ title, under, height, draw }: Content): Promise<Blob | null> {
  await Promise.all([document.fonts.load('700 40px Grenze'), document.fonts.load('400 30px Figtree')]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP + height + FOOT;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = COLOURS.night;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = 'middle';
  write(pen, title, { x: MARGIN, y: 90, font: '700 64px Grenze', colour: COLOURS.lamp });
  write(pen, under, { x: MARGIN, y: 160, font: '400 36px Figtree', colour: COLOURS.soft });
  draw(pen, TOP);
  const sign = endingWords.value.by(words.value.brand);
  write(pen, sign, { x: MARGIN, y: canvas.height - 56, font: '400 28px Figtree', colour: COLOURS.soft });
  return new Promise(done => canvas.toBlob(done, 'image/png'));
}

/** A strip of paper from edge to edge, for a line of the list. */
export function strip(pen: CanvasRenderingContext2D, top: number, height: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(MARGIN, top + 3, WIDTH - 2 * MARGIN, height - 6, 18);
  pen.fill();
}

type Style = {
  readonly x: number;
  readonly y: number;
  readonly font: string;
  readonly colour: string;
  readonly align?: 'left' | 'right' | 'center';
  /** How wide it may be; else up to the edge. */
  readonly room?: number;
};

/** A text may be written so much smaller than was wished. */
const SMALLEST = 0.65;

/** One line of text: smaller where its room is short, and cut with "…" where that does not help. */
export function write(pen: CanvasRenderingContext2D, text: string, style: Style): void {
  const { x, y, font, colour, align = 'left', room = WIDTH - MARGIN - 20 - x } = style;
  pen.font = `${font}, sans-serif`;
  const scale = Math.max(SMALLEST, Math.min(1, room / pen.measureText(text).width));
  pen.font = pen.font.replace(/[\d.]+(?=px)/, size => `${Number(size) * scale}`);
  pen.fillStyle = colour;
  pen.textAlign = align;
  let letters = [...text];
  while (letters.length > 1 && pen.measureText(letters.join('')).width > room) letters = letters.slice(0, -1);
  pen.fillText(letters.length === [...text].length ? text : `${letters.slice(0, -1).join('')}…`, x, y);
}
