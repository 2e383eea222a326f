import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { KingView, SheetLine } from '../../../engine/king/kinds.ts';
import type { KingLook } from '../../../party/protocol.ts';
import { paced } from '../../device/preferences.ts';
import { lay } from '../../line/stage.ts';

/** How long a paper may be read before somebody's card puts it away. */
const PAPER_MS = 6000;

/** What lies on the cloth until it is put away: the draw for the first dealer, or what the last hand brought. */
export type Paper =
  | { readonly paper: 'draw'; readonly draw: NonNullable<KingView['draw']> }
  | { readonly paper: 'hand'; readonly line: SheetLine; readonly number: number };
export type Papers = { readonly paper: Paper | null; readonly close: () => void };

/** Papers cover nothing that is played: a tap anywhere, Escape, one's own move or the first card of the hand puts them away. */
export function usePapers({ view, ask, news, outcome }: KingLook, held: boolean): Papers {
  const [draw, setDraw] = useState(view.draw);
  const [seen, setSeen] = useState(view.sheet.length);
  const close = (): void => {
    setDraw(null);
    setSeen(view.sheet.length);
  };
  const laid = laidNow();
  // Nothing waits for whoever has something to do, nor for whoever found it there: he is told no news.
  useLayoutEffect(
    () => (laid === null || ask !== null || news.length === 0 ? undefined : lay(paced(PAPER_MS))),
    [laid === null ? null : view.sheet.length],
  );
  // While something is held the paper lies beneath it.
  const paper = held ? null : laid;
  useEffect(() => {
    if (paper === null) return;
    const tap = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button, a, dialog, form') === null) close();
    };
    document.addEventListener('click', tap);
    return () => document.removeEventListener('click', tap);
  });
  return { paper, close };

  function laidNow(): Paper | null {
    const isPlayed = view.last !== null || (view.play.phase === 'play' && view.play.trick.length > 0);
    if (outcome !== null || isPlayed) return null;
    const line = view.sheet.at(-1);
    if (line !== undefined) {
      return view.sheet.length > seen ? { paper: 'hand', line, number: view.sheet.length } : null;
    }
    return draw === null ? null : { paper: 'draw', draw };
  }
}
