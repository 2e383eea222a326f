import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../text/catalogue.ts';
import { Icon, type IconName } from './Icon.tsx';

const TOAST_MS = 4000;
const toasts = signal<readonly { readonly key: number; readonly icon: IconName; readonly text: string }[]>([]);
let lastKey = 0;

/** Says something in passing, under the bar; one at a time under each sign, so that no news wipes away a refusal. */
export function toast(text: string, icon: IconName = 'info'): void {
  const key = ++lastKey;
  toasts.value = [...toasts.value.filter(one => one.icon !== icon), { key, icon, text }];
  setTimeout(() => {
    toasts.value = toasts.value.filter(one => one.key !== key);
  }, TOAST_MS);
}

export const Toasts = () => (
  <div class="toasts" role="status">
    {toasts.value.map(({ key, icon, text }) => (
      <div class="toast arrive" key={key}>
        <Icon name={icon} />
        <span>{text}</span>
      </div>
    ))}
  </div>
);

/** Takes the place of the bar, at its height, so that nothing below moves; `title` is the page's heading still. */
type BannerProps = { icon: IconName; title: string; children: ComponentChildren; action?: ComponentChildren };
export const Banner = ({ icon, title, children, action }: BannerProps) => (
  <header class="banner">
    <h1 class="vh">{title}</h1>
    <Icon name={icon} />
    <p class="grow">{children}</p>
    {action}
  </header>
);

type PromptProps = {
  /** The lamp burns: it is yours to do. */
  icon?: IconName | undefined;
  what: string;
  /** What happened, or what you may do. */
  more?: ComponentChildren;
  action?: ComponentChildren;
};

/** The one place that says whose turn it is, what happened, and what may be done. */
export const Prompt = ({ icon, what, more, action }: PromptProps) => (
  <section class="pro prompt" data-haven aria-keyshortcuts="w" aria-label={words.value.goingOn}>
    <div class="say" key={icon} role={icon === 'info' ? 'alert' : undefined}>
      {icon !== undefined && <Icon name={icon} />}
      <strong>{what}</strong>
      {more !== undefined && <p>{more}</p>}
    </div>
    {action}
  </section>
);
