import type { Chair, RoomView } from '../../party/protocol.ts';
import { pageWords } from '../pages/words.ts';
import { Face } from '../parts/Face.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Name } from '../parts/Name.tsx';
import { words } from '../text/catalogue.ts';
import { Join } from './Join.tsx';
import { TvBar } from './TvFrame.tsx';
import { sharedWords } from './words.ts';

/** People gather: the way in, large, and who is there already. A game that may not be watched is only named. */
export function TvLobby({ name, room }: { name: string; room: RoomView }) {
  const { tv } = sharedWords.value;
  const host = room.hostSeat === null ? null : (room.chairs[room.hostSeat] ?? null);
  const { hostStarts, nobodyStarts } = pageWords.value.lobby;
  const gathering = room.phase === 'lobby';
  const taken = room.chairs.flatMap((chair, seat) => (chair === null ? [] : [{ chair, seat }]));
  const free = room.chairs.length - taken.length;
  const rows = taken.length + Math.min(1, free);
  const cols = rows > 5 ? 2 : 1;
  return (
    <div class="tv lobby">
      <TvBar title={name} under={gathering ? tv.before : tv.closed} />
      <main class="tv-gather">
        <section class="clothed tv-call">
          <h2>{gathering ? tv.come : tv.closed}</h2>
          {gathering ? <Join room={room} /> : <p>{tv.closedText}</p>}
        </section>
        <section class="tv-people">
          <h2>{tv.table}</h2>
          <ul class={cols === 2 ? 'many' : ''} style={{ '--rows': Math.ceil(rows / cols) }}>
            {taken.map(({ chair, seat }) => (
              <Seated key={seat} chair={chair} isHost={room.hostSeat === seat} />
            ))}
            {gathering && free > 0 && (
              <li class="free arrive">
                <Face chair={null} />
                <span>{tv.free(free)}</span>
              </li>
            )}
          </ul>
          {gathering && free === 0 && <p>{tv.filled}</p>}
          {gathering && room.brought > 0 && (
            <p class="row tight">
              <Icon name="gift" />
              {tv.gifts(room.brought)}
            </p>
          )}
          {gathering && <p class="soft">{host === null ? nobodyStarts : hostStarts(host.name)}</p>}
        </section>
      </main>
    </div>
  );
}

function Seated({ chair, isHost }: { chair: Chair; isHost: boolean }) {
  const { nutcracker, host } = pageWords.value.lobby;
  const { away } = words.value;
  return (
    <li class={chair.here ? 'arrive' : 'arrive away'}>
      <Face chair={chair} />
      <span class="who">
        <Name of={chair.name} />
        {chair.who === 'player' && <span class="soft">{nutcracker}</span>}
        {!chair.here && (
          <span class="soft">
            <Icon name="away" />
            {away}
          </span>
        )}
      </span>
      {isHost && <span class="chip lamp">{host}</span>}
    </li>
  );
}
