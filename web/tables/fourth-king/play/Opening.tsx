import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../../engine/seats.ts';
import { skip } from '../../../line/stage.ts';
import { Button } from '../../../parts/Button.tsx';
import { Icon } from '../../../parts/Icon.tsx';
import { whoAt } from '../../../parts/people.ts';
import { WhoWaits } from '../../../parts/TableBar.tsx';
import { insideOf } from '../gifts.ts';
import { giftNamed, useTable, whereIs } from '../table.ts';
import { Facts } from './Facts.tsx';
import { Parcel } from './Gift.tsx';
import { InsideOf } from './Inside.tsx';

/** A gift is opened: everybody looks. */
export function Opening({ seat, gift }: { seat: Seat; gift: number }) {
  const table = useTable();
  const { t, view } = table;
  const inside = insideOf(view, gift);
  useEffect(() => window.scrollTo(0, 0), [gift]);
  return (
    <main class="giftmain slimmer">
      <section class="clothed opened">
        <span class="rays" aria-hidden="true" />
        <Parcel wrap={view.gifts[gift - 1]?.wrap ?? ''} class="land" />
        <article class="giftcard land" aria-label={t.opening.title(whoAt(table, seat))} data-haven>
          <p class="small soft">
            {t.opening.title(whoAt(table, seat))}. {t.opening.was(giftNamed(table, gift))}
          </p>
          {inside !== null && (
            <>
              <h2 dir="auto">
                <bdi>{inside.title}</bdi>
              </h2>
              <InsideOf inside={inside} />
            </>
          )}
          <Facts gift={gift} />
        </article>
        <p class="row chips">
          <span class="chip">
            <Icon name="swap" />
            {t.parcel.travels(view.gifts[gift - 1]?.travels ?? 0)}
          </span>
          <span class="chip">
            <Icon name="hand" />
            {whereIs(table, gift)}
          </span>
        </p>
        <Button kind="go" size="big" keys="n" onPress={skip}>
          {t.opening.go}
        </Button>
        <p class="tiny soft">
          <WhoWaits />
        </p>
      </section>
    </main>
  );
}
