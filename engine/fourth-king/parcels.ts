/** How a parcel can look. The places in these lists go over the wire: append only. */
export const PAPERS = ['kraft', 'night', 'berry', 'frost', 'fir', 'candy'] as const;
export const RIBBONS = ['gold', 'cream', 'red', 'blue'] as const;
export const SHAPES = ['box', 'tall', 'flat', 'round', 'cracker', 'sack'] as const;
export const SIZES = ['s', 'm', 'l'] as const;

export const GIFTS_MAX = 60;
/** The most that one player wraps. */
export const GIFTS_EACH = 5;

/** The longest texts of a gift, in code points after cleaning. */
export const GIFT_LIMITS = { tag: 40, title: 80, note: 500, link: 500, rattle: 40 } as const;

/** How a parcel looks. */
export type Wrapping = {
  readonly paper: (typeof PAPERS)[number];
  readonly ribbon: (typeof RIBBONS)[number];
  readonly shape: (typeof SHAPES)[number];
  readonly size: (typeof SIZES)[number];
};

/** A wrapping in four digits, the places of paper, ribbon, shape and size in their lists: small on the wire. */
export function wrapCode({ paper, ribbon, shape, size }: Wrapping): string {
  return [PAPERS.indexOf(paper), RIBBONS.indexOf(ribbon), SHAPES.indexOf(shape), SIZES.indexOf(size)].join('');
}

/** The wrapping behind four digits; what is no code looks like the first of each list. */
export function wrapping(code: string): Wrapping {
  const place = (index: number) => Number(code[index] ?? 0);
  return {
    paper: PAPERS[place(0)] ?? PAPERS[0],
    ribbon: RIBBONS[place(1)] ?? RIBBONS[0],
    shape: SHAPES[place(2)] ?? SHAPES[0],
    size: SIZES[place(3)] ?? SIZES[0],
  };
}
