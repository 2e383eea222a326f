import { wrapping } from '../../../../engine/fourth-king/parcels.ts';
import { Icon } from '../../../parts/Icon.tsx';
import { ParcelDrawing } from '../../../parts/Parcel.tsx';
import { heardOf, insideOf } from '../gifts.ts';
import { type Action, mayChoose } from '../plan.ts';
import { canOf, labelOf, usePlanned, useTable } from '../table.ts';

/** A parcel as it lies there. */
export const Parcel = ({ wrap, class: more }: { wrap: string; class?: string | undefined }) => (
  <ParcelDrawing {...wrapping(wrap)} class={more} />
);

type Props = {
  number: number;
  /** With its tag, or with what it is, below. */
  words?: boolean;
  /** Of the row that it is a part of: a tab stop, arrows. */
  stop?: object;
};

/** A gift to press: to choose it in one's turn, to look at it otherwise. */
export function GiftButton({ number, words = false, stop = {} }: Props) {
  const table = useTable();
  const { t, view, setPlan, open, refuse } = table;
  const can = canOf(table);
  const parcel = view.gifts[number - 1];
  const title = insideOf(view, number)?.title ?? null;
  const chosen = usePlanned(({ gift }) => gift === number);
  const barred = usePlanned(plan => plan.act !== null && can !== null && !mayChoose(can, plan, number));
  const press = (): void => {
    const { plan } = table;
    if (can === null) open({ gift: number });
    else if (mayChoose(can, plan, number)) setPlan({ ...plan, gift: chosen ? null : number, on: null });
    else if (plan.act === null) open({ gift: number });
    else refuse(t.acts.notThis[plan.act], RULES[plan.act]);
  };
  return (
    <button
      type="button"
      class={title === null ? 'giftbtn' : 'giftbtn isopen'}
      data-gift={number}
      aria-pressed={can === null ? undefined : chosen}
      aria-disabled={barred ? 'true' : undefined}
      onClick={press}
      {...stop}
    >
      <span class="vh">{labelOf(table, number)}</span>
      <Parcel wrap={parcel?.wrap ?? ''} class={shakenNow(table.look.news, number) ? 'shaken' : undefined} />
      <span class="no num" aria-hidden="true">
        {number}
      </span>
      {heardOf(view, number) !== null && (
        <span class="mark" aria-hidden="true">
          <Icon name="shake" />
        </span>
      )}
      {(words || title !== null) && (
        <span class="tag" aria-hidden="true" dir="auto">
          <bdi>{title ?? parcel?.tag ?? ''}</bdi>
        </span>
      )}
    </button>
  );
}

const shakenNow = (news: ReturnType<typeof useTable>['look']['news'], number: number): boolean =>
  news.some(event => event.e === 'shake' && event.gift === number);

/** What each action may be done to. */
const RULES: Readonly<Record<Action, string>> = { pick: 'F11', open: 'F12', steal: 'F13', inflict: 'F14' };
