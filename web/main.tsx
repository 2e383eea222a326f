import { effect } from '@preact/signals';
import { render } from 'preact';
import icons from './art/icons.svg?raw';
import people from './art/people.svg?raw';
import { isFramed } from './device/frame.ts';
import { dressPage } from './device/preferences.ts';
import { allowSound } from './device/sound.ts';
import { addDrawings } from './drawings.ts';
import { Page } from './pages/Page.tsx';
import { listenToLinks } from './router.ts';
import { speakAsHere } from './text/catalogue.ts';
import { unsaid } from './voice/announce.ts';

addDrawings(icons, people);
dressPage();
listenToLinks();
allowSound();

/** What only some need is fetched when it is needed: the voice with the first thing to say, edges for clearer eyes. */
const ignore = (): void => {};
effect(() => {
  if (unsaid.value.length > 0) void import('./voice/voice.ts').catch(ignore);
});
const contrast = matchMedia('(forced-colors),(prefers-contrast:more)');
const clear = () => void (contrast.matches && import('./styles/contrast.css').catch(ignore));
contrast.onchange = clear;
clear();
document.addEventListener(
  'keydown',
  event => {
    // By the time that it is heard it may have closed a dialog.
    const over = document.querySelector('dialog[open]');
    void import('./voice/shortcuts.ts').then(({ listenToKeys }) => listenToKeys(event, over), ignore);
  },
  { once: true },
);

/** The page is drawn once, in the language that it will speak. */
void speakAsHere().then(() => {
  const page = document.getElementById('page');
  if (page === null) return;
  page.replaceChildren();
  render(<Page />, page);
  if (isFramed) void import('./pages/beyond.tsx').then(beyond => beyond.speakWithPage());
});
