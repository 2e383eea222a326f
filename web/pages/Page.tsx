import { useEffect, useRef } from 'preact/hooks';
import { Later } from '../parts/Later.tsx';
import { Toasts } from '../parts/notices.tsx';
import { route } from '../router.ts';
import { withWords } from '../text/catalogue.ts';
import { closeSettings, Settings } from './Settings.tsx';
import { pageWords } from './words.ts';

const table = () => import('./TablePage.tsx');
const beyond = () => withWords(pageWords, import('./beyond.tsx'));

/** The page for the address, and what may lie over any page. */
export function Page() {
  const stage = useRef<HTMLDivElement>(null);
  const now = route.value;
  const first = useRef(now);

  // After a change of page nothing of the last one lies over it, and reading and keyboard begin at its top.
  useEffect(() => {
    if (now === first.current) return;
    closeSettings();
    stage.current?.focus({ preventScroll: true });
  }, [now]);

  return (
    <>
      <div ref={stage} tabIndex={-1} class="stage-of-page">
        <Routed />
      </div>
      <Settings />
      <Toasts />
    </>
  );
}

function Routed() {
  const now = route.value;
  return now.page === 'table' ? (
    <Later load={table}>{({ TablePage }) => <TablePage key={now.code} code={now.code} />}</Later>
  ) : (
    <Later load={beyond}>{({ Beyond }) => <Beyond route={now} />}</Later>
  );
}
