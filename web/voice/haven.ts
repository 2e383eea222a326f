let isKept = false;
let place: Element | null = null;

/**
 * Whoever loses his place, because what had the focus is gone, goes on where the page says what there is to do, and
 * not at its top.
 */
export function keepPlace(): void {
  if (isKept) return;
  isKept = true;
  place = document.activeElement;
  document.addEventListener('focusin', event => {
    place = event.target instanceof Element ? event.target : null;
  });
  new MutationObserver(takeUp).observe(document.body, { childList: true, subtree: true });
}

function takeUp(): void {
  if (place === null || place.isConnected) return;
  if (document.activeElement !== document.body) {
    place = null;
    return;
  }
  // Between two screens there may be nothing to go to yet: then with the next change.
  haven()?.focus({ preventScroll: true });
}

/** The dialog on top, else the first thing to be done that stands in a haven, else the haven itself, else the page's matter. */
function haven(): HTMLElement | null {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const main = document.querySelector<HTMLElement>('main');
  const stop = document.querySelector<HTMLElement>('[data-haven] [tabindex="0"]');
  const found = dialog ?? stop ?? document.querySelector<HTMLElement>('[data-haven]:not(:empty)') ?? main;
  if (found?.hasAttribute('tabindex') === false) found.tabIndex = -1;
  return found;
}
