import type { Signal } from '@preact/signals';
import { Later } from '../../parts/Later.tsx';
import { GiftDialog } from './play/GiftDialog.tsx';
import { JournalDialog } from './play/Journal.tsx';
import { type DialogName, useTable } from './table.ts';

const rulebook = () => import('../../parts/Rulebook.tsx');

/** The sheet of paper that lies before the table, one at a time. */
export function Dialogs({ name }: { name: Signal<DialogName | null> }) {
  const table = useTable();
  const open = name.value;
  const onClose = (): void => {
    name.value = null;
  };
  if (open === null) return null;
  if (open === 'journal') return <JournalDialog onClose={onClose} />;
  if (open !== 'rules' && 'gift' in open) return <GiftDialog gift={open.gift} onClose={onClose} />;
  const read = { book: table.t.book, options: table.options, onClose };
  return (
    <Later load={rulebook}>
      {({ RulesDialog, WhyDialog }) =>
        open === 'rules' ? (
          <RulesDialog {...read} />
        ) : (
          <WhyDialog {...read} id={open.rule} onAll={() => table.open('rules')} />
        )
      }
    </Later>
  );
}
