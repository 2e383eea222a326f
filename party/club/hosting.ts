import * as v from 'valibot';
import type { Row } from '../effects.ts';
import { atFreeAddress } from '../making.ts';
import { ClubOrder, type Order } from '../orders.ts';
import { report } from '../report.ts';
import { type Begun, Standing } from './answers.ts';
import {
  begun,
  type ClubRows,
  clubUntil,
  clubView,
  ended,
  isKeeper,
  isTonight,
  keep,
  newClub,
  parseClub,
  refuseStart,
} from './club.ts';
import type { ClubRefusal, NewClub } from './protocol.ts';

/** What is needed of a platform that hosts clubs. */
export type ClubPlatform = {
  readonly storage: {
    get(key: string): Promise<unknown>;
    put(rows: Record<string, Row>): Promise<void>;
    deleteAll(): Promise<void>;
    getAlarm(): Promise<number | null>;
    setAlarm(at: number): Promise<void>;
    deleteAlarm(): Promise<void>;
  };
  /** Lets nothing else happen in this room meanwhile. */
  blockConcurrencyWhile(work: () => Promise<void>): Promise<void>;
  /** Sends an order to the room of a table. */
  table(code: string, order: Order): Promise<Response>;
};

const STATUS: Readonly<Partial<Record<ClubRefusal, number>>> = {
  taken: 409,
  'no-such-club': 404,
  'not-keeper': 403,
  'too-often': 429,
  'no-address': 503,
};
const no = (refused: ClubRefusal): Response => Response.json({ refused }, { status: STATUS[refused] ?? 400 });

/** Runs one club on a platform. */
export class ClubHosting {
  readonly #platform: ClubPlatform;
  #rows: ClubRows | null = null;
  #woken: Promise<void> | null = null;
  /** One thing after another: two who begin at once find one table. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(platform: ClubPlatform) {
    this.#platform = platform;
  }

  /** Answers an order. */
  request(request: { text(): Promise<string> }): Promise<Response> {
    const answer = this.#last.then(async () => {
      const order = v.parse(ClubOrder, JSON.parse(await request.text()));
      await this.#wake();
      return this.#answer(order, Date.now());
    });
    this.#last = answer.catch(report);
    return answer.catch(() => new Response(null, { status: 500 }));
  }

  /** Forgets what nobody has used for too long, or looks again when that will be. */
  async alarm(): Promise<void> {
    await this.#wake();
    this.#expire(Date.now());
    if (this.#rows !== null) void this.#platform.storage.setAlarm(clubUntil(this.#rows.club));
  }

  #wake(): Promise<void> {
    this.#woken ??= this.#platform.blockConcurrencyWhile(async () => {
      const { storage } = this.#platform;
      this.#rows = parseClub(await storage.get('club'), await storage.get('results'));
      // PartyKit's own server loses alarms when it is started anew.
      if (this.#rows !== null && (await storage.getAlarm()) === null) {
        await storage.setAlarm(Math.max(Date.now(), clubUntil(this.#rows.club)));
      }
    });
    return this.#woken;
  }

  async #answer({ secret, asked }: ClubOrder, now: number): Promise<Response> {
    this.#expire(now);
    const rows = this.#rows;
    if (asked.on === 'make') return this.#make(rows, asked.wanted, now);
    if (rows === null) return no('no-such-club');
    if (asked.on === 'look') return this.#look(rows, now);
    if (asked.on === 'ended') {
      this.#write(ended(rows, asked.table, asked.result, now));
      return new Response(null, { status: 204 });
    }
    const { act } = asked;
    if (act.do === 'start') return this.#start(rows, secret, act.name, now);
    if (!isKeeper(rows.club, secret)) return no('not-keeper');
    if (act.do === 'close') {
      this.#forget();
      return new Response(null, { status: 204 });
    }
    const kept = keep(rows, act);
    return typeof kept === 'string' ? no(kept) : this.#look(this.#write(kept), now);
  }

  async #make(rows: ClubRows | null, wanted: NewClub, now: number): Promise<Response> {
    // Whoever asks again because the answer was lost has made it.
    if (rows !== null) return isKeeper(rows.club, wanted.keeper) ? this.#look(rows, now) : no('taken');
    const made = newClub(wanted, now);
    if (typeof made === 'string') return no(made);
    void this.#platform.storage.setAlarm(clubUntil(made.club));
    console.log(JSON.stringify({ what: 'club', game: made.club.game }));
    return Response.json(clubView(this.#write(made), null), { status: 201 });
  }

  async #look(rows: ClubRows, now: number): Promise<Response> {
    return Response.json(clubView(rows, await this.#tonight(rows, now)));
  }

  async #start(rows: ClubRows, secret: string | null, name: string, now: number): Promise<Response> {
    const { tonight } = rows.club;
    if (tonight !== null && (await this.#tonight(rows, now)) !== null) {
      return Response.json({ code: tonight, pass: null } satisfies Begun);
    }
    const refused = refuseStart(rows, secret, now);
    if (refused !== null) return no(refused);
    const { game, options, settings, name: club } = rows.club;
    const made = await atFreeAddress(code =>
      this.#platform.table(code, { do: 'make', code, club, wanted: { game, options, settings, name } }),
    );
    if (made === null) return no('no-address');
    if (made.response.status === 201) this.#write(begun(rows, made.code, now));
    return made.response;
  }

  /** How tonight's table stands, if people still find each other there. */
  async #tonight({ club }: ClubRows, now: number): Promise<Standing | null> {
    if (club.tonight === null) return null;
    const response = await this.#platform.table(club.tonight, { do: 'stand' });
    const standing = v.safeParse(Standing, response.ok ? await response.json() : null);
    return standing.success && isTonight(standing.output, now) ? standing.output : null;
  }

  /** What is written down is told afterwards: the platform holds answers back until it is safe. */
  #write(rows: ClubRows): ClubRows {
    const { club, results } = rows;
    const before = this.#rows;
    if (club !== before?.club || results !== before.results) {
      const changed = results === before?.results ? {} : { results };
      void this.#platform.storage.put({ club, ...changed });
    }
    this.#rows = rows;
    return rows;
  }

  #expire(now: number): void {
    if (this.#rows !== null && now >= clubUntil(this.#rows.club)) this.#forget();
  }

  #forget(): void {
    this.#rows = null;
    void this.#platform.storage.deleteAll();
    void this.#platform.storage.deleteAlarm();
  }
}
