import { DECK, SUITS } from '../../engine/cards.ts';
import { FOURTH_CHOICES } from '../../engine/fourth-king/kinds.ts';
import { PAPERS, RIBBONS, SHAPES, SIZES } from '../../engine/fourth-king/parcels.ts';
import type { Choices } from '../../engine/game.ts';
import { BIDS, KING_CHOICES, TRUMPS } from '../../engine/king/kinds.ts';
import { DICE_CHOICES } from '../../engine/kings-dice/kinds.ts';

const ME = { you: true, name: 'Ana' };
const ZE = { you: false, name: 'Zé' };
const LI = { you: false, name: 'Li' };
const KIM = { you: false, name: 'Kim' };
const PEOPLE = [ME, ZE];
const GROUPS = [[ME], [ZE], [ZE, ME], [ME, ZE, LI], [ZE, LI, KIM, ME]];
const CARDS = DECK.filter((_, index) => index % 5 === 0).concat('QS', 'KH');
const CALLS = [...BIDS, 'match', 'pass', 'askMore', 'refuse', 'take', 'ultimatum', 'accept', 'decline'];
const CONTRACTS = TRUMPS.flatMap(trump => [
  { way: 'up', trump, by: 1, n: 0 },
  { way: 'up', trump, by: 1, n: 4 },
  { way: 'down', trump: 'NT', by: 1, n: 0 },
  { way: 'down', trump: 'NT', by: 1, n: 1 },
]);
const GIFTS = SHAPES.flatMap(shape => [
  { number: 7, shape, title: null },
  { number: 12, shape, title: 'Mel' },
]);
const LOOKS = SHAPES.flatMap((shape, nth) =>
  SIZES.map(size => ({ shape, size, paper: PAPERS[nth], ribbon: RIBBONS[nth % RIBBONS.length] })),
);
const DUELS = ['steal', 'inflict'].flatMap(how =>
  [
    [ME, ZE],
    [ZE, ME],
    [ZE, LI],
  ].flatMap(([actor, defender]) => GIFTS.slice(0, 4).map(gift => ({ how, actor, defender, gift }))),
);

/** House rules, each changed by itself, for the first choice of each length or form. */
function housesOf(choices: Choices): readonly unknown[] {
  const usual = Object.fromEntries(Object.entries(choices).map(([name, values]) => [name, values[0]]));
  const [first = '', firsts = []] = Object.entries(choices)[0] ?? [];
  return firsts.flatMap(value =>
    Object.entries(choices).flatMap(([name, values]) =>
      values.map(choice => ({ ...usual, [first]: value, ...(name === first ? {} : { [name]: choice }) })),
    ),
  );
}

const numbers = [
  'n',
  'page',
  'chair',
  'missing',
  'here',
  'of',
  'number',
  'hands',
  'done',
  'round',
  'place',
  'die',
].concat(
  ['turn', 'turns', 'toPlay', 'left', 'lay', 'before', 'after', 'won', 'lost', 'taken', 'gone', 'rounds', 'shakes'],
  ['pass', 'most', 'kib', 'seconds'],
);
const names = [
  'page',
  'game',
  'name',
  'title',
  'code',
  'brand',
  'time',
  'other',
  'rattle',
  'what',
  'id',
  'text',
  'site',
  'address',
  'date',
];
const people = ['who', 'holder', 'seller', 'by', 'to', 'from', 'on', 'asked'];
const truths = ['raise', 'made', 'capped', 'brazilian', 'lords', 'moved', 'tie', 'bob', 'nutcrackers'];
const all = (keys: readonly string[], values: readonly unknown[]) => keys.map(key => [key, values] as const);

/** What an argument may be, by what texts call it. */
const CALLED: ReadonlyMap<string, readonly unknown[]> = new Map<string, readonly unknown[]>([
  ...all(numbers, [0, 1, 2, 3, 5]),
  ...all(['points', 'total', 'all'], [-1300, 0, 125]),
  ...all(names, ['Xis']),
  ...all(people, PEOPLE),
  ...all(truths, [true, false]),
  ['names', GROUPS],
  ['host', [null, ZE]],
  ['winner', [null, ME, ZE]],
  ['words', [['a'], ['a', 'b'], ['a', 'b', 'c']]],
  ['card', CARDS],
  ['cards', [CARDS.slice(0, 1), CARDS]],
  ['thing', [null, ...CARDS]],
  ['suit', SUITS],
  ['led', SUITS],
  ['trump', TRUMPS],
  ['bid', BIDS],
  ['call', CALLS],
  [
    'kind',
    ['noTricks', 'noHearts', 'noQueens', 'noKingsOrJacks', 'noKingOfHearts', 'noLastTwo', 'quick16', 'quick25'].concat(
      'quick34',
      'positive',
    ),
  ],
  ['why', ['must-follow', 'no-heart-lead', 'not-now']],
  ['limit', ['20']],
  ['dealer', PEOPLE],
  ['mine', [[3], [1, 4, 6]]],
  ['nth', [0, 1, 2]],
  ['order', [[6, null, 2, null, 1]]],
  [
    'laid',
    [
      [],
      [{ who: ME, die: 6 }],
      [
        { who: ZE, die: 2 },
        { who: ME, die: 4 },
      ],
    ],
  ],
  ['gift', GIFTS],
  ['gifts', [GIFTS.slice(0, 1), GIFTS]],
  ['wrapping', LOOKS],
  ['heard', [null, 'plim']],
  ['how', ['steal', 'inflict']],
  ['rolls', [[4], [17, 3]]],
  ['dice', [{ actor: 3, defender: 4 }]],
]);

/** Where a name says too little. */
const AT: readonly (readonly [RegExp, Readonly<Record<string, readonly unknown[]>>])[] = [
  [/^king\.book\.rules$/, { o: housesOf(KING_CHOICES) }],
  [/^dice\.book\.rules$/, { '': housesOf(DICE_CHOICES) }],
  [/^gifts\.book\.rules$/, { o: housesOf(FOURTH_CHOICES) }],
  [/\.(reason|behind)$/, { code: ['not-now'] }],
  [
    /^company\.(pause|absent)\.|^gifts\.(parcel\.shakenBy|initiative\.waiting|journal\.(tied|order)|end\.\w+Text)$/,
    { who: GROUPS },
  ],
  [/^king\.(cardTitle|mine\.\w+|prompt\.\w+|trick\.\w+)$/, { it: CARDS }],
  [/^king\.(trumpButton|contract\.trumps)$/, { it: TRUMPS }],
  [/^king\.(contract\.plays|sheet\.(own|sold))$/, { it: CONTRACTS }],
  [/^king\.auction\.(saidLast|callLine)$/, { it: CALLS }],
  [/^heard\.king\./, { it: CARDS }],
  [/^king\./, { it: BIDS }],
  [
    /^gifts\.parcel\.name$/,
    {
      it: [
        { tag: null, title: null, heard: undefined },
        { tag: 'Olá', title: 'Mel', heard: 'plim' },
      ],
    },
  ],
  [/^hints\.waits$/, { you: [true, false], others: GROUPS }],
  [/^gifts\.the$/, { '': GIFTS }],
  [/^gifts\.(looks|parcel\.looks)$/, { '': LOOKS }],
  [/^gifts\.(duel\.|prompt\.settled$)/, { '': DUELS }],
  // With none left nothing is said of it.
  [/^gifts\.prompt\.mayShake$/, { shakes: [1, 3] }],
];

/** What a text calls its arguments; one that is taken apart has no name. Those with a default are left out. */
function argumentsOf(text: string): readonly string[] {
  const list = /^(?:async\s+)?(?:function\s*\w*\s*)?(?:\(([^)]*)\)|(\w+)\s*=>)/.exec(text);
  const written = (list?.[1] ?? list?.[2] ?? '').replace(/\{[^}]*\}/g, '{}').split(',');
  return written
    .map(argument => argument.trim().replace(/\d+$/, ''))
    .filter(argument => argument !== '' && !argument.includes('='))
    .map(argument => (argument === '{}' ? '' : argument));
}

/** All that a text may be told, by its place in the catalogue and its English wording. */
export function samplesFor(path: string, english: unknown): readonly (readonly unknown[])[] {
  return argumentsOf(`${english}`).reduce<readonly (readonly unknown[])[]>(
    (told, name) => {
      const values = AT.find(([where, what]) => where.test(path) && name in what)?.[1][name] ?? CALLED.get(name);
      if (values === undefined) throw new Error(`${path}: nothing is known to try for “${name}”`);
      return told.flatMap(before => values.map(value => [...before, value]));
    },
    [[]],
  );
}
