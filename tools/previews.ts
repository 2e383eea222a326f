import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../test/web/browser.ts';

/*
 * Draws the pictures that messengers show beside a link, from the drawings of the page: `npm run previews`.
 * They have no words, because the title and the description beside them speak the reader's language.
 */
const WEB = join(import.meta.dirname, '../web');
const [WIDTH, HEIGHT] = [1200, 630];

const art = (name: string): string => readFileSync(join(WEB, `art/${name}.svg`), 'utf8');
const DRAWINGS = ['icons', 'suits', 'courts', 'dice', 'parcels', 'scene'].map(art).join('');
const FONT = readFileSync(join(WEB, 'fonts/grenze-700-latin.woff2')).toString('base64');

const INK = { s: '#1d2742', h: '#b8233a', d: '#1d5fae', c: '#146045' } as const;
type Suit = keyof typeof INK;

/** Something drawn at a place, so large, turned by so much. */
const put = (what: string, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${what}</g>`;
const use = (id: string, width: number, height: number, more = ''): string =>
  `<use href="#${id}" x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" ${more}/>`;

function card(rank: string, suit: Suit): string {
  const index = `<text x="-41" y="-40" font-size="24" text-anchor="middle">${rank}</text><use href="#suit-${suit}" x="-47" y="-36" width="12" height="12"/>`;
  const figure = 'KQJ'.includes(rank) ? use(`court-${rank}${suit}`, 74, 123) : use(`suit-${suit}`, 44, 44);
  return `<g fill="${INK[suit]}" color="${INK[suit]}"><rect x="-52" y="-72" width="104" height="144" rx="9" fill="#0b1224" opacity=".3"/>
    <rect x="-50" y="-70" width="100" height="140" rx="9" fill="#fbf2df"/>${figure}${index}<g transform="rotate(180)">${index}</g></g>`;
}

/** Cards as they are held; the one in the middle lies on the others. */
function fan(cards: readonly (readonly [string, Suit])[]): string {
  const middle = (cards.length - 1) / 2;
  const drawn = cards.map(([rank, suit], n) => ({
    away: Math.abs(n - middle),
    drawing: put(put(card(rank, suit), 0, -620, 2.4), 600, 990, 1, (n - middle) * 15),
  }));
  return drawn
    .sort((a, b) => b.away - a.away)
    .map(({ drawing }) => drawing)
    .join('');
}

const die = (pips: string, x: number, y: number, turn: number): string =>
  put(use(`die-${pips}`, 40, 40), x, y, 3.4, turn);
const parcel = (
  shape: string,
  paper: string,
  ribbon: string,
  x: number,
  y: number,
  scale: number,
  turn: number,
): string => put(use(`parcel-${shape}`, 64, 64, `fill="url(#paper-${paper})" color="${ribbon}"`), x, y, scale, turn);

/** A cloth under a lamp, with something on it. */
const onTable = (things: string): string => `
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#141f3b"/>
  <ellipse cx="600" cy="600" rx="860" ry="330" fill="#7a4527"/><ellipse cx="600" cy="580" rx="860" ry="330" fill="#a9683c"/>
  <ellipse cx="600" cy="580" rx="800" ry="295" fill="#25467a"/>
  <ellipse cx="600" cy="580" rx="770" ry="280" fill="none" stroke="#eeb04c" stroke-width="4" stroke-dasharray="14 14"/>
  <path d="M600 60 60 630h1080z" fill="url(#glow)"/><path d="M597 0h6v30h-6z" fill="#0b1224"/>
  <g transform="translate(600 20) scale(2.2) translate(-180 -28)">
    <path d="M150 50c0-13 13-22 30-22s30 9 30 22z" fill="#c8414f"/><path d="M150 50c0-13 13-22 30-22-12 5-17 12-17 22z" fill="#e0707a"/>
    <path d="M146 49h68v4h-68z" fill="#eeb04c"/><path d="M172 53a8 7 0 0 0 16 0z" fill="#fff1bd"/>
  </g>${things}`;

const PICTURES = {
  'kings-table': `<rect width="${WIDTH}" height="${HEIGHT}" fill="#141f3b"/><use href="#scene" x="0" y="-60" width="1200" height="800"/>`,
  king: onTable(
    fan([
      ['A', 's'],
      ['Q', 'h'],
      ['K', 'h'],
      ['J', 'd'],
      ['A', 'c'],
    ]),
  ),
  'kings-dice': onTable(
    put(use('cup', 64, 64), 610, 385, 5.4, -6) +
      [
        die('6', 300, 420, -14),
        die('1', 235, 545, 8),
        die('3', 385, 545, -6),
        die('5', 850, 440, 12),
        die('2', 985, 515, -10),
        die('4', 830, 570, 5),
      ].join(''),
  ),
  'fourth-king': onTable(
    parcel('tall', 'night', '#eeb04c', 480, 300, 4.6, -4) +
      parcel('sack', 'candy', '#c8414f', 730, 310, 4.4, 5) +
      parcel('round', 'fir', '#ffe2a0', 300, 450, 3.8, -8) +
      parcel('cracker', 'frost', '#c8414f', 915, 470, 3.9, 10) +
      parcel('box', 'berry', '#ffe2a0', 600, 440, 5, 2),
  ),
};

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
for (const [name, picture] of Object.entries(PICTURES)) {
  await page.setContent(`<!doctype html><style>@font-face { font-family: G; src: url(data:font/woff2;base64,${FONT}) } body { margin: 0 } text { font: 700 24px G }</style>
    <div style="position: absolute; width: 0; height: 0; overflow: hidden">${DRAWINGS}</div>
    <svg width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" style="display: block">${picture}</svg>`);
  await page.evaluate('document.fonts.load("24px G")');
  const path = join(WEB, `public/previews/${name}.png`);
  writeFileSync(path, await page.screenshot());
}
await browser.close();
