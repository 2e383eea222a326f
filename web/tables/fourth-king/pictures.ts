import { PICTURE } from '../../../party/protocol.ts';
import { passFor } from '../../device/passes.ts';

const picturesOf = (code: string): string => `/parties/main/${code}/pictures`;

/** Where the picture of an open gift is. Its name is in the gift, and nobody can guess it. */
export const pictureAddress = (code: string, picture: string): string => `${picturesOf(code)}/${picture}`;

/** Over a slow line a picture takes a while; after this it is held to be lost. */
const PATIENCE_MS = 60_000;

export type Sent = { readonly picture: string } | { readonly refused: string };

/** Sends a picture to its table, as the person who shows this pass. `cut-off` when it did not get there. */
export async function sendPicture(code: string, bytes: Blob): Promise<Sent> {
  const pass = passFor(code);
  if (pass === null) return { refused: 'may-not-bring' };
  try {
    const response = await fetch(picturesOf(code), {
      method: 'POST',
      headers: { authorization: `Bearer ${pass}`, 'content-type': bytes.type },
      body: bytes,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answerOf(await response.json());
  } catch {
    return { refused: 'cut-off' };
  }
}

function answerOf(raw: unknown): Sent {
  if (typeof raw !== 'object' || raw === null) return { refused: 'cut-off' };
  if ('picture' in raw && typeof raw.picture === 'string' && PICTURE.test(raw.picture)) return { picture: raw.picture };
  return { refused: 'refused' in raw && typeof raw.refused === 'string' ? raw.refused : 'cut-off' };
}
