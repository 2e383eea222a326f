import { Later } from '../parts/Later.tsx';
import { withWords } from '../text/catalogue.ts';
import type { Nowhere } from './Gone.tsx';
import { pageWords } from './words.ts';

const gone = () => withWords(pageWords, import('./Gone.tsx'));

/** Where no table stands: fetched by those who come there. */
export const GoneLater = ({ why }: { why: Nowhere }) => <Later load={gone}>{({ Gone }) => <Gone why={why} />}</Later>;
