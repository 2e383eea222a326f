import { iso, type Who } from './grammar.en.ts';

/** The end of a game, whichever it was. */
export const ending = {
  place: (n: number): string => `Place ${n}`,
  again: 'Another?',
  rematch: 'Rematch',
  lobby: 'Change seats or house rules',
  waiting: (host: Who | null): string =>
    host === null ? 'The host may start another game.' : `Waiting for ${iso(host)}, who may start another game.`,
  fair: 'Was it fair?',
  promise: 'The promise',
  save: 'Save the record',
  broken: (why: string): string => `It does not hold: ${why}.`,
  otherPromise: 'the promise in the record is not the one that this page was shown',
  print: 'Print',
  image: 'Picture to share',
  imageFailed: 'The picture could not be drawn here.',
  by: (brand: string): string => `Played at ${brand}`,
};
