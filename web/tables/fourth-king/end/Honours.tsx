import { Icon, type IconName, Star } from '../../../parts/Icon.tsx';
import { whoAt } from '../../../parts/people.ts';
import { giftNamed, useTable } from '../table.ts';
import { endWords } from '../words.ts';

/** Light-hearted honours: equals share, nobody is named for none. */
export function Honours() {
  const table = useTable();
  const { view } = table;
  if (view.play.at !== 'over') return null;
  const { travelled, boldest, unluckiest } = view.play.awards;
  const honours: readonly (readonly [IconName, string, string])[] = [
    ...(travelled === null
      ? []
      : [
          [
            'swap',
            endWords.value.travelled,
            endWords.value.travelledText(
              travelled.gifts.map(gift => giftNamed(table, gift)),
              travelled.times,
            ),
          ] as const,
        ]),
    ...(boldest === null
      ? []
      : [
          [
            'hand',
            endWords.value.boldest,
            endWords.value.boldestText(
              boldest.seats.map(seat => whoAt(table, seat)),
              boldest.times,
            ),
          ] as const,
        ]),
    ...(unluckiest === null
      ? []
      : [
          [
            'shield',
            endWords.value.unluckiest,
            endWords.value.unluckiestText(
              unluckiest.seats.map(seat => whoAt(table, seat)),
              unluckiest.times,
            ),
          ] as const,
        ]),
  ];
  return (
    <section class="stack">
      <h2 class="star-head">
        <Star />
        {endWords.value.honours}
      </h2>
      {honours.length === 0 ? (
        <p class="soft">{endWords.value.noHonours}</p>
      ) : (
        <ul class="awards">
          {honours.map(([icon, name, text]) => (
            <li class="award" key={icon}>
              <Icon name={icon} />
              <span>
                <b>{name}</b>
                <br />
                <span class="small soft">{text}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
