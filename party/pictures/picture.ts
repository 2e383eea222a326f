import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

const TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof TYPES)[number];

/** The kind of picture that its first bytes claim to be. */
export function typeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, 0, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (startsWith(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (startsWith(bytes, 0, 0x52, 0x49, 0x46, 0x46) && startsWith(bytes, 8, 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  return null;
}

/**
 * The same picture with nothing in it but what has to be drawn: no owner, place, device, text, thumbnail, or bytes
 * behind its end. Null for what is no whole picture of a kind that browsers draw.
 */
export function cleanPicture(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const type = typeOf(bytes);
  const parts = type === null ? null : CLEAN[type](bytes);
  return parts === null ? null : joined(parts);
}

/** Each reads one format and gives the parts that stay, in their order. */
const CLEAN = { 'image/jpeg': cleanJpeg, 'image/png': cleanPng, 'image/webp': cleanWebp } as const;

const startsWith = (bytes: Uint8Array, at: number, ...values: readonly number[]): boolean =>
  values.every((value, index) => bytes[at + index] === value);

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
