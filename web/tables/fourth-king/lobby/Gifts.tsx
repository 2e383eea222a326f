import '../../../styles/table.css';
import '../../../styles/gifts.css';
import '../../../styles/gifts-wrap.css';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { MyGift, RoomView, You } from '../../../../party/protocol.ts';
import { missingGifts, missingPlayers } from '../../../line/may.ts';
import { send } from '../../../line/send.ts';
import { myGifts, room as roomNow } from '../../../line/signals.ts';
import { said } from '../../../pages/said.ts';
import { Button, RoundButton } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { Later } from '../../../parts/Later.tsx';
import { toast } from '../../../parts/notices.tsx';
import { ParcelDrawing } from '../../../parts/Parcel.tsx';
import { words } from '../../../text/catalogue.ts';
import { wrapWords } from '../words.ts';

const desk = () => import('./Desk.tsx');

/** What lies on the desk: a new gift, or one's own to be wrapped anew. */
const onDesk = signal<'new' | MyGift | null>(null);
/** What has just been done with a gift of one's own. */
const done = signal<'wrapped' | 'changed' | 'takenBack' | null>(null);

function lay(gift: 'new' | MyGift): void {
  done.value = null;
  onDesk.value = gift;
}

type Props = { room: RoomView; you: You };

/** Before the game: one's own gifts, how many there are in all, and what King Bob does. */
export function Preparing({ room, you }: Props) {
  const t = wrapWords.value;
  const mine = myGifts.value;
  useEffect(() => clearDesk, []);
  return (
    <div class="panel stack">
      <h2 class="star-head">
        <Icon name="gift" />
        {t.title}
      </h2>
      <Bob room={room} you={you} />
      <p>
        <b>{t.onPile(room.brought)}</b>{' '}
        <span class="soft">{t.needed(room.chairs.every(chair => chair === null) ? null : missingGifts(room))}</span>
      </p>
      {mine.length > 0 && (
        <>
          <h3>{t.yours}</h3>
          <ul class="rows mygifts">
            {mine.map(gift => (
              <MineRow key={gift.key} gift={gift} />
            ))}
          </ul>
        </>
      )}
      <Bring room={room} you={you} />
      {onDesk.value !== null && (
        <Later load={desk}>
          {({ Desk }) => (
            <Desk
              code={room.code}
              gift={onDesk.value === 'new' ? null : onDesk.value}
              onDone={what => {
                done.value = what;
              }}
              onClose={() => {
                onDesk.value = null;
              }}
            />
          )}
        </Later>
      )}
    </div>
  );
}

/** The game has begun, or the page is left: what lies on the desk now is not put on the pile any more. */
function clearDesk(): void {
  const phase = roomNow.value?.phase;
  // It may only move to another place on the page.
  if (phase === 'lobby') return;
  done.value = null;
  if (phase !== undefined && onDesk.value !== null) toast(wrapWords.value.desk.tooLate, 'gift');
  onDesk.value = null;
}

/** Whether enough people sit and gifts are what is missing. */
function isTheHostsNext(room: RoomView): boolean {
  return missingGifts(room) > 0 && missingPlayers(room) === 0;
}

function Bob({ room, you }: Props) {
  const t = wrapWords.value.bob;
  const host = room.hostSeat === null ? t.somebody : (room.chairs[room.hostSeat]?.name ?? t.somebody);
  if (room.pile === null) return null;
  const texts = {
    host: you.host ? t.hostYou : t.host(host),
    table: t.table,
    plays: you.host ? t.playsYou : t.plays(host),
  };
  return <p class="small soft">{texts[room.pile.bob]}</p>;
}

/** The button that leads to the desk, or why there is none; and what has just been done there. */
function Bring({ room, you }: Props) {
  const t = wrapWords.value;
  const mine = myGifts.value.length;
  const why = whyNone(room, you);
  const told = { wrapped: t.desk.done, changed: t.desk.changed, takenBack: t.takenBack };
  return (
    <>
      {why === null && (
        <Button
          kind={mine === 0 && (!you.host || isTheHostsNext(room)) ? 'go' : 'plain'}
          size="big"
          wide
          icon="gift"
          onPress={() => lay('new')}
        >
          {mine === 0 ? t.add : t.another}
        </Button>
      )}
      <p class="hint">
        <span role="status">{done.value && told[done.value]}</span> {why ?? t.hidden}
      </p>
    </>
  );
}

/** Why nothing can be brought, or nothing more; null where it can. */
function whyNone({ pile, brought }: RoomView, you: You): string | null {
  const t = wrapWords.value;
  const mine = myGifts.value.length;
  if (pile === null) return null;
  const bob = you.host && pile.bob !== 'table';
  if (pile.each === 0 && !bob) return t.onlyBob;
  if (you.seat === null && !bob) return t.sitFirst;
  if (!bob && mine >= pile.each) return t.mostOfPlayer(mine);
  return brought >= pile.all ? t.mostOfAll : null;
}

function MineRow({ gift }: { gift: MyGift }) {
  const t = wrapWords.value;
  const [asking, setAsking] = useState(false);
  const { outside, inside } = gift.thing;
  const takeBack = async (): Promise<void> => {
    setAsking(false);
    if (await said(send.takeBack(gift.key))) done.value = 'takenBack';
  };
  return (
    <li>
      <ParcelDrawing {...outside} />
      <span class="grow">
        <b dir="auto">
          <bdi>{inside.title}</bdi>
        </b>
        {outside.tag !== null && (
          <span class="hint cut" dir="auto">
            <bdi>{outside.tag}</bdi>
          </span>
        )}
      </span>
      <RoundButton icon="pen" label={t.changeName(inside.title)} onPress={() => lay(gift)} />
      <RoundButton icon="bin" label={t.takeBackName(inside.title)} onPress={() => setAsking(true)} />
      {asking && (
        <Dialog
          title={t.takeBackAsk(inside.title)}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onPress={() => setAsking(false)}>{words.value.cancel}</Button>
              <Button kind="bad" icon="bin" onPress={takeBack}>
                {t.takeBack}
              </Button>
            </>
          }
        >
          <p>{t.takeBackText}</p>
        </Dialog>
      )}
    </li>
  );
}
