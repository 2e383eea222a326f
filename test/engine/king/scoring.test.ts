import { describe, expect, test } from 'vitest';
import { type Card, DECK, suitOf } from '../../../engine/cards.ts';
import { oneOf } from '../../../engine/json.ts';
import { type Contract, KING_CHOICES, type KingOptions, NEGATIVE_HANDS } from '../../../engine/king/kinds.ts';
import {
  type Facts,
  factsOf,
  scoreForfeit,
  scoreNegative,
  scorePositive,
  TOTALS,
} from '../../../engine/king/scoring.ts';
import { placesOf } from '../../../engine/places.ts';
import { type BySeat, parseSeat, type Seat, seatsOf } from '../../../engine/seats.ts';
import { byLot, game, options, someOptions, watched } from './build.ts';
import file from './cases/king-scoring.json' with { type: 'json' };

type Case = {
  readonly name: string;
  readonly hand: string;
  readonly scores: readonly number[];
  readonly tricks?: readonly number[];
  readonly hearts?: readonly number[];
  readonly queens?: readonly number[];
  readonly kingsAndJacks?: readonly number[];
  readonly kingOfHearts?: number;
  readonly trick12?: number;
  readonly trick13?: number;
  readonly beneficiary?: number;
  readonly direction?: string;
  readonly bid?: { readonly by: number; readonly n: number } | null;
  readonly forfeited?: boolean;
  readonly options?: object;
};
const CASES: readonly Case[] = file.cases;

describe('[K16] to [K24], [K50], [K56] to [K59], worked examples', () => {
  test('there are twenty of them', () => expect(CASES.length).toBe(20));

  test.each(CASES)('$name', example => expect(scoresOf(example)).toEqual(example.scores));
});

function scoresOf(example: Case): BySeat<number> {
  const beneficiary = seat(example.beneficiary ?? 0);
  if (example.forfeited === true) return scoreForfeit(beneficiary);
  const kind = oneOf(NEGATIVE_HANDS, example.hand);
  if (kind !== null) return scoreNegative(kind, facts(example));
  const house = options({ ...example.options });
  const { by, n } = example.bid ?? { by: beneficiary, n: 0 };
  const way = example.direction === 'up' ? 'up' : 'down';
  return scorePositive({ way, trump: 'NT', by: seat(by), n }, beneficiary, example.tricks ?? [], house);
}

/** The examples count what each took; here each is given cards of that kind. */
function facts(example: Case): Facts {
  const { tricks = [0, 0, 0, 0], hearts, queens, kingsAndJacks, kingOfHearts, trick12, trick13 } = example;
  const given = seatsOf(4).map((): Card[] => []);
  const deal = (counts: readonly number[] | undefined, kind: (card: Card) => boolean) => {
    const pile = DECK.filter(kind);
    for (const [owner, count] of (counts ?? []).entries()) given[owner]?.push(...pile.splice(0, count));
  };
  if (kingOfHearts !== undefined) given[kingOfHearts]?.push('KH');
  const others = hearts?.map((count, owner) => (owner === kingOfHearts ? count - 1 : count));
  deal(others, card => suitOf(card) === 'H' && (card !== 'KH' || kingOfHearts === undefined));
  deal(queens, card => card.startsWith('Q'));
  deal(kingsAndJacks, card => card.startsWith('K') || card.startsWith('J'));
  const lastTwo = seatsOf(4).map(owner => [trick12, trick13].filter(winner => winner === owner).length);
  return { tricks, lastTwo, cards: given };
}

function seat(raw: number): Seat {
  const parsed = parseSeat(raw);
  if (parsed === null) throw new Error(`no seat ${raw}`);
  return parsed;
}

const price = (contract: Omit<Contract, 'trump'>, tricks: readonly number[], house: Partial<KingOptions> = {}) =>
  scorePositive({ ...contract, trump: 'NT' }, 0, tricks, options(house));

describe('positive hands', () => {
  test('[K31] up, 25 a trick', () => {
    expect(price({ way: 'up', by: 0, n: 0 }, [6, 0, 3, 4])).toEqual([150, 0, 75, 100]);
  });

  test('[K32] down, 325 less 75 a trick, below zero too', () => {
    expect(price({ way: 'down', by: 0, n: 0 }, [0, 13, 0, 0])).toEqual([325, -650, 325, 325]);
  });

  test('[K31] [K32] either way 325 in all, whatever is paid', () => {
    for (const way of ['up', 'down'] as const) {
      for (const n of [0, 1, 2, 5, 8]) {
        for (const tricks of [
          [13, 0, 0, 0],
          [1, 5, 4, 3],
          [0, 13, 0, 0],
          [4, 3, 3, 3],
        ]) {
          for (const by of [0, 1, 3] as const) {
            for (const shortfall of KING_CHOICES.shortfall) {
              for (const downPayment of KING_CHOICES.downPayment) {
                const scores = price({ way, by, n }, tricks, { shortfall, downPayment });
                expect(scores.reduce((sum, score) => sum + score, 0)).toBe(325);
              }
            }
          }
        }
      }
    }
  });

  test('[K56] who bought it up pays 25 for each trick bid, made or not', () => {
    expect(price({ way: 'up', by: 2, n: 5 }, [2, 3, 6, 2])).toEqual([175, 75, 25, 50]);
    expect(price({ way: 'up', by: 2, n: 8 }, [6, 6, 0, 1])).toEqual([350, 150, -200, 25]);
  });

  test('[K57] with noDebt he pays for no more tricks than he won', () => {
    const noDebt = { shortfall: 'noDebt' } as const;
    expect(price({ way: 'up', by: 2, n: 8 }, [6, 6, 0, 1], noDebt)).toEqual([150, 150, 0, 25]);
    expect(price({ way: 'up', by: 2, n: 5 }, [2, 3, 6, 2], noDebt)).toEqual([175, 75, 25, 50]);
    // It is about hands bought up only.
    expect(price({ way: 'down', by: 1, n: 2 }, [1, 3, 5, 4], noDebt)).toEqual([400, -50, -50, 25]);
  });

  test("[K58] who bought it down takes n of the beneficiary's tricks on himself", () => {
    expect(price({ way: 'down', by: 3, n: 2 }, [5, 4, 3, 1])).toEqual([100, 25, 100, 100]);
    expect(price({ way: 'down', by: 1, n: 2 }, [0, 3, 6, 4])).toEqual([475, -50, -125, 25]);
  });

  test('[K59] capped, no more tricks move than the beneficiary won', () => {
    const capped = { downPayment: 'capped' } as const;
    expect(price({ way: 'down', by: 1, n: 2 }, [0, 3, 6, 4], capped)).toEqual([325, 100, -125, 25]);
    expect(price({ way: 'down', by: 1, n: 2 }, [1, 3, 5, 4], capped)).toEqual([325, 25, -50, 25]);
    // It is about hands bought down only.
    expect(price({ way: 'up', by: 2, n: 6 }, [3, 4, 4, 2], capped)).toEqual([225, 100, -50, 50]);
  });

  test('[K61] facts: a claim adds the tricks and cards that are left', () => {
    const trick = { leader: 0, cards: DECK.slice(0, 4), winner: 2 } as const;
    const claimed = factsOf(Array(11).fill(trick), { to: 3, cards: DECK.slice(44) });
    expect(claimed.tricks).toEqual([0, 0, 11, 2]);
    expect(claimed.lastTwo).toEqual([0, 0, 0, 2]);
    expect(claimed.cards[3]).toEqual(DECK.slice(44));
    expect(factsOf(Array(12).fill(trick), { to: 3, cards: DECK.slice(48) }).lastTwo).toEqual([0, 0, 1, 1]);
    expect(factsOf([], { to: 1, cards: DECK }).lastTwo).toEqual([0, 2, 0, 0]);
  });
});

describe('the sheet', () => {
  test('[K67] columns of -1300 and 1300, and totals of 0, in every game', () => {
    const negative = (length: 'full' | 'quick') =>
      NEGATIVE_HANDS.filter(kind => kind.startsWith('quick') === (length === 'quick')).reduce(
        (sum, kind) => sum + TOTALS[kind],
        0,
      );
    expect([negative('full'), negative('quick'), 4 * TOTALS.positive]).toEqual([-1300, -1300, 1300]);

    for (const seed of ['sheet 0', 'sheet 1', 'sheet 2', 'sheet 3']) {
      const last = [...game(seed, someOptions(seed), byLot(seed))].at(-1);
      const sheet = last === undefined ? [] : watched(last.state).sheet;
      const column = (positive: boolean) =>
        sheet.filter(({ kind }) => (kind === 'positive') === positive).flatMap(({ scores }) => scores);
      expect(column(false).reduce((sum, score) => sum + score, 0)).toBe(-1300);
      expect(column(true).reduce((sum, score) => sum + score, 0)).toBe(1300);
    }
  });

  test('[K68] the highest total wins, and equals share the better place', () => {
    expect(placesOf([10, 10, -5, -15])).toEqual([1, 1, 3, 4]);
    expect(placesOf([0, 0, 0, 0])).toEqual([1, 1, 1, 1]);
    expect(placesOf([-300, 100, 250, -50])).toEqual([4, 2, 1, 3]);
  });

  test('[K69] how the sheet is shown changes no number', () => {
    const play = (sheet: KingOptions['sheet']) =>
      [...game('one sheet', options({ sheet }), byLot('one sheet'))].map(({ state }) => watched(state));
    expect(play('single')).toEqual(play('columns'));
  });
});
