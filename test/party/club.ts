import * as v from 'valibot';
import { isRecord } from '../../engine/json.ts';
import { Begun, ClubView, type Standing } from '../../party/club/answers.ts';
import { clubs } from '../../party/club/api.ts';
import { ClubHosting, type ClubPlatform } from '../../party/club/hosting.ts';

import { Room } from '../../party/room.ts';

export const KEEPER = '0123456789abcdef0123456789abcdef';

export const wantedClub = {
  name: 'cafe-dos-reis',
  keeper: KEEPER,
  title: 'Café dos Reis',
  game: 'king',
  options: {},
  settings: {},
  language: null,
  theme: 'auto',
  starters: 'anyone',
} as const;

/** The room of one club on a platform made of nothing, with tables that are made of what they tell. */
export class ClubStage {
  readonly rows = new Map<string, string>();
  readonly tables = new Map<string, Standing>();
  alarmAt: number | null = null;
  hosting: ClubHosting;

  constructor() {
    this.hosting = new ClubHosting(this.#platform);
  }

  make(more: object = {}): Promise<Response> {
    return this.#ask('POST', '/api/clubs', { ...wantedClub, ...more }, null);
  }

  get(): Promise<Response> {
    return this.#ask('GET', `/api/clubs/${wantedClub.name}`, null, null);
  }

  act(act: object, secret: string | null = null): Promise<Response> {
    return this.#ask('POST', `/api/clubs/${wantedClub.name}`, act, secret);
  }

  async view(): Promise<ClubView> {
    return v.parse(ClubView, await (await this.get()).json());
  }

  /** Begins tonight's table, or finds it. */
  async begin(name: string): Promise<Begun> {
    return v.parse(Begun, await (await this.act({ do: 'start', name })).json());
  }

  async refusal(answer: Promise<Response>): Promise<readonly [number, unknown]> {
    const response = await answer;
    const body: unknown = await response.json();
    return [response.status, isRecord(body) ? body.refused : null];
  }

  /** Memory is gone; what is written down stays. */
  sleep(): this {
    this.hosting = new ClubHosting(this.#platform);
    return this;
  }

  /** As if the club had been made so much earlier. */
  age(ms: number): void {
    const club: unknown = JSON.parse(this.rows.get('club') ?? '');
    if (isRecord(club)) this.rows.set('club', JSON.stringify({ ...club, made: Number(club.made) - ms }));
  }

  #ask(method: string, path: string, body: unknown, secret: string | null): Promise<Response> {
    const headers: Readonly<Record<string, string>> = {
      'content-length': '100',
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
    };
    return clubs(
      {
        method,
        url: `http://here${path}`,
        headers: { get: name => headers[name] ?? null },
        text: async () => JSON.stringify(body),
      },
      order => this.hosting.request({ text: async () => JSON.stringify(order) }),
    );
  }

  readonly #platform: ClubPlatform = {
    storage: {
      get: async key => {
        const text = this.rows.get(key);
        return text === undefined ? undefined : JSON.parse(text);
      },
      put: async rows => {
        for (const [key, row] of Object.entries(rows)) this.rows.set(key, JSON.stringify(row));
      },
      deleteAll: async () => this.rows.clear(),
      getAlarm: async () => this.alarmAt,
      setAlarm: async at => {
        this.alarmAt = at;
      },
      deleteAlarm: async () => {
        this.alarmAt = null;
      },
    },
    blockConcurrencyWhile: work => work(),
    table: async (code, order) => {
      if (order.do !== 'make') return Response.json(this.tables.get(code) ?? null);
      const draw = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
      const room = new Room({ saved: null, sockets: [], draw, paceMs: 0, now: Date.now() });
      const made = room.make(code, order.wanted, Date.now(), order.club);
      if (!made.ok) return Response.json({ refused: made.refused }, { status: 400 });
      this.tables.set(code, { game: 'king', phase: 'lobby', here: 1, seen: Date.now() });
      return Response.json(made.table, { status: 201 });
    },
  };
}
