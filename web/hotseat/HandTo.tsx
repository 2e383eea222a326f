import type { RoomView } from '../../party/protocol.ts';
import { passFor } from '../device/passes.ts';
import { Button } from '../parts/Button.tsx';
import { Face } from '../parts/Face.tsx';
import { Name } from '../parts/Name.tsx';
import { sharedWords } from '../tv/words.ts';
import { handOn } from './hands.ts';
import { sharers } from './people.ts';

type Props = { code: string; at: RoomView | null; only?: 'host' };

/** Everybody else who plays on this device, or the host alone, each with a button to hand it to. */
export function HandTo({ code, at, only }: Props) {
  const say = sharedWords.value.tablet;
  const own = passFor(code);
  const others = sharers.value.filter(({ pass, you }) => pass !== own && (only === undefined || you.host));
  if (others.length === 0) return null;
  return (
    <ul class="rows handto">
      {others.map(({ pass, you: { seat } }) => {
        const chair = seat === null ? null : (at?.chairs[seat] ?? null);
        const name = chair?.name ?? say.host;
        return (
          <li key={pass}>
            <Face chair={chair} />
            <span class="grow">
              <Name of={name} />
            </span>
            <Button size="mini" icon="give" label={say.hand(name)} onPress={() => handOn(code, pass, true)}>
              {say.hand(name)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
