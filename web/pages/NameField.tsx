import '../styles/pages.css';
import { callMe, myName, NAME_LENGTH } from '../me.ts';
import { pageWords } from './words.ts';

/** The name that the table calls a person by; remembered on this device. */
export function NameField({ label, nameless }: { label: string; nameless: boolean }) {
  const say = pageWords.value.create;
  return (
    <div class="field">
      <label for="name">{label}</label>
      <input
        id="name"
        class="input"
        autocomplete="nickname"
        dir="auto"
        maxLength={NAME_LENGTH}
        placeholder={say.namePlaceholder}
        value={myName.value}
        aria-invalid={nameless}
        aria-describedby={nameless ? 'nameless' : undefined}
        onInput={event => callMe(event.currentTarget.value)}
      />
      {nameless && (
        <p class="hint bad" id="nameless" role="alert">
          {say.needsName}
        </p>
      )}
    </div>
  );
}
