import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { refusalText } from '../../../pages/said.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon, type IconName } from '../../../parts/Icon.tsx';
import { sendPicture } from '../pictures.ts';
import { wrapWords } from '../words.ts';
import { within } from './fit.ts';
import { shrink } from './shrink.ts';

type Props = {
  code: string;
  /** What the table calls the picture that is in the gift. */
  picture: string | null;
  onPicture: (picture: string | null) => void;
  onBusy: (sending: boolean) => void;
};

type State =
  | { readonly at: 'none' }
  | { readonly at: 'shrinking' }
  | { readonly at: 'sending' | 'there'; readonly small: Blob }
  /** `small` is still here and can be sent again. */
  | { readonly at: 'failed'; readonly why: string; readonly small: Blob | null };

/** A picture for a gift: from a file or the camera, made small here, sent to the table; nothing of it is lost on the way. */
export function PictureField({ code, picture, onPicture, onBusy }: Props) {
  const t = wrapWords.value.picture;
  const [state, setState] = useState<State>({ at: 'none' });
  const turn = useRef(0);

  const upload = async (small: Blob, mine: number): Promise<void> => {
    setState({ at: 'sending', small });
    const sent = await sendPicture(code, small);
    const came: State =
      'picture' in sent ? { at: 'there', small } : { at: 'failed', why: await whyNot(sent.refused), small };
    if (mine !== turn.current) return;
    onBusy(false);
    setState(came);
    if ('picture' in sent) onPicture(sent.picture);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    turn.current += 1;
    const mine = turn.current;
    onBusy(true);
    onPicture(null);
    setState({ at: 'shrinking' });
    const shrunk = await shrink(file);
    if (mine !== turn.current) return;
    if (shrunk.ok) await upload(shrunk.picture, mine);
    else {
      onBusy(false);
      setState({ at: 'failed', why: t[shrunk.why], small: null });
    }
  };
  const again = (small: Blob): void => {
    onBusy(true);
    void upload(small, turn.current);
  };
  const remove = (): void => {
    turn.current += 1;
    onBusy(false);
    onPicture(null);
    setState({ at: 'none' });
  };

  const small = 'small' in state ? state.small : null;
  const some = small !== null || picture !== null;
  return (
    <fieldset class="stack picturefield">
      <legend class="legend">
        {t.legend} <span class="soft optional">{wrapWords.value.desk.optional}</span>
      </legend>
      {small !== null && <Preview picture={small} label={t.preview} />}
      <p class={state.at === 'failed' ? 'hint bad' : 'hint'} role="status">
        {textOf(state, picture !== null)}
      </p>
      <div class="row">
        {state.at === 'failed' && state.small !== null && (
          <Button kind="plain" icon="again" onPress={() => state.small !== null && again(state.small)}>
            {t.again}
          </Button>
        )}
        <FileButton icon="plus" label={some ? t.other : t.choose} onFile={take} />
        <FileButton icon="phone" label={t.camera} camera onFile={take} />
        {some && (
          <Button kind="quiet" icon="bin" onPress={remove}>
            {t.remove}
          </Button>
        )}
      </div>
    </fieldset>
  );

  function textOf(now: State, kept: boolean): string {
    switch (now.at) {
      case 'none':
        return kept ? t.kept : t.hint;
      case 'shrinking':
        return t.shrinking;
      case 'sending':
        return t.sending;
      case 'there':
        return t.there(Math.ceil(now.small.size / 1024));
      case 'failed':
        return now.why;
    }
  }
}

/** Why the table has no picture of this, in words. */
async function whyNot(refused: string): Promise<string> {
  const t = wrapWords.value.picture;
  switch (refused) {
    case 'cut-off':
      return t.cutOff;
    case 'picture-too-large':
      return t.tooLarge;
    case 'too-often':
      return t.tooOften;
    case 'bad-picture':
      return t.refused;
    default:
      return refusalText(refused);
  }
}

/** The picture itself, drawn: it is nowhere but in this page and at the table. */
function Preview({ picture, label }: { picture: Blob; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let wanted = true;
    void createImageBitmap(picture).then(drawn => {
      const at = canvas.current;
      if (wanted && at !== null) {
        const { width, height } = within(drawn, 480);
        at.width = width;
        at.height = height;
        at.getContext('2d')?.drawImage(drawn, 0, 0, width, height);
      }
      drawn.close();
    });
    return () => {
      wanted = false;
    };
  }, [picture]);
  return <canvas ref={canvas} class="photo" role="img" aria-label={label} />;
}

type FileProps = {
  icon: IconName;
  label: string;
  camera?: boolean;
  onFile: (file: File | undefined) => Promise<void>;
};

/** A button that asks for a file; the same file may be chosen twice in a row. */
function FileButton({ icon, label, camera = false, onFile }: FileProps) {
  const id = useId();
  return (
    <span class="filebtn">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        class="vh"
        onChange={event => {
          const input = event.currentTarget;
          void onFile(input.files?.[0]);
          input.value = '';
        }}
      />
      <label for={id} class={camera ? 'btn mini cameraonly' : 'btn mini'}>
        <Icon name={icon} />
        {label}
      </label>
    </span>
  );
}
