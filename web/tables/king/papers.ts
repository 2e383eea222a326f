import { useEffect, useState } from 'preact/hooks';
import type { KingView, SheetLine } from '../../../engine/king/kinds.ts';
import type { KingLook } from '../../../party/protocol.ts';
import { catchUp } from '../../line/stage.ts';

/** What lies on the cloth until it is put away: the draw for the first dealer, or what the last hand brought. */
export type Paper =
  | { readonly paper: 'draw'; readonly draw: NonNullable<KingView['draw']> }
  | { readonly paper: 'hand'; readonly line: SheetLine; readonly number: number };
export type Papers = { readonly paper: Paper | null; readonly close: () => void };

/** Papers cover nothing that is played: a tap anywhere, Escape, one's own move or the first card of the hand puts them away. */
export function usePapers({ view, outcome }: KingLook, held: boolean): Papers {
  const [draw, setDraw] = useState(view.draw);
  const [seen, setSeen] = useState(view.sheet.length);
  const close = (): void => {
    setDraw(null);
    setSeen(view.sheet.length);
    catchUp();
  };
  const paper = paperNow();
  useEffect(() => {
    if (paper === null) return;
    const tap = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button, a, dialog, form') === null) close();
    };
    document.addEventListener('click', tap);
    return () => document.removeEventListener('click', tap);
  });
  return { paper, close };

  function paperNow(): Paper | null {
    const isPlayed = view.last !== null || (view.play.phase === 'play' && view.play.trick.length > 0);
    if (held || outcome !== null || isPlayed) return null;
    const line = view.sheet.at(-1);
    if (line !== undefined) {
      return view.sheet.length > seen ? { paper: 'hand', line, number: view.sheet.length } : null;
    }
    return draw === null ? null : { paper: 'draw', draw };
  }
}
