import { once } from 'node:events';
import WebSocket from 'ws';

type Meant = (frame: string) => boolean;
const ANY: Meant = () => true;

/**
 * Sockets at one room. What they hear is only read once all have it: reading is the work of pages, which do it each on a
 * device of its own, while here one would keep the next from its frame.
 */
export class Lines {
  readonly #sockets: readonly WebSocket[];
  readonly #frames: string[] = [];
  #isMeant: Meant = ANY;
  #missing = new Set<number>();
  #done: (at: number) => void = () => {};
  #failed: (why: Error) => void = () => {};

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    for (const [which, socket] of sockets.entries()) {
      socket.on('message', data => this.#hear(which, String(data)));
      socket.on('close', () => this.#failed(new Error('the line was lost')));
    }
  }

  static async to(address: string, count: number): Promise<Lines> {
    const sockets = Array.from({ length: count }, () => new WebSocket(address));
    await Promise.all(sockets.map(socket => once(socket, 'open')));
    return new Lines(sockets);
  }

  /** One of them says something; the milliseconds until the last of those who listen has heard a frame that is meant. */
  async say(which: number, text: string, isMeant: Meant = ANY, listeners = [...this.#sockets.keys()]): Promise<number> {
    this.#isMeant = isMeant;
    this.#missing = new Set(listeners);
    const heard = new Promise<number>((done, failed) => {
      this.#done = done;
      this.#failed = failed;
    });
    const began = performance.now();
    this.#sockets[which]?.send(text);
    return (await heard) - began;
  }

  /** The last frame that was meant for each. */
  get frames(): readonly string[] {
    return this.#frames;
  }

  cut(): void {
    this.#done(0);
    for (const socket of this.#sockets) socket.terminate();
  }

  #hear(which: number, frame: string): void {
    if (!this.#missing.has(which) || !this.#isMeant(frame)) return;
    this.#frames[which] = frame;
    this.#missing.delete(which);
    if (this.#missing.size === 0) this.#done(performance.now());
  }
}
