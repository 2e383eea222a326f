import { describe, expect, test } from 'vitest';
import { type Card, cards, heightOf, suitOf } from '../../../engine/cards.ts';
import { king } from '../../../engine/king/index.ts';
import type { KingOptions, NegativeHand } from '../../../engine/king/kinds.ts';
import type { KingState } from '../../../engine/king/state.ts';
import { at, type Seat, seatsOf } from '../../../engine/seats.ts';
import { byLot, game, lastLine, options, play, playable, position, refusal, watched } from './build.ts';

/** One trick each that seat 1 wins, in a hand of which seat 0 has won everything before. */
const endOf = (kind: NegativeHand, hands: string, cardsPlayed: string, house: Partial<KingOptions> = {}) =>
  lastLine(play(position({ kind, hands, options: house }), cardsPlayed).state).scores;

describe('prices', () => {
  test.each([
    ['[K16] no tricks: 20 a trick', 'noTricks', '2S / 3S / 4C / 5C', '2S 3S 4C 5C', [-240, -20, 0, 0]],
    ['[K17] no hearts: 20 a heart', 'noHearts', '2S / 3S / 4H / 5H', '2S 3S 4H 5H', [-220, -40, 0, 0]],
    ['[K18] no queens: 50 a queen', 'noQueens', '2S / 3S / QH / 5H', '2S 3S QH 5H', [-150, -50, 0, 0]],
    ['[K19] no kings or jacks: 30 each', 'noKingsOrJacks', '2S / 3S / KH / JC', '2S 3S KH JC', [-180, -60, 0, 0]],
    ['[K20] no king of hearts: 160', 'noKingOfHearts', '2S / 3S / KH / AH', '2S 3S KH AH', [0, -160, 0, 0]],
    ['[K21] no last two: 90 each', 'noLastTwo', '2S / 3S / 4C / 5C', '2S 3S 4C 5C', [-90, -90, 0, 0]],
    ['[K22] quick 1 + 6: a last trick costs 110', 'quick16', '2S / 3S / 4C / 5C', '2S 3S 4C 5C', [-330, -110, 0, 0]],
    ['[K23] quick 2 + 5: the king costs 180', 'quick25', '2S / 3S / KH / 5H', '2S 3S KH 5H', [-220, -200, 0, 0]],
    ['[K24] quick 3 + 4', 'quick34', '2S / 3S / QH / KC', '2S 3S QH KC', [-360, -80, 0, 0]],
  ] as const)('%s', (_, kind, hands, played, scores) => {
    expect(endOf(kind, hands, played)).toEqual(scores);
  });

  test('[K21] trick 12 counts as much as trick 13, and trick 11 not at all', () => {
    const hands = '2S 2C 2D / 3S 4C 4D / 4H 3C 3D / 5H 5C 5D';
    // Trick 11 goes to seat 1, tricks 12 and 13 to seat 3.
    expect(endOf('noLastTwo', hands, '2S 3S 4H 5H 4C 3C 5C 2C 5D 2D 4D 3D')).toEqual([0, 0, 0, -180]);
  });

  test('[K22] trick 12 costs 110 as well', () => {
    const hands = '2S 2C / 3S 4C / 4H 3C / 5H 5C';
    expect(endOf('quick16', hands, '2S 3S 4H 5H 4C 3C 5C 2C')).toEqual([-220, -110, 0, -110]);
  });

  test.each([
    ['[K16]', 'noTricks', -260],
    ['[K17]', 'noHearts', -260],
    ['[K18]', 'noQueens', -200],
    ['[K19]', 'noKingsOrJacks', -240],
    ['[K20]', 'noKingOfHearts', -160],
    ['[K21]', 'noLastTwo', -180],
    ['[K22]', 'quick16', -440],
    ['[K23]', 'quick25', -420],
    ['[K24]', 'quick34', -440],
  ] as const)('%s %s always adds up to %i', (_, kind, total) => {
    for (const seed of ['sum 0', 'sum 1', 'sum 2', 'sum 3', 'sum 4']) {
      const house = options({
        length: kind.startsWith('quick') ? 'quick' : 'full',
        playOut: seed.endsWith('4') ? 'on' : 'off',
      });
      const line = lines(seed, house).find(each => each.kind === kind);
      expect(line?.scores.reduce((sum, score) => sum + score, 0)).toBe(total);
    }
  });

  const lines = (seed: string, house: KingOptions) => {
    const last = [...game(seed, house, byLot(seed))].at(-1);
    return last === undefined ? [] : watched(last.state).sheet;
  };
});

describe('leading hearts', () => {
  test.each(['noHearts', 'noKingOfHearts', 'quick25'] as const)('[K25] not in %s while another suit is held', kind => {
    const state = position({ kind, hands: 'AH QH 2C / KH 3H / 4H 5H / 6H 7H', options: { kingOfHearts: 'voidOnly' } });
    expect(refusal(state, 'QH')).toBe('no-heart-lead');
    expect(playable(state)).toBe('2C');
  });

  test('[K25] from nothing but hearts any heart goes', () => {
    const state = position({ kind: 'noHearts', hands: 'AH QH / 2H 3H / 4H 5H / 6H 7H' });
    expect(playable(state)).toBe('AH QH');
  });

  test('[K25] hearts are not opened by having fallen', () => {
    const state = position({ kind: 'noHearts', hands: '2C QH 3D / 3C 3H 4D / 4H 5H 6H / 5C 7H 8H' });
    const next = play(state, '2C 3C 4H 5C 7H').state;
    expect(watched(next).last?.winner).toBe(3);
    // Seat 3 had only hearts; whoever wins next and holds a diamond may not lead a heart.
    const later = play(next, 'QH 3H 5H').state;
    expect(watched(later).last?.winner).toBe(0);
    expect(playable(later)).toBe('3D');
  });

  test.each(['noTricks', 'noQueens', 'noKingsOrJacks', 'noLastTwo', 'quick16', 'quick34'] as const)(
    '[K25] but in %s as one likes',
    kind => {
      expect(playable(position({ kind, hands: 'AH QH 2C / QD 3H 3C / KD 5H 4C / 6H 7H 5C' }))).toBe('AH QH 2C');
    },
  );

  test('[K25] following with a heart is no lead', () => {
    const state = play(position({ kind: 'noHearts', hands: 'AH / 2H 2C / 4H / 6H' }), 'AH').state;
    expect(playable(state)).toBe('2H');
  });
});

describe('the king of hearts', () => {
  const lead = (hand: string, kingOfHearts: KingOptions['kingOfHearts'], kind: NegativeHand = 'noKingOfHearts') =>
    playable(position({ kind, hands: `${hand} / 2D 3D 4D / 5D 6D 7D / 8D 9D TD`, options: { kingOfHearts } }));
  const reply = (
    led: string,
    hand: string,
    kingOfHearts: KingOptions['kingOfHearts'],
    kind: NegativeHand = 'noKingOfHearts',
  ) => {
    const hands = `${led} / ${hand} / 5D 6D 7D / 8D 9D TD`;
    return playable(play(position({ kind, hands, options: { kingOfHearts } }), led.slice(0, 2)).state);
  };

  test.each([
    ['leads with another suit held: any of that', 'strict', () => lead('KH 2H 2C', 'strict'), '2C'],
    ['leads with only hearts: the king', 'strict', () => lead('AH KH 2H', 'strict'), 'KH'],
    ['another led hearts: the king', 'strict', () => reply('QH', 'AH KH 2C', 'strict'), 'KH'],
    ['another led hearts, a higher one: the king', 'strict', () => reply('AH', 'KH 3H 2C', 'strict'), 'KH'],
    ['another suit was led and he has it: he follows', 'strict', () => reply('2C', 'KH 3C AC', 'strict'), 'AC 3C'],
    ['another suit was led and he is void: the king', 'strict', () => reply('2C', 'AH KH 2S', 'strict'), 'KH'],
  ] as const)('[K26] its holder %s (%s)', (_, __, act, cardsLeft) => expect(act()).toBe(cardsLeft));

  test.each([
    ['leads with another suit held: any of that', () => lead('KH 2H 2C', 'voidOnly'), '2C'],
    ['leads with only hearts: any', () => lead('AH KH 2H', 'voidOnly'), 'AH KH 2H'],
    ['another led hearts: any heart', () => reply('QH', 'AH KH 2C', 'voidOnly'), 'AH KH'],
    ['another suit was led and he has it: he follows', () => reply('2C', 'KH 3C AC', 'voidOnly'), 'AC 3C'],
    ['another suit was led and he is void: the king', () => reply('2C', 'AH KH 2S', 'voidOnly'), 'KH'],
  ] as const)('[K27] with voidOnly its holder %s', (_, act, cardsLeft) => expect(act()).toBe(cardsLeft));

  test('[K26] the refusal says so', () => {
    const state = position({ kind: 'noKingOfHearts', hands: '2C / AH KH / 3C / 4C' });
    const { state: next } = play(state, '2C');
    expect(refusal(next, 'AH')).toBe('must-play-king');
    expect(refusal(next, 'KH')).toBeNull();
  });

  test('[K26] before following suit, following suit', () => {
    const { state } = play(position({ kind: 'noKingOfHearts', hands: '2C / 3C KH / 3D / 4D' }), '2C');
    expect(refusal(state, 'KH')).toBe('must-follow');
  });

  test('[K26] the others are free', () => expect(reply('2C', 'AH QH 2S', 'strict')).toBe('2S AH QH'));

  test('[K26] quick 2 + 5 binds it too', () => {
    expect(lead('AH KH 2H', 'strict', 'quick25')).toBe('KH');
    expect(reply('2C', 'AH KH 2S', 'strict', 'quick25')).toBe('KH');
    expect(lead('AH KH 2H', 'voidOnly', 'quick25')).toBe('AH KH 2H');
  });

  test.each(['noTricks', 'noHearts', 'noQueens', 'noKingsOrJacks', 'noLastTwo', 'quick16', 'quick34'] as const)(
    '[K26] %s does not',
    kind => expect(reply('2C', 'AH KH 2S', 'strict', kind)).toBe('2S AH KH'),
  );

  test('[K26] whenever the king is legal under strict, it is the only legal card', () => {
    let times = 0;
    for (const seed of ['king 0', 'king 1', 'king 2']) {
      for (const { state } of game(seed, options({ length: 'quick' }), byLot(seed))) {
        if (state.phase.name !== 'play' || state.phase.hand.kind !== 'quick25') continue;
        const offered = playable(state).split(' ');
        if (!offered.includes('KH')) continue;
        expect(offered).toEqual(['KH']);
        times++;
      }
    }
    expect(times).toBeGreaterThan(0);
  });
});

describe('ending early', () => {
  /** Two tricks are left; the first takes all that still costs. */
  const LAST = {
    noHearts: '2S 2C / 3S 3C / 4H 4C / 5H 5C',
    noQueens: '2S 2C / 3S 3C / QH 4C / 5D 5C',
    noKingsOrJacks: '2S 2C / 3S 3C / KC 4C / JD 5C',
    noKingOfHearts: '2S 2C / 3S 3C / KH 4C / 5H 5C',
    quick25: '2S 2C / 3S 3C / 4H 4C / 5H 5C',
    quick34: '2S 2C / 3S 3C / QH 4C / JD 5C',
  } as const;
  const afterTrick = (kind: NegativeHand, hands: string, house: Partial<KingOptions> = {}) => {
    const state = position({ kind, hands, options: house });
    const first = [0, 1, 2, 3].map(seat => hands.split('/')[seat]?.trim().slice(0, 2)).join(' ');
    return play(state, first);
  };

  test.each(Object.entries(LAST))('[K28] %s is over once all its penalty cards are taken', (kind, hands) => {
    const { state, events } = afterTrick(negative(kind), hands);
    expect(watched(state).sheet).toHaveLength(1);
    expect(events.find(({ e }) => e === 'handOver')).toMatchObject({ early: true });
  });

  test.each(Object.entries(LAST))('[K29] %s is played out where the house says so', (kind, hands) => {
    const { state } = afterTrick(negative(kind), hands, { playOut: 'on' });
    expect(watched(state).sheet).toHaveLength(0);
    expect(king.awaited(state)).toEqual([1]);
  });

  test.each(['noTricks', 'noLastTwo', 'quick16'] as const)('[K28] %s goes through thirteen tricks', kind => {
    const { state } = afterTrick(kind, LAST.noHearts);
    expect(watched(state).sheet).toHaveLength(0);
  });

  test('[K28] and so does a positive hand', () => {
    const contract = { way: 'down', trump: 'NT', by: 0, n: 0 } as const;
    const { state } = play(position({ contract, hands: LAST.noHearts }), '2S 3S 4H 5H');
    expect(watched(state).sheet).toHaveLength(0);
  });

  test('[K28] not before the trick is complete, and not while a penalty card is left', () => {
    const three = play(position({ kind: 'noQueens', hands: LAST.noQueens }), '2S 3S QH').state;
    expect(watched(three).sheet).toHaveLength(0);
    const { state } = afterTrick('noQueens', '2S 2C / 3S 3C / QH 4C / 5D QC');
    expect(watched(state).sheet).toHaveLength(0);
  });

  test('[K28] a hand that lasts to its last trick did not end early', () => {
    const { events } = play(position({ kind: 'noQueens', hands: '2S / 3S / QH / 5D' }), '2S 3S QH 5D');
    expect(events.find(({ e }) => e === 'handOver')).toMatchObject({ early: false });
  });

  test('[K28] whole games: a hand goes on exactly as long as something is left to take', () => {
    const costs: Readonly<Record<string, (card: Card) => boolean>> = {
      noHearts: card => suitOf(card) === 'H',
      noQueens: card => card.startsWith('Q'),
      noKingsOrJacks: card => card.startsWith('K') || card.startsWith('J'),
      noKingOfHearts: card => card === 'KH',
      quick25: card => suitOf(card) === 'H',
      quick34: card => heightOf(card) >= heightOf('JS') && heightOf(card) < heightOf('AS'),
    };
    for (const length of ['full', 'quick'] as const) {
      for (const { state } of game(`early ${length}`, options({ length }), byLot(`early ${length}`))) {
        const penalty = costs[kindOf(state)];
        if (penalty !== undefined && state.phase.name === 'play') expect(inPlay(state).some(penalty)).toBe(true);
      }
    }
  });

  const kindOf = (state: KingState) => watched(state).kind;
  const inPlay = (state: KingState) =>
    state.phase.name === 'play' ? [...state.phase.hand.cards.flat(), ...state.phase.play.trick] : [];
  const negative = (kind: string): NegativeHand => {
    const found = (['noHearts', 'noQueens', 'noKingsOrJacks', 'noKingOfHearts', 'quick25', 'quick34'] as const).find(
      each => each === kind,
    );
    if (found === undefined) throw new Error(kind);
    return found;
  };
});

/** Scores of a whole hand, counted another way: card by card as they fall. */
describe('random hands, priced again', () => {
  const PRICE: Readonly<Record<string, (card: Card) => number>> = {
    noHearts: card => (suitOf(card) === 'H' ? 20 : 0),
    noQueens: card => (card.startsWith('Q') ? 50 : 0),
    noKingsOrJacks: card => (card.startsWith('K') || card.startsWith('J') ? 30 : 0),
    noKingOfHearts: card => (card === 'KH' ? 160 : 0),
    quick25: card => (suitOf(card) === 'H' ? 20 : 0) + (card === 'KH' ? 160 : 0),
    quick34: card => (card.startsWith('Q') ? 50 : 0) + (card.startsWith('K') || card.startsWith('J') ? 30 : 0),
  };
  const PER_TRICK: Readonly<Record<string, (number: number) => number>> = {
    noTricks: () => 20,
    noLastTwo: number => (number > 11 ? 90 : 0),
    quick16: number => (number > 11 ? 110 : 20),
  };

  test('[K16] [K17] [K18] [K19] [K20] [K21] [K22] [K23] [K24] each trick is paid by its winner', () => {
    for (const length of ['full', 'quick'] as const) {
      const noClaims = byLot(`prices ${length}`);
      let costs = [0, 0, 0, 0];
      let tricks = 0;
      let kind = '';
      const choose = (state: KingState) => {
        kind = watched(state).kind;
        for (;;) {
          const [seat, made] = noClaims(state);
          if (made.do !== 'claim') return [seat, made] as const;
        }
      };
      for (const { events } of game(`prices ${length}`, options({ length }), choose)) {
        for (const event of events) {
          if (event.e === 'trick') {
            tricks++;
            const { winner, cards: four } = event.trick;
            const cost = four.reduce((sum, card) => sum + (PRICE[kind]?.(card) ?? 0), PER_TRICK[kind]?.(tricks) ?? 0);
            costs = costs.map((sum, seat) => (seat === winner ? sum + cost : sum));
          }
          if (event.e !== 'handOver') continue;
          if (event.line.kind !== 'positive') expect(event.line.scores.map(score => -score + 0)).toEqual(costs);
          costs = [0, 0, 0, 0];
          tricks = 0;
        }
      }
    }
  });

  test('[K71] the penalty cards taken are listed in the order in which they fell', () => {
    const state = position({ kind: 'noHearts', hands: '2S 2C / 3S 3C / 4H 4C / 5H QH', wonBy: 2 });
    const { taken } = watched(play(state, '2S 3S 4H 5H').state);
    expect(at(taken, 1)).toEqual(cards('4H 5H'));
    expect(at(taken, 2)).toHaveLength(10);
    const others: readonly Seat[] = seatsOf(4).filter(seat => seat !== 1 && seat !== 2);
    expect(others.map(seat => at(taken, seat))).toEqual([[], []]);
  });
});
