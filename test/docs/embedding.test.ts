import { expect, test } from 'vitest';
import { frameLines, scriptLines } from '../../web/embed/snippet.ts';
import { read } from '../sources.ts';

const docs = read('docs/embedding.md');
const element = read('web/embed/element.ts');
const blocks = [...docs.matchAll(/```html\n([\s\S]*?)\n```/g)].map(([, lines]) => lines);
/** The first words of the rows of a table, by the head of its first column. */
const rows = (head: string) =>
  [...(docs.split(`| ${head} |`)[1]?.split('\n\n')[0] ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, word]) => word);

const origin = 'https://kings.example';

test('the lines to copy are those that the dialog gives', () => {
  const table = { origin, path: '/t/bafor-dugol-mitaz', theme: 'auto' } as const;
  expect(blocks[0]).toBe(scriptLines(table));
  expect(blocks[1]).toBe(scriptLines({ origin, path: '/c/cafe-dos-reis', theme: 'dark' }));
  expect(blocks[2]).toBe(frameLines(table));
});

test('every attribute and event is told of, and no other', () => {
  const observed = /observedAttributes = \[([^\]]*)\]/.exec(element)?.[1]?.match(/[\w-]+/g) ?? [];
  expect(observed.length).toBeGreaterThan(5);
  expect([...rows('attribute')].sort()).toEqual([...observed].sort());
  const [, dispatched = ''] = /if \((.*)\) \{\s*this\.dispatchEvent/.exec(element) ?? [];
  const events = [...dispatched.matchAll(/what === '([\w-]+)'/g)].map(([, what]) => what);
  expect(rows('event').length).toBe(3);
  expect([...rows('event')].sort()).toEqual(events.sort());
});
