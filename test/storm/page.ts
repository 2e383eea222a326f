import type { Draws } from '../../engine/game.ts';
import { type Down, type GameLook, PROTOCOL, parseDown, type RoomView, type You } from '../../party/protocol.ts';
import type { Tally } from './figures.ts';
import type { Journal, Person, Said, Wish } from './journal.ts';
import { think } from './think.ts';
import type { Sight, Witness } from './witness.ts';
import type { Ear, Line, World } from './world.ts';

/** What all pages of a storm share. */
export type Shared = {
  readonly world: World;
  readonly journal: Journal;
  readonly witness: Witness;
  readonly tally: Tally;
  readonly draws: Draws;
  /** As pages draw one before they sit. */
  readonly newPass: () => string;
  /** How many people are to sit before it starts, and how many gifts to lie there. */
  readonly party: { readonly players: number; readonly gifts: number };
};

/** A page on somebody's device. It keeps to the protocol, and minds whether the room does. */
export class Page implements Ear {
  readonly person: Person;
  line: Line | null = null;
  you: You = { seat: null, host: false, devices: 1 };
  room: RoomView | null = null;
  look: GameLook | null = null;
  #gifts = 0;
  readonly #shared: Shared;
  readonly #pending = new Map<string, Said>();
  /** The newest look that was ever seen here, and by whom. */
  #newest: Sight | null = null;
  /** The last look on this line. */
  #last: Sight | null = null;

  constructor(person: Person, shared: Shared) {
    this.person = person;
    this.#shared = shared;
  }

  async arrive(): Promise<void> {
    this.#forget();
    const line = await this.#shared.world.dial(this);
    this.line = line;
    line.up.push(JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass: this.person.pass }));
  }

  /** Goes as one should; with how much of what was said still under way. */
  leave(): void {
    const line = this.line;
    if (line === null) return;
    this.#shared.world.die(line, line.up.length, true);
    this.line = null;
  }

  /** The line dies without a word. */
  drop(kept: number, isTold: boolean): void {
    if (this.line !== null) this.#shared.world.die(this.line, kept, isTold);
    this.line = null;
  }

  /** Whether the table has welcomed this page. */
  get isIn(): boolean {
    return this.line !== null && this.room !== null;
  }

  lost(line: Line): void {
    if (line === this.line) this.line = null;
  }

  hear(text: string, line: Line): void {
    const down = parseDown(text);
    if (line !== this.line) return;
    if (down === null) this.#shared.tally.fault(`heard ${text}`);
    else this.#take(down);
  }

  /** Whether there is anything to do here. */
  get isIdle(): boolean {
    const { room, look } = this;
    return this.isIn && room?.phase !== 'lobby' && room?.pause.on !== true && (look?.ask ?? null) === null;
  }

  /** Whatever a person would do now. */
  act(): void {
    const wish = this.#wish();
    if (wish !== null && !this.#isWaiting(wish)) this.ask(wish);
  }

  /** Asks, whether it is sensible or not. */
  ask(wish: Wish): void {
    if (this.line === null) return;
    const said = this.#shared.journal.ask(this.line, this.person, this.you.seat, wish);
    this.#pending.set(said.id, said);
  }

  /** Says the same again. */
  repeat(said: Said): void {
    this.line?.up.push(said.text);
  }

  #wish(): Wish | null {
    const { room, look, you } = this;
    if (!this.isIn || room === null) return null;
    if (room.phase === 'lobby') return this.#lobbyWish(room);
    if (room.pause.on && room.phase === 'playing') return { t: 'pause', nth: room.nth, on: false };
    if (look === null || you.seat === null || look.ask === null) return null;
    if (!look.awaited.includes(you.seat) && this.#shared.draws.below(12) > 0) return null;
    const move = think(look, you.seat, this.#shared.draws);
    return { t: 'move', nth: look.nth, turn: look.turn, move };
  }

  #lobbyWish({ nth, chairs, brought, bob }: RoomView): Wish | null {
    const { plays, name, gifts } = this.person;
    const { players, gifts: pile } = this.#shared.party;
    const supervises = this.you.host && bob === 'host';
    if (plays && !supervises && this.you.seat === null) {
      this.person.pass ??= this.#shared.newPass();
      return { t: 'sit', seat: null, name, pass: this.person.pass };
    }
    if (this.#gifts < gifts) return { t: 'bring', nth, gift: null, thing: someGift(`${name} ${this.#gifts}`) };
    const seated = chairs.filter(chair => chair?.who === 'person').length;
    return this.you.host && seated >= players && brought >= pile ? { t: 'start', nth } : null;
  }

  /** One thing at a time; what answers an earlier decision is past. */
  #isWaiting(wish: Wish): boolean {
    return [...this.#pending.values()].some(
      ({ wish: other }) => other.t === wish.t && (wish.t !== 'move' || other.t !== 'move' || other.turn === wish.turn),
    );
  }

  #take(down: Down): void {
    switch (down.t) {
      case 'welcome':
        this.you = down.you;
        this.room = down.room;
        this.look = null;
        this.#gifts = 0;
        if (down.look !== null) this.#see(down.look, false);
        this.#sayAgain();
        break;
      case 'seated':
        this.you = down.you;
        if (down.pass !== null) this.person.pass = down.pass;
        break;
      case 'room':
        this.room = down.room;
        if (down.room.phase === 'lobby') this.look = null;
        break;
      case 'look':
        this.#see(down.look, true);
        break;
      case 'brought':
        this.#gifts = down.gifts.length;
        break;
      case 'answer':
        this.#pending.delete(down.id);
        this.#shared.journal.answered(down.id, down.refused);
        break;
      case 'bye':
        if (!EXPECTED.includes(down.why)) this.#shared.tally.fault(`${this.person.name} is sent away: ${down.why}`);
        break;
      default:
    }
  }

  /** [W11] What is unanswered goes again only if it still answers the same decision. */
  #sayAgain(): void {
    for (const [id, said] of [...this.#pending]) {
      const { wish } = said;
      if (wish.t === 'move' && wish.nth === this.look?.nth && wish.turn === this.look.turn) this.repeat(said);
      else this.#pending.delete(id);
    }
  }

  /** [W5] A look that is told is the next one; after a welcome it is at least as new as any that was seen before. */
  #see(look: GameLook, isTold: boolean): void {
    const { witness, tally } = this.#shared;
    const sight = witness.see(look, this.#viewer, isTold);
    const last = isTold ? this.#last : null;
    if (last !== null && last.nth === sight.nth && last.viewer === sight.viewer) {
      const isNext = sight.seq === last.seq + 1;
      if (!isNext && (look.outcome === null || sight.seq <= last.seq)) {
        tally.fault(`${this.person.name} is told look ${sight.seq} of ${sight.viewer} after ${last.seq}`);
      }
    }
    if (isOlder(sight, this.#newest))
      tally.fault(`${this.person.name} goes back to look ${sight.seq} from ${this.#newest?.seq}`);
    this.#newest = sight;
    this.#last = sight;
    this.look = look;
  }

  get #viewer(): Sight['viewer'] {
    if (this.you.seat !== null) return this.you.seat;
    const isBob = this.you.host && this.room?.bob !== 'table' && this.room?.bob !== null;
    return isBob ? 'bob' : 'watcher';
  }

  #forget(): void {
    this.room = null;
    this.look = null;
    this.#last = null;
  }
}

/** Too many messages at once are nobody's fault here, nor too many devices of one person, nor a clock that jumps. */
const EXPECTED: readonly string[] = ['tooMany', 'full', 'noHello'];

const isOlder = (sight: Sight, than: Sight | null): boolean =>
  than !== null &&
  than.viewer === sight.viewer &&
  (sight.nth < than.nth || (sight.nth === than.nth && sight.seq < than.seq));

const someGift = (title: string) => ({
  outside: { paper: 'kraft', ribbon: 'gold', shape: 'box', size: 's', tag: null },
  inside: { title, note: null, link: null, picture: null, rattle: 'clink' },
});
