import type { Signal } from '@preact/signals';
import { Later } from '../../parts/Later.tsx';
import { type DialogName, useTable } from './table.ts';

const aGift = () => import('./play/GiftDialog.tsx');
const journal = () => import('./play/JournalDialog.tsx');
const rulebook = () => import('../../parts/Rulebook.tsx');

/** Fetched before the line may be lost, once there is something to read. */
export function fetchSheets(): void {
  for (const sheet of [aGift, journal]) void sheet().catch(() => {});
}

/** The sheet of paper that lies before the table, one at a time. */
export function Dialogs({ name }: { name: Signal<DialogName | null> }) {
  const table = useTable();
  const open = name.value;
  const onClose = (): void => {
    name.value = null;
  };
  if (open === null) return null;
  if (open === 'journal') {
    return <Later load={journal}>{({ JournalDialog }) => <JournalDialog onClose={onClose} />}</Later>;
  }
  if (open !== 'rules' && 'gift' in open) {
    const { gift } = open;
    return <Later load={aGift}>{({ GiftDialog }) => <GiftDialog gift={gift} onClose={onClose} />}</Later>;
  }
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
