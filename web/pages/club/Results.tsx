import { useRef, useState } from 'preact/hooks';
import type { ClubResult, ClubView } from '../../../party/club/answers.ts';
import { parseText } from '../../../party/protocol.ts';
import { gameOnPage } from '../../games/games.ts';
import { Button, RoundButton } from '../../parts/Button.tsx';
import { Crown, Star } from '../../parts/Icon.tsx';
import { language, words } from '../../text/catalogue.ts';
import { keep } from './calls.ts';
import { clubWords } from './words.ts';

type Props = {
  view: ClubView;
  /** For the keeper, who may take a game off the list. */
  onStruck: ((view: ClubView) => void) | null;
};

const dateOf = (at: number): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(new Date(at));

/** What was played at the club: one game after the other, the last one first. */
export function Results({ view, onStruck }: Props) {
  const say = clubWords.value.page;
  const strike = async (promise: string): Promise<void> => {
    const now = await keep(view.name, { do: 'strike', promise });
    if (now !== null) onStruck?.(now);
  };
  return (
    <section class="panel stack" aria-labelledby="results">
      <h2 class="star-head" id="results">
        <Star />
        {say.results}
      </h2>
      {view.results.length === 0 ? (
        <p class="soft">{say.noResults}</p>
      ) : (
        <ol class="results">
          {view.results.map(result => (
            <li key={result.promise}>
              <div class="between">
                <h3>
                  {nameOf(result.game)} <span class="small soft">{dateOf(result.at)}</span>
                </h3>
                {onStruck !== null && (
                  <RoundButton
                    icon="bin"
                    label={`${clubWords.value.keeper.strike}: ${nameOf(result.game)}, ${dateOf(result.at)}`}
                    onPress={() => void strike(result.promise)}
                  />
                )}
              </div>
              <People result={result} />
            </li>
          ))}
        </ol>
      )}
      {view.results.length > 0 && <CheckRecord results={view.results} />}
      <p class="tiny soft">{say.kept(dateOf(view.until))}</p>
    </section>
  );
}

function nameOf(game: string): string {
  const known = gameOnPage(game);
  return known === null ? game : words.value.games[known.id];
}

function People({ result: { game, people } }: { result: ClubResult }) {
  const say = clubWords.value.page;
  const number = new Intl.NumberFormat(language.value);
  // The gift game has no winner, so nobody stands before anybody.
  const isContest = game !== 'fourth-king';
  const order = isContest ? [...people].sort((a, b) => a.place - b.place) : people;
  return (
    <>
      <ul class={isContest ? 'people' : 'people many'}>
        {order.map((person, nth) => (
          <li key={nth} class={isContest && person.place === 1 ? 'first' : ''}>
            {isContest && person.place === 1 && <Crown />}
            <span class="name cut">
              <bdi>{person.name}</bdi>
            </span>
            {person.player && <span class="vh">{say.nutcracker}</span>}
            {isContest && <span class="num">{number.format(person.score).replace('-', '−')}</span>}
          </li>
        ))}
      </ul>
      {!isContest && <p class="small soft">{say.gifts}</p>}
    </>
  );
}

/** Whoever has saved a record sees here that it is of a game in the list, and unchanged. */
function CheckRecord({ results }: { results: readonly ClubResult[] }) {
  const say = clubWords.value.page;
  const [said, setSaid] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const check = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    // Replaying needs every rule of every game: fetched only by those who ask.
    const { parseRecord, verifyRecord } = await import('../../../engine/record.ts');
    const record = parseRecord(parseText(await file.text()));
    const result = results.find(({ promise }) => promise === record?.promise);
    if (record === null) setSaid(say.recordNone);
    else if (result === undefined) setSaid(say.recordOther);
    else setSaid(verifyRecord(record).ok ? say.recordGood(dateOf(result.at)) : say.recordBad);
  };
  return (
    <div class="stack">
      <p class="hint" id="record-hint">
        {say.recordHint}
      </p>
      <input
        ref={field}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={say.record}
        onChange={event => void check(event.currentTarget.files?.[0])}
      />
      <div class="row">
        <Button icon="shield" onPress={() => field.current?.click()}>
          {say.record}
        </Button>
      </div>
      <p class="small" role="status">
        {said}
      </p>
    </div>
  );
}
