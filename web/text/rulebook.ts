/** Rules are numbered as in the game's full rules, so that a refusal can point at one. */
export type Rule = { readonly id: string; readonly text: string };
export type RulePart = { readonly title: string; readonly rules: readonly Rule[] };

/** What a game calls its rules, and where they are: not everybody reads them. */
export type Book<Options> = {
  readonly title: string;
  readonly asPlayed: string;
  readonly rule: (id: string) => string;
  readonly all: string;
  readonly back: string;
  readonly rules: () => Promise<(options: Options) => readonly RulePart[]>;
};
