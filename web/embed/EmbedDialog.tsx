import '../styles/fields.css';
import './dialog.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { addressForOthers } from '../device/address.ts';
import { PREFERENCES } from '../device/preferences.ts';
import { copied } from '../device/share.ts';
import { Button } from '../parts/Button.tsx';
import { Segments } from '../parts/choices.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { toast } from '../parts/notices.tsx';
import { frameLines, type Snippet, scriptLines } from './snippet.ts';
import { embedWords } from './words.ts';

type Props = {
  /** The table or club that lies open. */
  path: string;
  onClose: () => void;
};

const HOW = { script: scriptLines, frame: frameLines } as const;

/** Fetches what it says before it is shown. */
export async function openEmbedding() {
  await embedWords.open();
  return { EmbedDialog };
}

/** The lines that put a table into somebody's page, and how it will look there. */
function EmbedDialog({ path, onClose }: Props) {
  const say = embedWords.value.dialog;
  const [what, setWhat] = useState<'this' | 'any'>('this');
  const [how, setHow] = useState<keyof typeof HOW>('script');
  const [theme, setTheme] = useState<Snippet['theme']>('auto');
  const field = useRef<HTMLTextAreaElement>(null);
  const snippet = { origin: addressForOthers(), path: what === 'this' ? path : null, theme };
  const lines = HOW[how](snippet);

  const copy = async (): Promise<void> => {
    if (await copied(lines)) toast(say.copied, 'check');
    else field.current?.select();
  };

  return (
    <Dialog title={say.title} onClose={onClose}>
      <p>{say.text}</p>
      <Segments
        legend={say.what}
        value={what}
        onChoose={setWhat}
        choices={[
          { value: 'this', label: say.this },
          { value: 'any', label: say.any },
        ]}
      />
      <p class="hint">{what === 'this' ? say.thisHint : say.anyHint}</p>
      <Segments
        legend={say.how}
        value={how}
        onChoose={setHow}
        choices={[
          { value: 'script', label: say.script },
          { value: 'frame', label: say.frame },
        ]}
      />
      <p class="hint">{how === 'script' ? say.scriptHint : say.frameHint}</p>
      <Segments
        legend={say.theme}
        value={theme}
        onChoose={setTheme}
        choices={PREFERENCES.theme.map(value => ({ value, label: say.themes[value] }))}
      />
      <textarea
        ref={field}
        class="input lines"
        readOnly
        rows={4}
        spellcheck={false}
        wrap="off"
        value={lines}
        aria-label={say.lines}
        onFocus={event => event.currentTarget.select()}
      />
      <Button kind="go" icon="copy" wide onPress={() => void copy()}>
        {say.copy}
      </Button>
      <h3>{say.preview}</h3>
      <Preview key={lines} path={snippet.path} theme={theme} />
    </Dialog>
  );
}

/** The same element at work, as a page of a desk would show it. Whoever looks at it is a watcher there. */
function Preview({ path, theme }: Pick<Snippet, 'path' | 'theme'>) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (customElements.get('kings-table') === undefined) {
      document.head.append(Object.assign(document.createElement('script'), { src: '/embed.js' }));
    }
    const table = document.createElement('kings-table');
    if (path !== null) table.setAttribute('table', path);
    table.setAttribute('theme', theme);
    place.current?.replaceChildren(table);
  }, []);
  return <div ref={place} class="preview" inert aria-hidden="true" />;
}
