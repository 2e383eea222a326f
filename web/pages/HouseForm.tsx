import '../styles/folds.css';
import '../styles/pages.css';
import type { ComponentChildren } from 'preact';
import { SETTINGS, type Settings } from '../../party/protocol.ts';
import {
  type Chosen,
  changedRules,
  type House,
  type HouseText,
  presetOf,
  usualOf,
  withPreset,
} from '../games/house.ts';
import { Button } from '../parts/Button.tsx';
import { Segments, Switch, Tiles, TwoLines } from '../parts/choices.tsx';
import { Icon } from '../parts/Icon.tsx';
import { pageWords } from './words.ts';

type Props = {
  house: House;
  text: HouseText;
  options: Chosen;
  settings: Settings;
  onOptions: (options: Chosen) => void;
  onSettings: (settings: Settings) => void;
};

/** The house rules of a game and how its table is kept: the common questions first, the rest folded away. */
export function HouseForm({ house, text, options, settings, onOptions: onMended, onSettings }: Props) {
  const onOptions = (next: Chosen): void => onMended(house.mend?.(next, options) ?? next);
  const say = pageWords.value.create;
  const changed = changedRules(house, options).length;
  const preset = presetOf(house, options);
  return (
    <>
      <Tiles
        legend={text.firstTitle}
        min="9rem"
        value={options[house.first] ?? ''}
        onChoose={value => onOptions({ ...options, [house.first]: value })}
        choices={namedChoices(text.first)}
      />
      {text.note !== undefined && <p class="hint">{text.note}</p>}
      <Tiles
        legend={text.presetsTitle}
        min="9rem"
        value={preset ?? ''}
        onChoose={id => {
          const chosen = house.presets.find(one => one.id === id);
          if (chosen !== undefined) onOptions(withPreset(house, options, chosen.options));
        }}
        choices={namedChoices(text.presets)}
      />
      <Segments
        legend={say.clock}
        value={settings.clock}
        onChoose={clock => onSettings({ ...settings, clock })}
        choices={SETTINGS.clock.map(value => ({ value, label: say.clockNames[value] }))}
      />
      <div class="panel folds">
        <Fold title={say.houseRules} under={say.changed(changed)}>
          <div class="rows">
            {Object.keys(text.rules).map(name => (
              <Rule key={name} name={name} text={text} house={house} options={options} onOptions={onOptions} />
            ))}
          </div>
          {changed > 0 && (
            <Button
              kind="quiet"
              onPress={() => onOptions({ ...usualOf(house), [house.first]: options[house.first] ?? '' })}
            >
              {say.usual}
            </Button>
          )}
        </Fold>
        <KeepingForm settings={settings} onSettings={onSettings} />
      </div>
    </>
  );
}

function KeepingForm({ settings, onSettings }: Pick<Props, 'settings' | 'onSettings'>) {
  const say = pageWords.value.create;
  const keep = say.keepNames[settings.keep];
  return (
    <>
      <Fold title={say.absence} under={say.absenceNames[settings.absence]}>
        <Tiles
          legend={say.absence}
          min="9rem"
          value={settings.absence}
          onChoose={absence => onSettings({ ...settings, absence })}
          choices={SETTINGS.absence.map(value => ({ value, label: say.absenceNames[value] }))}
        />
      </Fold>
      <Fold title={say.table} under={`${say.watchersNames[settings.watchers]} · ${say.keepSummary(keep)}`}>
        <Switch
          label={say.watchers}
          hint={say.watchersHint}
          on={settings.watchers === 'on'}
          onSwitch={on => onSettings({ ...settings, watchers: on ? 'on' : 'off' })}
        />
        <Segments
          legend={say.keep}
          value={settings.keep}
          onChoose={value => onSettings({ ...settings, keep: value })}
          choices={KEEP_ORDER.map(value => ({ value, label: say.keepNames[value] }))}
        />
      </Fold>
    </>
  );
}

const KEEP_ORDER = ['1', '24', '168'] as const satisfies readonly Settings['keep'][];

type RuleProps = Pick<Props, 'house' | 'text' | 'options' | 'onOptions'> & { name: string };

function Rule({ name, text, house, options, onOptions }: RuleProps) {
  const rule = text.rules[name];
  const value = options[name] ?? '';
  const choose = (next: string) => onOptions({ ...options, [name]: next });
  if (rule === undefined) return null;
  if ('answers' in rule) {
    return (
      <div>
        <Tiles
          legend={rule.question}
          min="9rem"
          value={value}
          onChoose={choose}
          choices={Object.entries(rule.answers).map(([answer, label]) => ({ value: answer, label }))}
        />
      </div>
    );
  }
  const other = house.choices[name]?.find(choice => choice !== rule.on) ?? '';
  return (
    <Switch
      label={rule.sides[rule.on] ?? ''}
      hint={pageWords.value.create.off(rule.sides[other] ?? '')}
      on={value === rule.on}
      onSwitch={on => choose(on ? rule.on : other)}
    />
  );
}

function namedChoices(texts: Readonly<Record<string, { readonly name: string; readonly text: string }>>) {
  return Object.entries(texts).map(([value, text]) => ({ value, label: <TwoLines {...text} /> }));
}

const Fold = ({ title, under, children }: { title: string; under: string; children: ComponentChildren }) => (
  <details class="more">
    <summary>
      <span>
        {title}
        <small>{under}</small>
      </span>
      <Icon name="down" />
    </summary>
    <div class="stack folded">{children}</div>
  </details>
);
