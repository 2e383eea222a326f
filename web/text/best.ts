const base = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';

/** Of these languages the one that somebody is served best with who wishes for those, the dearest first. */
export function bestIn(known: readonly string[], wished: readonly string[]): string | null {
  for (const wish of wished) {
    const same = known.find(tag => tag.toLowerCase() === wish.toLowerCase());
    const kin = same ?? known.find(tag => base(tag) === base(wish));
    if (kin !== undefined) return kin;
  }
  return null;
}
