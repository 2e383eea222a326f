import { useState } from 'preact/hooks';
import { seatsOf } from '../../../engine/seats.ts';
import type { RoomView, You } from '../../../party/protocol.ts';
import { gameOnPage } from '../../games.ts';
import { Button, RoundLink } from '../../parts/Button.tsx';
import { Icon, Star } from '../../parts/Icon.tsx';
import { Later } from '../../parts/Later.tsx';
import { toast } from '../../parts/notices.tsx';
import { TableBar } from '../../parts/TableBar.tsx';
import { rulesLink, tableLink } from '../../router.ts';
import { words } from '../../text/catalogue.ts';
import { send } from '../../wire.ts';
import { said } from '../said.ts';
import { useTitle } from '../title.ts';
import { Chairs } from './Chairs.tsx';
import { LinkBox } from './LinkBox.tsx';
import { SitForm } from './Sit.tsx';
import { WhatWePlay } from './WhatWePlay.tsx';

type Props = { room: RoomView; you: You };

/** Where people gather before a game: the link for the others, the chairs, what will be played, and the start. */
export function Lobby({ room, you }: Props) {
  const { lobby: say, games, menuItems } = words.value;
  const game = gameOnPage(room.game);
  const name = game === null ? room.game : games[game.id].name;
  const free = room.chairs.filter(chair => chair === null).length;
  const maySit = you.seat === null && free > 0;
  const ready = taken(room) >= room.seats.min;
  useTitle(say.page(name));
  return (
    <div class="page">
      <TableBar
        title={name}
        under={say.under}
        end={<RoundLink icon="book" label={menuItems.rules} to={rulesLink(room.game, room.options)} newTab />}
      />
      <main class="wrap two lobby">
        <section class="stack">
          {maySit && (
            <div class="panel stack">
              <h2 class="star-head">
                <Star />
                {say.sitTitle}
              </h2>
              <SitForm seat={null} button={say.sitButton} lamp />
              <p class="hint">{say.sitHint}</p>
            </div>
          )}
          <div class="panel stack">
            <h2 class="star-head">
              <Star />
              {say.call}
            </h2>
            <LinkBox
              url={tableLink(room.code)}
              hint={room.settings.watchers === 'on' ? say.callHint : say.callHintSeats}
              qr={say.qr}
              label={say.link}
              game={room.game}
              lamp={!maySit && !ready}
            />
          </div>
          {game?.ready != null && (
            <Later load={game.ready.house}>{house => <WhatWePlay house={house} room={room} you={you} />}</Later>
          )}
        </section>
        <AtTheTable room={room} you={you} />
        <StartGame room={room} you={you} game={name} lamp={ready} />
      </main>
    </div>
  );
}

const taken = (room: RoomView): number => room.chairs.filter(chair => chair !== null).length;

function AtTheTable({ room, you }: Props) {
  const { lobby: say, create, watching } = words.value;
  const empty = seatsOf(room.chairs.length).filter(seat => room.chairs[seat] === null);
  const missing = room.seats.min - taken(room);
  const fillAll = async () => {
    for (const seat of empty.slice(0, missing)) if (!(await said(send.host({ do: 'fill', seat })))) return;
  };
  return (
    <div class="panel stack">
      <h2>
        {say.people} <span class="small soft num">{say.count(taken(room), room.chairs.length)}</span>
      </h2>
      <Chairs room={room} you={you} />
      {you.host && missing > 1 && (
        <Button wide onPress={fillAll}>
          {say.fillAll}
        </Button>
      )}
      <p class="between tiny soft">
        <span class="row tight">
          <Icon name="watch" />
          {watching(room.watchers)}
        </span>
        <span class="row tight">
          <Icon name="clock" />
          {say.life(create.keepNames[room.settings.keep])}
        </span>
      </p>
    </div>
  );
}

function StartGame({ room, you, game, lamp }: Props & { game: string; lamp: boolean }) {
  const say = words.value.lobby;
  const [busy, setBusy] = useState(false);
  const missing = room.seats.min - taken(room);
  const hint = missing > 0 ? say.startHint(game, room.seats.min, room.seats.max, missing) : say.startReady;
  const host = room.hostSeat === null ? null : (room.chairs[room.hostSeat] ?? null);
  if (!you.host) {
    return (
      <p class="foot-act hint middle" role="status">
        {missing > 0 ? hint : host === null ? say.nobodyStarts : say.hostStarts(host.name)}
      </p>
    );
  }
  const start = async () => {
    if (missing > 0) {
      toast(hint, 'info');
      return;
    }
    setBusy(true);
    await said(send.start());
    setBusy(false);
  };
  return (
    <div class="foot-act">
      <Button kind={lamp ? 'go' : 'plain'} size="big" wide off={!lamp || busy} onPress={start}>
        {say.start}
      </Button>
      <p class="hint middle">{hint}</p>
    </div>
  );
}
