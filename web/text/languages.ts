import { bestIn } from './best.ts';
import { en } from './en.ts';

/** Everything that the page says. English is the pattern: a language that lacks a text does not compile. */
export type Words = typeof en;

export type Language = {
  /** As its speakers write it. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  /** One file a language, fetched when it is spoken. */
  readonly words: () => Promise<Words>;
};

/**
 * The languages that the page speaks, by their tags. English comes with the page.
 * Of several kinds of one language the first is for everybody else who speaks it.
 */
export const LANGUAGES: ReadonlyMap<string, Language> = new Map<string, Language>([
  ['en', { name: 'English', dir: 'ltr', words: async () => en }],
  ['es', { name: 'Español', dir: 'ltr', words: async () => (await import('./es.ts')).es }],
  ['pt-PT', { name: 'Português', dir: 'ltr', words: async () => (await import('./pt.ts')).pt }],
  ['pt-BR', { name: 'Português (Brasil)', dir: 'ltr', words: async () => (await import('./pt-BR.ts')).ptBR }],
]);

/** The language of the page that somebody is served best with who wishes for these, the dearest first. */
export const bestOf = (wished: readonly string[]): string | null => bestIn([...LANGUAGES.keys()], wished);
