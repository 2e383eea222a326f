import '../styles/fields.css';
import '../styles/pages.css';
import { useId } from 'preact/hooks';
import { callMe, myName, NAME_LENGTH, shortened } from '../device/me.ts';
import { pageWords } from './words.ts';

/** The name that the table calls a person by; remembered on this device. */
export function NameField({ label, nameless }: { label: string; nameless: boolean }) {
  const say = pageWords.value.create;
  // Beside it there may be another one, in a dialog.
  const id = useId();
  const short = shortened(myName.value);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="input"
        autocomplete="nickname"
        dir="auto"
        maxLength={NAME_LENGTH}
        placeholder={say.namePlaceholder}
        value={myName.value}
        aria-invalid={nameless}
        aria-describedby={nameless ? `${id}-less` : short !== null ? `${id}-long` : undefined}
        onInput={event => callMe(event.currentTarget.value)}
      />
      {short !== null && (
        <p class="hint" id={`${id}-long`} role="status">
          {say.nameLong(short)}
        </p>
      )}
      {nameless && (
        <p class="hint bad" id={`${id}-less`} role="alert">
          {say.needsName}
        </p>
      )}
    </div>
  );
}

/** A host without a seat is called King Bob and nothing else. In the same place: what one chooses below does not move. */
export function BobField({ label }: { label: string }) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input id={id} class="input soft" readOnly value={pageWords.value.lobby.bob} />
    </div>
  );
}

/** Leads to the name in a form that was sent without one. */
export function askName({ currentTarget: form }: Event): void {
  if (form instanceof HTMLElement) form.querySelector<HTMLElement>('[autocomplete="nickname"]')?.focus();
}
