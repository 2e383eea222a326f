import { expect, test, vi } from 'vitest';
import { Storm } from './storm.ts';

vi.mock('../../party/acts.ts', async original => {
  const acts = await original<typeof import('../../party/acts.ts')>();
  const start: typeof acts.start = (scene, person) =>
    acts.start({ ...scene, table: { ...scene.table, phase: 'lobby' } }, person);
  return { ...acts, start };
});

test('a storm finds a room that deals again when it is told to start once more', async () => {
  const faults: string[] = [];
  for (let index = 0; index < 6 && faults.length === 0; index++) {
    faults.push(...(await new Storm(`double start ${index}`).run()).faults);
  }
  expect(faults.length).toBeGreaterThan(0);
});
