import { at, type Seat } from '../../../../engine/seats.ts';
import { skip } from '../../../line/stage.ts';
import { Absent } from '../../../parts/Absent.tsx';
import { Button } from '../../../parts/Button.tsx';
import { DieFace } from '../../../parts/Die.tsx';
import { Face } from '../../../parts/Face.tsx';
import { Drawing } from '../../../parts/Icon.tsx';
import { Name } from '../../../parts/Name.tsx';
import { Prompt } from '../../../parts/notices.tsx';
import { chairAt, nameAt, whoAt } from '../../../parts/people.ts';
import { WhoWaits } from '../../../parts/TableBar.tsx';
import { promptOf } from '../say.ts';
import { useTable } from '../table.ts';
import { byRolls, Place, Rolled } from './rolls.tsx';

/** Everybody rolls for his place; then the order stands there for a moment. */
export function Initiative() {
  const table = useTable();
  const { t, view, moment, ask, move, sending, options } = table;
  const order = moment?.kind === 'order' ? moment.seats : null;
  const now = promptOf(table);
  const [first] = order ?? [];
  return (
    <main class="giftmain slimmer">
      <section class="clothed stack rolling">
        {options.initiativeDie === 'd20' ? (
          <Drawing id="d20" box="0 0 40 40" class={ask?.ask === 'roll' ? 'die big' : 'die big calm'} />
        ) : (
          <DieFace die={6} />
        )}
        {order === null ? (
          <Prompt
            icon={now.lamp ? 'lamp' : undefined}
            what={now.title}
            more={
              <>
                {now.text} <Absent />
              </>
            }
          />
        ) : (
          <Prompt
            what={t.initiative.order}
            more={first === undefined ? '' : `${t.initiative.begins(whoAt(table, first))}.`}
          />
        )}
        {ask?.ask === 'roll' && sending === null && (
          <Button kind="go" size="big" onPress={() => move({ do: 'roll' })}>
            {view.play.at === 'initiative' && view.play.pass > 1 ? t.initiative.again : t.initiative.roll}
          </Button>
        )}
        {order !== null && (
          <>
            <Button kind="go" size="big" keys="n" onPress={skip}>
              {t.initiative.go}
            </Button>
            <p class="tiny soft">
              <WhoWaits />
            </p>
          </>
        )}
      </section>
      <ol class="rolls">
        {(order ?? byRolls(view.rolls)).map((seat, index) => (
          <li key={seat} class="holder">
            {order !== null && <Place number={index + 1} />}
            <Face chair={chairAt(table, seat)} />
            <span class="who">
              <Name of={nameAt(table, seat)} />
              <span class="tiny soft">{stateOf(table, seat)}</span>
            </span>
            <span class="rolled" aria-hidden="true">
              <Rolled seat={seat} />
            </span>
          </li>
        ))}
      </ol>
    </main>
  );
}

function stateOf({ t, view }: ReturnType<typeof useTable>, seat: Seat): string {
  const rolls = at(view.rolls, seat);
  const { play } = view;
  if (play.at === 'initiative' && play.left.includes(seat)) {
    return rolls.length === 0 ? t.initiative.toRoll : t.initiative.toRollAgain;
  }
  return rolls.length === 0 ? '' : t.initiative.rolled(rolls);
}
