import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { useTable } from './table.ts';

/** Claiming lays one's cards open: asked once more before. */
export function ClaimDialog({ onClose }: { onClose: () => void }) {
  const { t, move } = useTable();
  return (
    <Dialog
      title={t.claim.confirmTitle}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t.claim.cancel}</Button>
          <Button
            kind="go"
            onPress={() => {
              onClose();
              move({ do: 'claim' });
            }}
          >
            {t.claim.confirm}
          </Button>
        </>
      }
    >
      <p>{t.claim.confirmText}</p>
    </Dialog>
  );
}
