import '../../../styles/fields.css';
import { GIFT_LIMITS } from '../../../../engine/fourth-king/parcels.ts';
import { wrapWords } from '../words.ts';
import { type Draft, type Fault, leftIn } from './draft.ts';

type Field = keyof typeof GIFT_LIMITS;
type Props = {
  field: Field;
  label: string;
  hint?: string | undefined;
  optional?: boolean;
  long?: boolean;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  fault: Fault | null;
};

/** How many characters are left is said only when it begins to matter. */
const FEW_LEFT = 20;

/** One text of a gift, with what is wrong about it. */
export function TextField({ field, label, hint, optional = false, long = false, draft, onChange, fault }: Props) {
  const t = wrapWords.value.desk;
  const id = `gift-${field}`;
  const left = leftIn(draft, field);
  const tooLong: Fault | null = left < 0 ? { field, why: 'tooLong' } : null;
  const bad = fault?.field === field ? fault : tooLong;
  const said = bad === null ? (left <= FEW_LEFT ? t.left(left) : hint) : faultText(bad);
  const common = {
    id,
    class: 'input',
    dir: field === 'link' ? ('ltr' as const) : ('auto' as const),
    value: draft[field],
    'aria-invalid': bad !== null,
    'aria-describedby': said === undefined ? undefined : `${id}-said`,
    // Twice over, since some letters count as two here and as one at the table.
    maxLength: GIFT_LIMITS[field] * 2,
  };
  return (
    <div class="field">
      <label for={id}>
        {label} {optional && <span class="soft optional">{t.optional}</span>}
      </label>
      {long ? (
        <textarea {...common} onInput={event => onChange({ [field]: event.currentTarget.value })} />
      ) : (
        <input
          {...common}
          inputMode={field === 'link' ? 'url' : undefined}
          autocomplete="off"
          onInput={event => onChange({ [field]: event.currentTarget.value })}
        />
      )}
      {said !== undefined && (
        <p id={`${id}-said`} class={bad === null ? 'hint' : 'hint bad'} role={bad === null ? undefined : 'alert'}>
          {said}
        </p>
      )}
    </div>
  );

  function faultText({ why }: Fault): string {
    switch (why) {
      case 'empty':
        return t.needsTitle;
      case 'notHttps':
        return t.badLink;
      case 'tooLong':
        return t.tooLong(GIFT_LIMITS[field]);
    }
  }
}
