import type { Json } from '../../engine/json.ts';
import { CODE, type MadeTable, type NewTable, PASS } from '../../party/protocol.ts';
import { keepPass } from '../device/passes.ts';

/** Has a table made and keeps its host's pass. Null when that did not work. */
export async function makeTable(wanted: NewTable & { options: Json; settings: Json }): Promise<MadeTable | null> {
  try {
    const response = await fetch('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
    const made: unknown = response.ok ? await response.json() : null;
    if (!isMade(made)) return null;
    keepPass(made.code, made.pass);
    return made;
  } catch {
    return null;
  }
}

function isMade(raw: unknown): raw is MadeTable {
  if (typeof raw !== 'object' || raw === null || !('code' in raw) || !('pass' in raw)) return false;
  return typeof raw.code === 'string' && CODE.test(raw.code) && typeof raw.pass === 'string' && PASS.test(raw.pass);
}
