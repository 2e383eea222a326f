import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Down } from '../../party/protocol.ts';
import { fetchPast } from '../line/afterwards.ts';
import { refusalText } from '../pages/said.ts';

type Past = Extract<Down, { t: 'past' }>['past'];
type Props = {
  /** Which hand or round, from 1. */
  part: number;
  children: (past: Past) => ComponentChildren;
  /** What stands there when it does not come. */
  instead: (why: string) => ComponentChildren;
};

/** A finished part of the game, asked of the table when it is wanted. */
export function PastPart({ part, children, instead }: Props) {
  const [got, setGot] = useState<Past | string | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchPast(part).then(async past => {
      const told = typeof past === 'string' ? await refusalText(past) : past;
      if (wanted) setGot(told);
    });
    return () => {
      wanted = false;
    };
  }, [part]);
  if (got === null) return null;
  return <>{typeof got === 'string' ? instead(got) : children(got)}</>;
}
