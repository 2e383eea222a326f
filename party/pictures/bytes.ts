import { LIMITS } from '../protocol.ts';

/** Reads numbers and names out of bytes; what lies behind the end is undefined or short, never an error. */
export class Reader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(at: number): number {
    return this.bytes[at] ?? -1;
  }

  /** Two bytes, the high one first; -1 behind the end. */
  big16(at: number): number {
    return this.#fits(at, 2) ? this.#view.getUint16(at) : -1;
  }

  big32(at: number): number {
    return this.#fits(at, 4) ? this.#view.getUint32(at) : -1;
  }

  little16(at: number): number {
    return this.#fits(at, 2) ? this.#view.getUint16(at, true) : -1;
  }

  little32(at: number): number {
    return this.#fits(at, 4) ? this.#view.getUint32(at, true) : -1;
  }

  /** Four letters. */
  name(at: number): string {
    return String.fromCharCode(...this.bytes.subarray(at, at + 4));
  }

  part(from: number, to: number): Uint8Array {
    return this.bytes.subarray(from, to);
  }

  #fits(at: number, length: number): boolean {
    return at + length <= this.bytes.length;
  }
}

/** A picture of few bytes may be drawn as very many pixels: such ones are not kept. */
export const isDrawable = (width: number, height: number): boolean =>
  width >= 1 && height >= 1 && width <= LIMITS.pictureSide && height <= LIMITS.pictureSide;
