import '../styles/print.css';
import type { ComponentChildren } from 'preact';
import type { RoomView } from '../../party/protocol.ts';
import { sharePicture } from '../device/share.ts';
import { Button } from './Button.tsx';
import { endingWords } from './endingWords.ts';
import { toast } from './notices.tsx';

type Props = {
  room: RoomView;
  /** Draws the picture to share; fetched when it is wanted. Null where it cannot be drawn. */
  draw: () => Promise<Blob | null>;
  /** Other things that can be done with the result. */
  children?: ComponentChildren;
};

/** What can be done with a result: print it, share it as a picture. */
export function Takeaway({ room, draw, children }: Props) {
  const t = endingWords.value;
  const share = async (): Promise<void> => {
    const picture = await draw().catch(() => null);
    if (picture === null) toast(t.imageFailed);
    else await sharePicture(picture, `${room.game}-${room.code}.png`);
  };
  return (
    <div class="row takeaway noprint">
      {children}
      <Button icon="print" onPress={() => window.print()}>
        {t.print}
      </Button>
      <Button icon="share" onPress={() => void share()}>
        {t.image}
      </Button>
    </div>
  );
}
