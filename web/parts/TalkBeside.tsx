import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { preferences } from '../device/preferences.ts';
import { talkBeside } from '../line/talk.ts';
import { companyWords } from '../pages/company/words.ts';
import { withWords } from '../text/catalogue.ts';
import { Later } from './Later.tsx';

const talk = () => withWords(companyWords, import('../pages/company/Talk.tsx'));

/** Whether something fits, by the size of the letters that are read here; judged anew when that or the window changes. */
export function useFits(fits: (letter: number) => boolean): boolean {
  const judge = () => fits(Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  const [does, tell] = useState(judge);
  const { text } = preferences.value;
  useLayoutEffect(() => {
    const measure = () => tell(judge());
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [text]);
  return does;
}

/** Talk in a column of the table, where two things have room one above the other. */
export const TalkBeside = () => (useFits(letter => innerWidth >= 992 && innerHeight >= 51 * letter) ? <Panel /> : null);

function Panel() {
  useEffect(() => {
    talkBeside.value = true;
    return () => {
      talkBeside.value = false;
    };
  }, []);
  return <Later load={talk}>{({ TalkPanel }) => <TalkPanel />}</Later>;
}
