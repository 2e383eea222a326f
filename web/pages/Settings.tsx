import { signal } from '@preact/signals';
import { RoundButton } from '../parts/Button.tsx';
import { Later } from '../parts/Later.tsx';
import { withWords, words } from '../text/catalogue.ts';
import { pageWords } from './words.ts';

const open = signal(false);
const dialog = () => withWords(pageWords, import('./SettingsDialog.tsx'));

export function openSettings(): void {
  open.value = true;
}

export function closeSettings(): void {
  open.value = false;
}

export const SettingsButton = () => <RoundButton icon="gear" label={words.value.settings} onPress={openSettings} />;

/** The settings, over whatever page is there. */
export function Settings() {
  if (!open.value) return null;
  return <Later load={dialog}>{({ SettingsDialog }) => <SettingsDialog onClose={closeSettings} />}</Later>;
}
