import '../../styles/fields.css';
import { useRef, useState } from 'preact/hooks';
import type { ClubView } from '../../../party/club/answers.ts';
import { copyLink } from '../../device/share.ts';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Later } from '../../parts/Later.tsx';
import { toast } from '../../parts/notices.tsx';
import { close, keep, keeperLink, type Ways } from './calls.ts';
import { WaysForm } from './WaysForm.tsx';
import { clubWords } from './words.ts';

type Props = { view: ClubView; secret: string; onView: (view: ClubView | null) => void };

const embedding = async () => (await import('../../embed/EmbedDialog.tsx')).openEmbedding();

/** What the keeper of a club may do. */
export function Keeper({ view, secret, onView }: Props) {
  const { keeper: say, page } = clubWords.value;
  const [open, setOpen] = useState<'ways' | 'embed' | 'close' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const link = keeperLink(view.name, secret);
  const shut = (): void => setOpen(null);
  const letGo = async (): Promise<void> => {
    const now = await keep(view.name, { do: 'letGo' });
    if (now !== null) onView(now);
  };
  return (
    <section class="panel stack" aria-labelledby="keeper">
      <h2 id="keeper">{say.title}</h2>
      <p class="hint">{say.linkHint}</p>
      <input
        ref={field}
        class="input link"
        readOnly
        value={link.replace(/^https?:\/\//, '')}
        aria-label={say.link}
        onFocus={event => event.currentTarget.select()}
      />
      <Button icon="copy" onPress={() => void copyLink(link, field.current)}>
        {say.copy}
      </Button>
      <nav class="menu" aria-label={say.title}>
        <Button kind="quiet" icon="pen" onPress={() => setOpen('ways')}>
          {say.change}
        </Button>
        <Button kind="quiet" icon="link" onPress={() => setOpen('embed')}>
          {page.embed}
        </Button>
        {view.tonight !== null && (
          <>
            <Button kind="quiet" icon="again" onPress={() => void letGo()}>
              {say.letGo}
            </Button>
            <p class="hint">{say.letGoHint}</p>
          </>
        )}
        <Button kind="quiet" icon="bin" onPress={() => setOpen('close')}>
          {say.close}
        </Button>
      </nav>
      {open === 'ways' && <ChangeWays view={view} onView={onView} onClose={shut} />}
      {open === 'embed' && (
        <Later load={embedding}>{({ EmbedDialog }) => <EmbedDialog path={`/c/${view.name}`} onClose={shut} />}</Later>
      )}
      {open === 'close' && <CloseClub view={view} onView={onView} onClose={shut} />}
    </section>
  );
}

type DialogProps = { view: ClubView; onView: Props['onView']; onClose: () => void };

function ChangeWays({ view, onView, onClose }: DialogProps) {
  const { keeper: say } = clubWords.value;
  const { title, game, options, settings, language, theme, starters } = view;
  const [ways, setWays] = useState<Ways>({ title, game, options, settings, language, theme, starters });
  const save = async (): Promise<void> => {
    const now = await keep(view.name, { do: 'change', ...ways });
    if (now === null) return;
    toast(say.saved, 'check');
    onView(now);
    onClose();
  };
  return (
    <Dialog
      title={say.change}
      onClose={onClose}
      footer={
        <Button kind="go" onPress={() => void save()}>
          {say.save}
        </Button>
      }
    >
      <div class="stack loose">
        <WaysForm ways={ways} onWays={setWays} />
      </div>
    </Dialog>
  );
}

function CloseClub({ view, onView, onClose }: DialogProps) {
  const { keeper: say } = clubWords.value;
  const shut = async (): Promise<void> => {
    onClose();
    if (await close(view.name)) onView(null);
  };
  return (
    <Dialog
      title={say.closeAsk}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{say.stay}</Button>
          <Button kind="bad" icon="bin" onPress={() => void shut()}>
            {say.closeDo}
          </Button>
        </>
      }
    >
      <p>{say.closeText}</p>
    </Dialog>
  );
}
