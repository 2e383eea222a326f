import { connect, createServer, type Server } from 'node:net';
import { chanceFromText, pick } from '../engine/chance.ts';
import { Host } from '../test/party/hosts/host.ts';
import { makeTable } from '../test/party/hosts/visitor.ts';
import { fourAtKing } from '../test/party/play.ts';
import { Stage } from '../test/party/stage.ts';
import { giftBytes } from './fourth-king.ts';
import { diceBytes } from './kings-dice.ts';
import { bytesOf, median } from './measure.ts';
import { anyMove, fourAt, moveAt } from './playing.ts';

/** How much goes over the wire in whole games of ten hands. */
export async function wire() {
  return {
    king: { ...inMemory(), socketBytesPerMove: await onTheSocket() },
    kingsDice: diceBytes(),
    fourthKing: giftBytes(),
  };
}

/** Messages as text, from rooms in memory. */
function inMemory() {
  const looks: { readonly seat: number[]; readonly watcher: number[] } = { seat: [], watcher: [] };
  const joins: number[] = [];
  for (const seed of ['a', 'b', 'c']) {
    const stage = new Stage({ seed: `bench ${seed}` });
    const draws = chanceFromText(`bench ${seed}`).stream('moves');
    const { all } = fourAtKing(stage);
    const watcher = stage.come();
    for (;;) {
      const able = all.filter(({ look }) => look.ask !== null);
      if (able.length === 0) break;
      const client = pick(able, draws);
      stage.pass(300);
      const refused = client.ask(anyMove(client.look, draws) ?? {});
      if (refused !== null) throw new Error(refused);
    }
    const bytes = (client: (typeof all)[number]) => client.all('look').map(look => bytesOf(JSON.stringify(look)));
    looks.seat.push(...all.flatMap(bytes));
    looks.watcher.push(...bytes(watcher));
    const back = stage.come(all[1]?.pass);
    joins.push(bytesOf(JSON.stringify(back.last('welcome'))));
  }
  const spread = (values: readonly number[]) => ({ median: median(values), max: Math.max(...values) });
  return {
    bytesPerMove: { seat: spread(looks.seat), watcher: spread(looks.watcher) },
    joinBytes: Math.max(...joins),
  };
}

/** Bytes at the TCP socket of one seat that offers compression, move by move, on the Workers host. */
async function onTheSocket(): Promise<number> {
  const host = await Host.start('workers');
  const meter = await Meter.before(host.address);
  try {
    const visitors = await fourAt(host.address, await makeTable(host.address), meter.address);
    const draws = chanceFromText('bench socket').stream('moves');
    const bytes: number[] = [];
    for (;;) {
      const before = meter.down;
      if (!(await moveAt(visitors, draws))) break;
      bytes.push(meter.down - before);
    }
    for (const visitor of visitors) visitor.cut();
    return median(bytes);
  } finally {
    meter.close();
    await host.stop();
  }
}

/** Hands everything on, and counts what comes down. */
class Meter {
  down = 0;
  readonly #server: Server;

  private constructor(target: { readonly hostname: string; readonly port: string }) {
    this.#server = createServer(client => {
      const up = connect(Number(target.port), target.hostname);
      up.on('data', data => {
        this.down += data.length;
      });
      client.pipe(up).pipe(client);
      client.on('error', () => up.destroy());
      up.on('error', () => client.destroy());
    });
  }

  static async before(address: string): Promise<Meter> {
    const meter = new Meter(new URL(`http://${address}`));
    await new Promise<void>(done => meter.#server.listen(0, '127.0.0.1', done));
    return meter;
  }

  get address(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the meter does not listen');
    return `127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
  }
}
