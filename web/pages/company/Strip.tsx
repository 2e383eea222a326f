import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { announce } from '../../voice/announce.ts';

/** Says what comes with its text: of a live region that is new itself, some screen readers say nothing. */
export function useSaid(text: string): void {
  useEffect(() => announce(text), [text]);
}

/** A question between people, under the bar: the game goes on below it. */
export function Strip({ text, children }: { text: string; children?: ComponentChildren }) {
  useSaid(text);
  return (
    <div class="strip">
      <div class="notice">
        <Icon name="wait" />
        <span class="grow">{text}</span>
        {children}
      </div>
    </div>
  );
}
