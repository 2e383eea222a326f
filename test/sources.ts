import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** One file of the project as a test of its text sees it. */
export interface Source {
  /** From the root, `engine/king/play.ts`. */
  readonly path: string;
  readonly text: string;
  /** The text without comments, and with nothing between quotation marks. */
  readonly code: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** A file from the root, or the name of a package as it is written. */
  readonly from: string;
  readonly isPackage: boolean;
  /** Whether it is fetched when it is wanted. */
  readonly isLazy: boolean;
  /** What is taken as a value; types vanish and bind nobody. */
  readonly values: readonly string[];
}

export function sourcesIn(folder: string): readonly Source[] {
  return filesIn(folder, /\.tsx?$/).map(path => {
    const text = read(path);
    return { path, text, code: codeOf(text), imports: importsOf(path, text) };
  });
}

export function filesIn(folder: string, name: RegExp): readonly string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.includes(path) ? [] : filesIn(path, name);
    return name.test(entry.name) ? [path] : [];
  });
}

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Built, or data. */
const LEFT_OUT = ['web/dist', 'test/golden'];

/** Regular expressions first, because quotation marks and slashes may stand in them. */
const NO_CODE =
  /(?<=[=(,:[!&|?]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*|\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;

export function codeOf(text: string): string {
  return text.replace(NO_CODE, part => (part.startsWith('/*') || part.startsWith('//') ? '' : "''"));
}

const IMPORT =
  /^(?:import|export)\s(?<what>[^;'"]*?)\s?from\s'(?<named>[^']+)'|^import\s'(?<bare>[^']+)'|\bimport\('(?<lazy>[^']+)'\)/gm;

function importsOf(path: string, text: string): readonly Import[] {
  return [...text.matchAll(IMPORT)].map(({ groups = {} }) => {
    const { what = '', named, bare, lazy } = groups;
    const from = named ?? bare ?? lazy ?? '';
    const isPackage = !from.startsWith('.');
    const target = isPackage ? from : posix.join(posix.dirname(path), from);
    return {
      from: target,
      isPackage,
      isLazy: lazy !== undefined,
      values: named === undefined ? ['*'] : valuesOf(what),
    };
  });
}

/** `{ type Card, suitOf }` takes one value, `type { Card }` none. */
function valuesOf(what: string): readonly string[] {
  if (what.startsWith('type ')) return [];
  const names = what
    .replace(/[{}]/g, ',')
    .split(',')
    .map(name => name.trim());
  return names.filter(name => name !== '' && !name.startsWith('type '));
}
