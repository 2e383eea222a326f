import type { ComponentChildren } from 'preact';

type Props = {
  /** Before the title: back, or the menu. */
  start?: ComponentChildren;
  title: ComponentChildren;
  under?: ComponentChildren;
  /** After the title: round buttons. */
  end?: ComponentChildren;
};

/** The bar at the top of a page. Its title is the page's heading. */
export const Bar = ({ start, title, under, end }: Props) => (
  <header class="bar">
    {start}
    <div class="title">
      <h1>{title}</h1>
      {under !== undefined && <p>{under}</p>}
    </div>
    {end}
  </header>
);
