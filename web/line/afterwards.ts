import type { GameRecord } from '../../engine/record.ts';
import type { Asked, Down } from '../../party/protocol.ts';
import { ask, listening, newId, nth } from './wire.ts';

/*
 * What a table is asked for that comes after its answer; the first look at a table does without.
 */

/** The record of the game that is over, or why there is none. */
export const fetchRecord = (): Promise<GameRecord | string> =>
  fetched({ t: 'record', id: newId() }, message => (message.t === 'record' ? message.record : null));

type Past = Extract<Down, { t: 'past' }>['past'];
/** How a finished hand or round of this game went, or why that is not told. */
export function fetchPast(part: number): Promise<Past | string> {
  const game = nth();
  return fetched({ t: 'past', id: newId(), nth: game, part }, message =>
    message.t === 'past' && message.nth === game && message.part === part ? message.past : null,
  );
}

/** Asks for something that comes after the answer. */
function fetched<T>(asked: Asked, read: (message: Down) => T | null): Promise<T | string> {
  return new Promise(resolve => {
    const end = (it: T | string): void => {
      listening.delete(hear);
      resolve(it);
    };
    const hear = (message: Down | null): void => {
      const it = message === null ? 'cut-off' : read(message);
      if (it !== null) end(it);
    };
    listening.add(hear);
    void ask(asked).then(refused => refused !== null && end(refused));
  });
}
