import type { Draws } from '../../engine/game.ts';
import { hosting, kick, pause, renew, talk, tidy, undo } from './company.ts';
import type { Figure } from './figures.ts';
import type { Journal, Said } from './journal.ts';
import type { Page } from './page.ts';
import { any, inside, type Weather } from './weather.ts';
import type { Line, World } from './world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Gust = (weather: Weather) => Promise<void> | void;

/** What can go wrong, and how often in ten thousand steps. */
const GUSTS: readonly (readonly [Figure, number, Gust])[] = [
  ['duplicates', 800, retry],
  ['impatience', 50, impatience],
  ['nonsense', 50, nonsense],
  ['delayed', 40, wait],
  ['deadLines', 30, die],
  ['rolls', 100, ({ pages, draws }) => inside(pages, draws)?.here()],
  ['leavings', 30, ({ pages, draws }) => any(pages, draws)?.leave()],
  ['tabs', 20, tab],
  ['watchers', 10, watcher],
  ['pauses', 8, pause],
  ['hosting', 8, hosting],
  ['kicks', 6, kick],
  ['renewals', 10, renew],
  ['undos', 60, undo],
  ['talks', 30, talk],
  ['tidying', 40, tidy],
  ['strayTicks', 20, ({ world }) => world.tick()],
  ['strayAlarms', 20, ({ world }) => world.alarm()],
  ['jumps', 15, jump],
  ['evictions', 10, ({ world }) => world.stop('evict')],
  ['kills', 6, ({ world }) => world.stop('kill')],
  ['nights', 4, night],
  ['cutShort', 15, ({ world, draws }) => world.stopSoon(draws.below(2) === 0 ? 'evict' : 'kill')],
];

const ONCE: readonly string[] = ['bring', 'say', 'emote'];

/** Counted where they take effect. */
const COUNTED: readonly Figure[] = ['duplicates', 'cutShort'];

/** One step in a storm: something arrives, somebody does something, time goes by, or something goes wrong. */
export async function step(weather: Weather): Promise<void> {
  const { tally, draws, pages } = weather;
  tally.add('steps');
  let side = draws.below(10_000);
  for (const [figure, weight, gust] of GUSTS) {
    side -= weight;
    if (side >= 0) continue;
    if (!COUNTED.includes(figure)) tally.add(figure);
    return gust(weather);
  }
  if (side < 3300) return deliver(weather);
  if (side < 6600) return void heed(weather);
  if (side < 7200) return pass(weather, 20 + draws.below(400));
  const page = any(
    pages.filter(({ isIdle }) => !isIdle),
    draws,
  );
  if (page?.line !== null) page?.act();
  else if (draws.below(2) === 0) await page.arrive();
}

async function deliver({ world, journal, draws }: Weather): Promise<void> {
  const line = any(
    world.lines.filter(({ up }) => up.length > 0),
    draws,
  );
  if (line !== undefined) await arrive(line, world, journal);
}

export async function arrive(line: Line, world: World, journal: Journal): Promise<void> {
  const [text] = line.up;
  if (typeof text === 'string' && line.far) journal.arrives(text, world.stops);
  await world.up(line);
}

function heed({ world, draws }: Weather): void {
  const line = any(
    world.lines.filter(({ down }) => down.length > 0),
    draws,
  );
  if (line !== undefined) world.down(line);
}

/** What is due may be late. */
async function pass({ world, draws }: Weather, ms: number): Promise<void> {
  world.now += ms;
  if (draws.below(8) > 0) await world.ring();
}

/** Whatever somebody said last is said again, on any of his devices, once or several times. */
function retry({ pages, journal, draws }: Weather): void {
  const page = inside(pages, draws);
  const said = page && any(journal.latest(page.person), draws);
  if (said === undefined) return;
  if (page === undefined || !maySayAgain(said, page)) return;
  for (let times = 1 + draws.below(3); times > 0; times--) page.repeat(said);
}

/**
 * Moves are bound to their decision, and may be said again whenever anybody likes. Other things are said again by the
 * same person under the same pass, unless they were refused; that one has a new pass is never said on another line.
 */
const maySayAgain = ({ wish, answers, pass }: Said, { person }: Page): boolean =>
  wish.t === 'move' || (wish.t !== 'renewPass' && pass === person.pass && answers.every(answer => answer === null));

/** Somebody asks for the same thing anew, because nothing happens. */
function impatience({ pages, journal, draws }: Weather): void {
  const page = inside(pages, draws);
  const said = page && journal.latest(page.person).at(-1);
  // Nobody wraps or says the same thing twice.
  if (said === undefined || ONCE.includes(said.wish.t) || said.pass !== page?.person.pass) return;
  page?.ask(said.wish);
}

/** What no page would say, but anybody may. */
function nonsense({ pages, draws }: Weather): void {
  const page = inside(pages, draws);
  if (!page?.look) return;
  const { nth, turn } = page.look;
  const move = any([null, 7, { do: 'pass' }, { do: 'sing' }, { do: 'play', card: 'KH' }, { do: 'roll' }], draws);
  page.ask({ t: 'move', nth, turn: Math.max(0, turn - draws.below(3)), move });
}

/** Lines stand still for a while. */
async function wait(weather: Weather): Promise<void> {
  await pass(weather, 500 + weather.draws.below(4000));
}

/** Some of what was said is still under way, and may arrive after what is said on another line. */
function die({ pages, tally, draws }: Weather): void {
  const page = any(
    pages.filter(({ line }) => line !== null),
    draws,
  );
  const isTold = draws.below(3) > 0;
  if (!isTold) tally.add('neverClosed');
  page?.drop(draws.below(1 + (page.line?.up.length ?? 0)), isTold);
}

async function tab({ pages, draws, newPage }: Weather): Promise<void> {
  if (draws.below(2) === 0 || pages.length > 9) return close(pages, draws);
  await newPage('player').arrive();
}

async function watcher({ pages, draws, newPage }: Weather): Promise<void> {
  if (draws.below(2) === 0 || pages.length > 9) return close(pages, draws);
  await newPage('watcher').arrive();
}

/** A tab is closed for good, if its owner has another. */
function close(pages: Page[], draws: Draws): void {
  const page = any(pages, draws);
  if (page === undefined || (page.person.plays && pages.filter(({ person }) => person === page.person).length < 2))
    return;
  page.leave();
  pages.splice(pages.indexOf(page), 1);
}

/** The clock of the machine is put forward, or it was asleep. */
async function jump({ world, draws }: Weather): Promise<void> {
  world.now += draws.below(3 * MINUTE);
  if (draws.below(2) === 0) await world.ring();
}

/** Everybody is gone for hours. Nothing rings but for the clock, and for whom it concerns. */
export async function night({ world, journal, tally, draws, pages, hasClock }: Weather): Promise<void> {
  for (const page of pages) page.leave();
  for (const line of [...world.lines]) if (line.far && !line.near) line.up.push(null);
  for (const line of [...world.lines]) while (line.up.length > 0 && line.far) await arrive(line, world, journal);
  if (draws.below(2) === 0) world.stop('evict');
  const moves = (await world.saved())?.game?.log.length ?? 0;
  const { rings } = world;
  await world.pass((1 + draws.below(5)) * HOUR);
  const played = ((await world.saved())?.game?.log.length ?? 0) - moves;
  const most = 8 + new Set(pages.map(({ person }) => person)).size + 2 * played;
  if (world.rings - rings > most) tally.fault(`at night it rang ${world.rings - rings} times for ${played} moves`);
  if (!hasClock && played > 0) tally.fault(`${played} moves were played while nobody was there`);
  if (world.ticks.length > 0) tally.fault('something still ticks while nobody is there');
}
