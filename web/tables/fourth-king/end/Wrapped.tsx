import { myGifts } from '../../../line/signals.ts';
import { ParcelDrawing } from '../../../parts/Parcel.tsx';
import { nameAt } from '../../../parts/people.ts';
import { holderOf } from '../gifts.ts';
import { useTable } from '../table.ts';
import { endWords } from '../words.ts';

/** What one wrapped oneself, and who has it now: told to nobody else. */
export function Wrapped() {
  const table = useTable();
  const { t, view, you } = table;
  const mine = myGifts.value;
  if (mine.length === 0) return null;
  return (
    <section class="panel stack noprint">
      <h2>{endWords.value.wrapped}</h2>
      <p class="hint">{endWords.value.wrappedHint}</p>
      <ul class="rows mygifts">
        {mine.map(({ key, number, thing }) => {
          const holder = number === null ? null : holderOf(view, number);
          return (
            <li key={key}>
              <ParcelDrawing {...thing.outside} />
              <span class="grow">
                <b dir="auto">
                  <bdi>{thing.inside.title}</bdi>
                </b>
                <span class="hint">
                  {number !== null && `${t.parcel.number(number)}. `}
                  {number !== null && holder === null && t.parcel.onPile}
                  {holder !== null &&
                    endWords.value.wrappedHeld({ you: you.seat === holder, name: nameAt(table, holder) })}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
