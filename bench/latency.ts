import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFromText } from '../engine/chance.ts';
import type { Draws } from '../engine/game.ts';
import { type GameLook, PROTOCOL, parseDown } from '../party/protocol.ts';
import { makeTable } from '../test/party/hosts/visitor.ts';
import { bareRoom, startBoth } from './bare.ts';
import { Lines } from './lines.ts';
import { median } from './measure.ts';
import { anyMove, fourAt } from './playing.ts';

const MOVES = 320;
/** The first hand is slow: code is compiled, files are opened. */
const WARMING = 60;
/**
 * How long everything rests before each act. People think, and a machine that has rested is slower at first: the room
 * that is asked at the heels of the other would be at an advantage.
 */
const REST_MS = 70;

/** From a move to the last of four clients, against a room that only stores and sends, in turns on one host. */
export async function latency() {
  const host = await startBoth();
  try {
    const table = await Four.at(host.address);
    const bare = await bareRoom(host.address, 4);
    const draws = chanceFromText('bench latency').stream('moves');
    const [ours, theirs]: [number[], number[]] = [[], []];
    while (ours.length < MOVES) {
      await sleep(REST_MS);
      const ms = await table.move(draws);
      if (ms === null) break;
      ours.push(ms);
      await sleep(REST_MS);
      theirs.push(await bare.say(ours.length % 4, 'x'));
    }
    table.cut();
    bare.cut();
    const [latencyMs, bareMs] = [median(ours.slice(WARMING)), median(theirs.slice(WARMING))];
    return { latencyRatio: latencyMs / bareMs, latencyMs, bareMs };
  } finally {
    await host.stop();
  }
}

const isLook = (frame: string) => frame.startsWith('{"t":"look"');

/** Four who play a game of King. */
class Four {
  readonly #lines: Lines;
  #ids = 0;

  private constructor(lines: Lines) {
    this.#lines = lines;
  }

  static async at(address: string): Promise<Four> {
    const made = await makeTable(address);
    const visitors = await fourAt(address, made);
    const lines = await Lines.to(`ws://${address}/parties/main/${made.code}`, visitors.length);
    for (const [seat, { pass }] of visitors.entries()) {
      await lines.say(
        seat,
        JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass }),
        frame => parseDown(frame)?.t === 'welcome',
        [seat],
      );
    }
    for (const visitor of visitors) visitor.cut();
    return new Four(lines);
  }

  /** One legal move of whoever is awaited, and how long until its look was with everybody; null once the game is over. */
  async move(draws: Draws): Promise<number | null> {
    const messages = this.#lines.frames.map(frame => anyMove(lookIn(frame), draws));
    const seat = messages.findIndex(message => message !== null);
    if (seat < 0) return null;
    const text = JSON.stringify({ ...messages[seat], id: `${++this.#ids}` });
    return this.#lines.say(seat, text, isLook);
  }

  cut(): void {
    this.#lines.cut();
  }
}

function lookIn(frame: string): GameLook | null {
  const down = parseDown(frame);
  return down?.t === 'welcome' || down?.t === 'look' ? down.look : null;
}
