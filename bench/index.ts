import { parseArgs } from 'node:util';
import { costs } from './costs.ts';
import { engine } from './engine.ts';
import { lighthouse } from './lighthouse.ts';
import { load } from './load.ts';
import { room } from './room.ts';
import { touch } from './touch.ts';
import { web } from './web.ts';
import { wire } from './wire.ts';

/** `npm run --silent bench -- --json [--only engine,wire]`: measurements, run by hand. One file a part. */
const PARTS: Readonly<Record<string, () => unknown>> = { engine, wire, room, web, touch, costs, load };
/** Fetched for it from the network: only for whoever names it. */
const NAMED: typeof PARTS = { lighthouse };
const ALL = { ...PARTS, ...NAMED };

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false }, only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? Object.keys(PARTS);
const unknown = wanted.filter(name => !(name in ALL));

// Hosts and browsers are ended on the way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

if (unknown.length > 0) {
  console.error(`no bench ${unknown.join(', ')}, only ${Object.keys(ALL).join(', ')}`);
  process.exitCode = 2;
} else {
  const results: Record<string, unknown> = {};
  for (const name of wanted) results[name] = await ALL[name]?.();
  console.log(JSON.stringify(results, null, values.json ? undefined : 2));
}
