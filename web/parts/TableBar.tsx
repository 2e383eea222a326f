import { signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { hintWords } from '../hints/words.ts';
import { connection, you } from '../line/signals.ts';
import { talkBeside, talkOpen, unread } from '../line/talk.ts';
import { callAgain } from '../line/wire.ts';
import { withWords, words } from '../text/catalogue.ts';
import { Bar } from './Bar.tsx';
import { Button, RoundButton } from './Button.tsx';
import { Banner } from './notices.tsx';

/** Whether the table's menu is open; the table page draws it. */
export const menuOpen = signal(false);

/** Which sheet of the menu lies open. */
export type Sheet = 'invite' | 'embed' | 'people' | 'otherDevice' | 'bigScreen' | 'handOn' | 'leave' | 'close';
export const sheet = signal<Sheet | null>(null);

/** What else belongs into the bar, whatever the game. */
export const besides = signal<ComponentChildren>(null);

/** What whoever plays for the first time is told; null until it was fetched. */
const hints = signal<{ readonly Hints: ComponentType; readonly Waits: ComponentType } | null>(null);

/** To be awaited before a player's table is shown: a hint that came after it would push it down. Without it, all plays on. */
export async function fetchHints(): Promise<void> {
  try {
    hints.value ??= await withWords(hintWords, import('../hints/Hints.tsx'));
  } catch {}
}

/** Beside what is held to be seen: whom the table waits for meanwhile. */
export function WhoWaits() {
  const Waits = hints.value?.Waits;
  return Waits ? <Waits /> : null;
}

type Props = { title: string; under?: ComponentChildren; end?: ComponentChildren };

/** The bar of a table, with its menu. While the line is lost a banner takes its place. */
export function TableBar({ title, under, end }: Props) {
  const line = connection.value;
  const { menu, tryNow, connection: say } = words.value;
  const plays = you.value.seat !== null;
  const Hints = hints.value?.Hints;
  useEffect(() => {
    if (plays) void fetchHints();
  }, [plays]);
  if (line.state === 'lost') {
    return (
      <Banner
        icon="offline"
        title={title}
        action={
          <Button size="mini" onPress={callAgain}>
            {tryNow}
          </Button>
        }
      >
        <b>{say.lost}</b> {say.safe} {line.tries > 1 && say.tries(line.tries)}
      </Banner>
    );
  }
  return (
    <>
      <Bar
        start={
          <RoundButton
            icon="menu"
            keys="m"
            label={menu}
            expanded={menuOpen.value}
            onPress={() => {
              menuOpen.value = true;
            }}
          />
        }
        title={title}
        under={under}
        end={
          <>
            {besides.value}
            {end}
            {!talkBeside.value && <TalkButton />}
          </>
        }
      />
      {plays && Hints && <Hints />}
    </>
  );
}

function TalkButton() {
  const { talk, talkNew } = words.value;
  const news = unread.value;
  return (
    <RoundButton
      icon="talk"
      keys="t"
      label={news === 0 ? talk : talkNew(news)}
      dot={news}
      expanded={talkOpen.value}
      onPress={() => {
        talkOpen.value = !talkOpen.value;
      }}
    />
  );
}
