import { type DiceAsk, type DiceMove, PLACES } from '../../engine/kings-dice/kinds.ts';
import type { DiceLook, GameLook } from '../../party/protocol.ts';
import type { Client, Setting } from './stage.ts';
import { Stage } from './stage.ts';

/** An order that may be sealed: the highest dice, in falling order, moved on by so many places; or the lowest pick. */
export function diceMove(ask: DiceAsk, shift = 0): DiceMove {
  if (ask.ask === 'pick') {
    const die = ask.dice[shift % ask.dice.length];
    return die === undefined || (ask.maySitOut && shift > 0) ? { do: 'sitOut' } : { do: 'pick', die };
  }
  const laid = ask.dice.slice(-ask.count).reverse();
  return { do: 'order', places: Array.from({ length: PLACES }, (_, place) => laid[(place + shift) % PLACES] ?? null) };
}

export function diceLook(look: GameLook | null): DiceLook {
  if (look?.game !== 'kings-dice') throw new Error("this is not King's Dice");
  return look;
}

type AtDice = Setting & { readonly people?: number; readonly settings?: object; readonly options?: object };

/** A table of King's Dice that has begun, with a watcher. */
export function atDice({ people = 3, settings = {}, options = {}, seed = 'dice', ...setting }: AtDice = {}) {
  const stage = new Stage({ seed, ...setting });
  const { pass } = stage.made({ game: 'kings-dice', settings, options });
  const first = stage.come(pass);
  const guests = ['Bea', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gus', 'Hal'].slice(0, people - 1);
  const all = [first, ...guests.map(name => stage.guest(name))];
  const watcher = stage.come();
  first.insist({ t: 'start' });
  return { stage, all, watcher, passes: [pass, ...all.slice(1).map(guest => guest.pass)] };
}

/** Seals what is asked for; what is refused is a mistake of the test. */
export function sealAt(client: Client, shift = 0): void {
  const { ask } = diceLook(client.look);
  const refused = ask === null ? 'not asked' : client.move(diceMove(ask, shift));
  if (refused !== null) throw new Error(`${client.key}: ${refused}`);
}

/** Everybody who is asked seals, each in their own time. */
export function sealAll(stage: Stage, all: readonly Client[]): void {
  for (const [index, client] of all.entries()) {
    stage.pass(400);
    if (client.look.ask !== null) sealAt(client, index);
  }
}
