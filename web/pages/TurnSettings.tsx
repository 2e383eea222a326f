import { useState } from 'preact/hooks';
import { attempt } from '../device/attempt.ts';
import { type Preferences, prefer, preferences } from '../device/preferences.ts';
import { play } from '../device/sound.ts';
import { Switch } from '../parts/choices.tsx';
import { askPermission, permission } from '../turn/notification.ts';
import { pageWords } from './words.ts';

/** How this device tells that it is one's turn: each way for itself. */
export function TurnSettings() {
  const say = pageWords.value.settingsPage.turn;
  return (
    <section class="stack">
      <h3>{say.title}</h3>
      <Means name="bell" label={say.bell} onTry={() => play('turn')} />
      <Means name="title" label={say.mark} />
      <Means name="badge" label={say.badge} />
      {'vibrate' in navigator && (
        <Means name="vibrate" label={say.vibrate} onTry={() => void attempt(() => navigator.vibrate(40))} />
      )}
      <Notifications />
    </section>
  );
}

type MeansProps = { name: 'bell' | 'title' | 'badge' | 'vibrate'; label: string; onTry?: () => void };

/** A switch; whoever turns it on hears or feels what it does. */
function Means({ name, label, onTry }: MeansProps) {
  const set = (on: boolean): void => {
    prefer({ [name]: on ? 'on' : 'off' } satisfies Partial<Preferences>);
    if (on) onTry?.();
  };
  return <Switch label={label} on={preferences.value[name] === 'on'} onSwitch={set} />;
}

/** The browser is asked when the switch is turned on, and never otherwise. */
function Notifications() {
  const say = pageWords.value.settingsPage.turn;
  const [may, setMay] = useState(permission());
  const set = async (on: boolean): Promise<void> => {
    const answer = on ? await askPermission() : may;
    setMay(answer);
    prefer({ notify: on && answer === 'granted' ? 'on' : 'off' });
  };
  const on = preferences.value.notify === 'on' && may === 'granted';
  return (
    <>
      <Switch key={`${may} ${on}`} label={say.notify} on={on} onSwitch={wanted => void set(wanted)} />
      <p class="hint" role="status">
        {may === 'granted' ? null : say.may[may]}
      </p>
    </>
  );
}
