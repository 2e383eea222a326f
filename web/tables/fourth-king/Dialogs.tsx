import { Later } from '../../parts/Later.tsx';
import { GiftDialog } from './play/GiftDialog.tsx';
import { JournalDialog } from './play/Journal.tsx';
import { type DialogName, useTable } from './table.ts';

const rulebook = () => import('../../parts/Rulebook.tsx');

type Props = { open: DialogName; onClose: () => void };

/** The sheet of paper that lies before the table, one at a time. */
export function Dialogs({ open, onClose }: Props) {
  const table = useTable();
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
