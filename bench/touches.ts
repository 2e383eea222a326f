import type { Page } from 'playwright-core';
import type { GameLook } from '../party/protocol.ts';
import { laid, type Party } from '../tools/shots/tables.ts';

/** What is touched at a table, in order and several times. */
export type Scene = {
  readonly name: string;
  readonly lay: ReturnType<typeof laid>;
  readonly touches: readonly Touch[];
};
export type Touch = { readonly name: string; readonly act: (page: Page, round: number) => Promise<void> };

const button = (name: string | RegExp): Touch => ({
  name: `${name}`,
  act: page => page.getByRole('button', { name, exact: true }).tap(),
});
/** One of several, another one in each round. */
const oneOf = (name: string, selector: string): Touch => ({
  name,
  act: async (page, round) => {
    const all = page.locator(selector).filter({ visible: true });
    await all.nth(round % (await all.count())).tap();
  },
});
const back: Touch = { name: 'back', act: page => page.locator('.dock button').first().tap() };
const escaped: Touch = { name: 'Escape', act: page => page.keyboard.press('Escape') };
const inAndOut = (name: string): readonly Touch[] => [button(name), escaped];

const scene = (name: string, party: Party, touches: readonly Touch[]): Scene => ({ name, lay: laid(party), touches });

const asks = (what: string) => (look: GameLook) => look.ask?.ask === what;

/** The largest table of each game, and the most that there is to be drawn at it. */
export const SCENES: readonly Scene[] = [
  scene(
    'fourth-king',
    {
      game: 'fourth-king',
      people: 20,
      gifts: 2,
      options: { bob: 'plays' },
      until: look => look.game === 'fourth-king' && look.ask?.ask === 'act' && look.ask.steal.length > 11,
    },
    [
      button('Everyone'),
      button(/^Mine/),
      button(/^The pile/),
      oneOf('a gift', '.giftbtn'),
      back,
      button(/^Steal/),
      { name: 'somebody', act: page => page.locator('.unfold[aria-expanded="false"]').first().tap() },
      oneOf('a gift to reach for', '.shelf .giftbtn'),
      back,
      back,
      button(/^Pick/),
      oneOf('a gift to pick', '.giftbtn'),
      back,
      back,
      ...inAndOut('What happened so far'),
      ...inAndOut('Rules of the Fourth King’s Game'),
    ],
  ),
  scene(
    'king, a trick',
    {
      game: 'king',
      people: 4,
      until: look => look.game === 'king' && look.ask?.ask === 'play' && look.view.last !== null,
    },
    [oneOf('a card', '.hand button'), ...inAndOut('Score sheet'), ...inAndOut('Rules of King')],
  ),
  scene('king, an auction', { game: 'king', people: 4, until: asks('bid') }, [
    oneOf('a bid', '.ladder button'),
    ...inAndOut('Score sheet'),
  ]),
  scene('kings-dice', { game: 'kings-dice', people: 8, options: { variant: 'lords' }, until: asks('place') }, [
    oneOf('a die', '.tray button'),
    oneOf('a place', 'button.well'),
    button('Clear'),
    ...inAndOut('The rounds so far'),
    ...inAndOut('Rules of King’s Dice'),
  ]),
];
