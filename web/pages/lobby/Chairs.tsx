import { useState } from 'preact/hooks';
import { type Seat, seatsOf } from '../../../engine/seats.ts';
import type { Chair, RoomView, You } from '../../../party/protocol.ts';
import { myName } from '../../me.ts';
import { Button, RoundButton } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Face } from '../../parts/Face.tsx';
import { Crown, Icon } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { words } from '../../text/catalogue.ts';
import { send } from '../../wire.ts';
import { said } from '../said.ts';
import { pageWords } from '../words.ts';
import { SitDialog } from './Sit.tsx';

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

/** King Bob watches over the table and does not sit. */
const isBob = (room: RoomView, you: You): boolean => you.host && room.bob === 'host';

type RowProps = Props & { seat: Seat; chair: Chair | null };

function ChairRow({ seat, chair, room, you }: RowProps) {
  const say = pageWords.value.lobby;
  return (
    <li>
      <Face chair={chair} />
      <div class="grow">
        {chair === null ? <b>{say.empty}</b> : <Name of={chair.name} />}
        <span class="hint state">
          <State seat={seat} chair={chair} you={you} />
        </span>
      </div>
      {room.hostSeat === seat && (
        <span class="chip lamp">
          <Crown />
          {say.host}
        </span>
      )}
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
  if (seat === you.seat) return <>{say.you}</>;
  if (chair.here) return <>{here}</>;
  return (
    <>
      <Icon name="away" />
      {away}
    </>
  );
}

function EmptyChair({ seat, room, you }: Props & { seat: Seat }) {
  const say = pageWords.value.lobby;
  if (room.phase !== 'lobby') return null;
  return (
    <>
      {you.seat === null && !isBob(room, you) && <SitHere seat={seat} />}
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
  const say = pageWords.value.lobby;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const close = () => setOpen(null);
  const remove = () => {
    close();
    said(send.host({ do: 'remove', seat }));
  };
  if (seat === you.seat) {
    if (room.phase !== 'lobby') return null;
    return (
      <>
        <RoundButton icon="pen" label={say.rename} onPress={() => setOpen('rename')} />
        {open === 'rename' && <SitDialog seat={seat} onClose={close} rename />}
      </>
    );
  }
  const guest = you.seat === null && !isBob(room, you) && chair.who === 'player' && room.phase === 'lobby';
  if (!you.host) return guest ? <SitHere seat={seat} /> : null;
  if (room.phase !== 'lobby' && chair.who === 'player') return null;
  return (
    <>
      {guest && <SitHere seat={seat} />}
      {room.phase === 'playing' && !chair.here && (
        <Button size="mini" label={say.fillAwayName(chair.name)} onPress={() => said(send.host({ do: 'fill', seat }))}>
          {say.fillAway}
        </Button>
      )}
      <RoundButton
        icon="close"
        label={say.removeName(chair.name)}
        onPress={chair.who === 'player' ? remove : () => setOpen('remove')}
      />
      {open === 'remove' && (
        <Dialog
          title={say.removeAsk(chair.name)}
          onClose={close}
          footer={
            <>
              <Button onPress={close}>{words.value.cancel}</Button>
              <Button kind="bad" icon="out" onPress={remove}>
                {say.remove}
              </Button>
            </>
          }
        >
          <p>{room.phase === 'lobby' ? say.removeText : say.removePlaying}</p>
        </Dialog>
      )}
    </>
  );
}
