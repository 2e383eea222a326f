import * as book from '../../parts/Rulebook.tsx';
import { GiftDialog } from './play/GiftDialog.tsx';
import { JournalDialog } from './play/Journal.tsx';
import { type DialogName, useTable } from './table.ts';

type Props = { open: DialogName; onClose: () => void };

/** The sheet of paper that lies before the table, one at a time. */
export function Dialogs({ open, onClose }: Props) {
  const table = useTable();
  const { t, options } = table;
  if (open === 'journal') return <JournalDialog onClose={onClose} />;
  const parts = t.book.rules(options);
  if (open === 'rules') return <book.RulesDialog book={t.book} parts={parts} onClose={onClose} />;
  if ('gift' in open) return <GiftDialog gift={open.gift} onClose={onClose} />;
  return (
    <book.WhyDialog book={t.book} parts={parts} id={open.rule} onAll={() => table.open('rules')} onClose={onClose} />
  );
}
