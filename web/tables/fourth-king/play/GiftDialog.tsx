import { wrapping } from '../../../../engine/fourth-king/parcels.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { whoAt } from '../../../parts/people.ts';
import { heardOf, insideOf } from '../gifts.ts';
import { giftNamed, useTable, whereIs } from '../table.ts';
import { Facts } from './Facts.tsx';
import { Parcel } from './Gift.tsx';
import { InsideOf } from './Inside.tsx';

/** One gift to look at: all of it that everybody may see, and whether one wrapped it oneself. */
export function GiftDialog({ gift, onClose }: { gift: number; onClose: () => void }) {
  const table = useTable();
  const { t, view } = table;
  const parcel = view.gifts[gift - 1];
  const inside = insideOf(view, gift);
  const heard = heardOf(view, gift);
  const close = <Button onPress={onClose}>{t.book.back}</Button>;
  if (parcel === undefined) return null;
  return (
    <Dialog title={t.The(giftNamed(table, gift))} onClose={onClose} footer={close}>
      <div class="giftlook">
        <Parcel wrap={parcel.wrap} />
        <ul class="small stack tightly">
          <li class="soft">{t.looks(wrapping(parcel.wrap))}</li>
          {parcel.tag !== null && (
            <li dir="auto">
              <span class="tagline">
                <bdi>{parcel.tag}</bdi>
              </span>
            </li>
          )}
          <li>{whereIs(table, gift)}</li>
          <li>{t.parcel.travels(parcel.travels)}</li>
          {heard !== null && (
            <li>
              {heard.rattle === null ? t.parcel.silent : t.parcel.heard(`\u2068${heard.rattle}\u2069`)}{' '}
              <span class="soft">{t.parcel.shakenBy(heard.by.map(seat => whoAt(table, seat)))}</span>
            </li>
          )}
        </ul>
      </div>
      {inside !== null && (
        <article class="giftcard">
          <InsideOf inside={inside} />
          <Facts gift={gift} />
        </article>
      )}
      {inside === null && <Facts gift={gift} />}
    </Dialog>
  );
}
