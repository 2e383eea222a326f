/** What counts how often something came from one place; not every platform has it. */
type Limiter = { limit(wanted: { readonly key: string }): Promise<{ readonly success: boolean }> };

/** Whether one more table may be made from where a request comes from. One's own machine is not counted. */
export async function admits(limiter: Limiter | undefined, address: string | null): Promise<boolean> {
  const household = address === null ? null : householdOf(address);
  if (limiter === undefined || household === null) return true;
  return (await limiter.limit({ key: household })).success;
}

/** What one household shares: an address of the old kind, or the first half of a new one. Null for one's own machine. */
export function householdOf(address: string): string | null {
  if (address === '127.0.0.1' || address === '::1') return null;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const groups = (half: string) => half.split(':').filter(group => group !== '');
  const [first, last] = [groups(head), groups(tail ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':').toLowerCase();
}
