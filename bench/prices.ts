import type { Cost } from '../test/party/costs.ts';

/**
 * Cloudflare's price list for Workers with Durable Objects on SQLite, as published in 2026: what is free a day, and what
 * is included a month for 5 dollars and costs beyond.
 */
const BASE_DOLLARS = 5;

type Price = {
  readonly what: string;
  readonly freePerDay: number;
  readonly included: number;
  /** For a million more; storage for one gigabyte and month more. */
  readonly dollars: number;
  readonly perGame: (cost: Cost) => number;
};

/** Twenty messages to a socket count as one request. */
const MESSAGES_A_REQUEST = 20;
/** What an object is charged with while it works, whatever it uses. */
const GIGABYTES = 0.128;
/** More than a happening, and than waking up late in a long game, takes on a slow machine. */
const HAPPENING_SECONDS = 0.005;
const WAKING_SECONDS = 0.05;
/** An empty database. */
const DATABASE_BYTES = 12_000;
/** A table is kept for a day after the last sign of life. */
const DAYS_A_MONTH = 30;

/** Requests that the Worker hands on to the object, */
const handedOn = ({ requests, connections }: Cost): number => requests + connections;
/** and all that it gets: it writes the pages, while other files are answered without it. */
const requestsOf = (cost: Cost): number => handedOn(cost) + cost.pages;
/** Requests to the object, as they are charged. */
export const objectRequestsOf = (cost: Cost): number =>
  handedOn(cost) + cost.alarms + cost.messages / MESSAGES_A_REQUEST;
/** Gigabyte seconds: nothing while nobody does anything. */
export const durationOf = (cost: Cost): number =>
  GIGABYTES *
  (HAPPENING_SECONDS * (handedOn(cost) + cost.alarms + cost.messages + cost.connections) + WAKING_SECONDS * cost.wakes);

const MILLION = 1e6;
export const PRICES: readonly Price[] = [
  {
    what: 'rows written',
    freePerDay: 100_000,
    included: 50 * MILLION,
    dollars: 1,
    perGame: ({ rowsWritten }) => rowsWritten,
  },
  {
    what: 'rows read',
    freePerDay: 5 * MILLION,
    included: 25_000 * MILLION,
    dollars: 0.001,
    perGame: ({ rowsRead }) => rowsRead,
  },
  {
    what: 'object requests',
    freePerDay: 100_000,
    included: MILLION,
    dollars: 0.15,
    perGame: objectRequestsOf,
  },
  { what: 'Worker requests', freePerDay: 100_000, included: 10 * MILLION, dollars: 0.3, perGame: requestsOf },
  {
    what: 'duration, GB-s',
    freePerDay: 13_000,
    included: 400_000,
    dollars: 12.5,
    perGame: durationOf,
  },
];
const STORED = { freeBytes: 5e9, includedBytes: 5e9, dollarsPerGigabyte: 0.2 };

const storedBytesOf = ({ bytesKept }: Cost): number => bytesKept + DATABASE_BYTES;

/** How many games a day stay free of charge, by each limit alone. */
export function freeGames(cost: Cost): Readonly<Record<string, number>> {
  const byPrice = PRICES.map(
    ({ what, freePerDay, perGame }) => [what, Math.floor(freePerDay / perGame(cost))] as const,
  );
  return Object.fromEntries([...byPrice, ['bytes stored', Math.floor(STORED.freeBytes / storedBytesOf(cost))]]);
}

/** What a million games in one month cost in dollars, by each price and in all. */
export function dollarsForAMillion(cost: Cost): Readonly<Record<string, number>> {
  const byPrice = PRICES.map(({ what, included, dollars, perGame }) => {
    const beyond = Math.max(0, MILLION * perGame(cost) - included);
    return [what, (beyond / MILLION) * dollars] as const;
  });
  const stored = (MILLION * storedBytesOf(cost)) / DAYS_A_MONTH;
  const storage = (Math.max(0, stored - STORED.includedBytes) / 1e9) * STORED.dollarsPerGigabyte;
  const all = [...byPrice, ['bytes stored', storage] as const];
  const sum = all.reduce((dollars, [, more]) => dollars + more, BASE_DOLLARS);
  return { ...Object.fromEntries(all), 'in all': sum };
}
