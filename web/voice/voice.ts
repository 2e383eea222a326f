import { effect, signal } from '@preact/signals';
import type { Seat } from '../../engine/seats.ts';
import type { GameLook } from '../../party/protocol.ts';
import { isShared } from '../device/passes.ts';
import { TELLERS } from '../games/tellers.ts';
import { heardWords } from '../games/words.ts';
import { connection, room, sharedAt, you } from '../line/signals.ts';
import { words } from '../text/catalogue.ts';
import { aloud, NEW_REGION_MS, unsaid } from './announce.ts';
import { keepPlace } from './haven.ts';

/** Sentences that stay to be read again. */
const KEPT = 12;
const REGION = 'spoken';

/** Whether the curtain of a device that is shared is lifted: not until whoever shares it has said how to tell. */
export const lifting = signal((): boolean => false);
/** Whether what is for a seat, or for whoever is here, may be said now. */
const hears = (seat = you.value.seat): boolean =>
  !isShared(room.value?.code ?? sharedAt.value ?? '') || (lifting.value() && you.value.seat === seat);

let before: Promise<unknown> = Promise.resolve();

/** One after the other, whatever has to be fetched for it. */
function inTurn(speak: () => Promise<void>): void {
  before = before.then(speak).catch(reportError);
}

effect(() => {
  const next = unsaid.value;
  if (next.length === 0) return;
  unsaid.value = [];
  const { seat } = you.peek();
  for (const it of next) inTurn(() => (typeof it === 'string' ? say(it, seat) : tell(it, seat)));
});

keepPlace();

/** A loss is told once, however many tries it takes, and its end. */
let wasLost = false;
effect(() => {
  const { state } = connection.value;
  const { lost, safe } = words.peek().connection;
  if (state === 'lost' && !wasLost) inTurn(() => say(aloud(lost, you.value.seat === null ? '' : safe)));
  if (state === 'open' && wasLost) inTurn(() => heardWords.open().then(() => say(heardWords.value.back)));
  wasLost = state === 'lost';
});

/** Of what happens while the page is out of sight, and nobody is told, as much is told when it is back. */
const MISSED = 3;
let missed: readonly string[] = [];
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  for (const text of missed) inTurn(() => say(text));
  missed = [];
});

/** The decision that was asked for last: it is told once, however many looks bring it. */
let told = '';

/** What a look brings: what has happened, then what there is to be done. */
async function tell(look: GameLook, seat: Seat | null): Promise<void> {
  const at = room.value;
  if (at === null) return;
  const teller = await TELLERS[look.game]();
  for (const sentence of teller.news(look, { room: at, you: you.value })) await say(sentence, seat);
  const decision = `${at.code} ${look.nth} ${look.turn}`;
  if (look.ask === null || decision === told) return;
  told = decision;
  await say(teller.ask(look, { room: at, you: you.value }), seat);
}

/** What the one before was told is not left for whoever is handed the device. */
effect(() => {
  if (hears()) return;
  missed = [];
  for (const region of document.querySelectorAll(`.${REGION}`)) region.replaceChildren();
});

async function say(text: string, seat?: Seat | null): Promise<void> {
  if (text === '' || !hears(seat)) return;
  if (document.hidden) {
    missed = [...missed, text].slice(-MISSED);
    return;
  }
  const { region, isNew } = regionNow();
  if (isNew) await new Promise(resolve => setTimeout(resolve, NEW_REGION_MS));
  if (!hears(seat)) return;
  const line = document.createElement('p');
  line.textContent = text;
  region.append(line);
  while (region.childElementCount > KEPT) region.firstElementChild?.remove();
}

const regions = new WeakMap<Element, HTMLElement>();

/** Where the page is listened to: in the dialog on top, since nothing behind it is heard, else beside the page. */
function regionNow(): { readonly region: HTMLElement; readonly isNew: boolean } {
  const home = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const known = regions.get(home);
  if (known !== undefined) return { region: known, isNew: false };
  const region = document.createElement('div');
  region.className = `vh ${REGION}`;
  region.setAttribute('aria-live', 'polite');
  home.append(region);
  regions.set(home, region);
  return { region, isNew: true };
}
