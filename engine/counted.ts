import type { Entry } from './log.ts';

/** A move as the table took it: the turn that it answered, and whether it was sealed then and could still be changed. */
export interface Answer {
  readonly entry: Entry;
  readonly turn: number;
  readonly sealed: boolean;
}

/**
 * The moves that counted, as the record lists them. Of what a seat sealed in one turn that is only the last, and what
 * was sealed stands by seat: who was quick, and who changed his mind, stays a secret even when the game is over.
 */
export function counted(answers: readonly Answer[]): readonly Entry[] {
  return byTurn(answers).flatMap(answered => {
    const entries = answered.map(({ entry }) => entry);
    if (!answered.slice(0, -1).every(({ sealed }) => sealed)) return entries;
    const last = new Map(entries.map(entry => [entry.seat, entry]));
    return [...last.values()].sort((a, b) => a.seat - b.seat);
  });
}

function byTurn(answers: readonly Answer[]): readonly (readonly Answer[])[] {
  const turns = new Map<number, Answer[]>();
  for (const answer of answers) turns.set(answer.turn, [...(turns.get(answer.turn) ?? []), answer]);
  return [...turns.values()];
}
