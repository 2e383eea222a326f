/**
 * Registers the page's worker (offline/), which is all that it takes to be installed as an app. It comes after
 * everything else; a page within another one leaves its host alone, and where there are no workers nothing is missed.
 */
export function registerWorker(): void {
  if (window.top === window) addEventListener('load', () => void register());
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and plain addresses have none.
  }
}
