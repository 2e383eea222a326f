import './offline.css';
import { isRecord } from '../../engine/json.ts';
import { recall } from '../device/memory.ts';
import { bestIn } from '../text/best.ts';
import { offline as en } from '../text/offline.en.ts';
import { offline as es } from '../text/offline.es.ts';
import { offline as pt } from '../text/offline.pt.ts';
import { offline as ptBR } from '../text/offline.pt-BR.ts';

/** All of them, because nothing can be fetched. */
const TEXTS: Readonly<Record<string, typeof en>> = { en, es, 'pt-PT': pt, 'pt-BR': ptBR };

const chosen = recall('language');
const wished = [...(typeof chosen === 'string' ? [chosen] : []), ...navigator.languages];
const tag = bestIn(Object.keys(TEXTS), wished) ?? 'en';
const say = TEXTS[tag] ?? en;

const kept = recall('preferences');
if (isRecord(kept) && typeof kept.theme === 'string') document.documentElement.dataset.theme = kept.theme;
document.documentElement.lang = tag;
document.title = say.page;

const icon = document.createElement('img');
Object.assign(icon, { src: '/icon.svg', alt: '' });
const again = document.createElement('button');
again.append(say.again);
again.addEventListener('click', () => location.reload());
document.querySelector('main')?.append(icon, element('h1', say.title), element('p', say.text), again);
window.addEventListener('online', () => location.reload());

function element(name: 'h1' | 'p', text: string): HTMLElement {
  const made = document.createElement(name);
  made.append(text);
  return made;
}
