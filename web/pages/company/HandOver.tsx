import { seatLink } from '../../device/passes.ts';
import { handOver } from '../../line/signals.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { LinkBox } from '../lobby/LinkBox.tsx';
import { companyWords } from './words.ts';

const close = () => {
  handOver.value = null;
};

/** A new pass for somebody's seat, to be shown to that person alone. */
export function HandOverDialog({ code, name, pass }: { code: string; name: string; pass: string }) {
  const say = companyWords.value.handOver;
  return (
    <Dialog title={say.title(name)} onClose={close}>
      <LinkBox url={seatLink(code, pass)} hint={say.text} qr={say.qr} label={say.link} game={null} />
      <p class="hint">{say.warning}</p>
    </Dialog>
  );
}
