import './hints.css';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { GameLook } from '../../party/protocol.ts';
import { recall, remember } from '../device/memory.ts';
import { you } from '../line/signals.ts';
import { held, shown } from '../line/stage.ts';
import { RoundButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { words } from '../text/catalogue.ts';
import { HINTS, type HintName, hintFor } from './which.ts';
import { hintWords } from './words.ts';

export { Waits } from './Waits.tsx';

const kept = recall('hints');
/** What was said on this device: nothing is said twice. */
const said = signal<readonly unknown[]>(Array.isArray(kept) ? kept : []);

function markSaid(names: readonly HintName[]): void {
  said.value = [...new Set([...said.value, ...names])];
  remember('hints', said.value);
}

/**
 * A short hint for whoever plays a game for the first time, until a press or one's next decision; at King, where it
 * lies on the cloth, until a trick is to be seen.
 */
export function Hints() {
  const look = shown.value;
  return look === null || you.value.seat === null ? null : <Hint look={look} isHeld={held.value} />;
}

function Hint({ look, isHeld }: { look: GameLook; isHeld: boolean }) {
  const say = hintWords.value;
  const due = hintFor(look, isHeld);
  const isNew = due !== null && !said.value.includes(due);
  // The first one is there with the table: nothing moves when it comes.
  const [open, setOpen] = useState(isNew ? { name: due, turn: look.turn } : null);

  useEffect(() => {
    if (isNew) {
      markSaid([due]);
      setOpen({ name: due, turn: look.turn });
    } else if ((look.ask !== null || (isHeld && look.game === 'king')) && look.turn !== open?.turn) setOpen(null);
  }, [isNew, isHeld, look.turn, look.ask === null]);

  const name = look.outcome === null ? open?.name : undefined;
  const close = (): void => setOpen(null);
  return (
    <div class={name === undefined ? undefined : 'hintnote arrive'}>
      {name !== undefined && <Icon name="info" />}
      <p>
        <span role="status">{name !== undefined && say.texts[name]}</span>{' '}
        {name !== undefined && (
          <button
            type="button"
            class="inlink"
            onClick={() => {
              markSaid(HINTS[look.game]);
              close();
            }}
          >
            {say.never}
          </button>
        )}
      </p>
      {name !== undefined && <RoundButton icon="close" label={words.value.close} onPress={close} />}
    </div>
  );
}
