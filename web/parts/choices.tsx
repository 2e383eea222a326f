import '../styles/forms.css';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Drawing } from './Icon.tsx';

export type Choice<T extends string> = {
  readonly value: T;
  readonly label: ComponentChildren;
};

type OneOf<T extends string> = {
  legend: string;
  value: T;
  choices: readonly Choice<T>[];
  onChoose: (value: T) => void;
};

/** One of few, in a row. */
export const Segments = <T extends string>({ legend, ...rest }: OneOf<T>) => (
  <fieldset class="stack">
    <legend class="legend">{legend}</legend>
    <div class="seg">
      <Radios {...rest} />
    </div>
  </fieldset>
);

/** One of few, as tiles with room for a picture or a second line. `min` is the least width of a tile. */
export const Tiles = <T extends string>({ legend, min = '8rem', ...rest }: OneOf<T> & { min?: string | undefined }) => (
  <fieldset class="stack">
    <legend class="legend">{legend}</legend>
    <div class="tiles" style={{ '--min': min }}>
      <Radios {...rest} />
    </div>
  </fieldset>
);

/** A tile's two lines. */
export const TwoLines = ({ name, text }: { name: string; text: string }) => (
  <span class="col">
    <b>{name}</b>
    <span class="tiny soft">{text}</span>
  </span>
);

function Radios<T extends string>({ value, choices, onChoose }: Omit<OneOf<T>, 'legend'>) {
  const group = useId();
  return choices.map(choice => (
    <label class="opt" key={choice.value}>
      <input
        type="radio"
        name={group}
        value={choice.value}
        checked={choice.value === value}
        onChange={() => onChoose(choice.value)}
      />
      <span>{choice.label}</span>
      <Drawing id="i-check" box="0 0 24 24" class="tick" />
    </label>
  ));
}

type SwitchProps = {
  label: string;
  hint?: string | undefined;
  on: boolean;
  onSwitch: (on: boolean) => void;
};

export function Switch({ label, hint, on, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <div class="switch">
      <span>
        <label for={id}>{label}</label>
        {hint !== undefined && (
          <span class="hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={event => onSwitch(event.currentTarget.checked)}
      />
    </div>
  );
}
