import { render } from 'preact';
import icons from './art/icons.svg?raw';
import people from './art/people.svg?raw';
import { addDrawings } from './drawings.ts';
import { Page } from './pages/Page.tsx';
import { dressPage } from './preferences.ts';
import { listenToLinks } from './router.ts';
import { allowSound } from './sound.ts';
import { speakAsHere } from './text/catalogue.ts';

addDrawings(icons, people);
dressPage();
listenToLinks();
allowSound();
void speakAsHere();

const page = document.getElementById('page');
if (page !== null) {
  page.replaceChildren();
  render(<Page />, page);
}
