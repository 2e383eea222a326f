import { toast } from '../parts/notices.tsx';
import { words } from '../text/catalogue.ts';
import type { Answer } from '../wire.ts';

/** Tells why something was not done; nothing to tell when it was. True when it was done. */
export async function said(answer: Promise<Answer>): Promise<boolean> {
  const refused = await answer;
  if (refused !== null) toast(refusalText(refused), 'info');
  return refused === null;
}

/** A refusal of the room, in words. Those of a game have words in its own catalogue. */
export function refusalText(code: string): string {
  const texts: Readonly<Record<string, string>> = words.value.refusals;
  return texts[code] ?? words.value.refusals.unknown;
}
