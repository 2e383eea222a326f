import { words } from '../text/catalogue.ts';
import { Logo } from './Icon.tsx';

/** The sign over the door: back to the front page. */
export const Brand = () => (
  <a class="brand" href="/">
    <Logo />
    {words.value.brand}
  </a>
);
