import { DurableObject } from 'cloudflare:workers';
import { type Connection, Server, type WSMessage } from 'partyserver';
import { ClubHosting } from './club/hosting.ts';
import { enter, turnedAway } from './entrance/entrance.ts';
import { guarded } from './entrance/headers.ts';
import { notFound } from './entrance/http.ts';
import { admits } from './entrance/limits.ts';
import { Hosting } from './hosting.ts';
import type { ClubOrder, Order } from './orders.ts';
import { tableOfPictures } from './pictures/http.ts';
import { CLOSE, type Down, type Up } from './protocol.ts';

type Env = Cloudflare.Env & {
  readonly Main: DurableObjectNamespace;
  readonly Club: DurableObjectNamespace;
  /** The built page. */
  readonly ASSETS: Fetcher;
  /** How many tables are made from one place; a binding that a deployment may do without. */
  readonly TABLES?: RateLimit;
  /** And how many clubs. */
  readonly CLUBS?: RateLimit;
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
      env,
      connections: () => this.getConnections(),
      club: order => toClub(env, order),
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

  override onAlarm(): Promise<void> {
    return this.#hosting.alarm();
  }
}

/** The room of a club: it has no sockets. */
export class Club extends DurableObject<Env> {
  readonly #hosting: ClubHosting;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#hosting = new ClubHosting({
      storage: ctx.storage,
      blockConcurrencyWhile: work => ctx.blockConcurrencyWhile(work),
      table: (code, order) => toTable(env, code, order),
    });
  }

  override fetch(request: Request): Promise<Response> {
    return this.#hosting.request(request);
  }

  override alarm(): Promise<void> {
    return this.#hosting.alarm();
  }
}

const tableAt = ({ Main: rooms }: Env, code: string) => rooms.get(rooms.idFromName(code));
const toTable = (env: Env, code: string, order: Order): Promise<Response> =>
  tableAt(env, code).fetch('https://room/', asPost(order));
const toClub = ({ Club: rooms }: Env, order: ClubOrder): Promise<Response> =>
  rooms.get(rooms.idFromName(order.name)).fetch('https://room/', asPost(order));
const asPost = (order: Order | ClubOrder): RequestInit => ({ method: 'POST', body: JSON.stringify(order) });

export default {
  async fetch(request, env) {
    const within = (limiter: RateLimit | undefined) => () => admits(limiter, request.headers.get('cf-connecting-ip'));
    const code = roomIn(request);
    if (code === null) {
      return enter(request, {
        env,
        file: path => env.ASSETS.fetch(new URL(path, request.url)),
        order: (code, order) => toTable(env, code, order),
        club: order => toClub(env, order),
        mayMake: within(env.TABLES),
        mayFound: within(env.CLUBS),
      });
    }
    if (!isSocket(request) && tableOfPictures(request.url) === null) return guarded(notFound());
    const away = turnedAway(request, isSocket(request), env);
    return away ?? tableAt(env, code).fetch(isSocket(request) ? asSocket(request, code) : request);
  },
} satisfies ExportedHandler<Env>;

/** The room that a request is for, with whatever it wants there; null for what is for none. */
const roomIn = ({ url }: Request): string | null =>
  /^\/(?:party|parties\/main)\/([^/]+)/.exec(new URL(url).pathname)?.[1] ?? null;

/**
 * A socket as it is wanted from the room: at its own address and with nothing else. What a client adds partyserver takes
 * for an id, a name or properties, keeps while the socket is open, and where it cannot tells him where its code fails.
 */
function asSocket(request: Request, code: string): Request {
  const headers = [...request.headers].filter(([name]) => name === 'upgrade' || name.startsWith('sec-websocket-'));
  return new Request(new URL(`/parties/main/${code}`, request.url), { headers });
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
