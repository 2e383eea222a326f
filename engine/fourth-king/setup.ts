import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Start, Step } from '../game.ts';
import { canon } from '../json.ts';
import { seatsOf } from '../seats.ts';
import type { FourthKinds, FourthRefusal } from './kinds.ts';
import { GIFTS_MAX } from './parcels.ts';
import type { FourthState, Gift } from './state.ts';
import { happened } from './state.ts';
import type { Brought, Thing } from './things.ts';

/** F2 */
export function refuseStart({ seatCount, brought }: Start<FourthKinds>): FourthRefusal | null {
  if (brought.length < seatCount) return 'too-few-gifts';
  return brought.length > GIFTS_MAX ? 'too-many-gifts' : null;
}

/** F5: the gifts are shuffled and numbered; then everybody rolls for initiative. */
export function setup({ options, seatCount, brought }: Start<FourthKinds>, chance: Chance): Step<FourthKinds> {
  const seats = seatsOf(seatCount);
  const state: FourthState = {
    options,
    turn: 0,
    gifts: chance.stream('numbers of the gifts').shuffle(inPublicOrder(brought).map(asGift)),
    rolls: seats.map(() => []),
    phase: { name: 'initiative', pass: 1, left: seats },
    sincePick: 0,
    tries: seats.map(() => 0),
    lost: seats.map(() => 0),
    contest: null,
    journal: [],
  };
  return happened(state, { e: 'start', gifts: brought.length });
}

/**
 * An order that tells nothing: by the outsides, which all will see, and among equal ones by the salts, which are
 * random. So neither numbers nor the record know in which order, by whom, or around what the gifts were wrapped.
 * Published gifts have no salts; the record lists them in this order already.
 */
function inPublicOrder(brought: readonly Thing[]): readonly Thing[] {
  const keyed = brought.map(thing => ({
    thing,
    outside: canon(thing.outside),
    salt: 'salt' in thing ? thing.salt : '',
  }));
  return keyed.sort((a, b) => compare(a.outside, b.outside) || compare(a.salt, b.salt)).map(({ thing }) => thing);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function asGift(thing: Thing, lot: number): Gift {
  const { outside, inside, by } = thing;
  const whole = 'salt' in thing;
  const rattle = inside === null ? (whole ? null : thing.heard) : inside.rattle;
  const seal = whole ? sealOf(thing) : thing.seal;
  return { outside, inside, rattle, by, seal, lot, holder: null, open: false, travels: 0, shakenBy: [] };
}

/** Fixes everything about a gift. The salt keeps anybody from trying out titles and names against it. */
function sealOf({ outside, inside, by, salt }: Brought): string {
  return bytesToHex(hmac(sha256, hexToBytes(salt), utf8ToBytes(canon({ outside, inside, by }))));
}

/** The number of a gift that was brought, known by its seal. */
export function numberOf(state: FourthState, thing: Thing): number | null {
  const seal = 'salt' in thing ? sealOf(thing) : thing.seal;
  const place = state.gifts.findIndex(gift => gift.seal === seal);
  return place < 0 ? null : place + 1;
}
