import { setTimeout as sleep } from 'node:timers/promises';
import { chanceFromText, pick } from '../../engine/chance.ts';
import type { FourthAsk, FourthMove } from '../../engine/fourth-king/kinds.ts';
import { PAPERS, RIBBONS, SHAPES, SIZES } from '../../engine/fourth-king/things.ts';
import { king } from '../../engine/king/index.ts';
import { kingsDice } from '../../engine/kings-dice/index.ts';
import type { Seat } from '../../engine/seats.ts';
import { type GameLook, LIMITS, type NewTable } from '../../party/protocol.ts';
import { parcel } from '../../test/party/gifts.ts';
import { makeTable, Visitor } from '../../test/party/hosts/visitor.ts';

const draws = chanceFromText('pictures of all screens').stream('moves');
const NAMES = ['Rosa', 'Bea', 'João Guilherme', 'Maximiliana Esperança', 'Dan', 'Eva', 'Finn', 'Gil', 'Hedda', 'Ivo'];
const GIFTS = [
  'A red scarf',
  'Chestnut honey',
  'A pack of cards',
  'Marzipan',
  'A small lamp',
  'Woollen socks',
  'A kite',
];
/** Whoever talks faster than this is sent away. */
const BREATH_MS = (1.2 * LIMITS.messagesWithinMs) / LIMITS.messages;

/** A table with people at it, and the link by which a page becomes one of them. */
export class Scene {
  readonly #address: string;
  readonly code: string;
  readonly people: readonly Visitor[];

  private constructor(address: string, code: string, people: readonly Visitor[]) {
    this.#address = address;
    this.code = code;
    this.people = people;
  }

  /** So many people at a new table. */
  static async of(address: string, count: number, wanted: Partial<NewTable>): Promise<Scene> {
    const { code, pass } = await makeTable(address, { name: 'Rosa', ...wanted });
    const people = [await Visitor.come(address, code, pass)];
    for (const [index, name] of Array.from({ length: count }, (_, at) => NAMES[at] ?? `Guest ${at}`).entries()) {
      if (index === 0) continue;
      const guest = await Visitor.come(address, code);
      await must(guest.ask({ t: 'sit', seat: null, name }));
      await guest.until(() => guest.pass !== null);
      people.push(guest);
    }
    return new Scene(address, code, people);
  }

  get host(): Visitor {
    const [host] = this.people;
    if (host === undefined) throw new Error('nobody is there');
    return host;
  }

  /** The table's address for a watcher, or with the pass of somebody who sits there. */
  link(who: Visitor | null = this.host): string {
    return `http://${this.#address}/t/${this.code}${who?.pass == null ? '' : `#pass=${who.pass}`}`;
  }

  /** Everybody puts so many gifts on the pile. */
  async wrap(each: number): Promise<void> {
    for (const [at, person] of this.people.entries()) {
      for (let gift = 0; gift < each; gift++) {
        const thing = parcel(GIFTS[(at + gift * 3) % GIFTS.length] ?? 'Something');
        const outside = {
          ...thing.outside,
          paper: pick(PAPERS, draws),
          ribbon: pick(RIBBONS, draws),
          shape: pick(SHAPES, draws),
          size: pick(SIZES, draws),
        };
        await must(person.ask({ t: 'bring', gift: null, thing: { ...thing, outside } }));
        await sleep(BREATH_MS);
      }
    }
  }

  /** Begins, and plays as built-in players would until the table is as wanted, or the game is over. */
  async play(isThere: (look: GameLook) => boolean): Promise<void> {
    const { host, people } = this;
    if (host.room?.phase === 'lobby') await must(host.ask({ t: 'start' }));
    await Promise.all(people.map(person => person.until(() => person.look !== null)));
    for (;;) {
      const last = people.map(({ look }) => look);
      if (last.some(look => look !== null && (isThere(look) || look.outcome !== null))) return;
      const mover = people.find(isAwaited);
      if (mover?.look == null) await host.until(() => people.some((person, at) => person.look !== last[at]));
      else {
        const { nth, turn } = mover.look;
        await mover.ask({ t: 'move', nth, turn, move: chosen(mover.look, mover.you?.seat ?? 0) });
        await sleep(BREATH_MS / people.length);
      }
    }
  }

  leave(): void {
    for (const person of this.people) person.cut();
  }
}

/** Whoever has sealed an order is asked still, since it may be changed, but not awaited. */
const isAwaited = ({ look, you }: Visitor): boolean =>
  look !== null && look.ask !== null && you?.seat != null && look.awaited.includes(you.seat);

function chosen(look: GameLook, seat: Seat): unknown {
  if (look.ask === null) throw new Error('nobody asks');
  switch (look.game) {
    case 'king':
      return king.player({ seat, view: look.view, ask: look.ask }, draws);
    case 'kings-dice':
      return kingsDice.player({ seat, view: look.view, ask: look.ask }, draws);
    case 'fourth-king':
      return giftMove(look.ask);
  }
}

/** A lively game: whoever can steals, and whoever is robbed fights. */
function giftMove(ask: FourthAsk): FourthMove {
  switch (ask.ask) {
    case 'roll':
      return { do: 'roll' };
    case 'defend':
      return { do: 'resist' };
    case 'unwrap':
      return { do: 'open', gift: ask.open[0] ?? 1 };
    case 'act': {
      const doable: readonly FourthMove[] = [
        ...ask.open.slice(0, 1).map(gift => ({ do: 'open', gift }) as const),
        ...ask.pick.slice(0, 2).map(gift => ({ do: 'pick', gift }) as const),
        ...ask.steal.slice(0, 1).map(gift => ({ do: 'steal', gift }) as const),
      ];
      return pick(doable, draws);
    }
  }
}

async function must(answer: Promise<string | null>): Promise<void> {
  const refused = await answer;
  if (refused !== null) throw new Error(refused);
}
