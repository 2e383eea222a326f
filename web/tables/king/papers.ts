import { useState } from 'preact/hooks';
import type { KingView, SheetLine } from '../../../engine/king/kinds.ts';
import type { KingLook } from '../../../party/protocol.ts';

/** What lies on the cloth until it is put away: the draw for the first dealer, or what the last hand brought. */
export type Paper =
  | { readonly paper: 'draw'; readonly draw: NonNullable<KingView['draw']> }
  | { readonly paper: 'hand'; readonly line: SheetLine; readonly number: number };
export type Papers = { readonly paper: Paper | null; readonly close: () => void };

/** Papers never wait for anybody: a tap, one's own move or the first trick of the hand puts them away. */
export function usePapers({ view, outcome }: KingLook, held: boolean): Papers {
  const [draw, setDraw] = useState(view.draw);
  const [seen, setSeen] = useState(view.sheet.length);
  const close = (): void => {
    setDraw(null);
    setSeen(view.sheet.length);
  };
  return { paper: paperNow(), close };

  function paperNow(): Paper | null {
    if (held || outcome !== null || view.last !== null) return null;
    const line = view.sheet.at(-1);
    if (line !== undefined) {
      return view.sheet.length > seen ? { paper: 'hand', line, number: view.sheet.length } : null;
    }
    return draw === null ? null : { paper: 'draw', draw };
  }
}
