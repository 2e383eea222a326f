import '../../styles/company.css';
import '../../styles/pages.css';
import type { RoomView, You } from '../../../party/protocol.ts';
import { handOver, meanwhile } from '../../line/signals.ts';
import { HandOverDialog } from './HandOver.tsx';
import { MeanwhileNotice } from './Meanwhile.tsx';
import { Paused, Wish } from './Paused.tsx';
import { TakeBack } from './TakeBack.tsx';

/** What lies over a table when it is about the people there, not about the game. */
export function Company({ room, you }: { room: RoomView; you: You }) {
  const seat = handOver.value;
  const told = meanwhile.value;
  return (
    <>
      {room.pause.on ? (
        <Paused room={room} you={you} />
      ) : (
        <>
          <Wish room={room} you={you} />
          <TakeBack room={room} you={you} />
        </>
      )}
      {told !== null && <MeanwhileNotice meanwhile={told} game={room.game} />}
      {seat !== null && <HandOverDialog code={room.code} {...seat} />}
    </>
  );
}
