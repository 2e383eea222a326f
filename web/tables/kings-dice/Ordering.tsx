import type { Die } from '../../../engine/dice.ts';
import type { DiceAsk } from '../../../engine/kings-dice/kinds.ts';
import { preferences } from '../../device/preferences.ts';
import { DieFace } from '../../parts/Die.tsx';
import { useRoving } from '../../parts/roving.ts';
import { aloud, announce } from '../../voice/announce.ts';
import { isOrder, laidIn, lay, NOTHING_LAID, restOf, swap } from './draft.ts';
import { useDrag } from './drag.ts';
import { Carried, type Stack, stacksOf, Tray } from './Tray.tsx';
import { useTable } from './table.ts';

const PLACE_KEYS = ['0', '1', '2', '3', '4'] as const;

/** The lords' form: dice are laid into five places, by taps, by carrying or by keys. */
export function Ordering({ ask }: { ask: DiceAsk & { ask: 'place' } }) {
  const { t, choice, choose, lifted, lift, refuse } = useTable();
  const order = isOrder(choice) ? choice : NOTHING_LAID;
  const drag = useDrag((source, spot) => {
    lift(null);
    if (spot === 'tray') choose(source.from === 'tray' ? order : lay(order, source.from, null));
    else choose(source.from === 'tray' ? lay(order, spot, source.die) : swap(order, source.from, spot));
  });
  // A die in hand is for an empty place, an empty hand for a die that lies.
  const wanted = PLACE_KEYS.find((_, place) => ((order[place] ?? null) === null) === (lifted !== null));
  const roving = useRoving(PLACE_KEYS, PLACE_KEYS.length, wanted);

  const takeUp = (stack: Stack): void => {
    const putDown = lifted?.key === stack.key;
    lift(putDown ? null : stack);
    if (!putDown) announce(t.prompt.lifted(stack.die));
  };
  const layDown = (place: number, die: Die): void => {
    const next = lay(order, place, die);
    choose(next);
    lift(null);
    const left = ask.count - laidIn(next);
    const lies = t.cloth.lies(next.map((it, index) => (index === place ? it : null)));
    announce(aloud(lies, left > 0 ? t.prompt.more(left) : t.prompt.ready));
  };
  const press = (place: number): void => {
    const there = order[place] ?? null;
    if (lifted !== null) {
      layDown(place, lifted.die);
    } else if (there !== null) {
      const without = lay(order, place, null);
      choose(without);
      lift(stacksOf(ask.dice, restOf(ask.dice, without)).find(({ die }) => die === there) ?? null);
      announce(t.prompt.lifted(there));
    } else {
      refuse({ title: t.prompt.noDie, text: t.prompt.noDieText, rule: 'D6' });
    }
  };
  const pressKey = (event: KeyboardEvent): void => {
    const number = Number(event.key);
    if (preferences.value.keys === 'off' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(number >= 1 && number <= 6)) return;
    const place = PLACE_KEYS[number - 1];
    if (lifted === null) {
      const stack = stacksOf(ask.dice, restOf(ask.dice, order)).find(({ die, count }) => die === number && count > 0);
      if (stack !== undefined) takeUp(stack);
    } else if (place !== undefined) {
      press(number - 1);
    }
    event.preventDefault();
  };

  return (
    <section class="clothed mine" aria-label={t.cloth.places} onKeyDown={pressKey}>
      <ol class="slots">
        {PLACE_KEYS.map((key, place) => {
          const die = order[place] ?? null;
          const over = drag.drag !== null && drag.drag.over === place && drag.drag.from !== place;
          return (
            <li key={key} class="pos5">
              <span class="no" aria-hidden="true">
                {place + 1}
              </span>
              <button
                type="button"
                class={die === null ? 'well' : 'well full'}
                data-spot={place}
                data-over={over}
                aria-label={
                  die === null
                    ? lifted === null
                      ? t.cloth.emptyIdle(place + 1)
                      : t.cloth.empty(place + 1)
                    : lifted === null
                      ? t.cloth.full(place + 1, die)
                      : t.cloth.swap(place + 1, die)
                }
                {...roving(key)}
                {...(die === null ? {} : drag.grip({ die, from: place }))}
                onClick={event => {
                  if (drag.isTap(event)) press(place);
                }}
              >
                {die === null ? lifted !== null && t.cloth.here : <DieFace key={die} die={die} />}
              </button>
            </li>
          );
        })}
      </ol>
      <p class="small middle">
        <b>{t.cloth.tray}.</b> {t.cloth.held(ask.dice.length, ask.count)}
      </p>
      <Tray all={ask.dice} laid={order} lifted={lifted?.key ?? null} onPress={takeUp} drag={drag} />
      {preferences.value.keys === 'on' && <p class="tiny middle keys">{t.cloth.keys}</p>}
      <Carried drag={drag} />
    </section>
  );
}
