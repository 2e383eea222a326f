import type { Seat } from '../../engine/seats.ts';
import type { Emote, HostAct, MyGift } from '../../party/protocol.ts';
import { passToRenew, passToSit } from '../device/passes.ts';
import { look, myGifts, you } from './signals.ts';
import { shown } from './stage.ts';
import { type Answer, ask, newId, nth, tableCode } from './wire.ts';

/** What a page may say to its table. Each answers what came of it. */
export const send = {
  sit: (seat: Seat | null, name: string): Promise<Answer> => {
    const code = tableCode();
    if (code === null) return Promise.resolve('cut-off');
    const isKnown = you.value.seat !== null || you.value.host || myGifts.value.length > 0;
    return ask({ t: 'sit', id: newId(), seat, name, pass: passToSit(code, isKnown) });
  },
  stand: () => ask({ t: 'stand', id: newId(), nth: nth() }),
  start: () => ask({ t: 'start', id: newId(), nth: nth() }),
  host: (act: HostAct) => ask({ t: 'host', id: newId(), nth: nth(), act }),
  /** Stops the game or lets it go on, or wishes for it. */
  pause: (on: boolean) => ask({ t: 'pause', id: newId(), nth: nth(), on }),
  /** Takes the seat from all other devices and links. */
  renewPass: (): Promise<Answer> => {
    const code = tableCode();
    return code === null ? Promise.resolve('cut-off') : ask({ t: 'renewPass', id: newId(), pass: passToRenew(code) });
  },
  /** Asks for one's last move to be taken back, which is asked once, agrees to somebody else's, or not. */
  undo: (what: 'ask' | 'agree' | 'object'): Promise<Answer> => {
    const now = look.value;
    if (now === null) return Promise.resolve('not-playing');
    return ask({ t: 'undo', id: newId(), nth: now.nth, turn: now.turn, do: what });
  },
  say: (text: string) => ask({ t: 'say', id: newId(), text }),
  emote: (emote: Emote) => ask({ t: 'emote', id: newId(), emote }),
  /** Wraps a gift, or wraps one's own anew. */
  bring: (gift: string | null, thing: MyGift['thing']) => ask({ t: 'bring', id: newId(), nth: nth(), gift, thing }),
  takeBack: (gift: string) => ask({ t: 'takeBack', id: newId(), gift }),
  unwrapAll: () => ask({ t: 'unwrapAll', id: newId(), nth: nth() }),
  /** A move for the decision that is on the table before one's eyes. */
  move: (move: unknown): Promise<Answer> => {
    const now = shown.value;
    if (now === null) return Promise.resolve('not-playing');
    const { nth, turn } = now;
    return ask({ t: 'move', id: newId(), nth, turn, move });
  },
};
