import type { Suit } from '../../engine/cards.ts';
import type { Emote } from '../../party/protocol.ts';

export type IconName =
  | 'again'
  | 'away'
  | 'back'
  | 'bin'
  | 'book'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'cross'
  | 'dn'
  | 'down'
  | 'flag'
  | 'full'
  | 'gavel'
  | 'gear'
  | 'gift'
  | 'give'
  | 'hand'
  | 'info'
  | 'lamp'
  | 'link'
  | 'lock'
  | 'menu'
  | 'more'
  | 'next'
  | 'offline'
  | 'out'
  | 'pause'
  | 'pen'
  | 'phone'
  | 'plus'
  | 'print'
  | 'save'
  | 'shake'
  | 'share'
  | 'sheet'
  | 'shield'
  | 'smile'
  | 'sound'
  | 'stack'
  | 'sun'
  | 'swap'
  | 'talk'
  | 'tv'
  | 'up'
  | 'wait'
  | 'watch'
  | `em-${Emote}`;

type DrawingProps = { id: string; box: string; class?: string | undefined };

/** A symbol of art/*.svg. Drawings say nothing by themselves: their names stand beside them in words. */
export const Drawing = ({ id, box, class: more }: DrawingProps) => (
  <svg class={more} viewBox={box} aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);

/**
 * A drawn sign beside a word, or on a button that has a name of its own.
 * Those that a table begins with come with the page; all others are fetched with the first of them.
 */
export function Icon({ name }: { name: IconName }) {
  const id = `i-${name}`;
  // The word beside it says the same: without the drawing it will do.
  if (document.getElementById(id) === null) import('./moreIcons.ts').catch(() => {});
  return <Drawing id={id} box="0 0 24 24" class="ic" />;
}

export const Crown = () => <Drawing id="crown" box="0 0 24 24" />;
export const Star = () => <Drawing id="star" box="0 0 48 48" />;
export const Logo = () => <Drawing id="logo" box="0 0 48 48" />;

/** A suit within a line of text, in the colour for page and cloth. */
export const SuitSign = ({ suit }: { suit: Suit }) => (
  <Drawing id={`suit-${suit.toLowerCase()}`} box="0 0 10 10" class={`sui u-${suit.toLowerCase()}`} />
);
