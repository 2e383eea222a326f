import { Later } from '../parts/Later.tsx';
import type { Route } from '../router.ts';
import { GoneLater } from './GoneLater.tsx';
import { Start } from './Start.tsx';

/*
 * What lies beyond the tables. One part leads there, so that the page of a table does not carry the way to each; the
 * front page comes with it, where most people begin.
 */

const tv = () => import('../tv/TvPage.tsx');
const create = () => import('./Create.tsx');
const rules = () => import('./Rules.tsx');
const door = async () => (await import('../embed/Door.tsx')).openDoor();
const club = async () => (await import('./club/Club.tsx')).openClub();

/** The page for an address there. */
export function Beyond({ route }: { route: Exclude<Route, { page: 'table' }> }) {
  switch (route.page) {
    case 'start':
      return <Start />;
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
    case 'noTable':
      return <GoneLater why="noSuchTable" />;
    case 'nowhere':
      return <GoneLater why="nowhere" />;
  }
}

/** Speaks with the page around this one. */
export const speakWithPage = async (): Promise<void> => (await import('../embed/frame.ts')).speakWithPage();
