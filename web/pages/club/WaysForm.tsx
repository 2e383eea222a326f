import '../../styles/fields.css';
import '../../styles/forms.css';
import { STARTERS, THEMES } from '../../../party/club/protocol.ts';
import { HouseOf } from '../../games/HouseOf.tsx';
import { chosenFrom } from '../../games/house.ts';
import { Segments, Switch, Tiles } from '../../parts/choices.tsx';
import { LANGUAGES } from '../../text/languages.ts';
import { ChooseGame } from '../ChooseGame.tsx';
import { HouseForm } from '../HouseForm.tsx';
import type { Ways } from './calls.ts';
import { clubWords } from './words.ts';

type Props = { ways: Ways; onWays: (ways: Ways) => void };

/** What a club is called, what it plays, and how its tables are begun. */
export function WaysForm({ ways, onWays }: Props) {
  const { found, ways: say } = clubWords.value;
  const set = (change: Partial<Ways>): void => onWays({ ...ways, ...change });
  return (
    <>
      <div class="field">
        <label for="title">{found.title}</label>
        <input
          id="title"
          class="input"
          autocomplete="off"
          dir="auto"
          maxLength={120}
          placeholder={found.titlePlaceholder}
          value={ways.title}
          onInput={event => set({ title: event.currentTarget.value })}
        />
      </div>
      <ChooseGame id={ways.game} onChoose={game => set({ game, options: {} })} />
      <HouseOf game={ways.game}>
        {(house, text) => (
          <HouseForm
            key={ways.game}
            house={house}
            text={text}
            options={chosenFrom(house, ways.options)}
            settings={ways.settings}
            onOptions={chosen => set({ options: chosen })}
            onSettings={settings => set({ settings })}
          />
        )}
      </HouseOf>
      <Tiles
        legend={say.language}
        min="8rem"
        value={ways.language ?? ''}
        onChoose={tag => set({ language: tag === '' ? null : tag })}
        choices={[
          { value: '', label: say.anyLanguage },
          ...[...LANGUAGES].map(([value, { name }]) => ({ value, label: <span lang={value}>{name}</span> })),
        ]}
      />
      <Segments
        legend={say.theme}
        value={ways.theme}
        onChoose={theme => set({ theme })}
        choices={THEMES.map(value => ({ value, label: say.themes[value] }))}
      />
      <Switch
        label={say.anyone}
        hint={say.anyoneHint}
        on={ways.starters === 'anyone'}
        onSwitch={on => set({ starters: STARTERS[on ? 0 : 1] })}
      />
    </>
  );
}
