import '../../styles/pages.css';
import { useState } from 'preact/hooks';
import { type Seat, seatsOf } from '../../../engine/seats.ts';
import type { Chair, RoomView, You } from '../../../party/protocol.ts';
import { myName } from '../../device/me.ts';
import { maySit } from '../../line/may.ts';
import { send } from '../../line/send.ts';
import { Button, RoundButton } from '../../parts/Button.tsx';
import { Face } from '../../parts/Face.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { Later } from '../../parts/Later.tsx';
import { Name } from '../../parts/Name.tsx';
import { withWords, words } from '../../text/catalogue.ts';
import { companyWords } from '../company/words.ts';
import { said } from '../said.ts';
import { pageWords } from '../words.ts';
import { SitDialog } from './Sit.tsx';

const person = () => withWords(companyWords, import('../company/Person.tsx'));

type Props = { room: RoomView; you: You };

/** Who sits where, and what may be done about it. */
export function Chairs({ room, you }: Props) {
  const seats = seatsOf(room.chairs.length);
  const empty = seats.filter(seat => room.chairs[seat] === null);
  // Of twenty chairs only those are drawn that somebody sits on or is waited for.
  const drawn = empty.slice(0, Math.max(1, room.seats.min - (seats.length - empty.length)));
  const more = empty.length - drawn.length;
  return (
    <>
      <ul class="rows chairs">
        {room.pile?.bob === 'host' && <BobRow you={you} />}
        {seats.map(seat => {
          const chair = room.chairs[seat] ?? null;
          if (chair === null && !drawn.includes(seat)) return null;
          return <ChairRow key={seat} seat={seat} chair={chair} room={room} you={you} />;
        })}
      </ul>
      {more > 0 && <p class="hint">{pageWords.value.lobby.moreChairs(more)}</p>}
    </>
  );
}

/** He is there as well, though he has no chair. */
function BobRow({ you }: { you: You }) {
  const say = pageWords.value.lobby;
  return (
    <li>
      <span class="face bob">
        <Icon name="gift" />
      </span>
      <div class="grow">
        <b>{say.bob}</b>
        <span class="hint state">{you.host ? say.bobYou : say.bobHost}</span>
      </div>
    </li>
  );
}

type RowProps = Props & { seat: Seat; chair: Chair | null };

function ChairRow({ seat, chair, room, you }: RowProps) {
  const say = pageWords.value.lobby;
  return (
    <li>
      <Face chair={chair} />
      <div class="grow">
        {chair === null ? <b>{say.empty}</b> : <Name of={chair.name} />}
        {(chair !== null || !you.host) && (
          <span class="hint state">
            <State seat={seat} chair={chair} you={you} />
            {room.hostSeat === seat && <span class="chip lamp">{say.host}</span>}
          </span>
        )}
      </div>
      {chair === null ? (
        <EmptyChair seat={seat} room={room} you={you} />
      ) : (
        <TakenChair seat={seat} chair={chair} room={room} you={you} />
      )}
    </li>
  );
}

function State({ seat, chair, you }: { seat: Seat; chair: Chair | null; you: You }) {
  const say = pageWords.value.lobby;
  const { here, away } = words.value;
  if (chair === null) return <>{say.waiting}</>;
  if (chair.who === 'player') return <>{say.nutcracker}</>;
  return (
    <>
      {seat !== you.seat && !chair.here && <Icon name="away" />}
      {[
        seat === you.seat ? say.you : chair.here ? here : away,
        ...(chair.standIn ? [say.standsIn] : []),
        ...(chair.muted ? [say.muted] : []),
      ].join(', ')}
    </>
  );
}

function EmptyChair({ seat, room, you }: Props & { seat: Seat }) {
  const say = pageWords.value.lobby;
  if (room.phase !== 'lobby') return null;
  return (
    <>
      {maySit(room, you) && <SitHere seat={seat} />}
      {you.host && (
        <Button size="mini" label={say.fillName(seat + 1)} onPress={() => said(send.host({ do: 'fill', seat }))}>
          {say.fill}
        </Button>
      )}
    </>
  );
}

function SitHere({ seat }: { seat: Seat }) {
  const say = pageWords.value.lobby;
  const [open, setOpen] = useState(false);
  const press = () => {
    const name = myName.value.trim();
    if (name === '') setOpen(true);
    else said(send.sit(seat, name));
  };
  return (
    <>
      <Button size="mini" label={say.sitHereName(seat + 1)} onPress={press}>
        {say.sitHere}
      </Button>
      {open && <SitDialog seat={seat} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakenChair({ seat, chair, room, you }: RowProps & { chair: Chair }) {
  const { lobby: say } = pageWords.value;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (seat === you.seat) {
    if (room.phase !== 'lobby') return null;
    return (
      <>
        <RoundButton icon="pen" label={say.rename} onPress={() => setOpen(true)} />
        {open && <SitDialog seat={seat} onClose={close} rename />}
      </>
    );
  }
  const guest = chair.who === 'player' && maySit(room, you);
  if (!you.host) return guest ? <SitHere seat={seat} /> : null;
  if (chair.who === 'player' && room.phase === 'lobby') {
    return (
      <>
        {guest && <SitHere seat={seat} />}
        <RoundButton
          icon="close"
          label={say.removeName(chair.name)}
          onPress={() => said(send.host({ do: 'remove', seat, name: chair.name }))}
        />
      </>
    );
  }
  return (
    <>
      <RoundButton icon="more" label={say.moreName(chair.name)} onPress={() => setOpen(true)} />
      {open && (
        <Later load={person}>
          {({ PersonDialog }) => <PersonDialog seat={seat} chair={chair} room={room} onClose={close} />}
        </Later>
      )}
    </>
  );
}
