import { chanceFromText, pick } from '../engine/chance.ts';
import { makeTable } from '../test/party/hosts/visitor.ts';
import { fourAtKing } from '../test/party/play.ts';
import { Stage } from '../test/party/stage.ts';
import { BareRoom, startBoth } from './bare.ts';
import { median } from './measure.ts';
import { anyMove, fourAt, moveAt } from './playing.ts';

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

/** From a move to the last of four clients, against a room that only stores and sends, in turns on one host. */
async function latency() {
  const host = await startBoth();
  try {
    const visitors = await fourAt(host.address, await makeTable(host.address));
    const bare = await BareRoom.of(host.address, 4);
    const draws = chanceFromText('bench latency').stream('moves');
    const [ours, theirs]: [number[], number[]] = [[], []];
    while (ours.length < 320) {
      const moved = await moveAt(visitors, draws);
      if (moved === null) break;
      ours.push(moved.ms);
      theirs.push(await bare.act(ours.length % 4));
    }
    // The first hand is slow: code is compiled, files are opened.
    const warm = (values: readonly number[]) => median(values.slice(60));
    for (const visitor of visitors) visitor.cut();
    bare.cut();
    return { latencyRatio: warm(ours) / warm(theirs), latencyMs: warm(ours), bareMs: warm(theirs) };
  } finally {
    await host.stop();
  }
}
