import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './Icon.tsx';

type Look = {
  /** `go` is the lamp: one a screen, what is yours to do now. */
  kind?: 'go' | 'plain' | 'quiet' | 'bad' | undefined;
  size?: 'big' | 'usual' | 'mini' | undefined;
  wide?: boolean | undefined;
  icon?: IconName | undefined;
  children: ComponentChildren;
};

type Props = Look & {
  onPress?: (() => void) | undefined;
  /** Cannot be done now, but stays pressable: pressing says why. */
  off?: boolean | undefined;
  submit?: boolean | undefined;
  label?: string | undefined;
  /** A key that presses it, too: a letter, or Escape. */
  keys?: string | undefined;
};

/** A painted wooden token. */
export const Button = ({ onPress, off = false, submit = false, label, keys, ...look }: Props) => (
  <button
    type={submit ? 'submit' : 'button'}
    class={classesOf(look)}
    aria-disabled={off ? 'true' : undefined}
    aria-label={label}
    aria-keyshortcuts={keys}
    onClick={onPress}
  >
    <Inside {...look} />
  </button>
);

/** A link that looks like a button, for going somewhere. */
export const ButtonLink = ({ to, ...look }: Look & { to: string }) => (
  <a class={classesOf(look)} href={to}>
    <Inside {...look} />
  </a>
);

const Inside = ({ icon, children }: Look) => (
  <>
    {icon !== undefined && <Icon name={icon} />}
    {children}
  </>
);

function classesOf({ kind = 'plain', size = 'usual', wide = false }: Look): string {
  const classes = ['btn'];
  if (kind !== 'plain') classes.push(kind);
  if (size !== 'usual') classes.push(size);
  if (wide) classes.push('wide');
  return classes.join(' ');
}

type RoundProps = {
  icon: IconName;
  label: string;
  onPress: () => void;
  expanded?: boolean | undefined;
  /** A key that presses it, too: a letter, or Escape. */
  keys?: string | undefined;
  /** Whether it is on, for one that switches something. */
  pressed?: boolean | undefined;
  /** How many new things are behind it; the label says so as well. */
  dot?: number | undefined;
};

/** A button of one icon, with its name for those who cannot see it and as a tooltip. */
export const RoundButton = ({ icon, label, onPress, expanded, keys, pressed, dot = 0 }: RoundProps) => (
  <button
    type="button"
    class="round"
    aria-label={label}
    title={label}
    aria-expanded={expanded}
    aria-keyshortcuts={keys}
    aria-pressed={pressed}
    onClick={onPress}
  >
    <Icon name={icon} />
    {dot > 0 && (
      <span class="dot" aria-hidden="true">
        {Math.min(dot, 99)}
      </span>
    )}
  </button>
);

type RoundLinkProps = {
  icon: IconName;
  label: string;
  to: string;
  /** Beside what is on the screen now, such as rules beside a game. */
  newTab?: boolean | undefined;
};

export const RoundLink = ({ icon, label, to, newTab = false }: RoundLinkProps) => (
  <a class="round" href={to} aria-label={label} title={label} target={newTab ? '_blank' : undefined} rel="noopener">
    <Icon name={icon} />
  </a>
);
