import { notFound, passIn } from '../entrance/http.ts';
import { CODE, LIMITS, PICTURE, type PictureRefusal } from '../protocol.ts';
import type { Uploaded } from '../wrapping.ts';
import { typeOf } from './picture.ts';

/** What is needed of a request, whichever platform it belongs to. */
export type PictureRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  arrayBuffer(): Promise<ArrayBuffer>;
};

/** What the room at an address does with pictures. */
type Desk = {
  knows(pass: string): boolean;
  /** Null when nobody knows this pass any more. */
  take(pass: string, bytes: Uint8Array): Uploaded | null;
  /** Null for a picture that may not be seen with this pass, or without one. */
  show(pass: string | null, picture: string): Promise<Uint8Array<ArrayBuffer> | null>;
};

/** What is too large is read all the same, up to here: `wrangler dev` fails the next request after one left unread. */
const READ_MAX = 1_048_576;

const PATH = /^\/(?:party|parties\/main)\/([^/]+)\/pictures(?:\/([^/]+))?$/;

/** The table whose pictures an address is about, or null. */
export function tableOfPictures(url: string): string | null {
  const code = PATH.exec(new URL(url).pathname)?.[1];
  return code !== undefined && CODE.test(code) ? code : null;
}

/**
 * Takes pictures and gives them out. Everything that is not meant for whoever asks gets one and the same answer, which
 * is that of an address that never was.
 */
export async function pictures(request: PictureRequest, desk: Desk): Promise<Response> {
  const picture = PATH.exec(new URL(request.url).pathname)?.[2] ?? null;
  const pass = passIn(request);
  if (request.method === 'POST' && picture === null && pass !== null) return upload(request, pass, desk);
  if (request.method === 'GET' && picture !== null && PICTURE.test(picture)) return show(pass, picture, desk);
  return notFound();
}

async function upload(request: PictureRequest, pass: string, desk: Desk): Promise<Response> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  const bytes = length <= READ_MAX ? await bodyOf(request) : null;
  if (!desk.knows(pass)) return notFound();
  if (!(length <= LIMITS.pictureBytes)) return refused('picture-too-large');
  const uploaded = bytes === null ? null : desk.take(pass, bytes);
  if (uploaded === null) return notFound();
  return 'refused' in uploaded ? refused(uploaded.refused) : Response.json(uploaded, { status: 201 });
}

async function show(pass: string | null, picture: string, desk: Desk): Promise<Response> {
  const bytes = await desk.show(pass, picture);
  const type = bytes === null ? null : typeOf(bytes);
  if (bytes === null || type === null) return notFound();
  return new Response(bytes, {
    headers: {
      'content-type': type,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    },
  });
}

const refused = (why: PictureRefusal): Response => Response.json({ refused: why }, { status: 400 });

/** Null when the sender was cut off. */
async function bodyOf(request: PictureRequest): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    return null;
  }
}
