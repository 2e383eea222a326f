import * as v from 'valibot';
import { clubNameIn } from '../club/protocol.ts';
import type { ClubOrder, Order } from '../orders.ts';
import { CODE } from '../protocol.ts';
import type { Door } from './previews.ts';

/** How rooms are asked. */
type Rooms = {
  order(code: string, order: Order): Promise<Response>;
  club(order: ClubOrder): Promise<Response>;
};

/** What is asked for is behind a door: at `/t/CODE` a table, at `/c/NAME` a club. */
const PATH = /^\/(t|c)\/([^/]*)\/?$/;

/** Whether an address leads to where people play. */
export const leadsToDoor = (path: string): boolean => PATH.test(path);

const TableDoor = v.nullable(v.object({ game: v.string(), club: v.nullable(v.string()) }));
const ClubDoor = v.object({ game: v.string(), title: v.string() });

/** Reads what stands on the door at an address; null where there is none, or nobody answers. */
export const doors =
  (rooms: Rooms) =>
  async (path: string): Promise<Door | null> => {
    const [, kind, name = ''] = PATH.exec(path) ?? [];
    try {
      return kind === 't' ? await tableDoor(rooms, name) : await clubDoor(rooms, name);
    } catch {
      return null;
    }
  };

async function tableDoor(rooms: Rooms, code: string): Promise<Door | null> {
  if (!CODE.test(code)) return null;
  const door = v.parse(TableDoor, await (await rooms.order(code, { do: 'show' })).json());
  if (door === null) return null;
  const { game, club } = door;
  return { game, group: club === null ? null : ((await clubDoor(rooms, club))?.group ?? null) };
}

async function clubDoor(rooms: Rooms, name: string): Promise<Door | null> {
  if (clubNameIn(name) !== name) return null;
  const response = await rooms.club({ name, secret: null, asked: { on: 'look' } });
  if (!response.ok) return null;
  const { game, title } = v.parse(ClubDoor, await response.json());
  return { game, group: title };
}
