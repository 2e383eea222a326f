import '../styles/cards.css';
import '../styles/pages.css';
import { prefer, preferences } from '../device/preferences.ts';
import { Segments, Switch, Tiles } from '../parts/choices.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon, SuitSign } from '../parts/Icon.tsx';
import { language, speak } from '../text/catalogue.ts';
import { LANGUAGES } from '../text/languages.ts';
import { TurnSettings } from './TurnSettings.tsx';
import { pageWords } from './words.ts';

/** What this device keeps about how things look and go. It lies over any page. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const say = pageWords.value.settingsPage;
  return (
    <Dialog title={say.title} onClose={onClose}>
      <p class="hint">{say.kept}</p>
      <LookSettings />
      <hr class="rule-line" />
      <TableSettings />
      <hr class="rule-line" />
      <TurnSettings />
    </Dialog>
  );
}

function LookSettings() {
  const say = pageWords.value.settingsPage;
  const chosen = preferences.value;
  return (
    <section class="stack">
      <h3>{say.look}</h3>
      <Segments
        legend={say.light}
        value={chosen.theme}
        onChoose={theme => prefer({ theme })}
        choices={[
          { value: 'auto', label: say.lightNames.auto },
          {
            value: 'light',
            label: (
              <>
                <Icon name="sun" />
                {say.lightNames.light}
              </>
            ),
          },
          {
            value: 'dark',
            label: (
              <>
                <Icon name="away" />
                {say.lightNames.dark}
              </>
            ),
          },
        ]}
      />
      {LANGUAGES.size > 1 && (
        <Tiles
          legend={say.language}
          min="7rem"
          value={language.value}
          onChoose={tag => void speak(tag)}
          choices={[...LANGUAGES].map(([value, { name }]) => ({ value, label: <span lang={value}>{name}</span> }))}
        />
      )}
      <Segments
        legend={say.suits}
        value={chosen.suits}
        onChoose={suits => prefer({ suits })}
        choices={[
          {
            value: 'four',
            label: (
              <>
                <SuitSign suit="S" />
                <SuitSign suit="H" />
                <SuitSign suit="D" />
                <SuitSign suit="C" />
                <span class="vh">{say.suitsNames.four}</span>
              </>
            ),
          },
          {
            value: 'two',
            label: (
              <>
                <SuitSign suit="S" />
                <SuitSign suit="H" />
                {say.suitsNames.two}
              </>
            ),
          },
        ]}
      />
      <Switch
        label={say.motion}
        hint={say.motionHint}
        on={chosen.motion === 'less'}
        onSwitch={on => prefer({ motion: on ? 'less' : 'auto' })}
      />
      <Switch
        label={say.text}
        on={chosen.text === 'large'}
        onSwitch={on => prefer({ text: on ? 'large' : 'normal' })}
      />
    </section>
  );
}

const PACES = ['quick', 'moment', 'long', 'tap'] as const;

function TableSettings() {
  const say = pageWords.value.settingsPage;
  const chosen = preferences.value;
  return (
    <section class="stack">
      <h3>{say.table}</h3>
      <Switch
        label={say.taps}
        hint={say.tapsHint}
        on={chosen.taps === 'two'}
        onSwitch={on => prefer({ taps: on ? 'two' : 'one' })}
      />
      <Switch
        label={say.onlyCard}
        hint={say.onlyCardHint}
        on={chosen.onlyCard === 'play'}
        onSwitch={on => prefer({ onlyCard: on ? 'play' : 'ask' })}
      />
      <Segments
        legend={say.pace}
        value={chosen.trick}
        onChoose={trick => prefer({ trick })}
        choices={PACES.map(value => ({ value, label: say.paces[value] }))}
      />
      <p class="hint">{say.paceHint}</p>
      <Switch
        label={say.sound}
        hint={say.soundHint}
        on={chosen.sound === 'on'}
        onSwitch={on => prefer({ sound: on ? 'on' : 'off' })}
      />
      <Switch
        label={say.keys}
        hint={say.keysHint}
        on={chosen.keys === 'on'}
        onSwitch={on => prefer({ keys: on ? 'on' : 'off' })}
      />
    </section>
  );
}
