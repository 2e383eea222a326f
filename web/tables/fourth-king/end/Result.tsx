import { useState } from 'preact/hooks';
import { send } from '../../../line/wire.ts';
import { said } from '../../../pages/said.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { download } from '../../../parts/download.ts';
import { Another, Fair } from '../../../parts/ending.tsx';
import { Takeaway } from '../../../parts/Takeaway.tsx';
import { words } from '../../../text/catalogue.ts';
import { sealedCount } from '../gifts.ts';
import { Gifts } from '../play/Pile.tsx';
import { useTable } from '../table.ts';
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
      <h2 class="printonly">{t.end.title}</h2>
      <Home />
      <WithList />
      <Honours />
      <List />
      <Wrapped />
      <div class="two noprint ends">
        <Another room={room} you={you} />
        <Fair room={room} text={t.end.fair} />
      </div>
    </main>
  );
}

/** What everybody wants to know first: what one holds oneself. */
function Home() {
  const table = useTable();
  const { t, view, you } = table;
  if (you.seat === null) return null;
  const held = view.holds[you.seat] ?? [];
  return (
    <section class="panel noprint">
      <h2>{t.end.yours}</h2>
      {held.length === 0 ? <p>{t.end.nothing}</p> : <Gifts numbers={held} />}
    </section>
  );
}

/** What can be done with the list: unwrap the rest, print, save, share. */
function WithList() {
  const table = useTable();
  const { t, view, room, you } = table;
  const [asking, setAsking] = useState(false);
  const sealed = sealedCount(view);
  const csv = (): void =>
    download(new Blob([csvOf(cellsOf(table))], { type: 'text/csv;charset=utf-8' }), t.end.csvName(room.code));
  const unwrap = (): void => {
    setAsking(false);
    void said(send.unwrapAll());
  };
  return (
    <section class="noprint stack">
      <Takeaway room={room} draw={async () => (await import('./poster.ts')).posterOf(table)}>
        {you.host && sealed > 0 && (
          <Button icon="lamp" onPress={() => setAsking(true)}>
            {t.end.unwrapAll}
          </Button>
        )}
        <Button icon="save" onPress={csv}>
          {t.end.csv}
        </Button>
      </Takeaway>
      <p class="hint">{t.end.imageHint}</p>
      {asking && (
        <Dialog
          title={t.end.unwrapAllAsk}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onPress={() => setAsking(false)}>{words.value.cancel}</Button>
              <Button kind="go" icon="lamp" onPress={unwrap}>
                {t.end.unwrapAll}
              </Button>
            </>
          }
        >
          <p>{t.end.unwrapAllText(sealed)}</p>
        </Dialog>
      )}
    </section>
  );
}
