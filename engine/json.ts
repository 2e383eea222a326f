/** Anything that survives JSON unchanged. Options, states, moves, events and views are all of this. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Whether it is an object with fields, no list. */
export function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** Whether nothing lies deeper than so many levels, so that whoever reads it may go down level by level. */
export function isShallow(raw: unknown, levels: number): boolean {
  let level: readonly unknown[] = [raw];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return false;
    level = level.flatMap(value => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return true;
}

/** One of the values of a list, or null: how text from outside becomes a literal type. */
export function oneOf<T extends Json>(values: readonly T[], raw: unknown): T | null {
  return values.find(value => value === raw) ?? null;
}

/** The same value with its keys in one fixed order, as text: equal values give equal text. */
export function canon(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canon).join()}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const keys = Object.keys(value).sort();
  return `{${keys.map(key => `${JSON.stringify(key)}:${canon(value[key])}`).join()}}`;
}

/** Whether two values are the same as JSON, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  return canon(a) === canon(b);
}

/** The end of an exhaustive switch. */
export function never(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
