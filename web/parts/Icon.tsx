import type { Suit } from '../../engine/cards.ts';

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
  | 'gear'
  | 'gift'
  | 'give'
  | 'hand'
  | 'info'
  | 'lamp'
  | 'link'
  | 'lock'
  | 'menu'
  | 'minus'
  | 'mute'
  | 'next'
  | 'offline'
  | 'out'
  | 'pen'
  | 'phone'
  | 'plus'
  | 'print'
  | 'save'
  | 'shake'
  | 'share'
  | 'sheet'
  | 'shield'
  | 'sound'
  | 'stack'
  | 'sun'
  | 'swap'
  | 'talk'
  | 'tv'
  | 'up'
  | 'wait'
  | 'watch';

/** A drawn sign beside a word, or on a button that has a name of its own. */
export const Icon = ({ name }: { name: IconName }) => (
  <svg class="ic" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

export const Crown = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <use href="#crown" />
  </svg>
);

export const Star = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <use href="#star" />
  </svg>
);

export const Logo = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <use href="#logo" />
  </svg>
);

/** A suit within a line of text, in the colour for page and cloth. */
export const SuitSign = ({ suit }: { suit: Suit }) => (
  <svg class={`sui u-${suit.toLowerCase()}`} viewBox="0 0 10 10" aria-hidden="true">
    <use href={`#suit-${suit.toLowerCase()}`} />
  </svg>
);
