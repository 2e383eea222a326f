import { personOf } from '../../party/seating.ts';
import type { TableRow } from '../../party/storage.ts';

/** Somebody at the table, with one device or several that know the same passes. */
export class Person {
  readonly name: string;
  /** Whether he plays; else he only looks on. */
  readonly plays: boolean;
  pass: string | null = null;
  /** The pass that is to take the place of his, until the table has said so. */
  renewed: string | null = null;
  /** Passes that open nothing any more. */
  readonly void = new Set<string>();
  /** Whether he has sat here. */
  sat = false;
  /** Whether somebody ever asked for his seat to be taken from him. */
  threatened = false;

  constructor(name: string, plays: boolean) {
    this.name = name;
    this.plays = plays;
  }

  /** The table has given him a pass, or confirmed one. */
  is(pass: string): void {
    if (this.pass !== null && this.pass !== pass) this.void.add(this.pass);
    this.pass = pass;
    if (this.renewed === pass) this.renewed = null;
  }

  /** A pass opens nothing: the one that was to take its place may. False when there is none. */
  takeRenewed(): boolean {
    if (this.renewed === null) return false;
    this.pass = this.renewed;
    this.renewed = null;
    return true;
  }

  /** His seat is somebody else's. */
  lose(): void {
    if (this.pass !== null) this.void.add(this.pass);
    this.pass = null;
    this.sat = false;
  }

  /** Whether this is his chair, whether he knows it or not. */
  owns(hash: string): boolean {
    return [this.pass, this.renewed].some(pass => pass !== null && personOf(pass) === hash);
  }
}

/** The chairs of people that belong to nobody: their new pass was lost on the way to whom it was meant for. */
export const orphans = ({ chairs }: TableRow, people: readonly Person[]): readonly number[] =>
  chairs.flatMap((chair, seat) =>
    chair?.who === 'person' && !people.some(person => person.owns(chair.pass)) ? [seat] : [],
  );
