import './reading.css';
import { RulesDialog, WhyDialog } from '../../parts/Rulebook.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { DealDialog } from './Deal.tsx';
import { LastTrickDialog } from './LastTrickDialog.tsx';
import { SheetDialog } from './Sheet.tsx';
import { type DialogName, useTable } from './table.ts';

/** The sheet of paper that lies before the table, one at a time. */
export function Dialogs({ open, onClose }: { open: DialogName | null; onClose: () => void }) {
  const { t, options, move, open: turnTo } = useTable();
  switch (open) {
    case null:
      return null;
    case 'sheet':
      return <SheetDialog onClose={onClose} />;
    case 'last':
      return <LastTrickDialog onClose={onClose} />;
    case 'deal':
      return <DealDialog onClose={onClose} />;
    case 'rules':
      return <RulesDialog book={t.book} options={options} onClose={onClose} />;
    case 'claim':
      return <ClaimDialog onClose={onClose} onClaim={() => move({ do: 'claim' })} />;
    default:
      return (
        <WhyDialog book={t.book} options={options} id={open.rule} onAll={() => turnTo('rules')} onClose={onClose} />
      );
  }
}
