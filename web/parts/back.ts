import { depth } from '../router.ts';

/** What lies over the page, the topmost last, each with how to close it. */
const open: (() => void)[] = [];
/** Whether the page itself is on its way back, to leave an entry that nothing lies over any more. */
let leaving = false;
let due = false;

/**
 * The way back closes what lies over the page before it leaves the page: each of these has an entry of its own in the
 * history. Answers with what to do when it was closed.
 */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  settleSoon();
  return () => {
    open.splice(open.indexOf(close), 1);
    settleSoon();
  };
}

/** Often one is closed and another opened in its place. */
function settleSoon(): void {
  if (!due) setTimeout(settle);
  due = true;
}

/** As many entries as there is lying over the page. */
function settle(): void {
  due = false;
  const spare = depth() - open.length;
  if (leaving || spare === 0) return;
  if (spare > 0) {
    leaving = true;
    history.go(-spare);
  } else {
    history.pushState({ ...history.state, over: depth() + 1 }, '');
    settle();
  }
}

window.addEventListener('popstate', () => {
  if (!leaving) for (const close of open.slice(depth()).reverse()) close();
  leaving = false;
  settleSoon();
});
