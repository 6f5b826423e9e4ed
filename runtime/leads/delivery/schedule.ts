/** When a delivery that failed is tried again. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The wait before each attempt, the first included, as the Standard Webhooks specification advises; milliseconds. */
export const ATTEMPT_DELAYS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** Each wait is lengthened by up to this share, so that deliveries which failed together are not sent together again. */
const JITTER = 0.1;
/** A receiver cannot ask for a longer pause than this, in milliseconds. */
const LONGEST_RETRY_AFTER = 24 * HOUR;

export interface FailedAttempt {
  /** Attempts made so far, the one that just failed included. */
  readonly attempts: number;
  readonly now: number;
  /** The pause the receiver asked for, in milliseconds; null when it did not. */
  readonly retryAfter: number | null;
  /** A number from 0 up to 1. */
  readonly random: number;
}

/** The moment of the next attempt; null when the schedule is used up. Never earlier than the receiver asked for. */
export function nextAttemptAt({ attempts, now, retryAfter, random }: FailedAttempt): number | null {
  const delay = ATTEMPT_DELAYS[attempts];
  if (delay === undefined) return null;
  const asked = Math.min(retryAfter ?? 0, LONGEST_RETRY_AFTER);
  return Math.ceil(now + Math.max(delay * (1 + JITTER * random), asked));
}

/** Reads a Retry-After header, seconds or a date, as milliseconds from `now`; null when absent or unreadable. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * SECOND;
  const date = /^[A-Za-z]{3},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
