import '../styles/pages.css';
import { callMe, myName, NAME_LENGTH, shortened } from '../device/me.ts';
import { pageWords } from './words.ts';

/** The name that the table calls a person by; remembered on this device. */
export function NameField({ label, nameless }: { label: string; nameless: boolean }) {
  const say = pageWords.value.create;
  const short = shortened(myName.value);
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
        aria-describedby={nameless ? 'nameless' : short !== null ? 'name-long' : undefined}
        onInput={event => callMe(event.currentTarget.value)}
      />
      {short !== null && (
        <p class="hint" id="name-long" role="status">
          {say.nameLong(short)}
        </p>
      )}
      {nameless && (
        <p class="hint bad" id="nameless" role="alert">
          {say.needsName}
        </p>
      )}
    </div>
  );
}
