import type { RoomView, You } from '../../../party/protocol.ts';
import { mayTakeBack } from '../../line/may.ts';
import { send } from '../../line/send.ts';
import { look } from '../../line/signals.ts';
import { Button } from '../../parts/Button.tsx';
import { whoAt } from '../../parts/people.ts';
import { said } from '../said.ts';
import { Strip } from './Strip.tsx';
import { companyWords } from './words.ts';

/** Asks for one's own last move to be taken back, while that may be. */
export function TakeBackItem({ room, onDone }: { room: RoomView; onDone: () => void }) {
  const { takeBack } = companyWords.value;
  if (!mayTakeBack(room, look.value)) return null;
  return (
    <Button
      kind="quiet"
      icon="back"
      onPress={() => {
        onDone();
        said(send.undo('ask'));
      }}
    >
      {takeBack.ask}
    </Button>
  );
}

/** Somebody would like to take his last move back: everybody who plays is asked. */
export function TakeBack({ room, you }: { room: RoomView; you: You }) {
  const { takeBack, pause } = companyWords.value;
  const { undo } = room;
  if (undo === null || undo === 'declined') return null;
  const isMine = undo.by === you.seat;
  const agreed = you.seat !== null && undo.agreed.includes(you.seat);
  return (
    <Strip text={isMine || agreed ? takeBack.waits : takeBack.wish(whoAt({ room, you }, undo.by))}>
      {you.seat !== null && (
        <span class="row">
          <Button size="mini" onPress={() => said(send.undo('object'))}>
            {isMine ? pause.not : takeBack.object}
          </Button>
          {!isMine && !agreed && (
            <Button size="mini" onPress={() => said(send.undo('agree'))}>
              {takeBack.agree}
            </Button>
          )}
        </span>
      )}
    </Strip>
  );
}
