import '../../styles/company.css';
import type { RoomView, You } from '../../../party/protocol.ts';
import { mayClear } from '../../line/may.ts';
import { send } from '../../line/send.ts';
import { you as wearer } from '../../line/signals.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { words } from '../../text/catalogue.ts';
import { said } from '../said.ts';
import { companyWords } from './words.ts';

/** Stops the game or lets it go on; whoever is not the host wishes for it. */
export function PauseItem({ room, you, onDone }: { room: RoomView; you: You; onDone: () => void }) {
  const { table, pause } = companyWords.value;
  const { on, wanted } = room.pause;
  if (room.phase !== 'playing' || (you.seat === null && !you.host)) return null;
  const wishes = you.seat !== null && wanted.includes(you.seat);
  if (on && !you.host && !wishes) return null;
  return (
    <Button
      kind="quiet"
      icon={on ? 'next' : 'pause'}
      onPress={() => {
        onDone();
        said(send.pause(!on && !wishes));
      }}
    >
      {on ? pause.goOn : wishes ? table.unwish : you.host ? table.pause : table.wish}
    </Button>
  );
}

/** What whoever acts as host may do with the table. */
export function HostItems({ room, onDone, onClose }: { room: RoomView; onDone: () => void; onClose: () => void }) {
  const { table } = companyWords.value;
  return (
    <>
      {/* At the end of a game its result offers that. */}
      {room.phase === 'playing' && mayClear(room) && (
        <Button
          kind="quiet"
          icon="again"
          onPress={() => {
            onDone();
            said(send.host({ do: 'lobby' }));
          }}
        >
          {table.gather}
        </Button>
      )}
      <Button
        kind="quiet"
        icon="lock"
        onPress={() => {
          onDone();
          said(send.host({ do: 'lock', on: !room.locked }));
        }}
      >
        {room.locked ? table.unlock : table.lock}
      </Button>
      {/* Only with the crown on: others would have to take it first. */}
      {wearer.value.host && (
        <Button kind="quiet" icon="bin" onPress={onClose}>
          {table.close}
        </Button>
      )}
    </>
  );
}

/** Asks once more before everything is deleted. */
export function CloseSheet({ onClose }: { onClose: () => void }) {
  const { table } = companyWords.value;
  return (
    <Dialog
      title={table.closeAsk}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.value.cancel}</Button>
          <Button
            kind="bad"
            icon="bin"
            onPress={() => {
              onClose();
              said(send.host({ do: 'close' }));
            }}
          >
            {table.closeDo}
          </Button>
        </>
      }
    >
      <p>{table.closeText}</p>
    </Dialog>
  );
}
