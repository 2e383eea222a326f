import { type KingMove, TRUMPS } from '../../engine/king/kinds.ts';
import type { GameLook } from '../../party/protocol.ts';
import type { Client, Stage } from './stage.ts';

/** Something that is allowed in King: the first that the ask names, so that games come to their end. */
export function anyMove(ask: NonNullable<GameLook['ask']>): KingMove {
  switch (ask.ask) {
    case 'nameDealer':
      return { do: 'nameDealer', dealer: 0 };
    case 'choose':
      return ask.can.includes('auction') ? { do: 'auction' } : { do: 'up', trump: TRUMPS[0] };
    case 'bid':
      return ask.raises[0] === undefined ? { do: 'pass' } : { do: 'bid', bid: ask.raises[0] };
    case 'decide':
      return ask.can.includes('accept') ? { do: 'accept' } : { do: 'decline' };
    case 'more':
      return { do: 'refuse' };
    case 'ultimatum':
      return { do: 'take' };
    case 'nameTrump':
      return { do: 'nameTrump', trump: 'NT' };
    case 'play': {
      const [card] = ask.cards;
      if (card === undefined) throw new Error('asked to play, but with no card');
      return { do: 'play', card };
    }
    case 'claim':
      return { do: 'agree' };
    default:
      throw new Error(`${ask.ask} is not asked in King`);
  }
}

/** A table of King with four people who play, in the order of their seats. */
export function fourAtKing(stage: Stage, settings: object = {}, options: object = {}, club: string | null = null) {
  const { pass, code } = stage.made({ settings, options, club });
  const ann = stage.come(pass);
  const bea = stage.guest('Bea');
  const cleo = stage.guest('Cleo');
  const dan = stage.guest('Dan');
  ann.insist({ t: 'start' });
  return { code, pass, ann, bea, cleo, dan, all: [ann, bea, cleo, dan] };
}

/** Whoever is awaited. */
export function awaited(clients: readonly Client[]): Client {
  const client = clients.find(({ look }) => look.ask !== null);
  if (client === undefined) throw new Error('nobody is awaited');
  return client;
}

/** The one awaited takes his time and makes a move that is allowed. */
export function step(clients: readonly Client[]): Client {
  const client = awaited(clients);
  client.stage.pass(300);
  const { ask } = client.look;
  const refused = ask === null ? 'not asked' : client.move(anyMove(ask));
  if (refused !== null) throw new Error(`${JSON.stringify(ask)}: ${refused}`);
  return client;
}

/** Plays on to the end. */
export function playOut(clients: readonly Client[]): void {
  while (clients[0]?.look.outcome === null) step(clients);
}
