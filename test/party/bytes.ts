import type { Draws } from '../../engine/game.ts';

/** Bytes as a room draws them, from chance that can be repeated. */
export const bytesFrom =
  (draws: Draws) =>
  (bytes: number): Uint8Array =>
    Uint8Array.from({ length: bytes }, () => draws.below(256));
