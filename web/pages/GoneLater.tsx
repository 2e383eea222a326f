import { Later } from '../parts/Later.tsx';
import type { Nowhere } from './Gone.tsx';

const gone = () => import('./Gone.tsx');

/** Where no table stands: fetched by those who come there. */
export const GoneLater = ({ why }: { why: Nowhere }) => <Later load={gone}>{({ Gone }) => <Gone why={why} />}</Later>;
