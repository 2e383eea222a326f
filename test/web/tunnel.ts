import { connect, createServer, type Server, type Socket } from 'node:net';

/** One line through the tunnel: its two ends, and whether anything still comes out of it. */
type Pair = { readonly near: Socket; readonly far: Socket; isDead: boolean; isSocket: boolean };

const UPGRADE = /^upgrade: websocket\r?$/im;

/**
 * What lies between a page and its host: lines in it can be cut, or die without a word, as in a train that leaves the
 * station. Requests for files always pass.
 */
export class Tunnel {
  readonly #server: Server;
  #pairs: Pair[] = [];
  #isBlocked = false;

  private constructor(address: string) {
    const [host = '', port = ''] = address.split(':');
    this.#server = createServer(near => {
      const far = connect(Number(port), host);
      const pair: Pair = { near, far, isDead: false, isSocket: false };
      this.#pairs.push(pair);
      near.on('data', bytes => {
        if (!pair.isSocket && UPGRADE.test(bytes.toString('latin1'))) {
          pair.isSocket = true;
          pair.isDead = this.#isBlocked;
        }
        if (!pair.isDead) far.write(bytes);
      });
      far.on('data', bytes => {
        if (!pair.isDead) near.write(bytes);
      });
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        one.on('error', () => {});
        one.on('close', () => {
          if (!pair.isDead) other.destroy();
        });
      }
    });
  }

  static async to(address: string): Promise<Tunnel> {
    const tunnel = new Tunnel(address);
    await new Promise<void>(done => tunnel.#server.listen(0, '127.0.0.1', done));
    return tunnel;
  }

  get address(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the tunnel is closed');
    return `127.0.0.1:${address.port}`;
  }

  /** All lines are dead from now on, and nobody is told. New ones are dead as well while it is blocked. */
  die(isBlocked = false): void {
    this.#isBlocked = isBlocked;
    for (const pair of this.#pairs) if (pair.isSocket) pair.isDead = true;
  }

  /** New lines come through again. */
  open(): void {
    this.#isBlocked = false;
  }

  /** All lines break, and both ends hear of it. */
  cut(): void {
    for (const { near, far, isSocket } of this.#pairs) {
      if (!isSocket) continue;
      near.destroy();
      far.end();
    }
  }

  close(): void {
    this.#server.close();
    for (const { near, far } of this.#pairs) for (const end of [near, far]) end.destroy();
    this.#pairs = [];
  }
}
