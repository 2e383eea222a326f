import type { You } from '../../party/protocol.ts';

/** A table for whoever reads what is printed or shared: nobody is "you" there. */
export const forAll = <T extends { readonly you: You }>(mine: T) => ({ ...mine, you: { ...mine.you, seat: null } });
