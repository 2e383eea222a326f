import { useEffect, useState } from 'preact/hooks';
import { shown } from '../line/stage.ts';

/** A refusal can be read to its end, whatever others do meanwhile. */
const READ_MS = 4000;

/** What was refused at a table, until it was read and something else has happened; and a way to say it, or to drop it. */
export function useNotice<Notice>(seq: number): readonly [Notice | null, (notice: Notice | null) => void] {
  const [told, tell] = useState<{ notice: Notice; seq: number | undefined; read: boolean } | null>(null);
  useEffect(() => {
    if (told === null || told.read) return;
    const timer = setTimeout(() => tell({ ...told, read: true }), READ_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [
    told === null || (told.read && told.seq !== seq) ? null : told.notice,
    notice => tell(notice === null ? null : { notice, seq: shown.value?.seq, read: false }),
  ];
}
