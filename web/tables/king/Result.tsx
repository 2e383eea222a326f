import { useState } from 'preact/hooks';
import type { Outcome } from '../../../engine/game.ts';
import type { GameRecord } from '../../../engine/record.ts';
import { at, type Seat, seatsOf } from '../../../engine/seats.ts';
import { Button } from '../../parts/Button.tsx';
import { Face } from '../../parts/Face.tsx';
import { Crown } from '../../parts/Icon.tsx';
import { Name } from '../../parts/Name.tsx';
import { words } from '../../text/catalogue.ts';
import { fetchRecord, send } from '../../wire.ts';
import { chairOf, nameOf, useTable, whoOf } from './table.ts';

/** The end of the game: places, another game, and how to check the deals. */
export function Result({ outcome }: { outcome: Outcome }) {
  const { t } = useTable();
  return (
    <main class="wrap two">
      <section class="stack">
        <Podium outcome={outcome} />
        <p class="hint">{t.result.hint}</p>
        <div class="tileband" role="presentation" />
      </section>
      <section class="stack">
        <Another />
        <Fair />
        <SheetLink />
      </section>
    </main>
  );
}

function Podium({ outcome }: { outcome: Outcome }) {
  const table = useTable();
  const { t } = table;
  const { scores, places } = outcome;
  const order = [...seatsOf(scores.length)].sort((a, b) => at(places, a) - at(places, b));
  return (
    <ol class="podium">
      {order.map(seat => {
        const place = at(places, seat);
        return (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            {place === 1 ? (
              <span class="mark deal corner" title={t.result.place(1)}>
                <Crown />
                <span class="vh">{t.result.place(1)}</span>
              </span>
            ) : (
              <span class="place">
                <span class="vh">{t.result.place(place)}</span>
                <span aria-hidden="true">{place}</span>
              </span>
            )}
            <Face chair={chairOf(table, seat)} />
            <Name of={nameOf(table, seat)} whole />
            <span class="num">{t.signed(at(scores, seat))}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Who won, for the bar. */
export function resultTitle(table: ReturnType<typeof useTable>, { places }: Outcome): string {
  const first = seatsOf(places.length).filter(seat => at(places, seat) === 1);
  const [only] = first;
  const who = (seat: Seat) => whoOf(table, seat);
  return only !== undefined && first.length === 1
    ? table.t.result.wins(who(only))
    : table.t.result.share(first.map(who));
}

function Another() {
  const table = useTable();
  const { t, you, room } = table;
  return (
    <div class="panel stack">
      <h2>{t.result.again}</h2>
      {you.host ? (
        <>
          <Button kind="go" size="big" wide icon="again" onPress={() => void send.host({ do: 'rematch' })}>
            {t.result.rematch}
          </Button>
          <Button wide onPress={() => void send.host({ do: 'lobby' })}>
            {t.result.lobby}
          </Button>
        </>
      ) : (
        <p class="small soft">{t.result.waiting(room.hostSeat === null ? null : whoOf(table, room.hostSeat))}</p>
      )}
    </div>
  );
}

/** What was promised before the first card, checked on the spot or saved to be checked anywhere. */
function Fair() {
  const { t, room } = useTable();
  const [said, setSaid] = useState<string | null>(null);
  const withRecord = async (use: (record: GameRecord) => void | Promise<void>): Promise<void> => {
    const record = await fetchRecord();
    if (typeof record !== 'string') return use(record);
    const known: Readonly<Record<string, string>> = words.value.refusals;
    setSaid(known[record] ?? words.value.refusals.unknown);
  };
  const check = (): void => {
    setSaid(t.result.checking);
    void withRecord(async record => {
      // Replaying needs every rule of every game: fetched only by those who ask.
      const { verifyRecord } = await import('../../../engine/record.ts');
      const verdict =
        record.promise === room.promise ? verifyRecord(record) : { ok: false, why: t.result.otherPromise };
      setSaid('why' in verdict ? t.result.broken(verdict.why) : t.result.checked);
    });
  };
  const save = (): void =>
    void withRecord(record => download(JSON.stringify(record, null, 1), `king-${room.code}-${room.nth}.json`));
  return (
    <div class="panel stack">
      <h2>{t.result.fair}</h2>
      <p class="small soft">{t.result.fairText}</p>
      <div class="row">
        <span class="grow">
          <Button wide icon="shield" onPress={check}>
            {t.result.check}
          </Button>
        </span>
        <span class="grow">
          <Button wide icon="save" onPress={save}>
            {t.result.save}
          </Button>
        </span>
      </div>
      <p class="small" role="status">
        {said}
      </p>
      <p class="tiny soft promise">
        {t.result.promise} <code>{room.promise}</code>
      </p>
    </div>
  );
}

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

function SheetLink() {
  const { t, open, look } = useTable();
  return (
    <div class="row">
      <Button kind="quiet" icon="sheet" onPress={() => open('sheet')}>
        {t.result.sheet}
      </Button>
      {look.view.before !== null && (
        <Button kind="quiet" icon="stack" onPress={() => open('deal')}>
          {t.over.deal}
        </Button>
      )}
    </div>
  );
}
