import { isDrawable, Reader } from './bytes.ts';

const SIGNATURE = 8;
/** Length and name before the data of a chunk, and the check sum behind it. */
const [HEAD, TAIL] = [8, 4];
/** What is drawn. Everything else may be left out of a PNG: colour profiles, times, texts, frames of an animation. */
const DRAWN = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'];

/** The parts of a PNG that are drawn, or null for what is none. */
export function cleanPng(bytes: Uint8Array): readonly Uint8Array[] | null {
  const reader = new Reader(bytes);
  const parts = [reader.part(0, SIGNATURE)];
  const names: string[] = [];
  for (let at = SIGNATURE; at < bytes.length; ) {
    const length = reader.big32(at);
    const end = at + HEAD + length + TAIL;
    if (length < 0 || end > bytes.length) return null;
    const name = reader.name(at + 4);
    if (DRAWN.includes(name)) {
      if (reader.big32(end - TAIL) !== crcOf(reader.part(at + 4, end - TAIL))) return null;
      if (name === 'IHDR' && !isHeader(reader, at, length)) return null;
      names.push(name);
      parts.push(reader.part(at, end));
    }
    if (name === 'IEND') return isWhole(names) ? parts : null;
    at = end;
  }
  return null;
}

const isHeader = (reader: Reader, at: number, length: number): boolean =>
  length === 13 && isDrawable(reader.big32(at + HEAD), reader.big32(at + HEAD + 4));

const isWhole = (names: readonly string[]): boolean =>
  names[0] === 'IHDR' && names.lastIndexOf('IHDR') === 0 && names.includes('IDAT');

const CRC = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}
