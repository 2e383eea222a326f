import '../../styles/fields.css';
import '../../styles/pages.css';
import { useRef } from 'preact/hooks';
import { canShare, copyLink } from '../../device/share.ts';
import { Button } from '../../parts/Button.tsx';
import { Later } from '../../parts/Later.tsx';
import { pageWords } from '../words.ts';
import { type Shared, ShareLink } from './ShareLink.tsx';

type Props = Shared & {
  hint: string;
  /** What the QR code and the field are called. */
  qr: string;
  label: string;
};

const drawQr = () => import('./QrCode.tsx');

/** A link as a code to scan, a field to read, and buttons to send or copy it. */
export function LinkBox({ url, hint, qr, label, game, lamp }: Props) {
  const { lobby } = pageWords.value;
  const link = useRef<HTMLInputElement>(null);
  const field = () => link.current;
  return (
    <div class="linkspace">
      <div class="linkbox">
        <span class="qr">
          <Later load={drawQr}>{({ QrCode }) => <QrCode text={url} label={qr} />}</Later>
        </span>
        <p class="small soft">{hint}</p>
        <div class="row">
          <ShareLink url={url} game={game} lamp={lamp} field={field} />
          {canShare() && (
            <Button icon="copy" onPress={() => copyLink(url, field())}>
              {lobby.copy}
            </Button>
          )}
        </div>
        <input
          ref={link}
          class="input link"
          readOnly
          value={url.replace(/^https?:\/\//, '')}
          aria-label={label}
          onFocus={event => event.currentTarget.select()}
        />
      </div>
    </div>
  );
}
