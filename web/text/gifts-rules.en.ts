import type { FourthOptions } from '../../engine/fourth-king/kinds.ts';
import type { RulePart } from './rulebook.ts';

const BOB: Readonly<Record<FourthOptions['bob'], string>> = {
  host: 'King Bob holds no seat and wins no gift: he puts gifts on the pile, starts the game and watches over it.',
  table: 'Nobody is King Bob: the table does his work.',
  plays: 'King Bob plays too, and sees no more than the others.',
};
const GIVERS: Readonly<Record<FourthOptions['givers'], string>> = {
  secret: 'After the last pick everybody learns who wrapped what.',
  open: 'Once a gift is open, everybody learns who wrapped it.',
  never: 'Nobody ever learns who wrapped what. Everybody sees who holds the gifts that they wrapped themselves.',
};
const PATIENCE: Readonly<Record<FourthOptions['patience'], string>> = {
  none: 'Nobody ever has to pick, so a game need not end.',
  '1': 'When everybody has had a turn since the last pick, only a pick is possible until one gift is picked.',
  '3': 'When everybody has had three turns since the last pick, only a pick is possible until one gift is picked.',
};

/** The rules as this table plays them. */
export const rules = (o: FourthOptions): readonly RulePart[] => [
  {
    title: 'Gifts',
    rules: [
      { id: 'F1', text: `Two to twenty players. ${BOB[o.bob]}` },
      {
        id: 'F2',
        text: `${o.gifts === 'bob' ? 'King Bob brings the gifts' : 'Everybody may wrap up to five gifts, King Bob as many as fit'}: at least one for each player, sixty at most.`,
      },
      { id: 'F3', text: 'Everybody sees the outside: paper, ribbon, shape, size and tag.' },
      {
        id: 'F4',
        text: 'Inside is what the gift is and, if wanted, a note, a link, a picture, and what is heard when it is shaken.',
      },
      { id: 'F5', text: 'At the start the gifts are shuffled and numbered. A number tells nothing.' },
      { id: 'F6', text: 'Nobody sees into a sealed gift but the one who wrapped it: not who holds it, not King Bob.' },
      { id: 'F7', text: GIVERS[o.givers] },
    ],
  },
  {
    title: 'Who begins',
    rules: [
      {
        id: 'F8',
        text: `Everybody rolls a die of ${o.initiativeDie === 'd20' ? 'twenty' : 'six'} sides. The highest begins, and so on down.`,
      },
      { id: 'F9', text: 'Whoever is tied rolls again, for the places that they tied for.' },
    ],
  },
  {
    title: 'A turn: one thing only',
    rules: [
      { id: 'F10', text: 'In your turn you do exactly one of four things: pick, open, steal, or give away.' },
      { id: 'F11', text: 'Pick: take one gift from the pile. It stays sealed.' },
      { id: 'F12', text: 'Open: open a sealed gift that you hold. From then on everybody sees what is in it.' },
      { id: 'F13', text: 'Steal: name a gift that somebody else holds, sealed or open. That player may defend it.' },
      {
        id: 'F14',
        text: 'Give away: name a gift that you hold, sealed or open, and somebody else who is to have it. That player may refuse it.',
      },
      { id: 'F15', text: 'Nothing is too fresh: what was stolen may be stolen back at once.' },
      {
        id: 'F16',
        text: 'There is no passing. In the very first turn nobody holds anything, so only a pick is possible.',
      },
      { id: 'F17', text: 'A gift that is not yours to act on is refused like one that does not exist.' },
    ],
  },
  {
    title: 'Defending',
    rules: [
      { id: 'F18', text: 'Only the one who is asked may answer, and everybody waits for it.' },
      { id: 'F19', text: 'Let it be: the gift moves.' },
      {
        id: 'F20',
        text: 'Resist: both roll a die of six sides. If the defender matches or beats the other, the gift stays where it was; otherwise it moves.',
      },
      { id: 'F21', text: 'Either way the turn passes on. Defending is no turn, and may happen any number of times.' },
    ],
  },
  {
    title: 'Shaking',
    rules: [
      {
        id: 'F22',
        text: 'In your turn, before your action, you may shake a gift on the pile or a sealed one that you hold. Everybody hears it.',
      },
      { id: 'F23', text: 'At most three shakes a turn, of one gift or of several.' },
      { id: 'F24', text: 'Some gifts make no sound.' },
    ],
  },
  {
    title: 'The end',
    rules: [
      { id: 'F25', text: PATIENCE[o.patience] },
      { id: 'F26', text: 'The game ends at once when the last gift leaves the pile.' },
      { id: 'F27', text: 'Everybody keeps what they hold, which may be nothing. Nobody wins, nobody loses.' },
      { id: 'F28', text: 'Afterwards whoever holds a sealed gift may unwrap it.' },
      { id: 'F30', text: 'Honours go to the gift that changed hands most, the boldest and the unluckiest.' },
    ],
  },
  {
    title: 'When somebody is away',
    rules: [
      { id: 'F32', text: 'The table rolls for whoever does not.' },
      { id: 'F33', text: 'In a turn it opens a sealed gift of theirs; if there is none, it picks by lot.' },
      { id: 'F34', text: 'When they are to defend, it resists.' },
    ],
  },
];
