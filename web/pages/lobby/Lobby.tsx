import '../../styles/foot.css';
import '../../styles/pages.css';
import { useEffect, useState } from 'preact/hooks';
import type { RoomView, You } from '../../../party/protocol.ts';
import { makeInstallable } from '../../device/install.ts';
import { gameOnPage } from '../../games/games.ts';
import { HouseOf } from '../../games/HouseOf.tsx';
import { maySit, mayStart, missingGifts, missingPlayers } from '../../line/may.ts';
import { send } from '../../line/send.ts';
import { you as wearer } from '../../line/signals.ts';
import { Button, RoundLink } from '../../parts/Button.tsx';
import { Icon, Star } from '../../parts/Icon.tsx';
import { Later } from '../../parts/Later.tsx';
import { TableBar } from '../../parts/TableBar.tsx';
import { rulesLink, tableLink } from '../../router.ts';
import { withWords, words } from '../../text/catalogue.ts';
import { sharedWords } from '../../tv/words.ts';
import { said } from '../said.ts';
import { useTitle } from '../title.ts';
import { pageWords } from '../words.ts';
import { Chairs } from './Chairs.tsx';
import { LinkBox } from './LinkBox.tsx';
import { ShareLink } from './ShareLink.tsx';
import { SitForm } from './Sit.tsx';
import { WhatWePlay } from './WhatWePlay.tsx';

const tablet = () => withWords(sharedWords, import('../../hotseat/AtThisTablet.tsx'));

type Props = { room: RoomView; you: You };

/** Where people gather before a game: the chairs and the start, then the link for the others and what will be played. */
export function Lobby({ room, you }: Props) {
  const say = pageWords.value.lobby;
  const { games, menuItems } = words.value;
  const game = gameOnPage(room.game);
  const name = game === null ? room.game : games[game.id];
  const sits = maySit(room, you);
  const ready = missingPlayers(room) === 0;
  const sends = !sits && !ready;
  const preparing = game?.lobby !== undefined && (
    <Later load={game.lobby}>{({ Preparing }) => <Preparing room={room} you={wearer.value} />}</Later>
  );
  useTitle(say.page(name));
  useEffect(makeInstallable, []);
  // Nothing has been said yet, and when the line is lost it is too late to fetch what would say so.
  useEffect(() => void import('../../voice/voice.ts').catch(() => {}), []);
  return (
    <div class="page">
      <TableBar
        title={name}
        under={say.under}
        end={
          <RoundLink icon="book" label={menuItems.rules} to={rulesLink(room.game, room.options, room.code)} newTab />
        }
      />
      <main class="wrap two lobby">
        <section class="stack">
          {sits && (
            <div class="panel stack">
              <h2 class="star-head">
                <Star />
                {say.sitTitle}
              </h2>
              <SitForm seat={null} button={say.sitButton} lamp />
              <p class="hint">{say.sitHint}</p>
            </div>
          )}
          {!you.host && !sits && preparing}
          <AtTheTable room={room} you={you} lamp={sends} />
        </section>
        <section class="stack">
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
              lamp={sends}
            />
          </div>
          {(you.host || sits) && preparing}
          <HouseOf game={room.game}>
            {(house, text) => <WhatWePlay house={house} text={text} room={room} you={you} />}
          </HouseOf>
          <Later load={tablet}>{({ AtThisTablet }) => <AtThisTablet room={room} you={you} />}</Later>
        </section>
        {you.host && <StartGame room={room} lamp={ready && !sits && missingGifts(room) === 0} />}
      </main>
    </div>
  );
}

const taken = (room: RoomView): number => room.chairs.filter(chair => chair !== null).length;
/** Whether built-in players sit here, who bring nothing. */
const nutcrackers = (room: RoomView): boolean => room.chairs.some(chair => chair?.who === 'player');

const linkField = () => document.querySelector<HTMLInputElement>('.lobby .input.link');

/** Who is there and who is waited for. Where the link stands below it on a phone, it can be sent from here. */
function AtTheTable({ room, you, lamp }: Props & { lamp: boolean }) {
  const { lobby: say, create } = pageWords.value;
  const { watching } = words.value;
  return (
    <div class="panel stack">
      <div class="between">
        <h2>
          {say.people} <span class="small soft num">{say.count(taken(room), room.chairs.length)}</span>
        </h2>
        <span class="send-here">
          <ShareLink url={tableLink(room.code)} game={room.game} lamp={lamp} size="mini" field={linkField} />
        </span>
      </div>
      <Chairs room={room} you={you} />
      {room.locked && (
        <p class="hint row tight">
          <Icon name="lock" />
          {say.locked}
        </p>
      )}
      {!you.host && <Waiting room={room} />}
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

function Waiting({ room }: { room: RoomView }) {
  const say = pageWords.value.lobby;
  const host = room.hostSeat === null ? null : (room.chairs[room.hostSeat] ?? null);
  const gifts = missingGifts(room);
  return (
    <p class="notice" role="status">
      <Icon name="wait" />
      <span class="grow">
        {gifts > 0 && taken(room) > 0
          ? say.startGifts(gifts, nutcrackers(room))
          : host === null
            ? say.nobodyStarts
            : say.hostStarts(host.name)}
      </span>
    </p>
  );
}

function StartGame({ room, lamp }: { room: RoomView; lamp: boolean }) {
  const say = pageWords.value.lobby;
  const [busy, setBusy] = useState(false);
  const alone = room.chairs.every(chair => chair?.who !== 'person');
  const start = async () => {
    setBusy(true);
    await said(send.start());
    setBusy(false);
  };
  return (
    <div class="foot-act">
      <Button kind={lamp ? 'go' : 'plain'} size="big" wide off={!mayStart(room) || busy} onPress={start}>
        {say.start}
      </Button>
      <p class="hint middle" role="status">
        {alone
          ? say.startAlone(room.pile?.bob === 'host')
          : missingGifts(room) > 0
            ? say.startGifts(missingGifts(room), nutcrackers(room))
            : say.startHint(missingPlayers(room))}
      </p>
    </div>
  );
}
