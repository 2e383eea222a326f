import type { ComponentChildren } from 'preact';
import { Icon } from '../../parts/Icon.tsx';

/** A question between people, under the bar: the game goes on below it. */
export const Strip = ({ text, children }: { text: string; children?: ComponentChildren }) => (
  <div class="strip" role="status">
    <div class="notice">
      <Icon name="wait" />
      <span class="grow">{text}</span>
      {children}
    </div>
  </div>
);
