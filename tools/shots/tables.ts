import { chanceFromText, pick } from '../../engine/chance.ts';
import type { FourthAsk, FourthMove } from '../../engine/fourth-king/kinds.ts';
import { PAPERS, RIBBONS, SHAPES, SIZES } from '../../engine/fourth-king/parcels.ts';
import type { Draws } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { GameLook } from '../../party/protocol.ts';
import { parcel, wrap } from '../../test/party/gifts.ts';
import type { Client, Stage } from '../../test/party/stage.ts';
import { goOn as moveOn, think } from '../../test/party/think.ts';
import type { Laid } from './shot.ts';

const NAMES = ['Rosa', 'Bea', 'João Guilherme', 'Maximiliana Esperança', 'Dan', 'Eva', 'Finn', 'Gil', 'Hedda', 'Ivo'];
/** Names that are written the other way, that are long, and that are no letters at all. */
export const FAR_NAMES = ['محمد علي', 'שרה כהן', 'Wolfgang-Amadeus 🎻🇦🇹', '👩‍👩‍👧‍👦 Os Três Reis'];
const GIFTS = [
  'A red scarf',
  'Chestnut honey',
  'A pack of cards',
  'Marzipan',
  'A small lamp',
  'Woollen socks',
  'A kite',
];

export type Party = {
  readonly game: GameLook['game'];
  readonly people: number;
  readonly names?: readonly string[];
  readonly options?: object;
  readonly settings?: object;
  /** Gifts that each of them wraps. */
  readonly gifts?: number;
  /** Whether the table is there where it is wanted, as somebody sees it; without it nobody has pressed Start. */
  readonly until?: (look: GameLook) => boolean;
  /** What somebody does on the way, where it is not for a built-in player to say. */
  readonly does?: (look: GameLook) => object | null;
  /** Who looks: the one for whom the table is as wanted, the host, or a watcher. */
  readonly eyes?: 'theirs' | 'host' | 'watcher';
  /** How many share the host's device with him. */
  readonly shared?: number;
  /** What happens besides, between people. */
  readonly meanwhile?: (all: readonly Client[], stage: Stage) => void;
};

/** A table with people at it who have played until it is as wanted; null if it never was. */
export const laid =
  (party: Party) =>
  (stage: Stage): Laid | null => {
    const { game, people, names = NAMES, options = {}, settings = {}, gifts = 0, until, shared = 0 } = party;
    const draws = chanceFromText('pictures of every screen').stream('moves');
    const named = Array.from({ length: people }, (_, at) => names[at] ?? `Guest ${at}`);
    const { pass } = stage.made({ name: named[0] ?? '', game, options, settings });
    const host = stage.come(pass);
    const all = [host, ...named.slice(1).map(name => stage.guest(name))];
    for (const [at, client] of all.entries()) for (let gift = 0; gift < gifts; gift++) wrapOne(client, at + 3 * gift);

    const goOn = (): void => moveOn(all, (look, seat) => party.does?.(look) ?? chosen(look, seat, draws));
    const seeing = (there: Client): Laid => {
      party.meanwhile?.(all, stage);
      const eyes = shared > 0 ? 'host' : (party.eyes ?? 'theirs');
      const who = eyes === 'host' ? host : there;
      const others = all.slice(1, 1 + shared).map(({ pass }) => pass);
      return { pass: eyes === 'watcher' ? null : who === host ? pass : who.pass, others, goOn };
    };

    if (until === undefined) return seeing(host);
    host.insist({ t: 'start' });
    for (;;) {
      const there = all.find(({ look }) => until(look));
      if (there !== undefined) return seeing(there);
      if (host.look.outcome !== null) return null;
      goOn();
    }

    function wrapOne(client: Client, nth: number): void {
      const thing = parcel(GIFTS[nth % GIFTS.length] ?? '', { tag: nth % 4 === 1 ? 'Handle with care' : null });
      const looks = {
        paper: pick(PAPERS, draws),
        ribbon: pick(RIBBONS, draws),
        shape: pick(SHAPES, draws),
        size: pick(SIZES, draws),
      };
      stage.pass(300);
      wrap(client, { ...thing, outside: { ...thing.outside, ...looks } });
    }
  };

const chosen = (look: GameLook, seat: Seat, draws: Draws): unknown =>
  look.game === 'fourth-king' && look.ask !== null ? giftMove(look.ask, draws) : think(look, seat, draws, 'player');

/** A lively game: whoever can steals, and whoever is robbed fights. */
function giftMove(ask: FourthAsk, draws: Draws): FourthMove {
  switch (ask.ask) {
    case 'roll':
      return { do: 'roll' };
    case 'defend':
      return { do: 'resist' };
    case 'unwrap':
      return { do: 'open', gift: ask.open[0] ?? 1 };
    case 'act': {
      const doable: readonly FourthMove[] = [
        ...ask.open.slice(0, 1).map(gift => ({ do: 'open', gift }) as const),
        ...ask.pick.slice(0, 2).map(gift => ({ do: 'pick', gift }) as const),
        ...ask.steal.slice(0, 1).map(gift => ({ do: 'steal', gift }) as const),
      ];
      return pick(doable, draws);
    }
  }
}
