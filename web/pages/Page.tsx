import { useEffect, useRef } from 'preact/hooks';
import { Later } from '../parts/Later.tsx';
import { Toasts } from '../parts/notices.tsx';
import { route } from '../router.ts';
import { withWords } from '../text/catalogue.ts';
import { GoneLater } from './GoneLater.tsx';
import { closeSettings, Settings } from './Settings.tsx';
import { pageWords } from './words.ts';

const start = () => withWords(pageWords, import('./Start.tsx'));
const create = () => withWords(pageWords, import('./Create.tsx'));
const table = () => import('./TablePage.tsx');
const tv = () => import('../tv/TvPage.tsx');
const rules = () => withWords(pageWords, import('./Rules.tsx'));

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
  switch (now.page) {
    case 'start':
      return <Later load={start}>{({ Start }) => <Start />}</Later>;
    case 'create':
      return <Later load={create}>{({ Create }) => <Create game={now.game} />}</Later>;
    case 'table':
      return <Later load={table}>{({ TablePage }) => <TablePage key={now.code} code={now.code} />}</Later>;
    case 'tv':
      return <Later load={tv}>{({ TvPage }) => <TvPage key={now.code} code={now.code} />}</Later>;
    case 'rules':
      return <Later load={rules}>{({ Rules }) => <Rules game={now.game} options={now.options} />}</Later>;
    case 'noTable':
      return <GoneLater why="noSuchTable" />;
    case 'nowhere':
      return <GoneLater why="nowhere" />;
  }
}
