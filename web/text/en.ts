import { house } from './house.en.ts';
import { king } from './king.en.ts';
import { pages } from './pages.en.ts';
import { shell } from './shell.en.ts';

export const en = { ...shell, ...pages, house, king };
