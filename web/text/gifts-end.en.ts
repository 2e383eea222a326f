import { type GiftName, the } from './gifts-words.en.ts';
import { capital, count, list, TheyAll, type Who } from './grammar.en.ts';

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** Words for the list at the end. */
export const end = {
  honours: 'Bob’s honours',
  noHonours: 'Nothing was stolen, nothing was given away. A peaceful evening.',
  travelled: 'Most travelled',
  travelledText: (gifts: readonly GiftName[], n: number): string => `${capital(list(gifts.map(the)))}: ${times(n)}`,
  boldest: 'Boldest',
  boldestText: (who: readonly Who[], n: number): string => `${TheyAll(who)}: ${count(n, 'try', 'tries')} to steal`,
  unluckiest: 'Unluckiest defender',
  unluckiestText: (who: readonly Who[], n: number): string => `${TheyAll(who)}: lost ${times(n)}`,
  list: 'Every gift',
  yours: 'What you take home',
  nothing: 'You hold nothing. It was a good evening all the same.',
  heads: {
    number: 'No.',
    gift: 'Gift',
    holder: 'Goes home with',
    giver: 'Wrapped by',
    travels: 'Travels',
    tag: 'Tag',
    note: 'Note',
    link: 'Link',
  },
  sealed: 'Still sealed',
  unknown: 'Not told',
  bob: 'King Bob',
  you: 'You',
  travels: (n: number): string => (n === 0 ? 'stayed put' : times(n)),
  unwrapName: (gift: GiftName): string => `Unwrap ${the(gift)}`,
  unwrapAll: 'Unwrap everything',
  unwrapAllAsk: 'Unwrap everything?',
  unwrapAllText: (n: number): string =>
    `${count(n, 'gift is', 'gifts are')} still sealed. Everybody will see what is in them.`,
  csv: 'Save as a table',
  csvName: (code: string): string => `gifts-${code}.csv`,
  imageHint: 'The picture holds no notes, links or photos.',
  wrapped: 'What you wrapped',
  wrappedHint: 'Only you see this.',
  wrappedHeld: (who: Who): string => (who.you ? 'You hold it yourself.' : `Goes home with \u2068${who.name}\u2069.`),
  /** What is said about chance when it is checked. */
  fair: {
    fairText:
      'The table promised its chance before anybody rolled. Every die and the shuffle of the pile can be checked.',
    check: 'Check the dice',
    checking: 'Checking…',
    checked: 'It holds: every die fell as promised.',
  },
};
