import '../../../styles/gifts-wrap.css';
import '../../../styles/gifts-list.css';
import { useState } from 'preact/hooks';
import { send } from '../../../line/send.ts';
import { said } from '../../../pages/said.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { download } from '../../../parts/download.ts';
import { Another, Fair } from '../../../parts/ending.tsx';
import { Takeaway } from '../../../parts/Takeaway.tsx';
import { words } from '../../../text/catalogue.ts';
import { sealedCount } from '../gifts.ts';
import { Gifts } from '../play/Pile.tsx';
import { giftNamed, useTable } from '../table.ts';
import { endWords } from '../words.ts';
import { csvOf } from './csv.ts';
import { Honours } from './Honours.tsx';
import { List } from './List.tsx';
import { cellsOf } from './list.ts';
import { Wrapped } from './Wrapped.tsx';

/** The end: who keeps what, to be read, printed, saved and shared. */
export function Result() {
  const { t, room, you } = useTable();
  return (
    <main class="wrap stack loose giftend">
      <h2 class="printonly">{t.over.title}</h2>
      <Home />
      <WithList />
      <Honours />
      <List />
      <Wrapped />
      <div class="two noprint ends">
        <Another room={room} you={you} />
        <Fair room={room} text={endWords.value.fair} />
      </div>
    </main>
  );
}

/** What everybody wants to know first: what one holds oneself, and what is inside. */
function Home() {
  const table = useTable();
  const { view, you, ask, move, sending } = table;
  if (you.seat === null) return null;
  const held = view.holds[you.seat] ?? [];
  const sealed = ask?.ask === 'unwrap' ? ask.open : [];
  return (
    <section class="panel noprint">
      <h2>{endWords.value.yours}</h2>
      {held.length === 0 ? <p>{endWords.value.nothing}</p> : <Gifts numbers={held} />}
      <div class="row unwrap">
        {sealed.map((number, nth) => (
          <Button
            key={number}
            kind={nth === 0 ? 'go' : 'plain'}
            icon="lamp"
            off={sending !== null}
            onPress={() => move({ do: 'open', gift: number })}
          >
            {endWords.value.unwrapName(giftNamed(table, number))}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** What can be done with the list: unwrap the rest, print, save, share. */
function WithList() {
  const table = useTable();
  const { view, room, you } = table;
  const [asking, setAsking] = useState(false);
  const sealed = sealedCount(view);
  const csv = (): void =>
    download(new Blob([csvOf(cellsOf(table))], { type: 'text/csv;charset=utf-8' }), endWords.value.csvName(room.code));
  const unwrap = (): void => {
    setAsking(false);
    void said(send.unwrapAll());
  };
  return (
    <section class="noprint stack">
      <Takeaway room={room} draw={async () => (await import('./poster.ts')).posterOf(table)}>
        {you.host && sealed > 0 && (
          <Button icon="lamp" onPress={() => setAsking(true)}>
            {endWords.value.unwrapAll}
          </Button>
        )}
        <Button icon="save" onPress={csv}>
          {endWords.value.csv}
        </Button>
      </Takeaway>
      <p class="hint">{endWords.value.imageHint}</p>
      {asking && (
        <Dialog
          title={endWords.value.unwrapAllAsk}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onPress={() => setAsking(false)}>{words.value.cancel}</Button>
              <Button kind="go" icon="lamp" onPress={unwrap}>
                {endWords.value.unwrapAll}
              </Button>
            </>
          }
        >
          <p>{endWords.value.unwrapAllText(sealed)}</p>
        </Dialog>
      )}
    </section>
  );
}
