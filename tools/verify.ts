import { readFileSync } from 'node:fs';
import { verifyRecord } from '../engine/record.ts';

/** `npm run --silent verify -- FILE`: exit 0 for a true record, 1 with the first thing that does not fit. */
function verify(path: string): { readonly line: string; readonly code: 0 | 1 } {
  let raw: unknown;
  try {
    raw = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    // The message may quote the file: it is one line, and no terminal takes orders from it.
    const why = error instanceof Error ? error.message.replace(/[\s\p{C}]+/gu, ' ') : 'unknown error';
    return { line: `cannot read ${path}: ${why}`, code: 1 };
  }
  const verdict = verifyRecord(raw);
  if (!verdict.ok) return { line: verdict.why, code: 1 };
  return { line: `true: every move and draw fits; scores ${verdict.outcome.scores.join(', ')}`, code: 0 };
}

const [path, ...more] = process.argv.slice(2);
if (path === undefined || more.length > 0) {
  console.error('usage: npm run --silent verify -- FILE');
  process.exitCode = 2;
} else {
  const { line, code } = verify(path);
  (code === 0 ? console.log : console.error)(line);
  process.exitCode = code;
}
