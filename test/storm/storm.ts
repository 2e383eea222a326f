import { chanceFromText } from '../../engine/chance.ts';
import type { Draws } from '../../engine/game.ts';
import { ASKING, LIMITS } from '../../party/protocol.ts';
import { Course, one } from './course.ts';
import { Tally } from './figures.ts';
import { arrive, night, step } from './gusts.ts';
import { Journal } from './journal.ts';
import { Page, type Shared } from './page.ts';
import { Person } from './person.ts';
import type { Weather } from './weather.ts';
import { Witness } from './witness.ts';
import { World } from './world.ts';

const HOUR = 3_600_000;
/** So many steps without a row: nothing will come any more. */
const PATIENCE = 6000;

/** A table from its making to its end, in a storm. The seed decides everything. */
export class Storm {
  readonly tally = new Tally();
  readonly #world: World;
  readonly #journal: Journal;
  readonly #draws: Draws;
  readonly #course: Course;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #people: readonly Person[];
  readonly #pages: Page[] = [];
  readonly #weather: Weather;
  readonly #shared: Shared;

  constructor(seed: string) {
    const { tally } = this;
    const draws = chanceFromText(seed).stream('storm');
    this.#draws = draws;
    const world = new World(seed, tally);
    this.#world = world;
    const journal = new Journal(tally);
    this.#journal = journal;
    const course = new Course(draws);
    this.#course = course;
    this.#settings = { clock: one(['none', 'none', '30'], draws), absence: one(['player', 'wait', 'host'], draws) };
    const people = Array.from({ length: course.people }, (_, index) => new Person(`P${index}`, true));
    this.#people = people;
    const newPass = () => Array.from({ length: 32 }, () => draws.below(16).toString(16)).join('');
    const [witness, heirs] = [new Witness(tally), new Map()];
    this.#shared = { world, journal, witness, tally, draws, course, people, newPass, heirs };
    const hasClock = this.#settings.clock !== 'none';
    const newPage: Weather['newPage'] = of => this.#newPage(of);
    this.#weather = { ...this.#shared, pages: this.#pages, hasClock, newPage };
  }

  async run(): Promise<Tally> {
    this.tally.add('storms');
    try {
      await this.#rage();
    } catch (error) {
      this.tally.fault(String(error));
    }
    return this.tally;
  }

  async #rage(): Promise<void> {
    const { game, options, bob } = this.#course.wanted;
    const [host] = this.#people;
    if (host === undefined) throw new Error('nobody came');
    host.pass = await this.#world.make({ game, options, settings: this.#settings, name: bob ? null : host.name });
    this.#pages.push(...this.#people.map(person => new Page(person, this.#shared)));
    for (let games = 1; ; games++) {
      await this.#play();
      if (games === 3 || this.#draws.below(3) === 0 || this.tally.faults.length > 0) break;
      this.#goOn();
    }
    await this.#leave();
  }

  #goOn(): void {
    const { game } = this.#course.wanted;
    this.#course.goOn(this.#draws);
    const { next, wanted } = this.#course;
    this.tally.add(wanted.game !== game ? 'switches' : next === 'rematch' ? 'rematches' : 'lobbies');
  }

  /** One game, until everybody knows how it ended. */
  async #play(): Promise<void> {
    const { nth } = this.#course;
    this.#journal.nth = nth;
    let [rows, since] = [0, 0];
    for (let steps = 0; !this.#isOver(nth); steps++) {
      if (rows !== this.#world.rows.size) [rows, since] = [this.#world.rows.size, steps];
      if (steps - since > PATIENCE) {
        this.tally.add('hung');
        return this.tally.fault(`game ${nth} does not end`);
      }
      if (this.tally.faults.length > 0) return;
      await step(this.#weather);
    }
    await this.#calm();
    if (this.#course.wanted.game === 'fourth-king') this.#host?.ask({ t: 'unwrapAll', nth });
    await this.#calm();
    await this.#roll();
    this.tally.add('games');
    await this.#check(nth);
  }

  get #host(): Page | undefined {
    return this.#pages.find(({ actsAsHost }) => actsAsHost);
  }

  #isOver(nth: number): boolean {
    return this.#pages.some(({ room }) => room?.nth === nth && room.phase === 'over');
  }

  /** Everybody comes back, and everything arrives. */
  async #calm(): Promise<void> {
    for (let rounds = 0; rounds < 100; rounds++) {
      for (const page of this.#pages) if (page.line === null) await page.arrive();
      const busy = this.#world.lines.filter(({ up, down }) => up.length + down.length > 0);
      if (busy.length === 0) return;
      for (const line of busy) {
        while (line.up.length > 0) await arrive(line, this.#world, this.#journal);
        while (line.down.length > 0) this.#world.down(line);
      }
      this.#world.now += 300;
    }
    this.tally.fault('it is never calm');
  }

  /** Everybody says that he is here; nobody counts as here on a line that is dead. */
  async #roll(): Promise<void> {
    for (const ms of [ASKING.everyMs, ASKING.againMs]) {
      this.#world.now += ms;
      for (const page of this.#pages) page.here();
      await this.#calm();
    }
    if (this.#world.dead.length > 0) this.tally.fault(`${this.#world.dead.length} dead lines count as somebody`);
  }

  async #check(nth: number): Promise<void> {
    const saved = await this.#world.saved();
    if (saved === null) return this.tally.fault('the table is gone');
    if (saved.table.nth !== nth) return this.tally.fault(`this is game ${saved.table.nth}, not ${nth}`);
    const table = this.#shared.witness.check(saved, this.#journal);
    for (const person of this.#people) {
      const pages = this.#pages.filter(page => page.person === person);
      const isBob = this.#course.wanted.bob && pages.some(({ you }) => you.host);
      if (!person.threatened && !isBob && pages.some(({ you }) => you.seat === null))
        this.tally.fault(`${person.name} has no seat any more`);
    }
    for (const { person, look, you, room } of this.#pages) {
      const seq = table?.look(you.seat ?? (you.host && this.#course.wanted.bob ? 'bob' : 'watcher')).seq;
      if (look?.seq !== seq) this.tally.fault(`${person.name} ends with look ${look?.seq}, not ${seq}`);
      if (JSON.stringify(room) !== JSON.stringify(this.#pages[0]?.room)) this.tally.fault('rooms differ');
    }
    const wrapped = [...saved.gifts.gifts.values()].map(({ made }) => made);
    const asked = this.#journal.all.filter(
      ({ wish, answers }) => wish.t === 'bring' && wish.nth === nth && answers[0] === null,
    );
    if (new Set(wrapped).size < wrapped.length) this.tally.fault('a gift was wrapped twice');
    for (const { id } of asked) if (!wrapped.includes(id)) this.tally.fault(`gift ${id} is lost`);
  }

  /** Everybody goes, and the table ends by itself. */
  async #leave(): Promise<void> {
    if (this.tally.faults.length > 0) return;
    await night(this.#weather);
    const { rings } = this.#world;
    await this.#world.pass(26 * HOUR);
    if (this.#world.rings - rings > 4) this.tally.fault(`it rang ${this.#world.rings - rings} times after the end`);
    if (this.#world.rows.size > 0) this.tally.fault('the table is never deleted');
    if (this.#world.alarmAt !== null) this.tally.fault('an alarm is left');
  }

  #newPage(of: 'player' | 'watcher'): Page {
    const devices = (person: Person) => this.#pages.filter(page => page.person === person).length;
    // More of them than a table lets in would show each other out for ever.
    const known = this.#people.filter(each => each.pass !== null && devices(each) < LIMITS.devicesPerSeat);
    const person = known[this.#draws.below(Math.max(1, known.length))];
    const who = of === 'player' && person !== undefined ? person : new Person('Eve', false);
    const page = new Page(who, this.#shared);
    this.#pages.push(page);
    return page;
  }
}
