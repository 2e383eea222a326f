import papers from '../art/papers.svg?raw';
import parcels from '../art/parcels.svg?raw';
import { addDrawings } from '../drawings.ts';

addDrawings(parcels, papers);

/** How a parcel looks, by the names of the drawings. */
export type ParcelLook = {
  readonly paper: string;
  readonly ribbon: string;
  readonly shape: string;
  readonly size: string;
};
type Props = ParcelLook & { class?: string | undefined };

/** A wrapped parcel, `--p` wide. It says nothing by itself: its name stands beside it or on its button. */
export const ParcelDrawing = ({ paper, ribbon, shape, size, class: more = '' }: Props) => (
  <svg class={`parcel sz-${size} rb-${ribbonOn(paper, ribbon)} ${more}`} viewBox="0 0 64 64" aria-hidden="true">
    <use href={`#parcel-${shape}`} fill={`url(#paper-${paper})`} />
  </svg>
);

/** A ribbon is drawn a shade darker where it would be lost on its paper. */
function ribbonOn(paper: string, ribbon: string): string {
  const lost = (paper === 'berry' && ribbon === 'red') || (paper === 'candy' && ribbon === 'cream');
  return lost ? `${ribbon}-deep` : ribbon;
}

/** A piece of paper to choose from. */
export const PaperDrawing = ({ paper }: { paper: string }) => (
  <svg class="papersheet" viewBox="0 0 44 32" aria-hidden="true">
    <rect width="44" height="32" fill={`url(#paper-${paper})`} />
  </svg>
);
