import type * as Party from 'partykit/server';
import { enter, turnedAway } from './entrance/entrance.ts';
import { guarded } from './entrance/headers.ts';
import { notFound } from './entrance/http.ts';
import { Hosting } from './hosting.ts';
import { toClub, toTable } from './partykit.ts';
import { tableOfPictures } from './pictures/http.ts';

/** The room on PartyKit. */
export default class KingsTable implements Party.Server {
  readonly options = { hibernate: true };
  readonly #hosting: Hosting;

  constructor(room: Party.Room) {
    this.#hosting = new Hosting({
      storage: room.storage,
      env: room.env,
      connections: () => room.getConnections(),
      club: order => toClub(room.context.parties, order),
      blockConcurrencyWhile: work => room.blockConcurrencyWhile(work),
    });
  }

  static onFetch(request: Party.Request, lobby: Party.FetchLobby): Promise<Response> {
    return enter(request, {
      env: lobby.env,
      file: path => lobby.assets.fetch(path),
      order: (code, order) => toTable(lobby.parties, code, order),
      club: order => toClub(lobby.parties, order),
    });
  }

  static onBeforeConnect(request: Party.Request, lobby: Party.Lobby): Party.Request | Response {
    return turnedAway(request, true, lobby.env) ?? request;
  }

  /** Rooms are spoken to through sockets, but for pictures. */
  static onBeforeRequest(request: Party.Request, lobby: Party.Lobby): Party.Request | Response {
    if (tableOfPictures(request.url) === null) return guarded(notFound());
    return turnedAway(request, false, lobby.env) ?? request;
  }

  onStart(): Promise<void> {
    return this.#hosting.wake();
  }

  onConnect(connection: Party.Connection): void {
    this.#hosting.connect(connection);
  }

  onMessage(message: string | ArrayBuffer | ArrayBufferView, connection: Party.Connection): void {
    this.#hosting.message(connection, message);
  }

  onClose(connection: Party.Connection): void {
    this.#hosting.closed(connection);
  }

  onError(connection: Party.Connection): void {
    this.#hosting.closed(connection);
  }

  onAlarm(): Promise<void> {
    return this.#hosting.alarm();
  }

  onRequest(request: Party.Request): Promise<Response> {
    return tableOfPictures(request.url) === null ? this.#hosting.request(request) : this.#hosting.pictures(request);
  }
}

KingsTable satisfies Party.Worker;
