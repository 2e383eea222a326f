import '../pages/company/emotes.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Emote, RoomView } from '../../party/protocol.ts';
import { type Line, lines } from '../line/talk.ts';
import { companyWords } from '../pages/company/words.ts';
import { Face } from '../parts/Face.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Name } from '../parts/Name.tsx';

const FLOAT_MS = 4500;
const MOST = 5;

type Sign = { readonly line: Line; readonly emote: Emote };

/** Signs that people give float up over the table. What they say stays on their phones. */
export function Signs({ room }: { room: RoomView }) {
  const [floating, setFloating] = useState<readonly Sign[]>([]);
  const last = lines.value.at(-1);
  useEffect(() => {
    if (last === undefined || !('emote' in last.said)) return;
    const sign = { line: last, emote: last.said.emote };
    setFloating(now => [...now, sign].slice(-MOST));
    setTimeout(() => setFloating(now => now.filter(one => one !== sign)), FLOAT_MS);
  }, [last]);
  return (
    <ul class="tv-signs">
      {floating.map(({ line: { key, by, name }, emote }) => (
        <li key={key}>
          {by !== 'host' && <Face chair={room.chairs[by] ?? null} />}
          <Name of={name} />
          <span class="sign">
            <Icon name={`em-${emote}`} />
            <span class="vh">{companyWords.value.talk.emotes[emote]}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
