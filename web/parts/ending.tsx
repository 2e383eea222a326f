import '../styles/podium.css';
import '../styles/band.css';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Outcome } from '../../engine/game.ts';
import type { GameRecord } from '../../engine/record.ts';
import { at, type Seat, seatsOf } from '../../engine/seats.ts';
import type { RoomView, You } from '../../party/protocol.ts';
import { othersHere } from '../hotseat/others.ts';
import { fetchRecord } from '../line/afterwards.ts';
import { mayReplay } from '../line/may.ts';
import { send } from '../line/send.ts';
import { refusalText, said } from '../pages/said.ts';
import { withWords } from '../text/catalogue.ts';
import { sharedWords } from '../tv/words.ts';
import { Button } from './Button.tsx';
import { download } from './download.ts';
import { endingWords } from './endingWords.ts';
import { Face } from './Face.tsx';
import { Crown } from './Icon.tsx';
import { Later } from './Later.tsx';
import { Name } from './Name.tsx';
import { whoAt } from './people.ts';

type Props = { room: RoomView; you: You };

type PodiumProps = {
  room: RoomView;
  outcome: Outcome;
  /** What stands behind a name: points, dice. */
  score: (seat: Seat) => ComponentChildren;
};

/** Everybody by place; those in front wear a crown. */
export function Podium({ room, outcome: { places }, score }: PodiumProps) {
  const t = endingWords.value;
  const order = [...seatsOf(places.length)].sort((a, b) => at(places, a) - at(places, b));
  return (
    <ol class="podium">
      {order.map(seat => {
        const place = at(places, seat);
        return (
          <li key={seat} class={place === 1 ? 'first' : ''}>
            <span class="place">
              <span class="vh">{t.place(place)}</span>
              {place === 1 ? <Crown /> : <span aria-hidden="true">{place}</span>}
            </span>
            <Face chair={room.chairs[seat] ?? null} />
            <Name of={room.chairs[seat]?.name ?? ''} whole />
            {score(seat)}
          </li>
        );
      })}
    </ol>
  );
}

const handTo = () => withWords(sharedWords, import('../hotseat/HandTo.tsx'));

/** Another game with the same people: for the host to say, who may sit at this very device. */
export function Another({ room, you }: Props) {
  const t = endingWords.value;
  return (
    <div class="panel stack">
      <h2>{t.again}</h2>
      {you.host ? (
        <>
          <Button
            kind="go"
            size="big"
            wide
            icon="again"
            off={!mayReplay(room)}
            onPress={() => void said(send.host({ do: 'rematch' }))}
          >
            {t.rematch}
          </Button>
          <Button wide onPress={() => void said(send.host({ do: 'lobby' }))}>
            {t.lobby}
          </Button>
        </>
      ) : (
        <>
          <p class="small soft">{t.waiting(room.hostSeat === null ? null : whoAt({ room, you }, room.hostSeat))}</p>
          {othersHere(room.code).length > 0 && (
            <Later load={handTo}>{({ HandTo }) => <HandTo code={room.code} at={room} only="host" />}</Later>
          )}
        </>
      )}
    </div>
  );
}

/** What a game says about its own chance: cards were dealt, dice were rolled. */
export type FairText = {
  readonly fairText: string;
  readonly check: string;
  readonly checking: string;
  readonly checked: string;
};

/** What was promised before the first draw, checked on the spot or saved to be checked anywhere. */
export function Fair({ room, text }: { room: RoomView; text: FairText }) {
  const t = endingWords.value;
  const [found, setFound] = useState<string | null>(null);
  const withRecord = async (use: (record: GameRecord) => void | Promise<void>): Promise<void> => {
    const record = await fetchRecord();
    if (typeof record !== 'string') return use(record);
    setFound(await refusalText(record));
  };
  const check = (): void => {
    setFound(text.checking);
    void withRecord(async record => {
      // Replaying needs every rule of every game: fetched only by those who ask.
      const { verifyRecord } = await import('../../engine/record.ts');
      const verdict = record.promise === room.promise ? verifyRecord(record) : { ok: false, why: t.otherPromise };
      setFound('why' in verdict ? t.broken(verdict.why) : text.checked);
    });
  };
  const save = (): void =>
    void withRecord(record => download(jsonFile(record), `${room.game}-${room.code}-${room.nth}.json`));
  return (
    <div class="panel stack">
      <h2>{t.fair}</h2>
      <p class="small soft">{text.fairText}</p>
      <div class="row">
        <span class="grow">
          <Button wide icon="shield" onPress={check}>
            {text.check}
          </Button>
        </span>
        <span class="grow">
          <Button wide icon="save" onPress={save}>
            {t.save}
          </Button>
        </span>
      </div>
      <p class="small" role="status">
        {found}
      </p>
      <p class="tiny soft promise">
        {t.promise} <code>{room.promise}</code>
      </p>
    </div>
  );
}

const jsonFile = (record: GameRecord): Blob =>
  new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' });
