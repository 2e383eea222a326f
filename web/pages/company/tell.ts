import './emotes.ts';
import type { Emote, RoomView, You } from '../../../party/protocol.ts';
import type { IconName } from '../../parts/Icon.tsx';
import { toast } from '../../parts/notices.tsx';
import { whoAt } from '../../parts/people.ts';
import { type Happening, happenings } from './happenings.ts';
import { companyWords } from './words.ts';

const SIGNS: Readonly<Record<Happening['what'], IconName>> = {
  crown: 'give',
  standIn: 'wait',
  giveBack: 'hand',
  muted: 'talk',
  unmuted: 'talk',
  anyone: 'away',
  hostBack: 'hand',
  locked: 'lock',
  unlocked: 'lock',
  goesOn: 'next',
};

/** Says in passing what has happened at the table. */
export function tell(before: RoomView, room: RoomView, you: You): void {
  const all = happenings(before, room);
  const [first] = all;
  const text = all.map(each => sentence(each, room, you)).filter(each => each !== '');
  if (first !== undefined && text.length > 0) toast(text.join(' '), SIGNS[first.what]);
}

export function tellEmote(name: string, emote: Emote): void {
  toast(`\u2068${name}\u2069: ${companyWords.value.talk.emotes[emote]}`, `em-${emote}`);
}

export function tellReissued(name: string): void {
  toast(companyWords.value.told.reissued(name), 'phone');
}

function sentence(happening: Happening, room: RoomView, you: You): string {
  const { told } = companyWords.value;
  switch (happening.what) {
    case 'crown':
    case 'standIn':
    case 'giveBack':
      return told[happening.what](whoAt({ room, you }, happening.seat));
    case 'muted':
    case 'unmuted':
      // Whom the host does not want to be heard is told so; to the others it is a small sign.
      return happening.seat === you.seat ? told[happening.what] : '';
    default:
      return told[happening.what];
  }
}
