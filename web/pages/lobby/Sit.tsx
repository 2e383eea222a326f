import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import { myName } from '../../device/me.ts';
import { send } from '../../line/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { askName, NameField } from '../NameField.tsx';
import { said } from '../said.ts';
import { pageWords } from '../words.ts';

type Props = {
  /** The chair to take; null for the first free one. */
  seat: Seat | null;
  button: string;
  lamp: boolean;
  onSat?: (() => void) | undefined;
};

/** A name and a chair: all it takes to sit down. */
export function SitForm({ seat, button, lamp, onSat }: Props) {
  const say = pageWords.value.create;
  const [nameless, setNameless] = useState(false);
  const sit = async (event: Event) => {
    event.preventDefault();
    const name = myName.value.trim();
    setNameless(name === '');
    if (name === '') askName(event);
    else if (await said(send.sit(seat, name))) onSat?.();
  };
  return (
    <form class="stack" onSubmit={sit} noValidate>
      <NameField label={say.name} nameless={nameless} />
      <Button kind={lamp ? 'go' : 'plain'} size="big" wide submit>
        {button}
      </Button>
    </form>
  );
}

export function SitDialog({ seat, rename = false, onClose }: { seat: Seat; rename?: boolean; onClose: () => void }) {
  const say = pageWords.value.lobby;
  return (
    <Dialog title={rename ? say.renameTitle : say.sitTitle} onClose={onClose}>
      <SitForm seat={seat} button={rename ? say.renameSave : say.sitButton} lamp onSat={onClose} />
    </Dialog>
  );
}
