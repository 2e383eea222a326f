import { useState } from 'preact/hooks';
import { send } from '../../line/send.ts';
import { held, shown } from '../../line/stage.ts';
import { said } from '../../pages/said.ts';
import { Button } from '../../parts/Button.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { kingWords } from './words.ts';

/** Whoever leads may claim all that is left, also when nobody would expect it yet. */
export function MenuItem({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const ask = held.value ? null : shown.value?.ask;
  if (ask?.ask !== 'play' || !ask.mayClaim) return null;
  const claim = (): void => {
    onDone();
    void said(send.move({ do: 'claim' }));
  };
  return (
    <>
      <Button kind="quiet" icon="stack" onPress={() => setOpen(true)}>
        {kingWords.value.claim.button}
      </Button>
      {open && <ClaimDialog onClose={() => setOpen(false)} onClaim={claim} />}
    </>
  );
}
