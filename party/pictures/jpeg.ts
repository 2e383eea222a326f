import { isDrawable, Reader } from './bytes.ts';

/** Marks of the parts of a JPEG: the second byte, behind 0xff. */
const [SOI, EOI, SOS] = [0xd8, 0xd9, 0xda];
/** Baseline, extended and progressive pictures; nothing else is drawn by browsers. */
const FRAMES = [0xc0, 0xc1, 0xc2];
/** Tables for the decoder: Huffman codes, quantities, the interval between restarts. */
const TABLES = [0xc4, 0xdb, 0xdd];
/** Ten or so make a picture that comes sharper and sharper. Each goes over all of it, however few bytes it has. */
const MOST_SCANS = 40;
/** What applications and people write in: EXIF, XMP, colour profiles, thumbnails, comments. */
const isRemark = (mark: number): boolean => (mark >= 0xe0 && mark <= 0xef) || mark === 0xfe;

/** The parts of a JPEG that are drawn, or null for what is none. */
export function cleanJpeg(bytes: Uint8Array): readonly Uint8Array[] | null {
  const reader = new Reader(bytes);
  const parts = [reader.part(0, 2)];
  let framed = false;
  let scans = 0;
  for (let at = 2; reader.byte(at) === 0xff; ) {
    const mark = reader.byte(at + 1);
    if (mark === 0xff) {
      at++; // Any number of these may stand before a mark.
      continue;
    }
    if (mark === EOI) return scans > 0 ? [...parts, reader.part(at, at + 2)] : null;
    const length = reader.big16(at + 2);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    if (FRAMES.includes(mark)) {
      if (framed || !isFrame(reader, at)) return null;
      framed = true;
    } else if (mark === SOS) {
      if (!framed || ++scans > MOST_SCANS) return null;
      end = endOfScan(bytes, end);
    } else if (!TABLES.includes(mark) && !isRemark(mark)) return null;
    if (!isRemark(mark)) parts.push(reader.part(at, end));
    at = end;
  }
  return null;
}

/** Grey or in colours; four would be ink for a printer, told by a remark that is left out. */
const isFrame = (reader: Reader, at: number): boolean =>
  isDrawable(reader.big16(at + 7), reader.big16(at + 5)) && [1, 3].includes(reader.byte(at + 9));

/** Pixels go on until a mark that is neither a byte 0xff of their own nor one to restart from. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? EOI;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next < SOI)) return at;
  }
  return bytes.length;
}
