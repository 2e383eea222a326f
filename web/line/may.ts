import type { GameLook, RoomView, You } from '../../party/protocol.ts';

/*
 * What a page offers of a table besides playing: whatever the room would do, as far as a page can know.
 */

const people = ({ chairs }: RoomView): number => chairs.filter(chair => chair?.who === 'person').length;
const taken = ({ chairs }: RoomView): number => chairs.filter(chair => chair !== null).length;

/** How many nutcrackers the game would begin with besides those who sit. */
export const missingPlayers = (room: RoomView): number => Math.max(0, room.seats.min - taken(room));

/** How many gifts are missing for everybody to get one; 0 in games without gifts. */
export const missingGifts = (room: RoomView): number =>
  room.pile === null ? 0 : Math.max(0, taken(room) + missingPlayers(room) - room.brought);

/** Whether one may take a chair: a nutcracker makes way. Only King Bob has none, and a lock keeps no host out. */
export const maySit = (room: RoomView, you: You): boolean =>
  room.phase === 'lobby' &&
  you.seat === null &&
  (you.host ? room.pile?.bob !== 'host' : !room.locked) &&
  people(room) < room.chairs.length;

/** Whether the host may begin the game. */
export const mayStart = (room: RoomView): boolean => people(room) > 0 && missingGifts(room) === 0;

/** Whether the host may have the same people play again: that begins at once, or with the gifts. */
export const mayReplay = (room: RoomView): boolean => room.phase === 'over' && people(room) > 0;

/** Whether the host may clear the game away, for whoever comes to play another one: it is over, or nobody is left in it. */
export const mayClear = (room: RoomView): boolean =>
  room.phase === 'over' || (room.phase === 'playing' && people(room) === 0);

/** Why the host may not have the same people play a game for so many, as the room would say it; null when he may. */
export const whyNotGame = (room: RoomView, most: number): 'gifts-in-the-way' | 'too-many' | null =>
  people(room) > most ? 'too-many' : room.brought > 0 ? 'gifts-in-the-way' : null;

/**
 * Whether the host, who has wrapped so many gifts, may hand on the crown: no more than a player may bring, and nothing
 * where he would have no chair. What another one has wrapped who wears it nobody knows.
 */
export const mayCrown = (room: RoomView, { host, seat }: You, mine: number): boolean =>
  room.phase !== 'lobby' || !host || mine <= (seat === null || room.pile?.bob === 'host' ? 0 : (room.pile?.each ?? 0));

/** Whether the host, who has wrapped so many gifts, may give a seat a new pass: gifts of others may hang on the old one. */
export const mayReissue = (room: RoomView, mine: number): boolean => room.phase !== 'lobby' || room.brought === mine;

/** Whether one's own last move may be taken back, if all agree: nobody was asked about it yet, and all can answer. */
export const mayTakeBack = ({ undo, pause }: RoomView, look: GameLook | null): boolean =>
  look?.mayUndo === true && undo === null && !pause.on;
