import { isDrawable, Reader } from './bytes.ts';

/** `RIFF`, the size of what follows, `WEBP`. */
const HEAD = 12;
/** Name and size of a chunk. */
const CHUNK = 8;
const HAS_ALPHA = 0x10;

type Chunk = { readonly name: string; readonly from: number; readonly to: number };

/** The parts of a WebP that are drawn, or null for what is none. Pictures that move are none. */
export function cleanWebp(bytes: Uint8Array): readonly Uint8Array[] | null {
  const reader = new Reader(bytes);
  const chunks = chunksOf(reader);
  const pixels = chunks?.find(({ name }) => name === 'VP8 ' || name === 'VP8L');
  if (chunks == null || pixels === undefined || chunks.some(({ name }) => name.startsWith('ANI'))) return null;
  const size = pixels.name === 'VP8 ' ? lossySize(reader, pixels) : losslessSize(reader, pixels);
  if (size === null || !isDrawable(size.width, size.height)) return null;
  const alpha = pixels.name === 'VP8 ' ? chunks.find(({ name }) => name === 'ALPH') : undefined;
  const drawn = alpha === undefined ? [] : [alphaHead(size), chunkOf(reader, alpha)];
  const body = [...drawn, chunkOf(reader, pixels)];
  return [headFor(body), ...body];
}

/** What stands in the file, as far as its own head says that it goes. */
function chunksOf(reader: Reader): readonly Chunk[] | null {
  const end = 8 + reader.little32(4);
  if (end > reader.bytes.length) return null;
  const chunks: Chunk[] = [];
  for (let at = HEAD; at + CHUNK <= end; ) {
    const from = at + CHUNK;
    const to = from + reader.little32(at + 4);
    if (to > end) return null;
    chunks.push({ name: reader.name(at), from, to });
    at = to + (to % 2);
  }
  return chunks;
}

type Size = { readonly width: number; readonly height: number };

/** A key frame, its start code, and fourteen bits for each side. */
function lossySize(reader: Reader, { from, to }: Chunk): Size | null {
  const isKey = to - from > 10 && (reader.byte(from) & 1) === 0;
  const starts = reader.byte(from + 3) === 0x9d && reader.byte(from + 4) === 0x01 && reader.byte(from + 5) === 0x2a;
  if (!isKey || !starts) return null;
  return { width: reader.little16(from + 6) & 0x3fff, height: reader.little16(from + 8) & 0x3fff };
}

/** A signature, fourteen bits for each side less one, whether there is alpha, and the version, which is 0. */
function losslessSize(reader: Reader, { from, to }: Chunk): Size | null {
  const bits = reader.little32(from + 1);
  if (to - from <= 5 || reader.byte(from) !== 0x2f || bits >>> 29 !== 0) return null;
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

/** A chunk anew, its odd end filled up with zero. */
function chunkOf(reader: Reader, { name, from, to }: Chunk): Uint8Array {
  return chunk(name, reader.part(from, to));
}

/** What announces a lossy picture with alpha, and nothing else that a file could hold. */
function alphaHead({ width, height }: Size): Uint8Array {
  const data = new Uint8Array(10);
  const view = new DataView(data.buffer);
  view.setUint32(0, HAS_ALPHA, true);
  view.setUint16(4, width - 1, true);
  view.setUint16(7, height - 1, true);
  return chunk('VP8X', data);
}

function headFor(body: readonly Uint8Array[]): Uint8Array {
  const head = new Uint8Array(HEAD);
  head.set(letters('RIFF'));
  new DataView(head.buffer).setUint32(
    4,
    body.reduce((sum, part) => sum + part.length, 4),
    true,
  );
  head.set(letters('WEBP'), 8);
  return head;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(CHUNK + data.length + (data.length % 2));
  whole.set(letters(name));
  new DataView(whole.buffer).setUint32(4, data.length, true);
  whole.set(data, CHUNK);
  return whole;
}

const letters = (text: string): Uint8Array => new TextEncoder().encode(text);
