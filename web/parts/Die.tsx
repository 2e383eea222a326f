import dice from '../art/dice.svg?raw';
import { addDrawings } from '../drawings.ts';
import { Drawing } from './Icon.tsx';

addDrawings(dice);

/** A die of six that lies there, `--d` wide. Without a name it is decoration. */
export const DieFace = ({ die, name }: { die: number; name?: string | undefined }) =>
  name === undefined ? (
    <Drawing id={`die-${die}`} box="0 0 40 40" class="die" />
  ) : (
    <svg class="die" viewBox="0 0 40 40" role="img" aria-label={name}>
      <use href={`#die-${die}`} />
    </svg>
  );

export const Cup = () => <Drawing id="cup" box="0 0 64 64" class="cup" />;
