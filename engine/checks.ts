/** Something that must hold, and how it is said. */
type Check = readonly [holds: boolean, what: string];

/** What does not hold, in words; empty when all is well. */
export const broken = (checks: readonly Check[]): readonly string[] =>
  checks.flatMap(([holds, what]) => (holds ? [] : [what]));
