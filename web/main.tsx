import { render } from 'preact';
import icons from './art/icons.svg?raw';
import people from './art/people.svg?raw';
import { addDrawings } from './drawings.ts';
import { Page } from './pages/Page.tsx';
import { dressPage } from './preferences.ts';
import { listenToLinks } from './router.ts';

addDrawings(icons, people);
dressPage();
listenToLinks();

const page = document.getElementById('page');
if (page !== null) {
  page.replaceChildren();
  render(<Page />, page);
}
