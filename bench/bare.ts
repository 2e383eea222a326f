import { Host } from '../test/party/hosts/host.ts';
import { Lines } from './lines.ts';

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

/** Sockets at a bare room. */
export const bareRoom = (address: string, count: number, name = 'bench'): Promise<Lines> =>
  Lines.to(`ws://${address}/parties/bare/${name}`, count);
