/**
 * What this device keeps: preferences, a name, passes. Where storage is refused (private windows, embedded pages)
 * it is kept for as long as the page is open.
 */
const fallback = new Map<string, string>();
const PREFIX = 'kings-table:';

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Kept in the fallback.
  }
}

export function recall(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Nothing was stored.
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}
