import type { CloseReason } from '../../party/protocol.ts';
import { callAgain } from '../line/wire.ts';
import { Bar } from '../parts/Bar.tsx';
import { Brand } from '../parts/Brand.tsx';
import { Button } from '../parts/Button.tsx';
import { useTitle } from './title.ts';
import { pageWords } from './words.ts';

/** The table closed the line for a reason that coming back by itself would not cure. */
export function Closed({ why }: { why: CloseReason }) {
  const { closed, closedPage } = pageWords.value;
  useTitle(closedPage.title);
  const stale = why === 'oldPage' || why === 'garbled';
  return (
    <>
      <Bar start={<Brand />} />
      <main class="wrap slim stack loose">
        <h1>{closedPage.title}</h1>
        <p class="lede" role="alert">
          {closed[why]}
        </p>
        <div class="row">
          <Button kind="go" size="big" icon="again" onPress={stale ? () => location.reload() : callAgain}>
            {stale ? closedPage.reload : closedPage.again}
          </Button>
        </div>
      </main>
    </>
  );
}
