/** As high as a table should be to be played at, whatever it could be pressed into. */
const TABLE_PX = 640;

/** Tells how high this page would like to be, whenever that changes. */
export function measure(tell: (height: number) => void): () => void {
  const page = document.getElementById('page');
  if (page === null) return () => {};
  let last = 0;
  let due = 0;
  const look = (): void => {
    due = 0;
    const height = heightOf(page);
    if (height !== last) tell(height);
    last = height;
  };
  const soon = (): void => {
    due ||= requestAnimationFrame(look);
  };
  const size = new ResizeObserver(soon);
  const inside = new MutationObserver(soon);
  size.observe(page);
  inside.observe(page, { childList: true, subtree: true });
  look();
  return () => {
    cancelAnimationFrame(due);
    size.disconnect();
    inside.disconnect();
  };
}

/** Pages fill the window where there is more room than they need: for a moment they do not. */
function heightOf(page: HTMLElement): number {
  const { dataset } = document.documentElement;
  const { scrollY } = window;
  dataset.measured = '';
  const height = Math.ceil(page.getBoundingClientRect().height);
  delete dataset.measured;
  window.scrollTo(0, scrollY);
  return page.querySelector('.play') === null ? height : Math.max(TABLE_PX, height);
}
