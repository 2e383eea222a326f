import { isRecord } from '../../engine/json.ts';
import { isFramed, isNameless } from './frame.ts';

/**
 * What this device keeps: preferences, a name, passes. Where storage is refused (private windows, embedded pages)
 * it is kept in the page, and in its entry of the history, which outlives a reload.
 */
const fallback = new Map<string, string>(keptInHistory());
let isInHistory = fallback.size > 0;
/**
 * Within another page it is kept apart from what is kept elsewhere, also by browsers that do not do so themselves: a
 * page that frames a table must not find out who sits there, nor lead anybody's hand.
 */
const PREFIX = isFramed ? `kings-table@${location.ancestorOrigins?.[0]}:` : 'kings-table:';

/** Keeps a value under a name, as JSON. */
export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  fallback.set(key, text);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Where there is no room for it, what was kept before is no more true.
    unstore(key);
    keepInHistory();
  }
}

/** What is kept under a name, to be parsed by whoever asks; null for nothing. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(stored(key) ?? 'null');
  } catch {
    return null;
  }
}

export function forget(key: string): void {
  fallback.delete(key);
  unstore(key);
  if (isInHistory) keepInHistory();
}

function unstore(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Then nothing is kept there.
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

function keptInHistory(): readonly (readonly [string, string])[] {
  const state: unknown = isNameless ? keptInAddress() : history.state;
  const kept = isRecord(state) && isRecord(state.kept) ? Object.entries(state.kept) : [];
  return kept.flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : []));
}

/** A frame without a name is given none of its states back, but its fragment: the page around it cannot read that. */
function keptInAddress(): unknown {
  try {
    return JSON.parse(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

function keepInHistory(): void {
  isInHistory = true;
  const state: unknown = history.state;
  const next = { ...(isRecord(state) ? state : {}), kept: Object.fromEntries(fallback) };
  if (isNameless) {
    location.replace(`#${encodeURIComponent(JSON.stringify(next))}`);
    return;
  }
  try {
    history.replaceState(next, '');
    // An older entry does not know what was kept since.
    window.addEventListener('popstate', keepInHistory);
  } catch {
    // Browsers limit how often: then it is kept for as long as the page is open.
  }
}
