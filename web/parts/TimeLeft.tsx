import { useEffect, useState } from 'preact/hooks';
import { words } from '../text/catalogue.ts';

/** The time that is left for a decision, by this page's own clock. */
export function TimeLeft({ end }: { end: number }) {
  const [now, setNow] = useState(performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return <span role="timer">{words.value.timeLeft(Math.max(0, Math.ceil((end - now) / 1000)))}</span>;
}
