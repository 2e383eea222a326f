import { useState } from 'preact/hooks';
import { send } from '../../line/send.ts';
import { said } from '../../pages/said.ts';
import { Button } from '../../parts/Button.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { kingWords } from './words.ts';

/** In the table's menu: a claim, for as long as nobody would expect one. */
export function ClaimItem({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
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
