import './reading.css';
import { ClaimDialog } from './ClaimDialog.tsx';
import { DealDialog } from './Deal.tsx';
import { LastTrickDialog } from './LastTrickDialog.tsx';
import { RulesDialog, WhyDialog } from './Rules.tsx';
import { SheetDialog } from './Sheet.tsx';
import type { DialogName } from './table.ts';

/** The sheet of paper that lies before the table, one at a time. */
export function Dialogs({ open, onClose }: { open: DialogName | null; onClose: () => void }) {
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
      return <RulesDialog onClose={onClose} />;
    case 'claim':
      return <ClaimDialog onClose={onClose} />;
    default:
      return <WhyDialog id={open.rule} onClose={onClose} />;
  }
}
