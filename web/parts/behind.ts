/** The rule behind a refusal, by the rules of a game; null for those that no rule of the game is behind. */
export const ruleBehind =
  (rules: Readonly<Record<string, string>>) =>
  (code: string): string | null =>
    rules[code] ?? null;
