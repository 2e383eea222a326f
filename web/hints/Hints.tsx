import './hints.css';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameLook } from '../../party/protocol.ts';
import { recall, remember } from '../device/memory.ts';
import { you } from '../line/signals.ts';
import { held, shown } from '../line/stage.ts';
import { Button, RoundButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { words } from '../text/catalogue.ts';
import { HINTS, type HintName, hintFor } from './which.ts';
import { hintWords } from './words.ts';

const kept = recall('hints');
/** What was said on this device: nothing is said twice. */
const said = signal<readonly unknown[]>(Array.isArray(kept) ? kept : []);

function markSaid(names: readonly HintName[]): void {
  said.value = [...new Set([...said.value, ...names])];
  remember('hints', said.value);
}

/** A short hint under the bar for whoever plays a game for the first time, until the next decision or a press. */
export function Hints() {
  const look = shown.value;
  return look === null || you.value.seat === null ? null : <Hint look={look} due={hintFor(look, held.value)} />;
}

function Hint({ look, due }: { look: GameLook; due: HintName | null }) {
  const say = hintWords.value;
  const isNew = due !== null && !said.value.includes(due);
  // The first one is there with the table: nothing moves when it comes.
  const [open, setOpen] = useState(isNew ? { name: due, turn: look.turn } : null);

  useEffect(() => {
    if (isNew) {
      markSaid([due]);
      setOpen({ name: due, turn: look.turn });
    } else if (look.ask !== null && look.turn !== open?.turn) setOpen(null);
  }, [isNew, look.turn, look.ask === null]);

  const name = look.outcome === null ? open?.name : undefined;
  const close = (): void => setOpen(null);
  return (
    <div class={name === undefined ? undefined : 'hintnote arrive'}>
      {name !== undefined && <Icon name="info" />}
      <p role="status">{name !== undefined && say.texts[name]}</p>
      {name !== undefined && (
        <>
          <Button
            kind="quiet"
            size="mini"
            onPress={() => {
              markSaid(HINTS[look.game]);
              close();
            }}
          >
            {say.never}
          </Button>
          <RoundButton icon="close" label={words.value.close} onPress={close} />
        </>
      )}
    </div>
  );
}
