import { crc32 } from 'node:zlib';
import made from './pictures.json';

/** Small pictures as a browser made them, colour profiles included. */
export const NAMES = ['jpeg', 'webp', 'webpAlpha', 'webpLossless', 'png'] as const;
export type Name = (typeof NAMES)[number];

export const picture = (name: Name): Uint8Array => new Uint8Array(Buffer.from(made[name], 'base64'));

export const bytesOf = (...parts: readonly (string | Uint8Array | readonly number[])[]): Uint8Array =>
  new Uint8Array(
    Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );

const big32 = (number: number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
const little32 = (number: number) => big32(number).reverse();

export function pngChunk(name: string, data: Uint8Array | string): Uint8Array {
  const body = bytesOf(name, data);
  return bytesOf(big32(body.length - 4), body, big32(crc32(body)));
}

/** A segment of a JPEG: its mark, its length, its data. */
export const segment = (mark: number, data: string | readonly number[]): Uint8Array =>
  bytesOf([0xff, mark, (data.length + 2) >> 8, (data.length + 2) & 255], data);

export const riffChunk = (name: string, data: string | Uint8Array): Uint8Array =>
  bytesOf(name, little32(data.length), data, data.length % 2 === 1 ? [0] : []);

/** A WebP of these chunks. */
export function riff(...chunks: readonly Uint8Array[]): Uint8Array {
  const body = bytesOf('WEBP', ...chunks);
  return bytesOf('RIFF', little32(body.length), body);
}

/** A PNG with a header of this size and as many bytes in all as are wanted. What would be drawn is noise. */
export function png({ width = 8, height = 8, bytes = 200, fill = 7 } = {}): Uint8Array {
  const header = bytesOf(big32(width), big32(height), [8, 2, 0, 0, 0]);
  const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const rest = bytes - signature.length - 25 - 12 - 12;
  const noise = Uint8Array.from({ length: rest }, (_, index) => (index * fill) & 255);
  return bytesOf(signature, pngChunk('IHDR', header), pngChunk('IDAT', noise), pngChunk('IEND', ''));
}
