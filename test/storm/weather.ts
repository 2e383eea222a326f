import type { Draws } from '../../engine/game.ts';
import type { Page, Shared } from './page.ts';

/** A table in a storm. */
export type Weather = Shared & {
  readonly pages: Page[];
  /** Whether decisions are taken without anybody there. */
  readonly hasClock: boolean;
  /** One more device of somebody who is there already, or one more who looks on. */
  newPage(of: 'player' | 'watcher'): Page;
};

export const inside = (pages: readonly Page[], draws: Draws): Page | undefined =>
  any(
    pages.filter(({ isIn }) => isIn),
    draws,
  );

export function any<T>(items: readonly T[], draws: Draws): T | undefined {
  return items.length === 0 ? undefined : items[draws.below(items.length)];
}
