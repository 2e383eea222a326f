import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../text/catalogue.ts';
import { RoundButton } from './Button.tsx';
import { closeOnBack } from './back.ts';
import { Toasts } from './notices.tsx';

type Props = {
  title: ComponentChildren;
  /** Before the title: a card, a face. */
  art?: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
  /** The buttons at the lower edge. */
  footer?: ComponentChildren;
};

/**
 * A sheet of paper before the table: from below on a phone, in the middle on a desk. Escape, a tap beside it and the
 * way back close it.
 */
export function Dialog({ title, art, onClose, children, footer }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const id = useId();
  const onCloseNow = useRef(onClose);
  onCloseNow.current = onClose;

  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = sheet.current;
    const close = (event: Event) => {
      event.preventDefault();
      onCloseNow.current();
    };
    const closeBeside = (event: Event) => {
      if (event.target === dialog) close(event);
    };
    dialog?.addEventListener('cancel', close);
    dialog?.addEventListener('click', closeBeside);
    dialog?.showModal();
    const closed = closeOnBack(() => onCloseNow.current());
    return () => {
      closed();
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog ref={sheet} class="sheetlet" aria-labelledby={id}>
      <header>
        {art}
        <h2 id={id}>{title}</h2>
        <RoundButton icon="close" label={words.value.close} onPress={onClose} />
      </header>
      <div class="in">{children}</div>
      {footer !== undefined && <footer>{footer}</footer>}
      {/* What is behind a dialog is neither seen nor heard. */}
      <Toasts />
    </dialog>
  );
}
