import { expect, test } from 'vitest';
import type { Chair, RoomView } from '../../party/protocol.ts';
import { happenings } from '../../web/pages/company/happenings.ts';
import { room as sample } from './samples.ts';

const chair = (face: number, more: Partial<Chair> = {}): Chair => ({
  name: `Person ${face}`,
  face,
  who: 'person',
  here: true,
  standIn: false,
  muted: false,
  ...more,
});
const room = (more: Partial<RoomView> = {}): RoomView => ({ ...sample, chairs: [chair(0), chair(1)], ...more });

test.each<[string, Partial<RoomView>, Partial<RoomView>, readonly unknown[]]>([
  ['the crown is passed', {}, { hostSeat: 1 }, [{ what: 'crown', seat: 1 }]],
  ['the host is away for long', {}, { anyoneMayHost: true }, [{ what: 'anyone' }]],
  ['the host is back', { anyoneMayHost: true }, {}, [{ what: 'hostBack' }]],
  [
    'the crown is taken from a host who is away',
    { anyoneMayHost: true },
    { hostSeat: 1 },
    [{ what: 'crown', seat: 1 }],
  ],
  ['the table is locked', {}, { locked: true }, [{ what: 'locked' }]],
  ['a pause is over', { pause: { on: true, wanted: [0] } }, {}, [{ what: 'goesOn' }]],
  [
    'a nutcracker plays for somebody',
    {},
    { chairs: [chair(0), chair(1, { standIn: true })] },
    [{ what: 'standIn', seat: 1 }],
  ],
  [
    'somebody plays again who is muted',
    { chairs: [chair(0), chair(1, { standIn: true })] },
    { chairs: [chair(0), chair(1, { muted: true })] },
    [
      { what: 'giveBack', seat: 1 },
      { what: 'muted', seat: 1 },
    ],
  ],
])('it is told that %s', (_, before, now, told) => {
  expect(happenings(room(before), room(now))).toEqual(told);
});

test.each<[string, Partial<RoomView>, Partial<RoomView>]>([
  ['people move together at the start', { phase: 'lobby', hostSeat: 3 }, { hostSeat: 1 }],
  ['the next game begins', { locked: true }, { nth: 2 }],
  ['the host takes another chair', { chairs: [chair(0), null] }, { hostSeat: 1, chairs: [null, chair(0)] }],
  ['somebody goes away', {}, { chairs: [chair(0), chair(1, { here: false })] }],
  ['somebody sits down where a nutcracker was', { chairs: [chair(0), chair(1, { who: 'player' })] }, {}],
])('nothing is told when %s', (_, before, now) => {
  expect(happenings(room(before), room(now))).toEqual([]);
});
