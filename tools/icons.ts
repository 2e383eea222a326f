import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../test/web/browser.ts';

/**
 * Draws the page's icons anew from web/public/icon.svg, in the sizes that devices ask for: `npm run icons`.
 * Where a device cuts an icon to its own shape, the ground fills the whole square and the crown keeps to the middle.
 */
const PUBLIC = join(import.meta.dirname, '../web/public');
const drawing = readFileSync(join(PUBLIC, 'icon.svg'), 'utf8');

const ROUND = /<rect [^>]*?rx="\d+"/;
const CROWN = 'translate(6 5.5) scale(.75)';
if (!ROUND.test(drawing) || !drawing.includes(CROWN))
  throw new Error('icon.svg is drawn otherwise than this tool knows');

const whole = drawing.replace(/ rx="\d+"/, '');
const ICONS = {
  '192': drawing,
  '512': drawing,
  'apple-180': whole,
  'maskable-192': whole.replace(CROWN, 'translate(10.56 10.2) scale(.56)'),
  'maskable-512': whole.replace(CROWN, 'translate(10.56 10.2) scale(.56)'),
} as const;

const browser = await openBrowser();
for (const [name, svg] of Object.entries(ICONS)) {
  const side = Number(/\d+$/.exec(name)?.[0]);
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  await page.setContent(`<style>body{margin:0}svg{display:block;inline-size:100vw}</style>${svg}`);
  writeFileSync(join(PUBLIC, `icons/${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
