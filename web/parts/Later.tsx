import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/catalogue.ts';
import { Button } from './Button.tsx';

type Props<T> = {
  /** Must stay the same function as long as it loads the same thing. */
  load: () => Promise<T>;
  children: (loaded: T) => ComponentChildren;
};

type State<T> = { readonly of: () => Promise<T>; readonly got: { readonly loaded: T } | 'failed' };

/**
 * What is fetched when it is needed: its children once it is there, and a way to try again if it does not come. What
 * does not come the second time either is of a release that is no more, or the browser does not ask for it twice: the
 * whole page is loaded anew.
 */
export function Later<T>({ load, children }: Props<T>) {
  const [state, setState] = useState<State<T> | null>(null);

  useEffect(() => {
    let wanted = true;
    load().then(
      loaded => {
        if (wanted) setState({ of: load, got: { loaded } });
      },
      () => {
        if (wanted) setState({ of: load, got: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [load]);

  const tryAgain = () =>
    load().then(
      loaded => setState({ of: load, got: { loaded } }),
      () => {
        if (navigator.onLine) location.reload();
      },
    );

  if (state?.of !== load) return null;
  if (state.got !== 'failed') return <>{children(state.got.loaded)}</>;
  return (
    <p class="wrap row">
      <span class="grow">{words.value.notLoaded}</span>
      <Button onPress={tryAgain}>{words.value.tryAgain}</Button>
    </p>
  );
}
