import { openBrowser, PHONE } from '../test/web/browser.ts';
import { Parlour } from '../test/web/parlour.ts';
import { laid } from '../tools/shots/tables.ts';
import { median } from './measure.ts';

/** How much slower the phone is than this machine. */
const SLOWDOWN = 4;

const fullTable = laid({
  game: 'fourth-king',
  people: 20,
  gifts: 2,
  options: { bob: 'plays' },
  until: look => look.game === 'fourth-king' && look.ask?.ask === 'act' && look.ask.pick.length > 0,
});

/** From a touch to the next picture on a slow phone: the largest of tables, twenty people with forty gifts. */
export async function touch() {
  const browser = await openBrowser();
  try {
    const parlour = new Parlour(browser, { seed: 'touches' });
    const pass = fullTable(parlour.stage)?.pass ?? null;
    const phone = { viewport: PHONE, hasTouch: true, locale: 'en', reducedMotion: 'no-preference' } as const;
    const page = await parlour.person(phone, pass);
    await page.goto(parlour.table);
    const tab = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await tab('Everyone').waitFor();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(WATCH);
    for (let round = 0; round < 5; round++) {
      for (const name of ['Everyone', /^Mine/, /^The pile/]) await tab(name).tap();
      await page
        .getByRole('button', { name: /^Number \d+/ })
        .nth(round)
        .tap();
      await page.keyboard.press('Escape');
    }
    const times = await page.evaluate<number[]>('globalThis.touched');
    return { slowdown: SLOWDOWN, touches: times.length, medianMs: median(times), maxMs: Math.max(...times) };
  } finally {
    await browser.close();
  }
}

/** The browser tells how long each interaction took until it was painted, from 16 ms on. */
const WATCH = `
  globalThis.touched = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) touched.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;
