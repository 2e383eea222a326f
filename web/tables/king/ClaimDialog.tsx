import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { kingWords } from './words.ts';

/** Claiming lays one's cards open: asked once more before. */
export function ClaimDialog({ onClose, onClaim }: { onClose: () => void; onClaim: () => void }) {
  const t = kingWords.value;
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
              onClaim();
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
