import { MOST_BYTES, type Try, tries } from './fit.ts';

export type Shrunk =
  | { readonly ok: true; readonly picture: Blob }
  | { readonly ok: false; readonly why: 'unreadable' | 'tooLarge' };

/** In the order of liking. Browsers that cannot write a format give something else instead. */
const FORMATS = ['image/webp', 'image/jpeg'] as const;

/**
 * A picture small enough for a gift. It is drawn anew, so that nothing of the file is left but what is seen: no place,
 * no date, no device.
 */
export async function shrink(file: Blob): Promise<Shrunk> {
  const drawn = await read(file);
  if (drawn === null) return { ok: false, why: 'unreadable' };
  try {
    for (const format of FORMATS) {
      for (const size of tries(drawn)) {
        const picture = await encode(drawn, size, format);
        if (picture?.type !== format) break;
        if (picture.size <= MOST_BYTES) return { ok: true, picture };
      }
    }
    return { ok: false, why: 'tooLarge' };
  } finally {
    drawn.close();
  }
}

/** The picture upright, as its camera held it. */
async function read(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

async function encode(
  drawn: ImageBitmap,
  { width, height, quality }: Try,
  format: (typeof FORMATS)[number],
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(drawn, 0, 0, width, height);
  return new Promise(done => canvas.toBlob(done, format, quality));
}
