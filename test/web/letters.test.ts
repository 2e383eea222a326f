import { expect, test } from 'vitest';
import { LANGUAGES } from '../../web/text/languages.ts';
import { browser, host } from './shared.ts';

const SIZES = [
  { width: 320, height: 568 },
  { width: 412, height: 823 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

test.each([...LANGUAGES.keys()])(
  'in %s the headline keeps its lines when its letters arrive: nothing below it moves',
  async locale => {
    const page = await (await browser.newContext({ locale })).newPage();
    let arrive = () => {};
    const arrived = new Promise<void>(done => {
      arrive = done;
    });
    await page.route('**/*.woff2', async route => {
      await arrived;
      await route.continue();
    });
    await page.goto(`http://${host.address}/`, { waitUntil: 'domcontentloaded' });
    const headline = page.getByRole('heading', { level: 1 });
    await headline.waitFor();
    const heights = async () => {
      const all: number[] = [];
      for (const size of SIZES) {
        await page.setViewportSize(size);
        all.push((await headline.boundingBox())?.height ?? 0);
      }
      return all;
    };
    const there = (): Promise<boolean> => page.evaluate(`document.fonts.check('700 40px Grenze')`);
    const before = await heights();
    expect(await there()).toBe(false);
    arrive();
    await expect.poll(there).toBe(true);
    expect(before).toEqual(await heights());
  },
);
