import type { Draws } from '../../engine/game.ts';
import {
  type Down,
  type GameLook,
  PROTOCOL,
  parseDown,
  type RoomView,
  type Up,
  type You,
} from '../../party/protocol.ts';
import type { Course } from './course.ts';
import type { Tally } from './figures.ts';
import type { Journal, Said, Wish } from './journal.ts';
import type { Person } from './person.ts';
import { isAsked, wishOf } from './wishes.ts';
import type { Sight, Witness } from './witness.ts';
import type { Ear, Line, World } from './world.ts';

const HERE = JSON.stringify({ t: 'here' } satisfies Up);

/** What all pages of a storm share. */
export type Shared = {
  readonly world: World;
  readonly journal: Journal;
  readonly witness: Witness;
  readonly tally: Tally;
  readonly draws: Draws;
  readonly course: Course;
  readonly people: readonly Person[];
  /** As pages draw one before they sit. */
  readonly newPass: () => string;
  /** To whom the new pass of a seat is to be given, in the place of which. */
  readonly heirs: Map<number, { readonly person: Person; readonly pass: string | null }>;
};

/** A page on somebody's device. It keeps to the protocol, and minds whether the room does. */
export class Page implements Ear {
  readonly person: Person;
  line: Line | null = null;
  you: You = { seat: null, host: false, devices: 1 };
  room: RoomView | null = null;
  look: GameLook | null = null;
  /** How many gifts of one's own lie there. */
  gifts = 0;
  readonly #shared: Shared;
  readonly #pending = new Map<string, Said>();
  /** The pass that was shown on this line. */
  #shown: string | null = null;
  /** Whether it opened nothing any more by then. */
  #isVoid = false;
  /** The newest look that was ever seen here, and by whom. */
  #newest: Sight | null = null;
  /** The last look on this line. */
  #last: Sight | null = null;
  readonly #words = new Set<string>();

  constructor(person: Person, shared: Shared) {
    this.person = person;
    this.#shared = shared;
  }

  async arrive(): Promise<void> {
    this.#forget();
    const line = await this.#shared.world.dial(this);
    this.line = line;
    const { pass, void: old } = this.person;
    // Whoever was shown out tries his old pass now and then.
    const tried = [...old][this.#shared.draws.below(4 * Math.max(1, old.size))] ?? null;
    this.#shown = pass ?? tried;
    this.#isVoid = this.#shown !== null && old.has(this.#shown);
    line.up.push(JSON.stringify({ t: 'hello', protocol: PROTOCOL, pass: this.#shown }));
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

  /** Whether somebody here may do what hosts do. */
  get actsAsHost(): boolean {
    return this.isIn && (this.you.host || (this.room?.anyoneMayHost === true && this.you.seat !== null));
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
    return this.isIn && !isAsked(this, this.#shared);
  }

  /** Whatever a person would do now. */
  act(): void {
    const wish = this.isIn ? wishOf(this, this.#shared) : null;
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

  /** Says that somebody is here, and asks for the others. */
  here(): void {
    this.line?.up.push(HERE);
  }

  /** One thing at a time; what answers an earlier decision is past. */
  #isWaiting(wish: Wish): boolean {
    return [...this.#pending.values()].some(
      ({ wish: other }) => other.t === wish.t && (wish.t !== 'move' || other.t !== 'move' || other.turn === wish.turn),
    );
  }

  #take(down: Down): void {
    const { tally, journal } = this.#shared;
    switch (down.t) {
      case 'welcome':
        if (!this.#isStill(down.you)) break;
        this.#is(down.you);
        this.room = down.room;
        this.look = null;
        this.gifts = 0;
        if (down.look !== null) this.#see(down.look, false);
        this.#sayAgain();
        this.here();
        break;
      case 'call':
        this.here();
        break;
      case 'seated':
        this.#is(down.you);
        if (down.pass !== null) this.#given(down.pass);
        break;
      case 'room':
        this.room = down.room;
        if (down.room.phase === 'lobby') this.look = null;
        break;
      case 'look':
        this.#see(down.look, true);
        break;
      case 'brought':
        this.gifts = down.gifts.length;
        break;
      case 'said':
        if ('text' in down) this.#hearWord(down.text);
        break;
      case 'handOver':
        this.#handOver(down.seat, down.pass);
        break;
      case 'answer':
        this.#pending.delete(down.id);
        journal.answered(down.id, down.refused, this.you.seat);
        break;
      case 'bye':
        if (down.why === 'removed') this.#removed();
        else if (!EXPECTED.includes(down.why)) tally.fault(`${this.person.name} is sent away: ${down.why}`);
        break;
      default:
    }
  }

  /** Whether the pass still opens what it opened. Else another one does, or the seat is gone. */
  #isStill({ seat, host }: You): boolean {
    const { person } = this;
    const { tally } = this.#shared;
    const isSomebody = seat !== null || host;
    if (this.#isVoid && this.#shown !== null && isSomebody && person.void.has(this.#shown))
      tally.fault(`${person.name} walks back in with a pass that is void`);
    if (isSomebody || (this.#shown === null && person.pass === null)) return true;
    const isOld = person.pass !== null && this.#shown !== person.pass;
    if (isOld || (this.#shown === person.pass && person.takeRenewed())) {
      this.leave();
      return false;
    }
    if (person.sat && this.#shown === person.pass) this.#lose();
    return true;
  }

  /** Shown out: because the seat has another pass, which this person may have, or for good. */
  #removed(): void {
    const { person } = this;
    if (this.#shown === person.pass && !person.takeRenewed()) this.#lose();
    if (this.#shown !== null) person.void.add(this.#shown);
  }

  #lose(): void {
    if (!this.person.threatened) this.#shared.tally.fault(`${this.person.name} has lost his seat`);
    this.person.lose();
  }

  #is(you: You): void {
    this.you = you;
    if (you.seat !== null) this.person.sat = true;
  }

  /** What another device has come to meanwhile is newer than what was long under way. */
  #given(pass: string): void {
    const { person } = this;
    if (person.pass === null || person.pass === this.#shown || person.pass === pass) person.is(pass);
    this.#shown = pass;
  }

  /** The pass of a seat is given to whoever it is for, unless he has found another seat meanwhile. */
  #handOver(seat: number, pass: string): void {
    const heir = this.#shared.heirs.get(seat);
    if (heir === undefined || (heir.person.pass !== null && heir.person.pass !== heir.pass)) return;
    heir.person.is(pass);
    heir.person.sat = true;
  }

  #hearWord(word: string): void {
    const { tally, witness, journal } = this.#shared;
    tally.add('talkHeard');
    if (this.#words.has(word) && !journal.forgotten.has(word)) tally.fault(`${this.person.name} hears ${word} twice`);
    if (!witness.words.has(word)) tally.fault(`nobody has said ${word}`);
    this.#words.add(word);
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
    const bob = this.room?.pile?.bob ?? 'table';
    return this.you.host && bob !== 'table' ? 'bob' : 'watcher';
  }

  #forget(): void {
    this.room = null;
    this.look = null;
    this.#last = null;
    this.#words.clear();
  }
}

/** Too many messages at once are nobody's fault here, nor too many devices of one person, nor a clock that jumps. */
const EXPECTED: readonly string[] = ['tooMany', 'full', 'noHello'];

const isOlder = (sight: Sight, than: Sight | null): boolean =>
  than !== null &&
  than.viewer === sight.viewer &&
  (sight.nth < than.nth || (sight.nth === than.nth && sight.seq < than.seq));
