import '../styles/fields.css';
import '../styles/forms.css';
import { useState } from 'preact/hooks';
import { Button } from '../parts/Button.tsx';
import { codeIn, go } from '../router.ts';
import { pageWords } from './words.ts';

/** The way to a table for whoever was told its code or sent its link. */
export function CodeEntry() {
  const say = pageWords.value.start;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const sit = (event: Event) => {
    event.preventDefault();
    const code = codeIn(text);
    if (code === null) setWrong(true);
    else go(`/t/${code}`);
  };
  return (
    <form class="field" onSubmit={sit}>
      <label for="code">{say.codeLabel}</label>
      <div class="row">
        <input
          id="code"
          class="input grow"
          // room for the example
          style={{ flexBasis: '10.5rem' }}
          placeholder={say.codeExample}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'code-wrong' : undefined}
          onInput={event => {
            setText(event.currentTarget.value);
            setWrong(false);
          }}
        />
        <Button submit>{say.sit}</Button>
      </div>
      {wrong && (
        <p class="hint bad" id="code-wrong" role="alert">
          {say.badCode}
        </p>
      )}
    </form>
  );
}
