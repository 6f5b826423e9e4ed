/** What the delivery worker is given. */

import type { Clock } from '../clock.js';
import type { LeadCounters } from '../lead-counters.js';
import type { LeadsLog } from '../leads-log.js';
import type { LeadDatabase } from '../store/lead-database.js';
import type { Resolve } from './address-guard.js';
import type { WebhookEndpoint } from './endpoints.js';

export interface WorkerOptions {
  /** How long one attempt may take, in milliseconds. */
  readonly timeout: number;
  /** By how much a lease outlasts an attempt, in milliseconds: time to write the result, and for clocks to differ. */
  readonly leaseMargin: number;
  /** How often to look for deliveries that have become due, in milliseconds. */
  readonly pollInterval: number;
  /** Attempts at the same time, over all providers. */
  readonly concurrency: number;
  /** Attempts at the same time for one provider, so that a slow one does not hold up the others. */
  readonly concurrencyPerProvider: number;
  /** Lets webhooks reach private addresses and plain http. */
  readonly allowPrivate: boolean;
}

export interface WorkerDependencies {
  readonly database: LeadDatabase;
  readonly endpoints: ReadonlyMap<string, WebhookEndpoint>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly resolve: Resolve;
  readonly log: LeadsLog;
  readonly counters: LeadCounters;
  readonly options: WorkerOptions;
}
