import type { Viewer } from '../../engine/game.ts';
import { openTable, type Table } from '../../engine/table.ts';
import type { Open } from '../contract/tables.ts';
import { contract } from '../contract.ts';
import { bidsLab } from './labs.ts';
import type { Mutant } from './mutants.ts';

type Move = Parameters<Table['play']>;
type Played = ReturnType<Table['play']>;

const atTable = (name: string, claim: RegExp, open: Open): Mutant => ({
  name: `table: ${name}`,
  claim,
  run: () => void contract(bidsLab, { seed: 'mutants', games: 6, every: 2, open }),
});

/** A table whose answers to moves are turned into others. */
const answering = (
  name: string,
  claim: RegExp,
  turnInto: (played: Played, table: Table, move: Move) => Played,
): Mutant =>
  atTable(name, claim, (...start) => {
    const table = openTable(...start);
    const { play } = table;
    return Object.assign(table, { play: (...move: Move) => turnInto(play(...move), table, move) });
  });

const no = (why: string): Played => ({ ok: false, why, faults: [] });

/** Tables that are broken on purpose, while the game is sound. */
export const TABLE_MUTANTS: readonly Mutant[] = [
  atTable('looks are numbered by entries', /number of looks|twice changes nothing/, (...start) => {
    const table = openTable(...start);
    const { look } = table;
    return Object.assign(table, { look: (viewer: Viewer) => ({ ...look(viewer), seq: table.entries.length }) });
  }),
  atTable('stale moves are taken', /refuses .* as stale-turn/, (...start) => {
    const table = openTable(...start);
    const { play } = table;
    return Object.assign(table, { play: (...[seat, , raw, auto]: Move) => play(seat, table.turn, raw, auto) });
  }),
  atTable('the opening is kept to itself', /the table tells the opening/, (...start) =>
    Object.assign(openTable(...start), { opening: () => [] }),
  ),
  atTable('refused moves are written down too', /a refused move is not written down/, (...start) => {
    const table = openTable(...start);
    const { play } = table;
    const tried = [...table.entries];
    const note = (...move: Move) => {
      tried.push({ seat: move[0], move: null, auto: false });
      return play(...move);
    };
    return Object.assign(table, { play: note, entries: tried });
  }),
  answering('everybody is told that he has a new look', /knows whose look has changed/, played =>
    played.ok ? { ...played, changed: () => true } : played,
  ),
  answering('news are forgotten', /the table tells what the rules tell/, played =>
    played.ok ? { ...played, news: () => [] } : played,
  ),
  answering('every refusal has the same name', /the table refuses/, played => (played.ok ? played : no('garbled'))),
  answering('a game that is over is only stale', /nothing is played once the game is over/, played =>
    !played.ok && played.why === 'over' ? no('stale-turn') : played,
  ),
  answering('a move that came before is welcome again', /sent twice counts once/, (played, table, [seat, turn]) => {
    const last = table.entries.at(-1);
    if (played.ok || played.why !== 'stale-turn' || turn !== table.turn - 1 || last?.seat !== seat) return played;
    return { ok: true, entry: last, changed: () => false, news: () => [] };
  }),
  atTable('the last move is forgotten', /log replays to the same looks/, (game, header, played) =>
    openTable(game, header, played?.slice(0, -1)),
  ),
];
