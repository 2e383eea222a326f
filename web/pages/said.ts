import type { Answer } from '../line/wire.ts';
import { toast } from '../parts/notices.tsx';
import { section, words } from '../text/catalogue.ts';

const refusalWords = section(words => words.refusals);

/** Tells why something was not done; nothing to tell when it was. True when it was done. */
export async function said(answer: Promise<Answer>): Promise<boolean> {
  const refused = await answer;
  if (refused !== null) toast(await refusalText(refused));
  return refused === null;
}

/** A refusal of the room, in words. Those of a game have words in its own catalogue. */
export async function refusalText(code: string): Promise<string> {
  const { undone } = words.value;
  const known = (texts: Readonly<Record<string, string>>) => texts[code];
  try {
    return known(undone) ?? (await refusalWords.open().then(() => known(refusalWords.value))) ?? undone.unknown;
  } catch {
    return undone.unknown;
  }
}
