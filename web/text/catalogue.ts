import { batch, signal } from '@preact/signals';
import { recall, remember } from '../memory.ts';
import { en } from './en.ts';

/** Everything that the page says. English is the pattern: a language that lacks a text does not compile. */
export type Words = typeof en;

type Language = {
  /** As its speakers write it. */
  readonly name: string;
  /** One file a language, fetched when it is spoken. */
  readonly words: () => Promise<Words>;
};

/** The languages that the page speaks, by their tags. English comes with the page. */
export const LANGUAGES: ReadonlyMap<string, Language> = new Map([
  ['en', { name: 'English', words: () => Promise.resolve(en) }],
]);

/** The words of the language that the page speaks now, and its tag. */
export const words = signal<Words>(en);
export const language = signal('en');

/** Changes the language, for good on this device. */
export async function speak(tag: string): Promise<void> {
  remember('language', tag);
  await take(tag);
}

/** Speaks what was chosen here, else the first language of the device that the page knows. */
export async function speakAsHere(): Promise<void> {
  const wished = [recall('language'), ...navigator.languages.map(tag => tag.split('-')[0])];
  const tag = wished.find(one => typeof one === 'string' && LANGUAGES.has(one));
  if (typeof tag === 'string') await take(tag);
}

async function take(tag: string): Promise<void> {
  const found = LANGUAGES.get(tag);
  if (found === undefined || tag === language.value) return;
  try {
    const next = await found.words();
    const turns = await Promise.all([...opened].map(one => one(next)));
    batch(() => {
      words.value = next;
      for (const turn of turns) turn();
      language.value = tag;
    });
    document.documentElement.lang = tag;
  } catch {
    // The words did not arrive: the page goes on in the language that it speaks.
  }
}

/** Sections that are in use: each fetches itself in another language, and then turns to it. */
const opened = new Set<(next: Words) => Promise<() => void>>();

/** Words that come with the screen that needs them, such as those of one game. */
export type Section<T> = {
  /** To be awaited before the screen is shown. */
  open(): Promise<void>;
  readonly value: T;
};

export function section<T>(pick: (words: Words) => () => Promise<T>): Section<T> {
  const now = signal<{ readonly words: T } | null>(null);
  const turn = async (next: Words) => {
    const fetched = { words: await pick(next)() };
    return () => {
      now.value = fetched;
    };
  };
  return {
    async open() {
      if (now.value !== null) return;
      (await turn(words.value))();
      opened.add(turn);
    },
    get value() {
      if (now.value === null) throw new Error('these words were not fetched');
      return now.value.words;
    },
  };
}

/** What is fetched together with the words that it says. */
export async function withWords<T>(words: Section<unknown>, part: Promise<T>): Promise<T> {
  await words.open();
  return part;
}
