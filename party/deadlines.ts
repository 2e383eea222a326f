import type { Settings } from './protocol.ts';

const HOUR_MS = 3_600_000;
/** How long the devices of a person may be gone before a built-in player sits in. */
export const ABSENCE_MS = 60_000;
/** How long a question to take a move back stands without an answer of everybody. */
export const UNDO_MS = 60_000;
/** How many signs of life are written down within the time that a table is kept. */
const SIGNS = 12;

export const keepMs = ({ keep }: Settings): number => Number(keep) * HOUR_MS;

/** Whether a sign of life is worth a row: one that would put the table's end off noticeably. */
export const isNews = (settings: Settings, written: number, now: number): boolean =>
  now - written >= keepMs(settings) / SIGNS;

/** When the time for a decision is up, or null without a clock. */
export const clockEnd = ({ clock }: Settings, decisionSince: number): number | null =>
  clock === 'none' ? null : decisionSince + Number(clock) * 1000;

/** What one alarm is for: each is a time, or null when nothing waits for it. */
export type Deadlines = {
  readonly expiry: number;
  readonly clock: number | null;
  /** The first of those who are away. */
  readonly absence: number | null;
  /** When everybody may act as host. */
  readonly host: number | null;
  /** When it is too late to agree that a move is taken back. */
  readonly undo: number | null;
};

export const firstOf = (deadlines: Deadlines): number =>
  Math.min(...Object.values(deadlines).map(time => time ?? Number.POSITIVE_INFINITY));
