import { batch, signal } from '@preact/signals';
import { recall, remember } from '../device/memory.ts';
import { wishes } from '../device/wishes.ts';
import { en } from './en.ts';
import { bestOf, LANGUAGES, type Words } from './languages.ts';

export type { Words } from './languages.ts';

/** The words of the language that the page speaks now, and its tag. */
export const words = signal<Words>(en);
export const language = signal('en');

/** Changes the language, for good on this device. */
export async function speak(tag: string): Promise<void> {
  remember('language', tag);
  await take(tag);
}

/** Speaks what was chosen here, else what is wished for, else the first language of the device that the page knows. */
export async function speakAsHere(): Promise<void> {
  const tags = [recall('language'), wishes.value.lang, ...navigator.languages];
  const tag = bestOf(tags.filter(one => typeof one === 'string'));
  if (tag !== null) await take(tag);
}

/** The last choice: words of an earlier one may arrive after it. */
let wished = language.value;

async function take(tag: string): Promise<void> {
  const found = LANGUAGES.get(tag);
  wished = tag;
  if (found === undefined || tag === language.value) return;
  try {
    const next = await found.words();
    let turns: readonly (() => void)[] = [];
    // A screen that opened meanwhile has its words fetched too.
    while (turns.length < opened.size) turns = await Promise.all([...opened].map(one => one(next)));
    if (wished !== tag) return;
    batch(() => {
      words.value = next;
      for (const turn of turns) turn();
      language.value = tag;
    });
    Object.assign(document.documentElement, { lang: tag, dir: found.dir });
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
      let spoken: Words;
      do {
        spoken = words.value;
        (await turn(spoken))();
      } while (spoken !== words.value);
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
