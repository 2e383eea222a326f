import { useEffect, useRef, useState } from 'preact/hooks';
import { shown } from '../line/stage.ts';

/** A refusal can be read to its end, whatever others do meanwhile. */
const READ_MS = 4000;

/** Something was refused: said in the prompt, with the rule behind it, until something else happens. */
export type Notice = { readonly title: string; readonly text: string; readonly rule: string | null };

/** What was refused at a table, until it was read and something else has happened; and a way to say it, or to drop it. */
export function useNotice<N>(seq: number): readonly [N | null, (notice: N | null) => void] {
  const [told, tell] = useState<{ notice: N; seq: number | undefined; read: boolean } | null>(null);
  const frame = useRef(0);
  useEffect(() => {
    if (told === null || told.read) return;
    const timer = setTimeout(() => tell({ ...told, read: true }), READ_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [
    told === null || (told.read && told.seq !== seq) ? null : told.notice,
    notice => {
      // What is refused again is gone for a moment, so that it is said again.
      tell(null);
      cancelAnimationFrame(frame.current);
      if (notice === null) return;
      frame.current = requestAnimationFrame(() => tell({ notice, seq: shown.value?.seq, read: false }));
    },
  ];
}
