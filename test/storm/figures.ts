/** What was done to a table, and what came of it. */
export const FIGURES = [
  'storms',
  'games',
  'steps',
  'messages',
  /** Messages that reached the room though it had got the same one before. */
  'duplicates',
  /** Acts or moves that were asked for anew, under another id, before the first was answered. */
  'impatience',
  'nonsense',
  /** Messages lost on the way with their line. */
  'dropped',
  'delayed',
  /** Messages that came after later ones of the same person. */
  'reordered',
  'deadLines',
  'neverClosed',
  /** Somebody asks who is there; lines that were closed because nobody answered. */
  'rolls',
  'silent',
  'leavings',
  'tabs',
  'watchers',
  'evictions',
  'kills',
  /** The room stopped with only some of its effects carried out. */
  'cutShort',
  'lostTicks',
  'pauses',
  /** The crown passed, a built-in player ordered in. */
  'hosting',
  /** People shown out, seats given a new pass, devices withdrawn. */
  'kicks',
  'removed',
  'reissued',
  'renewals',
  'renewed',
  /** Asked to take a move back; objections, and moves that were taken back. */
  'undos',
  'objected',
  'takenBack',
  /** The host looks for chairs that nobody comes back to. */
  'tidying',
  'talks',
  'talkHeard',
  /** Games that were begun by a rematch, by way of the lobby, with another game. */
  'rematches',
  'lobbies',
  'switches',
  /** Acts refused because they were meant for an earlier game. */
  'staleActs',
  'strayTicks',
  'strayAlarms',
  'jumps',
  'nights',
  'wakings',
  'acknowledged',
  'refused',
  'unanswered',
  /** Moves acknowledged that are not in the log. */
  'lost',
  /** Moves that are in the log twice. */
  'doubled',
  'hung',
] as const;
export type Figure = (typeof FIGURES)[number];

/** Counts, and the faults that were found. */
export class Tally {
  readonly faults: string[] = [];
  readonly #counts = new Map<Figure, number>(FIGURES.map(figure => [figure, 0]));

  add(figure: Figure, count = 1): void {
    this.#counts.set(figure, this.get(figure) + count);
  }

  get(figure: Figure): number {
    return this.#counts.get(figure) ?? 0;
  }

  /** Notes what should not have happened. The first few tell enough. */
  fault(what: string): void {
    if (this.faults.length < 12) this.faults.push(what);
  }

  take(other: Tally): void {
    for (const figure of FIGURES) this.add(figure, other.get(figure));
    for (const fault of other.faults) this.fault(fault);
  }

  get line(): string {
    return JSON.stringify(Object.fromEntries(this.#counts));
  }
}
