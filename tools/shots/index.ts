import { parseArgs } from 'node:util';
import { openBrowser } from '../../test/web/browser.ts';
import { LANGUAGES } from '../../web/text/languages.ts';
import { EYES, picture } from './camera.ts';
import { dice } from './dice.ts';
import { gifts } from './gifts.ts';
import { clubs, embedded, hotSeat, house } from './house.ts';
import { king } from './king.ts';
import type { Shot } from './shot.ts';

/**
 * `npm run --silent shots -- [--only king,dice] [--name hint] [--lang en,es] [--size 360x640] [--theme dark]
 * [--eyes usual,protanopia] [--to shots] [--read]`: a picture of every screen in four sizes, both themes and all
 * languages, to be looked at. With `--eyes` as people see it who tell fewer colours apart. It reports what a machine finds
 * by reading (`reading.ts`): words that are cut off, broken or covered, drawings that are missing; with `--read` it takes
 * no pictures.
 */
const SIZES = ['360x640', '768x1024', '1440x900', '2560x1440'];
const THEMES = ['light', 'dark'] as const;
const PARTS: Readonly<Record<string, readonly Shot[]>> = {
  house,
  king,
  dice,
  gifts,
  club: clubs,
  embed: embedded,
  'hot-seat': hotSeat,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(PARTS).join() },
    name: { type: 'string', default: '' },
    lang: { type: 'string', default: [...LANGUAGES.keys()].join() },
    size: { type: 'string', default: SIZES.join() },
    theme: { type: 'string', default: THEMES.join() },
    eyes: { type: 'string', default: 'usual' },
    to: { type: 'string', default: 'shots' },
    read: { type: 'boolean', default: false },
  },
});
const listed = (list: string) => list.split(',');
const film = {
  sizes: listed(values.size),
  themes: THEMES.filter(theme => !values.read && listed(values.theme).includes(theme)),
  eyes: EYES.filter(eyes => listed(values.eyes).includes(eyes)),
  to: values.to,
};
const wanted = listed(values.only)
  .flatMap(part => (PARTS[part] ?? []).map(shot => ({ ...shot, name: `${part}-${shot.name}` })))
  .filter(({ name }) => name.includes(values.name));

const browser = await openBrowser();
let taken = 0;
let faulty = 0;
for (const lang of listed(values.lang)) {
  const words = await LANGUAGES.get(lang)?.words();
  if (words === undefined) throw new Error(`nobody speaks ${lang}`);
  for (const shot of wanted) {
    try {
      for (const fault of await picture(browser, shot, film, lang, words)) {
        faulty++;
        console.error(`${shot.name} in ${lang} ${fault}`);
      }
      taken++;
    } catch (error) {
      faulty++;
      console.error(`${shot.name} in ${lang}: ${String(error).split('\n')[0]}`);
    }
  }
}
await browser.close();
console.log(JSON.stringify({ screens: taken, faults: faulty }));
process.exit(faulty === 0 ? 0 : 1);
