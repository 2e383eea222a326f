import type { Choices } from '../../engine/game.ts';
import { SETTINGS, type Settings } from '../../party/protocol.ts';
import type { Words } from '../text/catalogue.ts';

/** House rules as they are chosen on the page: names and choices are the game's, words the catalogue's. */
export type House = {
  /** How many people may play. */
  readonly most: number;
  readonly choices: Choices;
  /** The question that comes first, as tiles: how long, for how many. */
  readonly first: string;
  /** Sets of house rules under a name; what they do not name is the usual. The first is the usual itself. */
  readonly presets: readonly { readonly id: string; readonly options: Chosen }[];
  /** Where two choices do not go together, the one that was made last stands. */
  readonly mend?: (options: Chosen, before: Chosen) => Chosen;
  /** Whether the host is King Bob without a seat, whom nobody calls by another name. */
  readonly isBob?: (options: Chosen) => boolean;
  /** Its words in a language, fetched when they are wanted. */
  readonly text: (words: Words) => () => Promise<HouseText>;
};

/** Options as the page handles them before the game reads them: each name with its choice. */
export type Chosen = Readonly<Record<string, string>>;

export type HouseText = {
  readonly firstTitle: string;
  readonly first: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly presetsTitle: string;
  readonly presets: Readonly<Record<string, { readonly name: string; readonly text: string }>>;
  readonly rules: Readonly<Record<string, RuleText>>;
  /** What one should know before sitting down. */
  readonly note?: string;
};

/** A rule with two sides is a switch; each side is a sentence. One with more is a question with answers. */
export type RuleText =
  | { readonly on: string; readonly sides: Readonly<Record<string, string>> }
  | { readonly question: string; readonly answers: Readonly<Record<string, string>> };

export const usualOf = ({ choices }: House): Chosen =>
  Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, values[0] ?? '']));

/** How a table is kept where nobody says otherwise. */
export const USUAL_SETTINGS: Settings = {
  clock: SETTINGS.clock[0],
  absence: SETTINGS.absence[0],
  watchers: SETTINGS.watchers[0],
  keep: SETTINGS.keep[0],
};

/** Options as they came from a room, with the usual choice wherever they say nothing that is known. */
export function chosenFrom(house: House, raw: unknown): Chosen {
  const kept: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  return Object.fromEntries(
    Object.entries(house.choices).map(([name, values]) => [
      name,
      values.find(value => value === kept[name]) ?? values[0] ?? '',
    ]),
  );
}

/** The house rules proper that differ from the usual. */
export function changedRules(house: House, options: Chosen): readonly string[] {
  const usual = usualOf(house);
  return Object.keys(house.choices).filter(name => name !== house.first && options[name] !== usual[name]);
}

/** The rules of a preset, with the first question left as it was answered. */
export function withPreset(house: House, options: Chosen, preset: Chosen): Chosen {
  return { ...usualOf(house), ...preset, [house.first]: options[house.first] ?? '' };
}

/** The preset that these options are, or null when they are somebody's own. */
export function presetOf(house: House, options: Chosen): string | null {
  const is = (preset: Chosen) => Object.entries(withPreset(house, options, preset)).every(([k, v]) => options[k] === v);
  return house.presets.find(preset => is(preset.options))?.id ?? null;
}

/** How a rule stands, as a sentence. */
export function ruleSentence(text: HouseText, name: string, options: Chosen): string | null {
  const rule = text.rules[name];
  const value = options[name];
  if (rule === undefined || value === undefined) return null;
  return ('sides' in rule ? rule.sides : rule.answers)[value] ?? null;
}
