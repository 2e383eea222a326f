import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The rules of every style sheet: a selector and what it says. */
const RULES = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.css') && !file.startsWith('dist'))
  .flatMap(sheet => {
    const text = readFileSync(`web/${sheet}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...text.matchAll(/([^{}@;]+)\{([^{}]*)\}/g)].flatMap(([, list = '', says = '']) =>
      list.split(',').map(selector => ({ sheet, selector: selector.trim(), says })),
    );
  });

test('what lies over the whole page lends its name to nothing else', () => {
  const over = new Map(
    RULES.filter(({ says }) => /position:\s*fixed/.test(says)).flatMap(({ sheet, selector }) => {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1];
      return name === undefined ? [] : [[name, sheet] as const];
    }),
  );
  expect(over.size).toBeGreaterThan(3);
  const lent = RULES.flatMap(({ sheet, selector }) =>
    [...selector.matchAll(/\.[\w-]+\.([\w-]+)/g)].flatMap(([, name = '']) =>
      over.has(name) && over.get(name) !== sheet ? [`${selector} in ${sheet} is laid over the page`] : [],
    ),
  );
  expect(lent).toEqual([]);
});
