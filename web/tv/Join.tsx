import type { RoomView } from '../../party/protocol.ts';
import { Later } from '../parts/Later.tsx';
import { tableLink } from '../router.ts';
import { sharedWords } from './words.ts';

const drawQr = () => import('../pages/lobby/QrCode.tsx');

/** The way in for guests: a code to scan, and the address for those who type. */
export function Join({ room }: { room: RoomView }) {
  const { tv } = sharedWords.value;
  const mayLook = room.settings.watchers === 'on';
  const gathering = room.phase === 'lobby';
  if (!gathering && !mayLook) return null;
  const url = tableLink(room.code);
  return (
    <section class={gathering ? 'tv-join large' : 'tv-join'}>
      <span class="qr">
        <Later load={drawQr}>{({ QrCode }) => <QrCode text={url} label={tv.qr} />}</Later>
      </span>
      <p>
        <b>{gathering ? tv.scan : tv.look}</b>
        <span class="soft">{tv.or}</span> <Address url={url} />
      </p>
    </section>
  );
}

/** To be read from far away and typed: the code stands apart. */
function Address({ url }: { url: string }) {
  const plain = url.replace(/^https?:\/\//, '');
  const [place = '', code = ''] = plain.split(/(?<=\/t\/)/);
  return (
    <bdi dir="ltr" class="tv-address">
      {place}
      <wbr />
      <strong>{code}</strong>
    </bdi>
  );
}
