import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * One tab stop for a row of buttons; arrows, Home and End move within it, up and down by a row. Tab leads back to where
 * one was, or to what is to be used first, where that is told. When the button that has the focus goes away, its
 * neighbour gets it: what others do never loses one's place.
 */
export function useRoving<Key extends string>(keys: readonly Key[], perRow: number, first?: Key) {
  const [stop, setStop] = useState<Key | null>(null);
  const buttons = useRef(new Map<Key, HTMLButtonElement>());
  const focused = useRef<number | null>(null);
  const current = stop !== null && keys.includes(stop) ? stop : (first ?? keys[0]);

  useLayoutEffect(() => {
    const index = focused.current;
    if (index === null || document.activeElement !== document.body) return;
    const heir = keys[Math.min(index, keys.length - 1)];
    if (heir !== undefined) buttons.current.get(heir)?.focus();
  }, [keys.join(' ')]);

  const steps: Readonly<Record<string, (index: number) => number>> = {
    ArrowRight: index => index + 1,
    ArrowLeft: index => index - 1,
    ArrowDown: index => index + perRow,
    ArrowUp: index => index - perRow,
    Home: () => 0,
    End: () => keys.length - 1,
  };

  return (key: Key) => ({
    tabIndex: key === current ? 0 : -1,
    ref: (button: HTMLButtonElement | null) => {
      if (button === null) buttons.current.delete(key);
      else buttons.current.set(key, button);
    },
    onFocus: () => {
      focused.current = keys.indexOf(key);
      setStop(key);
    },
    onBlur: (event: FocusEvent) => {
      if (event.relatedTarget !== null) focused.current = null;
      if (first) setStop(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const next = step === undefined ? undefined : keys[step(keys.indexOf(key))];
      if (next === undefined) return;
      event.preventDefault();
      buttons.current.get(next)?.focus();
    },
  });
}
