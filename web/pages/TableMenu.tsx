import '../styles/pages.css';
import type { RoomView, You } from '../../party/protocol.ts';
import { isFramed } from '../device/frame.ts';
import { passFor, seatLink } from '../device/passes.ts';
import { gameOnPage } from '../games/games.ts';
import { othersHere } from '../hotseat/others.ts';
import { send } from '../line/send.ts';
import { together } from '../line/signals.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Later } from '../parts/Later.tsx';
import { menuOpen, type Sheet, sheet } from '../parts/TableBar.tsx';
import { go, rulesLink, tableLink, tvLink } from '../router.ts';
import { withWords, words } from '../text/catalogue.ts';
import { sharedWords } from '../tv/words.ts';
import { Devices } from './company/Devices.tsx';
import { CloseSheet, HostItems, PauseItem } from './company/TableActs.tsx';
import { TakeBackItem } from './company/TakeBack.tsx';
import { companyWords } from './company/words.ts';
import { Chairs } from './lobby/Chairs.tsx';
import { LinkBox } from './lobby/LinkBox.tsx';
import { openSettings } from './Settings.tsx';
import { said } from './said.ts';
import { pageWords } from './words.ts';

const handTo = () => withWords(sharedWords, import('../hotseat/HandTo.tsx'));
const embedding = async () => (await import('../embed/EmbedDialog.tsx')).openEmbedding();

type Props = { room: RoomView; you: You };

/** What can be done at a table besides playing. */
export function TableMenu(props: Props) {
  if (sheet.value !== null) return <OpenSheet {...props} which={sheet.value} />;
  if (!menuOpen.value) return null;
  return <Menu {...props} />;
}

const closeMenu = () => {
  menuOpen.value = false;
};
const closeSheet = () => {
  sheet.value = null;
};

function Menu({ room, you }: Props) {
  const { menu, menuItems: say } = words.value;
  const items = gameOnPage(room.game)?.menu;
  const to = (which: Sheet) => () => {
    closeMenu();
    sheet.value = which;
  };
  const settings = () => {
    closeMenu();
    openSettings();
  };
  return (
    <Dialog title={menu} onClose={closeMenu}>
      <nav class="menu" aria-label={menu}>
        <Button
          kind="quiet"
          icon="book"
          onPress={() => window.open(rulesLink(room.game, room.options, room.code), '_blank', 'noopener')}
        >
          {say.rules}
        </Button>
        <Button kind="quiet" icon="gear" onPress={settings}>
          {say.settings}
        </Button>
        {room.phase !== 'lobby' && (
          <>
            <Button kind="quiet" icon="hand" onPress={to('people')}>
              {say.people}
            </Button>
            <Button kind="quiet" icon="share" onPress={to('invite')}>
              {say.invite}
            </Button>
          </>
        )}
        {room.settings.watchers === 'on' && (
          <Button kind="quiet" icon="tv" onPress={to('bigScreen')}>
            {pageWords.value.bigScreen.item}
          </Button>
        )}
        {you.seat !== null && passFor(room.code) !== null && (
          <Button kind="quiet" icon="phone" onPress={to('otherDevice')}>
            {say.otherDevice}
          </Button>
        )}
        {!isFramed && (
          <Button kind="quiet" icon="link" onPress={to('embed')}>
            {pageWords.value.invite.embed}
          </Button>
        )}
        {items !== undefined && <Later load={items}>{({ MenuItem }) => <MenuItem onDone={closeMenu} />}</Later>}
        <TakeBackItem room={room} onDone={closeMenu} />
        <PauseItem room={room} you={you} onDone={closeMenu} />
        {you.host && <HostItems room={room} onDone={closeMenu} onClose={to('close')} />}
        <Button kind="quiet" icon="out" onPress={to('leave')}>
          {say.leave}
        </Button>
      </nav>
    </Dialog>
  );
}

function OpenSheet({ which, room, you }: Props & { which: Sheet }) {
  const { invite, otherDevice, bigScreen, leave, lobby } = pageWords.value;
  const pass = passFor(room.code);
  switch (which) {
    case 'invite':
      return (
        <Dialog title={invite.title} onClose={closeSheet}>
          <LinkBox url={tableLink(room.code)} hint={invite.text} qr={lobby.qr} label={lobby.link} game={room.game} />
        </Dialog>
      );
    case 'embed':
      return (
        <Later load={embedding}>
          {({ EmbedDialog }) => <EmbedDialog path={`/t/${room.code}`} onClose={closeSheet} />}
        </Later>
      );
    case 'people':
      return (
        <Dialog title={lobby.people} onClose={closeSheet}>
          {room.anyoneMayHost && <p class="hint">{companyWords.value.table.anyone}</p>}
          <Chairs room={room} you={you} />
          {you.seat === null && room.chairs.some(chair => chair?.who === 'person' && !chair.here) && (
            <p class="hint">{companyWords.value.table.lost}</p>
          )}
          <p class="row tight small soft">
            <Icon name="watch" />
            {words.value.watching(room.watchers)}
          </p>
        </Dialog>
      );
    case 'bigScreen':
      return (
        <Dialog
          title={bigScreen.item}
          onClose={closeSheet}
          footer={
            <Button icon="tv" onPress={() => window.open(tvLink(room.code), '_blank', 'noopener')}>
              {bigScreen.open}
            </Button>
          }
        >
          <LinkBox url={tvLink(room.code)} hint={bigScreen.text} qr={bigScreen.qr} label={bigScreen.link} game={null} />
        </Dialog>
      );
    case 'handOn':
      return (
        <Later load={handTo}>
          {({ HandTo }) => (
            <Dialog title={sharedWords.value.tablet.passTitle} onClose={closeSheet}>
              {!together.value && <p class="hint">{sharedWords.value.tablet.passHint}</p>}
              <HandTo code={room.code} at={room} />
            </Dialog>
          )}
        </Later>
      );
    case 'otherDevice':
      return (
        <Dialog title={otherDevice.title} onClose={closeSheet}>
          <LinkBox
            url={seatLink(room.code, pass ?? '')}
            hint={otherDevice.text}
            qr={otherDevice.qr}
            label={otherDevice.link}
            game={null}
          />
          <p class="hint">{otherDevice.warning}</p>
          {/* Whoever shares this device has a quiet line besides. */}
          <Devices count={you.devices - (othersHere(room.code).length > 0 ? 1 : 0)} />
        </Dialog>
      );
    case 'close':
      return <CloseSheet onClose={closeSheet} />;
    case 'leave':
      return (
        <Dialog
          title={leave.title}
          onClose={closeSheet}
          footer={
            <>
              <Button onPress={closeSheet}>{leave.stay}</Button>
              {room.phase === 'lobby' && you.seat !== null && (
                <Button
                  kind="bad"
                  onPress={() => {
                    closeSheet();
                    said(send.stand());
                  }}
                >
                  {leave.stand}
                </Button>
              )}
              <LeaveButton />
            </>
          }
        >
          <p>{you.seat === null ? leave.watcher : room.phase === 'playing' ? leave.playing : leave.text}</p>
        </Dialog>
      );
  }
}

const LeaveButton = () => (
  <Button
    kind="bad"
    icon="out"
    onPress={() => {
      closeSheet();
      go('/');
    }}
  >
    {pageWords.value.leave.go}
  </Button>
);
