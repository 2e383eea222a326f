import { Host } from '../test/party/hosts/host.ts';
import { openBrowser, PHONE } from '../test/web/browser.ts';
import { Scene } from '../tools/shots/tables.ts';
import { median } from './measure.ts';

/** How much slower the phone is than this machine. */
const SLOWDOWN = 4;

/** From a touch to the next picture on a slow phone: the largest of tables, twenty people with forty gifts. */
export async function touch() {
  const host = await Host.start('partykit', { page: 'built', paceMs: 0 });
  const browser = await openBrowser();
  try {
    const scene = await Scene.of(host.address, 20, { game: 'fourth-king', options: { bob: 'plays' } });
    await scene.wrap(2);
    await scene.play(look => look.game === 'fourth-king' && look.ask?.ask === 'act' && look.ask.pick.length > 0);
    const mover = scene.people.find(({ look, you }) => look?.awaited[0] === you?.seat) ?? scene.host;
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en' });
    const page = await context.newPage();
    await page.goto(scene.link(mover));
    const tab = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
    await tab('Everyone').waitFor();
    const session = await context.newCDPSession(page);
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
    for (const person of scene.people) person.cut();
    return { slowdown: SLOWDOWN, touches: times.length, medianMs: median(times), maxMs: Math.max(...times) };
  } finally {
    await browser.close();
    await host.stop();
  }
}

/** The browser tells how long each interaction took until it was painted, from 16 ms on. */
const WATCH = `
  globalThis.touched = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.interactionId > 0) touched.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;
