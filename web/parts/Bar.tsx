import type { ComponentChildren } from 'preact';

type Props = {
  /** Before the title: the brand, back, or the menu. */
  start?: ComponentChildren;
  /** The page's heading, where it stands in the bar. */
  title?: ComponentChildren;
  under?: ComponentChildren;
  /** After the title: round buttons. */
  end?: ComponentChildren;
};

/** The bar at the top of a page. */
export const Bar = ({ start, title, under, end }: Props) => (
  <header class="bar">
    {start}
    <div class="title">
      {title !== undefined && <h1>{title}</h1>}
      {under !== undefined && <p>{under}</p>}
    </div>
    <div class="row tight">{end}</div>
  </header>
);
