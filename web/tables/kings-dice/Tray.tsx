import type { Die } from '../../../engine/dice.ts';
import { DieFace } from '../../parts/Die.tsx';
import { useRoving } from '../../parts/roving.ts';
import { restOf } from './draft.ts';
import type { useDrag } from './drag.ts';
import { useTable } from './table.ts';

/** With more dice than this, equal ones lie on one stack with their number. */
const MOST_SINGLE = 10;

/** A die to take, or several that are the same. */
export type Stack = { readonly key: string; readonly die: Die; readonly count: number };

/** The dice that are not laid: one by one, or in a stack for each number as long as there are many in all. */
export function stacksOf(all: readonly Die[], rest: readonly Die[]): readonly Stack[] {
  if (all.length > MOST_SINGLE) {
    return [...new Set(all)].map(die => ({ key: `${die}`, die, count: rest.filter(other => other === die).length }));
  }
  return rest.map((die, index) => ({ key: `${die}-${rest.indexOf(die) - index}`, die, count: 1 }));
}

type Props = {
  all: readonly Die[];
  laid: readonly (Die | null)[];
  /** The key of the stack whose die is in hand. */
  lifted: string | null;
  onPress: (stack: Stack) => void;
  drag: ReturnType<typeof useDrag>;
};

/** One's own dice beside the places. */
export function Tray({ all, laid, lifted, onPress, drag }: Props) {
  const { t } = useTable();
  const stacks = stacksOf(all, restOf(all, laid));
  const roving = useRoving(
    stacks.map(({ key }) => key),
    stacks.length,
    lifted ?? stacks.find(({ count }) => count > 0)?.key,
  );
  const many = all.length > MOST_SINGLE;
  return (
    <fieldset
      class={many ? 'tray stacks' : 'tray'}
      data-spot="tray"
      data-haven
      aria-keyshortcuts="h"
      data-over={drag.drag?.over === 'tray' && drag.drag.from !== 'tray'}
      aria-label={t.cloth.tray}
    >
      {stacks.map(stack => (
        <button
          key={stack.key}
          type="button"
          class="diebtn"
          aria-pressed={lifted === stack.key}
          aria-disabled={stack.count === 0 ? 'true' : undefined}
          aria-label={t.cloth.stack(stack.die, stack.count)}
          {...roving(stack.key)}
          {...(stack.count === 0 ? {} : drag.grip({ die: stack.die, from: 'tray' }))}
          onClick={event => {
            if (stack.count > 0 && drag.isTap(event)) onPress(stack);
          }}
        >
          <DieFace die={stack.die} />
          {many && (
            <span class="times num" aria-hidden="true">
              ×{stack.count}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}

/** The die that is being carried, under the finger. */
export function Carried({ drag: { drag } }: Pick<Props, 'drag'>) {
  if (drag === null) return null;
  return (
    <span class="carried" style={{ translate: `${drag.x}px ${drag.y}px` }}>
      <DieFace die={drag.die} />
    </span>
  );
}
