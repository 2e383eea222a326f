import type { Choices, Chosen } from './game.ts';
import { isRecord } from './json.ts';

/**
 * Reads house rules from outside. Names that are missing take the first choice of their list.
 * An unknown name or value makes the whole null: a misspelt option must not be played as its default.
 */
export function parseChoices<C extends Choices>(choices: C, raw: unknown): Chosen<C> | null {
  if (!isRecord(raw)) return null;
  const names = Object.keys(choices);
  if (!Object.keys(raw).every(name => names.includes(name))) return null;
  const chosen: Record<string, string> = {};
  for (const name of names) {
    const values = choices[name] ?? [];
    const value = name in raw ? values.find(choice => choice === raw[name]) : values[0];
    if (value === undefined) return null;
    chosen[name] = value;
  }
  return isChosen(choices, chosen) ? chosen : null;
}

function isChosen<C extends Choices>(
  choices: C,
  chosen: Record<string, string>,
): chosen is Record<string, string> & Chosen<C> {
  return Object.keys(choices).every(name => choices[name]?.some(choice => choice === chosen[name]));
}
