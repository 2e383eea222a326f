import type { Meanwhile } from '../../../party/protocol.ts';
import { Button } from '../../parts/Button.tsx';
import { meanwhile as left } from '../../signals.ts';
import { companyWords } from './words.ts';

/** What was done for somebody while away: told once, to be put aside. */
export function MeanwhileNotice({ meanwhile }: { meanwhile: Meanwhile }) {
  const say = companyWords.value.meanwhile;
  return (
    <section class="strip" aria-label={say.title}>
      <div class="notice">
        <p class="grow" role="status">
          <b>{say.title}</b> {say.text(meanwhile.count)}
        </p>
        <Button
          size="mini"
          onPress={() => {
            left.value = null;
          }}
        >
          {say.ok}
        </Button>
      </div>
    </section>
  );
}
