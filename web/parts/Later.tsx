import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/catalogue.ts';
import { Button } from './Button.tsx';

type Props<T> = {
  /** Must stay the same function as long as it loads the same thing. */
  load: () => Promise<T>;
  children: (loaded: T) => ComponentChildren;
};

/** What came; null if nothing did. */
type State<T> = { readonly of: () => Promise<T>; readonly got: readonly [T] | null };

/**
 * What is fetched when it is needed: its children once it is there, and a way to try again if it does not come. What
 * does not come the second time either is of a release that is no more, or the browser does not ask for it twice: the
 * whole page is loaded anew, if it is still wanted there.
 */
export function Later<T>({ load, children }: Props<T>) {
  const [state, setState] = useState<State<T> | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let wanted = true;
    const settle = (got: State<T>['got']): void => {
      if (!wanted) return;
      // It had not come before.
      if (got === null && state?.of === load && navigator.onLine) location.reload();
      setState({ of: load, got });
    };
    load().then(
      loaded => settle([loaded]),
      () => settle(null),
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);

  if (state?.of !== load) return null;
  if (state.got !== null) return <>{children(state.got[0])}</>;
  return (
    <p class="wrap row">
      <span class="grow">{words.value.notLoaded}</span>
      <Button onPress={() => setTries(tries + 1)}>{words.value.tryAgain}</Button>
    </p>
  );
}
