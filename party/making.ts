import { CODE_BYTES, codeOf } from './codes.ts';

/** How often another address is tried when one is taken, which is unlikely beyond measure. */
const TRIES = 3;

/** Has a table made at an address where none is yet; null when all that were tried are taken. */
export async function atFreeAddress(
  make: (code: string) => Promise<Response>,
): Promise<{ readonly code: string; readonly response: Response } | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const code = codeOf(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
    const response = await make(code);
    if (response.status !== 409) return { code, response };
  }
  return null;
}
