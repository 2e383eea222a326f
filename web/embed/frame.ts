import './frame.css';
import { effect } from '@preact/signals';
import { isRecord } from '../../engine/json.ts';
import { passFor } from '../device/passes.ts';
import { wishes } from '../device/wishes.ts';
import { look, room, you } from '../line/signals.ts';
import { speakAsHere } from '../text/catalogue.ts';
import { overOf, readyOf, turnOf } from './events.ts';
import { measure } from './measure.ts';

/**
 * What a page that shows this one in a frame may know, and may wish. It is the page around this very frame that is
 * heard and told, nobody else: it may wish for a language and a light, and is told how high the frame would like to
 * be, that a table is there, whether whoever plays here is awaited, and what everybody can see of the end. It is never
 * told a card, a name of anybody still playing, a seat, or an address that it did not name itself.
 */
export function speakWithPage(): void {
  submitByHand();
  /** The page around, once it has spoken: what it is called by, the table that it has named, whether it keeps seats. */
  let around: { readonly origin: string; readonly table: unknown; readonly keeps: boolean } | null = null;
  let stop = (): void => {};

  const tell = (said: object): void => {
    // Nobody can be meant but the page around: a page that has no origin cannot be named.
    if (around !== null) window.parent.postMessage(said, around.origin === 'null' ? '*' : around.origin);
  };

  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !isRecord(data) || data.kingsTable !== 'dress') return;
    const text = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);
    wishes.value = { lang: text(data.lang), theme: text(data.theme) };
    void speakAsHere();
    const isFirst = around === null;
    around = { origin, table: data.table, keeps: data.keep === true };
    if (isFirst) stop = tellAll();
  });
  window.addEventListener('pagehide', () => stop());
  // The page around was left and come back to, with all that is on it.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && around !== null) stop = tellAll();
  });
  window.parent.postMessage({ kingsTable: 'hello' }, '*');

  function tellAll(): () => void {
    const stops = [
      measure(height => tell({ kingsTable: 'height', height })),
      onNews(
        () => readyOf(room.value),
        detail => tell({ kingsTable: 'table-ready', detail }),
      ),
      onNews(
        () => turnOf(room.value, look.value, you.value),
        detail => tell({ kingsTable: 'turn', detail }),
      ),
      onNews(
        () => overOf(room.value, look.value, isNamed()),
        detail => tell({ kingsTable: 'over', detail }),
      ),
      effect(() => {
        const at = room.value;
        if (at === null || !(you.value.host || you.value.seat !== null) || around?.keeps !== true) return;
        const pass = passFor(at.code);
        if (pass !== null && !keepsItself()) offer(at.code, pass);
      }),
    ];
    return () => {
      for (const each of stops) each();
    };
  }

  const isNamed = (): boolean => room.value !== null && around?.table === `/t/${room.value.code}`;

  /** What the browser keeps for nobody, the page around may keep if the person here wishes so. */
  function offer(code: string, pass: string): void {
    const origin = around?.origin ?? 'null';
    void import('./Keep.tsx').then(({ offerToKeep }) =>
      offerToKeep(origin, code, () => tell({ kingsTable: 'keep', path: `/t/${code}#pass=${pass}` })),
    );
  }
}

/** Tells something as soon as it is something else than before; nothing is told of null. */
function onNews(what: () => object | null, tell: (news: object) => void): () => void {
  let before = '';
  return effect(() => {
    const news = what();
    const now = JSON.stringify(news);
    if (now !== before && news !== null) tell(news);
    before = now;
  });
}

/** Sandboxed frames may run scripts but submit no forms, not even those that only scripts hear of. */
function submitByHand(): void {
  document.addEventListener('click', event => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const form = button?.type === 'submit' ? button.form : null;
    if (form == null || event.defaultPrevented) return;
    event.preventDefault();
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });
}

function keepsItself(): boolean {
  try {
    localStorage.setItem('kings-table?', '');
    localStorage.removeItem('kings-table?');
    return true;
  } catch {
    return false;
  }
}
