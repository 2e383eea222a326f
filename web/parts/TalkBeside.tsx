import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { talkBeside } from '../line/talk.ts';
import { companyWords } from '../pages/company/words.ts';
import { withWords } from '../text/catalogue.ts';
import { Later } from './Later.tsx';

const talk = () => withWords(companyWords, import('../pages/company/Talk.tsx'));

/** Room for two things one above the other, beside the table. */
const media = window.matchMedia('(min-width: 62rem) and (min-height: 50rem)');
const isHighDesk = signal(media.matches);
media.addEventListener('change', () => {
  isHighDesk.value = media.matches;
});

/** Talk in a column of the table, where there is room for one. */
export const TalkBeside = () => (isHighDesk.value ? <Panel /> : null);

function Panel() {
  useEffect(() => {
    talkBeside.value = true;
    return () => {
      talkBeside.value = false;
    };
  }, []);
  return <Later load={talk}>{({ TalkPanel }) => <TalkPanel />}</Later>;
}
