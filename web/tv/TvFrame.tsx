import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { RoomView } from '../../party/protocol.ts';
import { prefer } from '../device/preferences.ts';
import { connection, deadline, you } from '../line/signals.ts';
import { companyWords } from '../pages/company/words.ts';
import { Absent } from '../parts/Absent.tsx';
import { RoundButton } from '../parts/Button.tsx';
import { Icon, type IconName, Logo, Star } from '../parts/Icon.tsx';
import { whoAt } from '../parts/people.ts';
import { TimeLeft } from '../parts/TimeLeft.tsx';
import { words } from '../text/catalogue.ts';
import { Join } from './Join.tsx';
import type { Told } from './told.ts';
import { sharedWords } from './words.ts';

/** A room may have its own music: a screen is silent until somebody wants it to sound. */
export const sounds = signal(false);

type Props = {
  room: RoomView;
  title: ComponentChildren;
  under?: ComponentChildren;
  /** Whose turn it is. */
  prompt: { readonly icon?: IconName; readonly title: string; readonly text: string };
  told: readonly Told[];
  /** How everybody stands, beside the cloth. Once it is over the cloth says it, and takes the whole width. */
  side: ComponentChildren;
  over?: boolean;
  children: ComponentChildren;
};

/** The frame of every game on a big screen: what is played above, whose turn it is below, how to come in beside. */
export function TvFrame({ room, title, under, prompt, told, side, over = false, children }: Props) {
  const { tv } = sharedWords.value;
  return (
    <div class={over ? 'tv over' : 'tv'}>
      <TvBar title={title} under={under} />
      <main class="tv-stage">{children}</main>
      <aside class="tv-side" aria-label={tv.stand}>
        {side}
        <Join room={room} />
      </aside>
      <footer class="tv-foot">
        <Turn room={room} prompt={prompt} />
        {!over && (
          <ol class="tv-told" aria-label={tv.told}>
            {told.map(({ key, text }) => (
              <li key={key} class="arrive">
                {text}
              </li>
            ))}
          </ol>
        )}
      </footer>
    </div>
  );
}

/** What is played, and the few things that can be set. While the line is lost it says so. */
export function TvBar({ title, under }: Pick<Props, 'title' | 'under'>) {
  const { tv } = sharedWords.value;
  const isLost = connection.value.state !== 'open';
  const end = deadline.value;
  return (
    <header class="tv-bar">
      <Logo />
      <div class="title">
        <h1>{title}</h1>
        {isLost ? (
          <p role="status">
            <Icon name="offline" /> {words.value.connection.lost}
          </p>
        ) : (
          under !== undefined && <p>{under}</p>
        )}
      </div>
      {end !== null && (
        <p class="tv-time num" title={tv.time}>
          <Icon name="clock" />
          <TimeLeft end={end} />
        </p>
      )}
      <Sets />
    </header>
  );
}

function Sets() {
  const { tv } = sharedWords.value;
  const flip = (): void => prefer({ theme: isDark() ? 'light' : 'dark' });
  const full = (): void => {
    const done = document.fullscreenElement === null ? document.documentElement.requestFullscreen() : exit();
    done.catch(() => {});
  };
  return (
    <span class="tv-sets">
      <RoundButton
        icon="sound"
        label={tv.sounds}
        pressed={sounds.value}
        onPress={() => {
          sounds.value = !sounds.value;
        }}
      />
      <RoundButton icon="sun" label={tv.theme} onPress={flip} />
      {document.fullscreenEnabled && <RoundButton icon="full" label={tv.full} onPress={full} />}
    </span>
  );
}

const exit = (): Promise<void> => document.exitFullscreen();

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

/** The one line that everybody looks for. */
function Turn({ room, prompt }: Pick<Props, 'room' | 'prompt'>) {
  const { pause } = companyWords.value;
  const said = room.pause.on
    ? {
        icon: 'pause' as const,
        title: pause.title,
        text: pause.by(room.pause.wanted.map(seat => whoAt({ room, you: you.value }, seat))),
      }
    : prompt;
  return (
    <p class="tv-turn" role="status">
      {said.icon === undefined ? <Star /> : <Icon name={said.icon} />}
      <span>
        <strong>{said.title}</strong>
        <span>
          {!room.pause.on && <Absent />} {said.text}
        </span>
      </span>
    </p>
  );
}
