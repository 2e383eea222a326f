import { Icon } from '../../../parts/Icon.tsx';
import { wrapWords } from '../words.ts';
import type { Draft, Fault } from './draft.ts';
import { PictureField } from './PictureField.tsx';
import { TextField } from './TextField.tsx';

type Props = {
  code: string;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  fault: Fault | null;
  onBusy: (sending: boolean) => void;
};

/** The inside of a gift, which nobody sees until somebody opens it. */
export function Insides({ code, draft, onChange, fault, onBusy }: Props) {
  const t = wrapWords.value.desk;
  const both = { draft, onChange, fault };
  return (
    <section class="panel stack">
      <h2 class="star-head">
        <Icon name="lock" />
        {t.inside}
      </h2>
      <p class="hint">{t.insideHint}</p>
      <TextField field="title" label={t.what} hint={t.whatHint} {...both} />
      <TextField field="note" label={t.note} optional long {...both} />
      <TextField field="rattle" label={t.rattle} hint={t.rattleHint} optional {...both} />
      <PictureField code={code} picture={draft.picture} onPicture={picture => onChange({ picture })} onBusy={onBusy} />
      <TextField field="link" label={t.link} hint={t.linkHint} optional {...both} />
    </section>
  );
}
