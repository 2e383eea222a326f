import '../../../styles/foot.css';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MyGift } from '../../../../party/protocol.ts';
import { send } from '../../../line/send.ts';
import { myGifts } from '../../../line/signals.ts';
import { refusalText } from '../../../pages/said.ts';
import { Bar } from '../../../parts/Bar.tsx';
import { Button, RoundButton } from '../../../parts/Button.tsx';
import { closeOnBack } from '../../../parts/back.ts';
import { words } from '../../../text/catalogue.ts';
import { wrapWords } from '../words.ts';
import {
  type Draft,
  draftOf,
  draftPlace,
  dropDraft,
  type Fault,
  faultOf,
  keepDraft,
  keptDraft,
  thingOf,
} from './draft.ts';
import { Insides } from './Insides.tsx';
import { Wrapping } from './Wrapping.tsx';

type Props = { code: string; gift: MyGift | null; onDone: (what: 'wrapped' | 'changed') => void; onClose: () => void };

/** The desk where a gift is wrapped, over the whole page: outside first, with the parcel before one's eyes, then inside. */
export function Desk({ code, gift, onDone, onClose }: Props) {
  const t = wrapWords.value;
  const [place] = useState(() => draftPlace(code));
  const [draft, setDraft] = useState<Draft>(() => (gift === null ? keptDraft(place) : draftOf(gift.thing)));
  const newest = useRef(draft);
  const [busy, setBusy] = useState<'picture' | 'gift' | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const desk = useDialog(onClose);

  const change = (more: Partial<Draft>): void => {
    setFault(null);
    setRefused(null);
    newest.current = { ...newest.current, ...more };
    setDraft(newest.current);
    // At once, also when the desk has been closed meanwhile.
    if (gift === null) keepDraft(place, newest.current);
  };

  const put = async (event: Event): Promise<void> => {
    event.preventDefault();
    const found = faultOf(draft);
    setFault(found);
    if (found !== null) document.getElementById(`gift-${found.field}`)?.focus();
    if (busy === 'picture') setRefused(t.picture.wait);
    if (found !== null || busy !== null) return;
    setBusy('gift');
    const answer = await send.bring(gift?.key ?? null, thingOf(draft));
    setBusy(null);
    if (answer !== null) {
      setRefused(answer === 'bad-gift' ? t.desk.refused : await refusalText(answer));
      return;
    }
    if (gift === null) dropDraft(place);
    onDone(gift === null ? 'wrapped' : 'changed');
    onClose();
  };

  return (
    <dialog class="desk" ref={desk} aria-labelledby="desk-title">
      <Bar
        start={<RoundButton icon="back" label={words.value.back} onPress={onClose} />}
        title={<span id="desk-title">{gift === null ? t.desk.new : t.desk.change}</span>}
        under={t.desk.under(myGifts.value.length)}
      />
      <form onSubmit={put} noValidate>
        <div class="wrap wrapdesk">
          <Wrapping draft={draft} onChange={change} fault={fault} />
          <div class="deskmain">
            <Insides
              code={code}
              draft={draft}
              onChange={change}
              fault={fault}
              onBusy={sending => setBusy(sending ? 'picture' : null)}
            />
          </div>
        </div>
        <div class="foot-act">
          {refused !== null && (
            <p class="hint bad" role="alert">
              {refused}
            </p>
          )}
          <Button kind="go" size="big" wide icon="gift" submit off={busy !== null}>
            {busy === 'gift' ? t.desk.putting : gift === null ? t.desk.put : t.desk.save}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** A dialog over the whole page; Escape closes it, so does the way back, and whoever opened it gets the focus back. */
function useDialog(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => {
    const before = document.activeElement;
    const cancel = (event: Event): void => {
      event.preventDefault();
      close.current();
    };
    const at = dialog.current;
    at?.addEventListener('cancel', cancel);
    at?.showModal();
    const closed = closeOnBack(() => close.current());
    return () => {
      closed();
      at?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return dialog;
}
