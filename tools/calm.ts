import { stripVTControlCharacters } from 'node:util';

/**
 * What a host prints while all is well. Every request with its address, over the line before it: the codes of tables,
 * and the welcome scrolled away. And what the rooms note for whoever hosts them for others.
 */
const CHATTER = /^$|^\[pk:inf\] ([A-Z]+ \/|Ready on |- http)|^\{"what":"(made|started|ended|expired|closed|club|woke)"/;

/**
 * Somebody's page is gone without a word, maybe while something was being said to it. To the runtime that is an error,
 * and it says where in itself it noticed.
 */
const GONE = /error: (Uncaught exception: \S+ disconnected: |e = \S+ failed: expected !currentlySending;)/;
const WHERE = /^(\s*stack: .*)?$/;

/** Prints, of the lines that a host prints, those that somebody should read who plays at home. */
export function calm(print: (text: string) => void): (line: string) => void {
  let isGone = false;
  return line => {
    const text = stripVTControlCharacters(line);
    isGone = GONE.test(text) || (isGone && WHERE.test(text));
    if (!isGone && !CHATTER.test(text)) print(text);
  };
}
