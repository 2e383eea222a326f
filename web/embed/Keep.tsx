import { signal } from '@preact/signals';
import { render } from 'preact';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import { embedWords } from './words.ts';

type Offer = { readonly site: string | null; readonly code: string; readonly keep: () => void };
const offer = signal<Offer | null>(null);
/** Tables about which somebody has decided: with each new pass what was decided stands. */
const decided = new Map<string, boolean>();

/** Asks whoever sits here whether the page around may keep the seat, once a table. */
export async function offerToKeep(origin: string, code: string, keep: () => void): Promise<void> {
  const before = decided.get(code);
  if (before === true) keep();
  if (before !== undefined) return;
  await embedWords.open();
  const isFirst = offer.value === null;
  offer.value = { site: origin === 'null' ? null : new URL(origin).host, code, keep };
  if (isFirst) render(<Asking />, document.body.appendChild(document.createElement('div')));
}

function Asking() {
  const asked = offer.value;
  if (asked === null) return null;
  const say = embedWords.value.keep;
  const decide = (yes: boolean): void => {
    decided.set(asked.code, yes);
    offer.value = null;
    if (yes) asked.keep();
  };
  return (
    <section class="panel stack keep" aria-labelledby="keep">
      <h2 id="keep">
        <Icon name="lock" /> {say.title}
      </h2>
      <p class="small">{say.text(asked.site ?? say.thisPage)}</p>
      <div class="row">
        <Button kind="go" onPress={() => decide(true)}>
          {say.yes}
        </Button>
        <Button onPress={() => decide(false)}>{say.no}</Button>
      </div>
    </section>
  );
}
