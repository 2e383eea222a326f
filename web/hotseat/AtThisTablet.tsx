import '../styles/fields.css';
import { useState } from 'preact/hooks';
import type { RoomView, You } from '../../party/protocol.ts';
import { NAME_LENGTH } from '../device/me.ts';
import { passFor } from '../device/passes.ts';
import { said } from '../pages/said.ts';
import { pageWords } from '../pages/words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { sharedWords } from '../tv/words.ts';
import { HandTo } from './HandTo.tsx';
import { lifted, stageOf } from './hands.ts';
import { othersHere } from './others.ts';
import { seatAnother } from './people.ts';

type Props = { room: RoomView; you: You };

/** In the lobby: who plays on this device, and a chair for somebody else here. */
export function AtThisTablet({ room, you }: Props) {
  const say = sharedWords.value.tablet;
  const [open, setOpen] = useState(false);
  const shares = othersHere(room.code).length > 0;
  const free = !room.locked && room.chairs.some(chair => chair?.who !== 'person');
  const isSomebody = you.seat !== null || you.host;
  if (!shares && (!isSomebody || !free)) return null;
  return (
    <div class="panel stack">
      <h2>{say.here}</h2>
      {shares ? <HandTo code={room.code} at={room} /> : <p class="hint">{say.hint}</p>}
      {free && (
        <Button wide icon="plus" onPress={() => setOpen(true)}>
          {say.add}
        </Button>
      )}
      {open && <AnotherName room={room} you={you} onClose={() => setOpen(false)} />}
    </div>
  );
}

function AnotherName({ room, you, onClose }: Props & { onClose: () => void }) {
  const say = sharedWords.value.tablet;
  const { namePlaceholder, needsName } = pageWords.value.create;
  const [name, setName] = useState('');
  const [nameless, setNameless] = useState(false);
  const [busy, setBusy] = useState(false);
  const sit = async (event: Event): Promise<void> => {
    event.preventDefault();
    setNameless(name.trim() === '');
    if (name.trim() === '' || busy) return;
    setBusy(true);
    // Whoever has the device now keeps it.
    const own = passFor(room.code);
    if (own !== null) lifted.value = { pass: own, seat: you.seat, stage: stageOf(room), turn: null };
    const done = await said(seatAnother(room.code, name.trim()));
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Dialog title={say.addTitle} onClose={onClose}>
      <form class="stack" onSubmit={sit} noValidate>
        <div class="field">
          <label for="othername">{say.name}</label>
          <input
            id="othername"
            class="input"
            autocomplete="off"
            dir="auto"
            maxLength={NAME_LENGTH}
            placeholder={namePlaceholder}
            value={name}
            aria-invalid={nameless}
            aria-describedby={nameless ? 'othernameless' : undefined}
            onInput={event => setName(event.currentTarget.value)}
          />
          {nameless && (
            <p class="hint bad" id="othernameless" role="alert">
              {needsName}
            </p>
          )}
        </div>
        <Button kind="go" size="big" wide submit off={busy}>
          {say.sit}
        </Button>
      </form>
    </Dialog>
  );
}
