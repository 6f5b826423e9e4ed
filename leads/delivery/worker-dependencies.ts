/** Lists what the delivery worker needs. */
import type { Clock } from '../model/clock.js';
import type { LeadCounters } from '../model/counters.js';
import type { LeadsLog } from '../model/log.js';
import type { LeadDatabase } from '../store/lead-database.js';
import type { Resolve } from './address-guard.js';
import type { DeliverySettings } from './destinations.js';
import type { Voices } from './mail-voice.js';

export interface WorkerOptions extends Pick<DeliverySettings, 'allowPrivate'> {
  /** Time limit of one attempt, in milliseconds. */
  readonly timeout: number;
  /** By how much a lease outlasts an attempt, in milliseconds: time to write the result, and for clocks to differ. */
  readonly leaseMargin: number;
  /** Interval between looks for due deliveries, in milliseconds. */
  readonly pollInterval: number;
  /** Attempts at the same time, over all providers. */
  readonly concurrency: number;
  /** Attempts at the same time by one way, so that a slow receiver does not hold up the others. */
  readonly concurrencyPerProvider: number;
}

export interface WorkerDependencies extends Pick<DeliverySettings, 'destinations' | 'mail'> {
  readonly database: LeadDatabase;
  readonly voices: Voices;
  /** Retention of consents of people whose data are erased, in milliseconds; null keeps all of them. */
  readonly consentRetention: number | null;
  readonly clock: Clock;
  /** Reads the clock of the store again where that is another machine's. Rejects while the store is away. */
  readonly followClock: () => Promise<void>;
  /** The time since the process started, in milliseconds, which no change of a clock moves. */
  readonly uptime: () => number;
  readonly random: () => number;
  readonly resolve: Resolve;
  readonly log: LeadsLog;
  readonly counters: LeadCounters;
  readonly options: WorkerOptions;
}
