import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../../engine/seats.ts';
import { send } from '../../../line/send.ts';
import { said } from '../../../pages/said.ts';
import { Absent } from '../../../parts/Absent.tsx';
import { Button } from '../../../parts/Button.tsx';
import type { Notice } from '../../../parts/notice.ts';
import { Prompt } from '../../../parts/notices.tsx';
import { Refusal } from '../../../parts/Refusal.tsx';
import { aloud, announce } from '../../../voice/announce.ts';
import { moveOf } from '../plan.ts';
import { promptOf } from '../say.ts';
import { isBob, useTable } from '../table.ts';
import { Dock } from './Dock.tsx';

/** The one place that says whose turn it is, what happened and what may be done, and below it the means to do it. */
export function Prompting({ notice }: { notice: Notice | null }) {
  const table = useTable();
  const { t, open } = table;
  const now = promptOf(table);
  const { act, gift } = table.plan;
  useEffect(() => {
    if (act !== null && moveOf(table.plan) === null) announce(aloud(now.title, now.text));
  }, [act, gift]);
  return (
    <div class="turnhead">
      {notice === null ? (
        <Prompt
          icon={now.lamp ? 'lamp' : undefined}
          what={now.title}
          more={
            <>
              {now.text} {!isBob(table) && <Absent />}
            </>
          }
          action={<ForBob />}
        />
      ) : (
        <Prompt
          icon="info"
          what={notice.title}
          more={<Refusal notice={notice} nameOf={t.book.rule} onRule={rule => open({ rule })} />}
        />
      )}
      <Dock />
    </div>
  );
}

/** King Bob keeps the evening going: a nutcracker may play for whoever is away. */
function ForBob() {
  const table = useTable();
  const { t, look, room } = table;
  if (!isBob(table) || look.outcome !== null) return null;
  const away = (seat: Seat): boolean => {
    const chair = room.chairs[seat];
    return chair?.who === 'person' && !chair.here && !chair.standIn;
  };
  const seat = look.awaited.find(away);
  if (seat === undefined) return null;
  return (
    <Button size="mini" onPress={() => void said(send.host({ do: 'fill', seat }))}>
      {t.bob.play}
    </Button>
  );
}
