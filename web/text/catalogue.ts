import { signal } from '@preact/signals';
import { en } from './en.ts';

/** Everything that the page says. English is the pattern: a language that lacks a text does not compile. */
export type Words = typeof en;

/** The words of the language that the page speaks now. */
export const words = signal<Words>(en);
