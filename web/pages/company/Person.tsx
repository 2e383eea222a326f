import '../../styles/company.css';
import { useState } from 'preact/hooks';
import type { Seat } from '../../../engine/seats.ts';
import type { Chair, HostAct, RoomView } from '../../../party/protocol.ts';
import { mayCrown, mayReissue } from '../../line/may.ts';
import { send } from '../../line/send.ts';
import { myGifts, you } from '../../line/signals.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Face } from '../../parts/Face.tsx';
import type { IconName } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { words } from '../../text/catalogue.ts';
import { said } from '../said.ts';
import { pageWords } from '../words.ts';
import { companyWords } from './words.ts';

type Props = { seat: Seat; chair: Chair; room: RoomView; onClose: () => void };

/** What somebody who acts as host may do for one person. */
export function PersonDialog({ seat, chair, room, onClose }: Props) {
  const { lobby } = pageWords.value;
  const [removing, setRemoving] = useState(false);
  const act = (what: HostAct) => () => {
    onClose();
    said(send.host(what));
  };
  if (removing) {
    return (
      <Dialog
        title={lobby.removeAsk(chair.name)}
        onClose={onClose}
        footer={
          <>
            <Button onPress={onClose}>{words.value.cancel}</Button>
            <Button kind="bad" icon="out" onPress={act({ do: 'remove', seat, name: chair.name })}>
              {lobby.remove}
            </Button>
          </>
        }
      >
        <p>{room.phase === 'lobby' ? lobby.removeText : lobby.removePlaying}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={<Name of={chair.name} whole />} art={<Face chair={chair} />} onClose={onClose}>
      <nav class="menu" aria-label={lobby.moreName(chair.name)}>
        {chair.who === 'person' ? (
          <ForPerson {...{ seat, chair, room, act }} onRemove={() => setRemoving(true)} />
        ) : (
          <ForPlayer {...{ seat, chair, room, act }} />
        )}
      </nav>
    </Dialog>
  );
}

type Act = (what: HostAct) => () => void;

function ForPerson({ seat, chair, room, act, onRemove }: Omit<Props, 'onClose'> & { act: Act; onRemove: () => void }) {
  const { person } = companyWords.value;
  const mine = myGifts.value.length;
  return (
    <>
      {room.phase === 'playing' && (
        <Item
          icon={chair.standIn ? 'hand' : 'wait'}
          hint={chair.standIn ? null : person.standInHint}
          onPress={act({ do: 'standIn', seat, name: chair.name, on: !chair.standIn })}
        >
          {chair.standIn ? person.giveBack : person.standIn}
        </Item>
      )}
      {room.hostSeat !== seat && (
        <Item
          icon="give"
          hint={person.crownHint}
          off={!mayCrown(room, you.value, mine)}
          onPress={act({ do: 'crown', seat, name: chair.name })}
        >
          {person.crown}
        </Item>
      )}
      <Item
        icon="talk"
        hint={chair.muted ? null : person.muteHint}
        onPress={act({ do: 'mute', seat, name: chair.name, on: !chair.muted })}
      >
        {chair.muted ? person.unmute : person.mute}
      </Item>
      <Item
        icon="phone"
        hint={person.reissueHint}
        off={!mayReissue(room, mine)}
        onPress={act({ do: 'reissue', seat, name: chair.name })}
      >
        {person.reissue}
      </Item>
      <Item icon="out" hint={null} onPress={onRemove} bad>
        {pageWords.value.lobby.remove}
      </Item>
    </>
  );
}

function ForPlayer({ seat, chair, room, act }: Omit<Props, 'onClose'> & { act: Act }) {
  const { person } = companyWords.value;
  if (room.phase === 'lobby') {
    return (
      <Item icon="out" hint={null} onPress={act({ do: 'remove', seat, name: chair.name })} bad>
        {pageWords.value.lobby.remove}
      </Item>
    );
  }
  return (
    <Item icon="phone" hint={person.reissuePlayerHint} onPress={act({ do: 'reissue', seat, name: chair.name })}>
      {person.reissuePlayer}
    </Item>
  );
}

type ItemProps = {
  icon: IconName;
  hint: string | null;
  onPress: () => void;
  bad?: boolean;
  off?: boolean;
  children: string;
};

const Item = ({ icon, hint, onPress, bad = false, off = false, children }: ItemProps) => (
  <Button kind={bad ? 'bad' : 'quiet'} icon={icon} off={off} onPress={onPress}>
    <span>
      {children}
      {hint !== null && <small class="hint">{hint}</small>}
    </span>
  </Button>
);
