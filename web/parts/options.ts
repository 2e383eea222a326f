import { parseChoices } from '../../engine/choices.ts';
import type { Choices, Chosen } from '../../engine/game.ts';
import type { Json } from '../../engine/json.ts';

/** The house rules of a table as its game has them. The room has read them too: what does not fit is a mistake of ours. */
export function optionsIn<C extends Choices>(choices: C, raw: Json): Chosen<C> {
  const options = parseChoices(choices, raw);
  if (options === null) throw new Error('the table sent options that its game does not know');
  return options;
}
