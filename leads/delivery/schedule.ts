/** Schedules the next attempt of a delivery that failed. */

import { attemptDelays, jitter, longestRetryAfter } from '../../contract/webhooks/schedule.js';

const second = 1000;

export interface FailedAttempt {
  /** Attempts made so far, the one that just failed included. */
  readonly attempts: number;
  readonly now: number;
  /** The pause the receiver asked for, in milliseconds; null when it did not. */
  readonly retryAfter: number | null;
  /** A number from 0 up to 1. */
  readonly random: number;
}

/** The time of the next attempt; null when the schedule is used up. Never earlier than the receiver asked for. */
export function nextAttemptAt({ attempts, now, retryAfter, random }: FailedAttempt): number | null {
  const delay = attemptDelays[attempts];
  if (delay === undefined) return null;
  const asked = Math.min(retryAfter ?? 0, longestRetryAfter);
  return Math.ceil(now + Math.max(delay * (1 + jitter * random), asked));
}

/** Reads a Retry-After header, seconds or a date, as milliseconds from `now`; null when absent or unreadable. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,10}$/.test(text)) return Number(text) * second;
  const date = /^[A-Za-z]{3},/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
