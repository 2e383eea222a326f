import { vi } from 'vitest';
import { Answers } from '../../party/answers.ts';
import { Audience } from '../../party/audience.ts';
import { Outbox } from '../../party/effects.ts';
import { Ledger } from '../../party/ledger.ts';
import { Presence } from '../../party/presence.ts';
import { RollCall } from '../../party/rollcall.ts';
import { Running } from '../../party/running.ts';
import { Sockets } from '../../party/sockets.ts';

/** A room that is broken on purpose, until all mocks are restored. */
export type Mutant = { readonly name: string; plant(): void };

/** Each must be caught by some storm of a few. */
export const MUTANTS: readonly Mutant[] = [
  {
    name: 'forgets which moves it took',
    plant: () => vi.spyOn(Running.prototype, 'hasTaken').mockReturnValue(false),
  },
  {
    name: 'takes a move that was meant for another decision',
    plant() {
      const { play } = Running.prototype;
      vi.spyOn(Running.prototype, 'play').mockImplementation(function (this: Running, seat, _, move, by, now) {
        return play.call(this, seat, this.table.turn, move, by, now);
      });
    },
  },
  {
    name: 'forgets what somebody asked for when he has a new pass',
    plant: () => vi.spyOn(Answers.prototype, 'rename').mockReturnValue(undefined),
  },
  {
    name: 'says everything twice',
    plant() {
      const { said } = Audience.prototype;
      vi.spyOn(Audience.prototype, 'said').mockImplementation(function (this: Audience, present, what, out) {
        said.call(this, present, what, out);
        said.call(this, present, what, out);
      });
    },
  },
  {
    name: 'tells before it writes',
    plant() {
      const { effects } = Outbox.prototype;
      vi.spyOn(Outbox.prototype, 'effects').mockImplementation(function (this: Outbox) {
        const all = effects.call(this);
        return [...all.filter(each => each.do === 'send'), ...all.filter(each => each.do !== 'send')];
      });
    },
  },
  {
    name: 'loses a row now and then',
    plant() {
      const { log } = Ledger.prototype;
      vi.spyOn(Ledger.prototype, 'log').mockImplementation(function (this: Ledger, nth, number, row, out) {
        if (number % 17 !== 0) log.call(this, nth, number, row, out);
      });
    },
  },
  {
    name: 'tells only the first device of each',
    plant() {
      const { send } = Outbox.prototype;
      vi.spyOn(Outbox.prototype, 'send').mockImplementation(function (this: Outbox, to, message) {
        send.call(this, message.t === 'look' ? to.slice(0, 1) : to, message);
      });
    },
  },
  {
    name: 'plays on while nobody is there',
    plant: () => vi.spyOn(Sockets.prototype, 'isHere').mockReturnValue(true),
  },
  {
    name: 'sets an alarm for now, always',
    plant() {
      const { alarm } = Ledger.prototype;
      vi.spyOn(Ledger.prototype, 'alarm').mockImplementation(function (this: Ledger, at, out) {
        alarm.call(this, at, out);
        out.alarm(at - 24 * 3_600_000 + 60_000);
      });
    },
  },
  {
    name: 'never sets an alarm twice',
    plant: () => vi.spyOn(Ledger.prototype, 'rung').mockReturnValue(undefined),
  },
  {
    name: 'takes dead lines for people',
    plant: () => vi.spyOn(RollCall.prototype, 'missing').mockReturnValue([]),
  },
  {
    name: 'never lets a built-in player sit in',
    plant: () => vi.spyOn(Presence.prototype, 'longGone').mockReturnValue([]),
  },
];
