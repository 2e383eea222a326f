import type { Draws } from '../../engine/game.ts';
import type { HostAct } from '../../party/protocol.ts';

type Options = Readonly<Record<string, string>>;

/** A game that the people of a storm mean to play. */
export type Wanted = {
  readonly game: string;
  readonly options: Options;
  /** Whether the host only supervises. */
  readonly bob: boolean;
  /** How many gifts each of them brings. */
  readonly gifts: number;
};

/** What the people mean to do: which game comes next, and how they get there. */
export class Course {
  readonly people: number;
  wanted: Wanted;
  /** The number of the game that is played, or prepared. */
  nth = 1;
  /** What the host has to do about the game that is over before the next one can be prepared; null while it is not. */
  next: 'rematch' | 'lobby' | null = null;

  constructor(draws: Draws) {
    const first = one(['king', 'king', 'kings-dice', 'kings-dice', 'fourth-king'] as const, draws);
    this.people =
      first === 'king' ? 1 + draws.below(4) : first === 'kings-dice' ? 2 + draws.below(3) : 3 + draws.below(2);
    this.wanted = wantedAs(first, draws);
  }

  /** How many of them are to sit before it starts. */
  get players(): number {
    return this.people - (this.wanted.bob ? 1 : 0);
  }

  /** How many gifts are to lie there. */
  get pile(): number {
    return this.people * this.wanted.gifts;
  }

  /** They go on: the same again, or from the lobby, with another game or without. */
  goOn(draws: Draws): void {
    this.next = one(['rematch', 'lobby', 'lobby'] as const, draws);
    this.nth += 1;
    if (this.next === 'rematch' || draws.below(3) === 0) return;
    const others = (['king', 'kings-dice', 'fourth-king'] as const).filter(game => game !== this.wanted.game);
    const fits = others.filter(game => game !== 'fourth-king' || this.people > 2);
    this.wanted = wantedAs(one([fits[0] ?? 'king', ...fits.slice(1)], draws), draws);
    this.nth += 1;
  }

  /** What the host does at a table that shows this. */
  act({ phase, nth, game }: { phase: string; nth: number; game: string }): HostAct | null {
    if (phase === 'over' && this.next !== null && nth < this.nth) return { do: this.next };
    if (phase !== 'lobby' || game === this.wanted.game) return null;
    return { do: 'game', game: this.wanted.game, options: this.wanted.options };
  }
}

function wantedAs(game: 'king' | 'kings-dice' | 'fourth-king', draws: Draws): Wanted {
  switch (game) {
    case 'king':
      return { game, options: { length: 'quick', dealerChoice: one(['off', 'on'], draws) }, bob: false, gifts: 0 };
    case 'kings-dice':
      return { game, options: { variant: one(['lords', 'commoners'], draws), roundLimit: '20' }, bob: false, gifts: 0 };
    case 'fourth-king': {
      const bob = one(['host', 'table', 'plays'] as const, draws);
      return { game, options: { bob, patience: '1' }, bob: bob === 'host', gifts: 2 };
    }
  }
}

export const one = <T>(items: readonly [T, ...T[]], draws: Draws): T => items[draws.below(items.length)] ?? items[0];
