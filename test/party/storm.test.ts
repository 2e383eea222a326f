import { beforeAll, expect, test } from 'vitest';
import { chanceFromText } from '../../engine/chance.ts';
import type { Draws } from '../../engine/game.ts';
import { anyMove, fourAtKing, playOut } from './play.ts';
import { type Client, Stage } from './stage.ts';

const quick = { length: 'quick' };

function recordOf(client: Client): string {
  client.ask({ t: 'record' }, 'record-please');
  return JSON.stringify(client.last('record').record);
}

/** The record of the same game, played without any disturbance. */
let undisturbed: string;
beforeAll(() => {
  const { ann, all } = fourAtKing(new Stage({ seed: 'storm' }), {}, quick);
  playOut(all);
  undisturbed = recordOf(ann);
});

/** A page that loses its line, says things twice, and says again what it has had no answer to. */
class Page {
  client: Client;
  readonly #pass: string;
  #last: object | null = null;

  constructor(client: Client, pass: string) {
    this.client = client;
    this.#pass = pass;
  }

  reconnect(stage: Stage): void {
    this.client = stage.come(this.#pass);
    if (this.#last !== null) this.client.say(this.#last);
  }

  play(): void {
    const { ask, nth, turn, outcome } = this.client.look;
    if (ask === null || outcome !== null) return;
    this.#last = { t: 'move', id: `turn-${turn}`, nth, turn, move: anyMove(ask) };
    this.client.say(this.#last);
  }

  repeat(): void {
    if (this.#last !== null) this.client.say(this.#last);
  }

  /** A look that is older than what was seen would be a step back in time. */
  get looksRise(): boolean {
    const numbers = this.client.heard().flatMap(down => {
      if (down.t === 'welcome' || down.t === 'look') return down.look?.seq ?? [];
      return [];
    });
    return numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0));
  }
}

async function gust(stage: Stage, pages: readonly Page[], draws: Draws): Promise<void> {
  const page = pages[draws.below(pages.length)];
  if (page === undefined) return;
  stage.pass(300 + draws.below(400));
  switch (draws.below(12)) {
    case 0:
      page.client.leave();
      page.reconnect(stage);
      break;
    case 1:
      // The line is dead, but the room has not heard of it: the new one comes first.
      page.reconnect(stage);
      break;
    case 2:
      await stage.sleep();
      break;
    case 3:
      await stage.kill();
      for (const each of pages) each.reconnect(stage);
      break;
    case 4:
    case 5:
      page.repeat();
      break;
    case 6:
      stage.happen({ on: 'alarm' });
      stage.happen({ on: 'tick' });
      break;
    default:
      for (const each of pages) each.play();
  }
  if (page.client.closed !== null) page.reconnect(stage);
}

test.each(Array.from({ length: 6 }, (_, index) => [`storm ${index}`]))(
  '%s: lost lines, doubled messages, sleep and kill at any step end in the same record as a calm game',
  { timeout: 60_000 },
  async seed => {
    const draws = chanceFromText(seed).stream('gusts');
    const stage = new Stage({ seed: 'storm' });
    const { pass, all } = fourAtKing(stage, {}, quick);
    const pages = all.map((client, index) => new Page(client, index === 0 ? pass : client.pass));
    const [first] = pages;
    if (first === undefined) throw new Error('no page');
    while (first.client.look.outcome === null) await gust(stage, pages, draws);
    expect(pages.every(page => page.looksRise)).toBe(true);
    expect(recordOf(first.client)).toBe(undisturbed);
  },
);

test.each(Array.from({ length: 6 }, (_, index) => [`people ${index}`]))(
  '%s: people who come and go as they please, and the game ends',
  { timeout: 60_000 },
  async seed => {
    const draws = chanceFromText(seed).stream('coming and going');
    const stage = new Stage({ seed, paceMs: 700 });
    const settings = { clock: draws.below(2) === 0 ? 'none' : '30' };
    const { pass, all } = fourAtKing(stage, settings, quick);
    const passes = all.map((client, index) => (index === 0 ? pass : client.pass));
    const here = new Map(all.map((client, index) => [index, client]));
    for (let steps = 0; stage.log.at(-1)?.what !== 'ended'; steps++) {
      expect(steps, 'the game does not end').toBeLessThan(5000);
      stage.pass(2000 + draws.below(20_000));
      if (draws.below(60) === 0) {
        await stage.kill();
        here.clear();
      }
      const index = draws.below(4);
      const client = here.get(index);
      if (client === undefined && draws.below(3) === 0) here.set(index, stage.come(passes[index]));
      if (client !== undefined && draws.below(12) === 0) {
        client.leave();
        here.delete(index);
      }
      for (const each of here.values()) {
        const { ask, outcome } = each.look;
        if (ask !== null && outcome === null && draws.below(4) > 0) each.move(anyMove(ask));
      }
    }
    expect(stage.come(pass).room.phase).toBe('over');
  },
);
