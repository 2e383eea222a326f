import { seatsOf } from '../../../../engine/seats.ts';
import { Face } from '../../../parts/Face.tsx';
import { Name } from '../../../parts/Name.tsx';
import { chairAt, nameAt } from '../../../parts/people.ts';
import { Honours } from '../end/Honours.tsx';
import { homesOf } from '../end/list.ts';
import { Parcel } from '../play/Gift.tsx';
import { useTable } from '../table.ts';
import { endWords } from '../words.ts';

/** The end: who takes what home, and Bob's honours. What is unwrapped afterwards appears by itself. */
export function TvEnd() {
  const table = useTable();
  const { view } = table;
  const homes = homesOf(table);
  return (
    <section class="clothed tv-homes">
      <span class="tv-rays" aria-hidden="true" />
      <ul class={homes.length > 10 ? 'crowd' : homes.length > 4 ? 'many' : ''}>
        {seatsOf(homes.length).map(seat => (
          <li key={seat} class="tv-row" style={{ '--i': seat }}>
            <Face chair={chairAt(table, seat)} />
            <span class="who">
              <Name of={nameAt(table, seat)} />
              <span class="takes">
                {(homes[seat]?.rows ?? []).map(({ number, title }) => (
                  <span key={number} class={title === null ? 'sealedgift' : 'opengift'}>
                    <Parcel wrap={view.gifts[number - 1]?.wrap ?? ''} />
                    {title === null ? (
                      <span class="no num">
                        <span class="vh">{endWords.value.sealed}: </span>
                        {number}
                      </span>
                    ) : (
                      <bdi>{title}</bdi>
                    )}
                  </span>
                ))}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Honours />
    </section>
  );
}
