import { once, setMaxListeners } from 'node:events';
import WebSocket from 'ws';
import { Host } from '../test/party/hosts/host.ts';

/** The least that a room does: it stores 2 KB and sends 600 bytes to everybody. */
const BARE = `
export default class Bare {
  constructor(room) {
    this.room = room;
    this.count = 0;
  }
  onMessage() {
    this.count++;
    this.room.storage.put('n' + this.count, 'x'.repeat(2048));
    for (const connection of this.room.getConnections()) connection.send('y'.repeat(600));
  }
}
`;

/** The product's room and the bare one, side by side on one `partykit dev`. */
export const startBoth = (): Promise<Host> => Host.start('partykit', { parties: { bare: BARE } });

/** Sockets at the bare room. */
export class BareRoom {
  readonly #sockets: readonly WebSocket[];
  /** Ends the waiting for what a socket will not hear any more. */
  readonly #lost = new AbortController();

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    setMaxListeners(0, this.#lost.signal);
    for (const socket of sockets) socket.on('close', () => this.#lost.abort(new Error('the line was lost')));
  }

  static async of(address: string, count: number, name = 'bench'): Promise<BareRoom> {
    const sockets = Array.from({ length: count }, () => new WebSocket(`ws://${address}/parties/bare/${name}`));
    await Promise.all(sockets.map(socket => once(socket, 'open')));
    return new BareRoom(sockets);
  }

  /** One of them acts; the milliseconds until the last has heard of it. */
  async act(which: number): Promise<number> {
    const began = performance.now();
    const heard = this.#sockets.map(socket => once(socket, 'message', { signal: this.#lost.signal }));
    this.#sockets[which]?.send('x');
    await Promise.all(heard);
    return performance.now() - began;
  }

  cut(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
