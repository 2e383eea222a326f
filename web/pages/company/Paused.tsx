import type { Seat } from '../../../engine/seats.ts';
import type { RoomView, You } from '../../../party/protocol.ts';
import { send } from '../../line/send.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { whoAt } from '../../parts/people.ts';
import { aloud } from '../../voice/announce.ts';
import { said } from '../said.ts';
import { Strip, useSaid } from './Strip.tsx';
import { companyWords } from './words.ts';

type Props = { room: RoomView; you: You };

const wishes = (wanted: readonly Seat[], you: You): boolean => you.seat !== null && wanted.includes(you.seat);

/** A calm over the table: what lies there is still to be seen, and nothing is to be done. */
export function Paused({ room, you }: Props) {
  const { pause: say } = companyWords.value;
  const { wanted } = room.pause;
  const mayGoOn = you.host || wishes(wanted, you);
  const by = say.by(wanted.map(seat => whoAt({ room, you }, seat)));
  const what = mayGoOn ? say.still : say.waits;
  useSaid(aloud(say.title, by, what));
  return (
    <section class="pausing" aria-label={say.title}>
      <div class="panel stack">
        <Icon name="pause" />
        <h2>{say.title}</h2>
        <p>{by}</p>
        <p class="hint">{what}</p>
        {mayGoOn && (
          <Button kind="go" size="big" icon="next" onPress={() => said(send.pause(false))}>
            {say.goOn}
          </Button>
        )}
      </div>
    </section>
  );
}

/** Somebody would like a pause. */
export function Wish({ room, you }: Props) {
  const { pause: say } = companyWords.value;
  const { wanted } = room.pause;
  if (wanted.length === 0 || room.phase !== 'playing') return null;
  if (wishes(wanted, you)) {
    return (
      <Strip text={say.mine}>
        <Button size="mini" onPress={() => said(send.pause(false))}>
          {say.not}
        </Button>
      </Strip>
    );
  }
  return (
    <Strip text={say.wish(wanted.map(seat => whoAt({ room, you }, seat)))}>
      {(you.host || you.seat !== null) && (
        <Button size="mini" onPress={() => said(send.pause(true))}>
          {say.join}
        </Button>
      )}
    </Strip>
  );
}
