import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { preferences } from '../device/preferences.ts';
import { talkBeside } from '../line/talk.ts';
import { companyWords } from '../pages/company/words.ts';
import { withWords } from '../text/catalogue.ts';
import { Later } from './Later.tsx';

const talk = () => withWords(companyWords, import('../pages/company/Talk.tsx'));

/** Whether two things have room beside the table, one above the other, in letters of the size that is read here. */
function isHighDesk(): boolean {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return innerWidth >= 992 && innerHeight >= 51 * letter;
}

/** Talk in a column of the table, where there is room for one. */
export function TalkBeside() {
  const [hasRoom, judge] = useState(false);
  const { text } = preferences.value;
  useLayoutEffect(() => {
    const measure = () => judge(isHighDesk());
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [text]);
  return hasRoom ? <Panel /> : null;
}

function Panel() {
  useEffect(() => {
    talkBeside.value = true;
    return () => {
      talkBeside.value = false;
    };
  }, []);
  return <Later load={talk}>{({ TalkPanel }) => <TalkPanel />}</Later>;
}
