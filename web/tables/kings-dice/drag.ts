import { useRef, useState } from 'preact/hooks';
import type { Die } from '../../../engine/dice.ts';

/** Where a die is taken from, or put down: a place by its index, or one's other dice. */
export type Spot = number | 'tray';
export type Source = { readonly die: Die; readonly from: Spot };
export type Drag = Source & { readonly x: number; readonly y: number; readonly over: Spot | null };

/** A finger that moves less than this has tapped. */
const TAP_PX = 7;

/** Dice that can be carried by mouse, finger or pen. A tap stays a click. */
export function useDrag(onDrop: (source: Source, spot: Spot) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const press = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const carried = useRef(false);
  const end = (): void => {
    press.current = null;
    setDrag(null);
  };

  return {
    drag,
    /** For the button that shows the die. */
    grip: (source: Source) => ({
      onPointerDown: (event: PointerEvent) => {
        carried.current = false;
        if (event.button === 0) press.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent) => {
        const from = press.current;
        if (from?.id !== event.pointerId) return;
        const { clientX: x, clientY: y } = event;
        if (!carried.current && Math.hypot(x - from.x, y - from.y) < TAP_PX) return;
        carried.current = true;
        if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ ...source, x, y, over: spotAt(x, y) });
      },
      onPointerUp: (event: PointerEvent) => {
        const spot = carried.current ? spotAt(event.clientX, event.clientY) : null;
        end();
        if (spot !== null && spot !== source.from) onDrop(source, spot);
      },
      onPointerCancel: end,
    }),
    /** Whether a click is a tap or a key, and not the end of a carry. */
    isTap: (event: MouseEvent): boolean => event.detail === 0 || !carried.current,
  };
}

function spotAt(x: number, y: number): Spot | null {
  const spot = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-spot]')?.dataset.spot;
  if (spot === undefined) return null;
  return spot === 'tray' ? 'tray' : Number(spot);
}
