import { useRef } from 'preact/hooks';
import type { GameLook } from '../../party/protocol.ts';

/** One thing that happened, in a sentence. */
export type Told = { readonly key: number; readonly text: string };

/** As many as one can take in from the sofa: a screen that is on for hours keeps no more. */
const MOST = 6;

type Kept = { readonly seen: string; readonly told: readonly Told[] };
const keyOf = ({ nth, seq }: GameLook): string => `${nth} ${seq}`;

/** The last things that happened, the newest last. `say` puts the news of a look into sentences. */
export function useTold(look: GameLook, say: () => readonly string[]): readonly Told[] {
  const kept = useRef<Kept>({ seen: '', told: [] });
  const seen = keyOf(look);
  if (kept.current.seen !== seen) {
    const next = (kept.current.told.at(-1)?.key ?? 0) + 1;
    const fresh = say().filter(text => text !== '');
    const told = [...kept.current.told, ...fresh.map((text, index) => ({ key: next + index, text }))];
    kept.current = { seen, told: told.slice(-MOST) };
  }
  return kept.current.told;
}
