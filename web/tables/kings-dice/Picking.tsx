import type { DiceAsk } from '../../../engine/kings-dice/kinds.ts';
import { PLACES } from '../../../engine/kings-dice/kinds.ts';
import { at, type Seat } from '../../../engine/seats.ts';
import { DieFace } from '../../parts/Die.tsx';
import { aloud, announce } from '../../voice/announce.ts';
import { isOrder } from './draft.ts';
import { useDrag } from './drag.ts';
import { Mark } from './Mark.tsx';
import { fateOf } from './reveal.ts';
import { Carried, Tray } from './Tray.tsx';
import { useTable } from './table.ts';

type Props = { ask: DiceAsk & { ask: 'pick' }; seat: Seat };

/** The commoners' form: one die face down, or none, in each of five turns. */
export function Picking({ ask, seat }: Props) {
  const { t, view, choice, choose } = useTable();
  const picked = isOrder(choice) ? null : choice;
  const now = (view.turn ?? 1) - 1;
  const drag = useDrag((source, spot) => choose(spot === now ? source.die : null));
  const played = view.shown?.round === view.round ? view.shown.places : [];

  return (
    <section class="clothed mine" aria-label={t.cloth.turns}>
      <ol class="slots">
        {Array.from({ length: PLACES }, (_, index) => {
          const place = played[index];
          return (
            <li key={index} class="pos5" aria-current={index === now ? 'step' : undefined}>
              <span class="no" aria-hidden="true">
                {index + 1}
              </span>
              {place !== undefined ? (
                <Was place={place} seat={seat} turn={index + 1} />
              ) : index === now ? (
                <button
                  type="button"
                  class={picked === null ? 'well now' : 'well now full'}
                  data-spot={now}
                  data-over={drag.drag?.over === now && drag.drag.from !== now}
                  aria-label={
                    picked === null
                      ? t.cloth.turnNow(index + 1)
                      : picked === 'satOut'
                        ? t.cloth.turnOut(index + 1)
                        : t.cloth.turnFull(index + 1, picked)
                  }
                  {...(typeof picked === 'number' ? drag.grip({ die: picked, from: now }) : {})}
                  onClick={event => {
                    if (drag.isTap(event)) choose(null);
                  }}
                >
                  {picked === 'satOut' ? t.cloth.out : picked !== null && <DieFace key={picked} die={picked} />}
                </button>
              ) : (
                <span class="well later">
                  <span class="vh">{t.cloth.turnLater(index + 1)}</span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p class="small middle">
        <b>{t.cloth.tray}.</b> {t.cloth.toPlay(ask.toPlay, ask.turnsLeft)}
      </p>
      <Tray
        all={view.mine.dice}
        laid={typeof picked === 'number' ? [picked] : []}
        lifted={null}
        onPress={({ die }) => {
          choose(die);
          announce(aloud(t.prompt.picked(die), t.prompt.pickText));
        }}
        drag={drag}
      />
      <Carried drag={drag} />
    </section>
  );
}

/** A turn of this round that is over: what one played in it, and what became of that. */
function Was({ place, seat, turn }: { place: Parameters<typeof fateOf>[0]; seat: Seat; turn: number }) {
  const { t } = useTable();
  const laid = at(place.dice, seat);
  const fate = fateOf(place, seat);
  if (typeof laid !== 'number') {
    const what = fate === 'satOut' ? t.cloth.satOut : t.reveal.notIn;
    return (
      <span class="well was" title={what}>
        <span aria-hidden="true">{fate === 'satOut' ? t.cloth.out : ''}</span>
        <span class="vh">{t.cloth.turnWas(turn, what)}</span>
      </span>
    );
  }
  return (
    <span class={`well was res ${fate}`}>
      <span class="vh">{t.cloth.turnWas(turn, t.die(laid))}</span>
      <DieFace die={laid} />
      <Mark fate={fate} />
    </span>
  );
}
