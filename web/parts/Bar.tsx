import type { ComponentChildren } from 'preact';
import { words } from '../text/catalogue.ts';

type Props = {
  /** Before the title: the brand, back, or the menu. */
  start?: ComponentChildren;
  /** The page's heading, where it stands in the bar. */
  title?: ComponentChildren;
  under?: ComponentChildren;
  /** After the title: round buttons. */
  end?: ComponentChildren;
};

/** Past all that stands in the bar. */
const skip = (): void => {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
};

/** The bar at the top of a page; with the keyboard one may begin behind it. */
export const Bar = ({ start, title, under, end }: Props) => (
  <header class="bar">
    <button type="button" class="btn skip" onClick={skip}>
      {words.value.skip}
    </button>
    {start}
    <div class="title">
      {title !== undefined && <h1>{title}</h1>}
      {under !== undefined && <p>{under}</p>}
    </div>
    <div class="row tight">{end}</div>
  </header>
);
