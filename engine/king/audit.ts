import type { KingState } from './state.ts';

export function audit(_state: KingState): readonly string[] {
  return [];
}
