import { read } from '../sources.ts';

/** A table of a page, row by row; the first row are its headings. */
export type MarkdownTable = readonly (readonly string[])[];

/** The part of a page under a heading, up to the next one of its kind or above. */
export function section(path: string, heading: string): string {
  const lines = read(path).split('\n');
  const from = lines.findIndex(line => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  const level = /^#+/.exec(lines[from] ?? '')?.[0].length ?? 0;
  if (level === 0) throw new Error(`${path} has no heading ${heading}`);
  const rest = lines.slice(from + 1);
  const end = rest.findIndex(line => (/^#+(?= )/.exec(line)?.[0].length ?? 9) <= level);
  return rest.slice(0, end < 0 ? undefined : end).join('\n');
}

/** The only table, or the one of a number, in the part of a page under a heading. */
export function tableIn(path: string, heading: string, nth = 0): MarkdownTable {
  const blocks = section(path, heading)
    .split('\n')
    .map(line => (line.startsWith('|') ? line : ''))
    .join('\n')
    .split(/\n\n+/)
    .filter(block => block.trim() !== '');
  const table = blocks[nth]?.trim().split('\n') ?? [];
  if (table.length < 3) throw new Error(`${path} has no table ${nth} under ${heading}`);
  const rows = table.map(line =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split(/(?<!\\)\|/)
      .map(cell => cell.trim().replaceAll('\\|', '|')),
  );
  return rows.filter((_, index) => index !== 1);
}

/** The rows of a table without its headings, by what stands in the first cell. */
export function rowsOf([, ...rows]: MarkdownTable): ReadonlyMap<string, readonly string[]> {
  return new Map(rows.map(([label = '', ...cells]) => [label, cells]));
}

/** Blocks of code of one kind, in order, each with the words behind its kind: ```ts test/toys/gold.ts */
export function codeIn(text: string, kind: string): readonly { readonly about: string; readonly code: string }[] {
  return [...text.matchAll(/^```(\S+)(?: (.*))?\n([\s\S]*?)^```$/gm)]
    .filter(([, is]) => is === kind)
    .map(([, , about = '', code = '']) => ({ about, code }));
}
