import { chanceFromText, pick } from '../engine/chance.ts';
import { fourAtKing } from '../test/party/play.ts';
import { Stage } from '../test/party/stage.ts';
import { latency } from './latency.ts';
import { median } from './measure.ts';
import { anyMove } from './playing.ts';

/** What a move costs the room. */
export async function room() {
  return { rowsPerMove: rowsPerMove(), ...(await latency()) };
}

/** Storage rows written for a move, setting the alarm included, which costs a row too. */
function rowsPerMove() {
  const stage = new Stage({ seed: 'bench rows' });
  const draws = chanceFromText('bench rows').stream('moves');
  const { all } = fourAtKing(stage);
  const rows: number[] = [];
  for (;;) {
    const able = all.filter(({ look }) => look.ask !== null);
    if (able.length === 0) break;
    const client = pick(able, draws);
    // People think for some seconds; a whole game takes hours.
    stage.pass(1000 + draws.below(20_000));
    const before = stage.written.length + stage.alarmsSet;
    const refused = client.ask(anyMove(client.look, draws) ?? {});
    if (refused !== null) throw new Error(refused);
    rows.push(stage.written.length + stage.alarmsSet - before);
  }
  const mean = rows.reduce((sum, count) => sum + count, 0) / rows.length;
  return { mean, median: median(rows), max: Math.max(...rows) };
}
