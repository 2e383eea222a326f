import { useEffect } from 'preact/hooks';
import { companyWords } from '../pages/company/words.ts';
import { talkBeside } from '../talk.ts';
import { withWords } from '../text/catalogue.ts';
import { Later } from './Later.tsx';
import { isHighDesk } from './room.ts';

const talk = () => withWords(companyWords, import('../pages/company/Talk.tsx'));

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
