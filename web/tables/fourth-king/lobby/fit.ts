/** A gift's picture as it may be kept: pixels along its longer side, and bytes. */
export const LONGEST_SIDE = 1024;
export const MOST_BYTES = 100 * 1024;

export type Extent = { readonly width: number; readonly height: number };

/** The same picture within a side of so many pixels; never larger than it was. */
export function within({ width, height }: Extent, longest: number): Extent {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** One try at making a picture small: its size, and how carefully it is encoded. */
export type Try = Extent & { readonly quality: number };

const QUALITIES: readonly number[] = [0.85, 0.75, 0.65, 0.55, 0.45];
/** Fewer pixels only after coarser encoding did not help. */
const SIDES: readonly number[] = [LONGEST_SIDE, 800, 640, 480, 320];

/** What to try, the best first, until one is small enough. */
export function tries(extent: Extent): readonly Try[] {
  const sizes = SIDES.map(side => within(extent, side));
  const different = sizes.filter(({ width, height }, index) => {
    const before = sizes[index - 1];
    return before === undefined || before.width !== width || before.height !== height;
  });
  return different.flatMap(size => QUALITIES.map(quality => ({ ...size, quality })));
}
