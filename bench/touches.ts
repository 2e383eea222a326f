import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { GameLook } from '../party/protocol.ts';
import { laid, type Party } from '../tools/shots/tables.ts';

/** What is touched at a table, in order and several times. */
export type Scene = {
  readonly name: string;
  readonly lay: ReturnType<typeof laid>;
  readonly touches: readonly Touch[];
};
export type Touch = { readonly name: string; readonly act: (page: Page, round: number) => Promise<void> };

/** How long a finger rests on the glass: the page has shown by then that it is touched. */
const REST_MS = 80;

/** A finger, made by the browser alone: a tap of the driver runs code of its own in the page, and lifts at once. */
export async function tap(target: Locator): Promise<void> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (box === null) throw new Error(`nothing to touch: ${target}`);
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await pause(REST_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const button = (name: string | RegExp): Touch => ({
  name: `${name}`,
  act: page => tap(page.getByRole('button', { name, exact: true })),
});
/** One of several, another one in each round. */
const oneOf = (name: string, selector: string): Touch => ({
  name,
  act: async (page, round) => {
    const all = page.locator(selector).filter({ visible: true });
    await tap(all.nth(round % (await all.count())));
  },
});
const back: Touch = { name: 'back', act: page => tap(page.locator('.dock button').first()) };
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
      { name: 'somebody', act: page => tap(page.locator('.unfold[aria-expanded="false"]').first()) },
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
