import './emotes.ts';
import '../../styles/fields.css';
import '../../styles/company.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { EMOTES, type Emote, LONGEST } from '../../../party/protocol.ts';
import { send } from '../../line/send.ts';
import { room, you } from '../../line/signals.ts';
import { lines, markRead, talkOpen } from '../../line/talk.ts';
import type { Answer } from '../../line/wire.ts';
import { Button, RoundButton } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { useFits } from '../../parts/TalkBeside.tsx';
import { words } from '../../text/catalogue.ts';
import { refusalText } from '../said.ts';
import { companyWords } from './words.ts';

const close = () => {
  talkOpen.value = false;
};

/** Talk over the table: a sheet on a phone, on a desk a corner that hides nothing that matters. */
export function TalkOver() {
  const { talk } = companyWords.value;
  const isCorner = useFits(letter => innerWidth >= 62 * letter && innerHeight >= 36 * letter);
  if (!isCorner) {
    return (
      <Dialog title={talk.title} onClose={close}>
        <Talk />
      </Dialog>
    );
  }
  return (
    <aside class="panel talkbox corner" aria-label={talk.title}>
      <h2 class="between">
        {talk.title}
        <RoundButton icon="close" label={words.value.close} onPress={close} />
      </h2>
      <Talk />
    </aside>
  );
}

/** Talk beside the table. */
export const TalkPanel = () => (
  <aside class="panel talkbox" aria-label={companyWords.value.talk.title}>
    <h2>{companyWords.value.talk.title}</h2>
    <Talk />
  </aside>
);

function Talk() {
  const { talk } = companyWords.value;
  const list = useRef<HTMLElement>(null);
  const all = lines.value;
  useEffect(() => {
    markRead();
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [all]);
  return (
    <div class="talk">
      {all.length === 0 && <p class="hint">{talk.empty}</p>}
      <section ref={list} class="log small" role="log" aria-label={talk.title}>
        <ul>
          {all.map(({ key, by, name, mine, said }, index) => {
            const before = all[index - 1];
            return (
              <li key={key} class={mine ? 'mine' : undefined}>
                {before?.by === by && before.name === name ? null : (
                  <b dir="auto">
                    <bdi>{by === 'host' ? talk.host : name}</bdi>
                  </b>
                )}
                {'text' in said ? <span dir="auto">{said.text}</span> : <Sign emote={said.emote} />}
              </li>
            );
          })}
        </ul>
      </section>
      <Mouth />
    </div>
  );
}

function Sign({ emote }: { emote: Emote }) {
  return (
    <span class="emote">
      <Icon name={`em-${emote}`} />
      <span class="vh">{companyWords.value.talk.emotes[emote]}</span>
    </span>
  );
}

/** Where one says something, if one may. */
function Mouth() {
  const { talk } = companyWords.value;
  const { seat, host } = you.value;
  const muted = seat !== null && room.value?.chairs[seat]?.muted === true;
  if (seat === null && !host) return <p class="hint">{talk.watcher}</p>;
  if (muted) return <p class="hint">{talk.muted}</p>;
  return <SayForm />;
}

function SayForm() {
  const { talk } = companyWords.value;
  const field = useRef<HTMLInputElement>(null);
  const [signs, setSigns] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const tell = async (why: Answer) => setRefused(why === null ? null : await refusalText(why));
  const say = async (event: Event) => {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim() ?? '';
    if (input === null || text === '') return;
    const why = await send.say(text);
    await tell(why);
    if (why === null && input.value.trim() === text) input.value = '';
  };
  return (
    <form onSubmit={say}>
      {refused !== null && (
        <p class="hint bad" role="alert">
          {refused}
        </p>
      )}
      {signs && (
        <div class="signs">
          {EMOTES.map(emote => (
            <button
              key={emote}
              type="button"
              class="round"
              aria-label={talk.emotes[emote]}
              title={talk.emotes[emote]}
              onClick={async () => tell(await send.emote(emote))}
            >
              <Icon name={`em-${emote}`} />
            </button>
          ))}
        </div>
      )}
      <div class="say">
        <button
          type="button"
          class="round"
          aria-label={talk.signs}
          title={talk.signs}
          aria-expanded={signs}
          onClick={() => setSigns(!signs)}
        >
          <Icon name="smile" />
        </button>
        <input
          ref={field}
          class="input"
          aria-label={talk.say}
          placeholder={talk.say}
          maxLength={LONGEST.text}
          dir="auto"
          autocomplete="off"
          enterkeyhint="send"
        />
        <Button size="mini" submit>
          {talk.send}
        </Button>
      </div>
    </form>
  );
}
