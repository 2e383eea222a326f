import type { ClubView } from '../../party/club/answers.ts';
import { KEEPER, wantedClub } from '../../test/party/club.ts';
import { CODE, ORIGIN } from '../../test/web/parlour.ts';
import { inBar, inMenu, type Shot } from './shot.ts';
import { laid } from './tables.ts';

const everyFold: NonNullable<Shot['act']> = async page => {
  for (const fold of await page.locator('summary').all()) await fold.click();
};

/** The front page and all that has no table. */
export const house: readonly Shot[] = [
  { name: 'start' },
  { name: 'settings', act: inBar(words => words.settings) },
  { name: 'create', path: '/new' },
  { name: 'create-dice', path: '/new?game=kings-dice', act: everyFold },
  { name: 'create-gifts', path: '/new?game=fourth-king', act: everyFold },
  { name: 'rules-king', path: '/rules/king' },
  { name: 'rules-dice', path: '/rules/kings-dice' },
  { name: 'rules-gifts', path: '/rules/fourth-king' },
  { name: 'no-table', path: '/t/no-table-is-called-so' },
  { name: 'nowhere', path: '/somewhere/else' },
];

const club = (more: Partial<ClubView> = {}): ClubView => ({
  ...wantedClub,
  settings: { clock: 'none', absence: 'player', watchers: 'on', keep: '24' },
  tonight: { game: 'king', phase: 'lobby', here: 3, code: CODE },
  results: [
    result('king', 27, [420, 85, -140, -365]),
    result('kings-dice', 26, [9, 0, 0]),
    result('fourth-king', 20, [3, 2, 2, 1]),
  ],
  until: Date.UTC(2027, 11, 6),
  ...more,
});

function result(game: string, day: number, scores: readonly number[]): ClubView['results'][number] {
  const names = ['Maximiliana Esperança', 'Rosa', 'محمد علي', 'João Guilherme'];
  const people = scores.map((score, at) => ({ name: names[at] ?? '', place: at + 1, score, player: at === 3 }));
  return { game, at: Date.UTC(2026, 10, day, 21), promise: `${game}${day}`, people };
}

const clubAt = '/api/clubs/cafe-dos-reis';

export const clubs: readonly Shot[] = [
  { name: 'found', path: '/c/' },
  { name: 'visited', path: '/c/cafe-dos-reis', answers: { [clubAt]: { json: club() } } },
  {
    name: 'kept',
    path: '/c/cafe-dos-reis',
    answers: { [clubAt]: { json: club({ tonight: null }) } },
    keeps: { 'keeper:cafe-dos-reis': KEEPER },
  },
  { name: 'new', path: '/c/cafe-dos-reis', answers: { [clubAt]: { json: club({ tonight: null, results: [] }) } } },
  { name: 'nobody', path: '/c/somebody-else', answers: { '/api/clubs/somebody-else': { json: null } } },
];

/** A page of somebody else with a table in it. */
const around = (inside: string): string => `<!doctype html><html><meta name="viewport" content="width=device-width">
<title>Café dos Reis</title><body style="font:1rem/1.5 Georgia,serif;margin:1rem auto;max-width:60rem;padding:0 1rem">
<h1>Café dos Reis</h1><main><p>Rua da Rosa 12, every night from eight.</p>${inside}</main>
<script src="${ORIGIN}/embed.js"></script></body></html>`;
const king = { game: 'king', people: 4, options: { length: 'quick' } } as const;

export const embedded: readonly Shot[] = [
  { name: 'door', path: '/around', answers: { '/around': { html: around('<kings-table></kings-table>') } } },
  {
    name: 'table',
    path: '/around',
    lay: laid({ ...king, until: ({ ask }) => ask !== null }),
    answers: { '/around': { html: around(`<kings-table table="${CODE}"></kings-table>`) } },
  },
  {
    name: 'dialog',
    lay: laid(king),
    act: inMenu(async ({ pages }) => (await pages()).invite.embed),
  },
];

/** One tablet that goes from hand to hand. */
export const hotSeat: readonly Shot[] = [
  { name: 'lobby', lay: laid({ ...king, people: 3, shared: 1 }) },
  { name: 'curtain', lay: laid({ ...king, until: ({ ask }) => ask !== null, shared: 2 }) },
  {
    name: 'hand-on',
    lay: laid({ ...king, people: 3, shared: 1 }),
    act: async (page, words) => {
      const { tablet } = await words.shared();
      await page.getByRole('button', { name: tablet.add, exact: true }).click();
    },
  },
];
