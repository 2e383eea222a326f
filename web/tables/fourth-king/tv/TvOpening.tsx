import type { Seat } from '../../../../engine/seats.ts';
import { whoAt } from '../../../parts/people.ts';
import { insideOf } from '../gifts.ts';
import { pictureAddress } from '../pictures.ts';
import { Parcel } from '../play/Gift.tsx';
import { giftNamed, useTable } from '../table.ts';

/** A gift is opened: everybody looks. */
export function TvOpening({ seat, gift }: { seat: Seat; gift: number }) {
  const table = useTable();
  const { t, view, room } = table;
  const inside = insideOf(view, gift);
  return (
    <section class="clothed tv-opening">
      <span class="tv-rays" aria-hidden="true" />
      <Parcel wrap={view.gifts[gift - 1]?.wrap ?? ''} class="land" />
      <article class="giftcard land">
        <p class="soft">
          {t.opening.title(whoAt(table, seat))}. {t.opening.was(giftNamed(table, gift))}
        </p>
        {inside !== null && (
          <>
            <h2 dir="auto">
              <bdi>{inside.title}</bdi>
            </h2>
            {inside.picture !== null && (
              <img
                class="photo"
                src={pictureAddress(room.code, inside.picture)}
                alt={t.parcel.picture(inside.title)}
                referrerpolicy="no-referrer"
                decoding="async"
              />
            )}
            {inside.note !== null && (
              <p class="giftnote" dir="auto">
                <bdi>{inside.note}</bdi>
              </p>
            )}
          </>
        )}
      </article>
    </section>
  );
}
