import { afterEach } from 'vitest';
import { browser } from './shared.ts';

/** A page that stays open goes on playing: each test begins with nobody there. Those that run side by side see to it. */
afterEach(async ({ task }) => {
  if (task.concurrent !== true) await Promise.all(browser.contexts().map(context => context.close()));
});
