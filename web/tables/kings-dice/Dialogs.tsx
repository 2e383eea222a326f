import { RulesDialog, WhyDialog } from '../../parts/Rulebook.tsx';
import { HistoryDialog, RevealDialog } from './History.tsx';
import { type DialogName, useTable } from './table.ts';

/** The sheet of paper that lies before the table, one at a time. */
export function Dialogs({ name, onClose }: { name: DialogName; onClose: () => void }) {
  const { t, options, open } = useTable();
  switch (name) {
    case 'history':
      return <HistoryDialog onClose={onClose} />;
    case 'reveal':
      return <RevealDialog round={null} onClose={onClose} />;
    case 'rules':
      return <RulesDialog book={t.book} options={options} onClose={onClose} />;
    default:
      if ('round' in name) return <RevealDialog round={name.round} onClose={onClose} />;
      return <WhyDialog book={t.book} options={options} id={name.rule} onAll={() => open('rules')} onClose={onClose} />;
  }
}
