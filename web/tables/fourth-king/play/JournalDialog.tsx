import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { useTable } from '../table.ts';
import { Journal } from './Journal.tsx';

export function JournalDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTable();
  return (
    <Dialog title={t.journal.title} onClose={onClose} footer={<Button onPress={onClose}>{t.book.back}</Button>}>
      <Journal />
    </Dialog>
  );
}
