import { type Connection, Server, type WSMessage } from 'partyserver';
import { api, notFound } from './api.ts';
import { Hosting } from './hosting.ts';
import { admits } from './limits.ts';
import { tableOfPictures } from './pictures/http.ts';
import { CLOSE, type Down, type Up } from './protocol.ts';

type Env = Cloudflare.Env & {
  readonly Main: DurableObjectNamespace;
  readonly PACE_MS?: string;
  /** How many tables are made from one place; a binding that a deployment may do without. */
  readonly TABLES?: RateLimit;
};

const PING = JSON.stringify({ t: 'ping' } satisfies Up);
const PONG = JSON.stringify({ t: 'pong' } satisfies Down);

/** The same room on Cloudflare Workers. */
export class Main extends Server<Env> {
  static override options = { hibernate: true };
  readonly #hosting: Hosting;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#hosting = new Hosting({
      storage: ctx.storage,
      env: { PACE_MS: env.PACE_MS },
      connections: () => this.getConnections(),
      blockConcurrencyWhile: work => ctx.blockConcurrencyWhile(work),
    });
    void this.#hosting.wake();
    // Open pages ask now and then whether the line still stands: that is answered without waking the room up.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** partyserver writes a room's name down as soon as it is asked anything: a table that was never made keeps nothing. */
  override async fetch(request: Request): Promise<Response> {
    if (!isSocket(request)) {
      return tableOfPictures(request.url) === null ? this.#hosting.request(request) : this.#hosting.pictures(request);
    }
    return this.#hosting.isMade ? super.fetch(request) : noSuchTable();
  }

  override onConnect(connection: Connection): void {
    this.#hosting.connect(connection);
  }

  override onMessage(connection: Connection, message: WSMessage): void {
    this.#hosting.message(connection, message);
  }

  override onClose(connection: Connection): void {
    this.#hosting.closed(connection);
  }

  override onError(connection: Connection): void {
    this.#hosting.closed(connection);
  }

  override onAlarm(): void {
    this.#hosting.alarm();
  }
}

export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const roomAt = (code: string) => env.Main.get(env.Main.idFromName(code));
    if (pathname.startsWith('/api/')) {
      return api(
        request,
        order => roomAt(order.code).fetch('https://room/', { method: 'POST', body: JSON.stringify(order) }),
        () => admits(env.TABLES, request.headers.get('cf-connecting-ip')),
      );
    }
    const album = tableOfPictures(request.url);
    if (album !== null && !isSocket(request)) return roomAt(album).fetch(request);
    const code = /^\/(?:party|parties\/main)\/([^/]+)$/.exec(pathname)?.[1];
    return code !== undefined && isSocket(request) ? roomAt(code).fetch(withoutQuery(request)) : notFound();
  },
} satisfies ExportedHandler<Env>;

/**
 * partyserver takes a connection's id from the query, as the client pleases, and tells the client where its own code
 * fails when that id is too long. Without one, it draws an id itself.
 */
function withoutQuery(request: Request): Request {
  const url = new URL(request.url);
  url.search = '';
  return new Request(url, request);
}

const isSocket = (request: Request): boolean => request.headers.get('upgrade')?.toLowerCase() === 'websocket';

function noSuchTable(): Response {
  const { 0: client, 1: server } = new WebSocketPair();
  const bye: Down = { t: 'bye', why: 'noSuchTable' };
  server.accept();
  server.send(JSON.stringify(bye));
  server.close(CLOSE[bye.why], bye.why);
  return new Response(null, { status: 101, webSocket: client });
}
