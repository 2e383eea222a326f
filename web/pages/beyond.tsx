import { Later } from '../parts/Later.tsx';
import type { Route } from '../router.ts';
import { withWords } from '../text/catalogue.ts';
import { pageWords } from './words.ts';

/*
 * What lies beyond the front page and the tables. One part leads there, so that a page of a table does not carry the way
 * to each.
 */

type Ways = Extract<Route, { page: 'tv' | 'create' | 'rules' | 'door' | 'club' }>;

const tv = () => import('../tv/TvPage.tsx');
const create = () => withWords(pageWords, import('./Create.tsx'));
const rules = () => withWords(pageWords, import('./Rules.tsx'));
const door = async () => (await import('../embed/Door.tsx')).openDoor();
const club = async () => (await import('./club/Club.tsx')).openClub();

/** The page for an address there. */
export function Beyond({ route }: { route: Ways }) {
  switch (route.page) {
    case 'tv':
      return <Later load={tv}>{({ TvPage }) => <TvPage key={route.code} code={route.code} />}</Later>;
    case 'create':
      return <Later load={create}>{({ Create }) => <Create game={route.game} />}</Later>;
    case 'rules':
      return <Later load={rules}>{({ Rules }) => <Rules game={route.game} options={route.options} />}</Later>;
    case 'door':
      return <Later load={door}>{({ Door }) => <Door game={route.game} />}</Later>;
    case 'club':
      return <Later load={club}>{({ Club }) => <Club key={route.name} name={route.name} />}</Later>;
  }
}

/** Speaks with the page around this one. */
export const speakWithPage = async (): Promise<void> => (await import('../embed/frame.ts')).speakWithPage();
