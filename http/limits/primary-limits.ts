/**
 * The counts of all limits in the primary process, for its workers: without it, each of them would grant the whole
 * limit. The primary serves nothing itself and lives as long as its workers do, so its counts are never away.
 */
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { LimitName, LimitStores } from './limit-stores.js';

/** The limit, and the caller that is counted. */
export type Hit = readonly [limit: string, key: string];

/** The primary process, as far as counting goes. */
export interface PrimaryCounts {
  readonly openLimit: (limit: string, windowMs: number) => void;
  /** Rejects with `NotCounted` when the primary has no count for it. */
  readonly count: (hit: Hit) => Promise<ClientRateLimitInfo>;
  /** Takes one hit back. */
  readonly uncount: (hit: Hit) => void;
  /** Takes all hits of the caller back. */
  readonly forget: (hit: Hit) => void;
}

export function primaryLimits(primary: PrimaryCounts): LimitStores {
  return {
    storeOf: (limit) => new PrimaryHits(limit, primary),
    counting: () => true,
    uncounted: () => 0,
    ready: async () => undefined,
    close: () => undefined,
  };
}

class PrimaryHits implements Store {
  readonly localKeys = false;

  constructor(
    private readonly limit: LimitName,
    private readonly primary: PrimaryCounts,
  ) {}

  init({ windowMs }: Options): void {
    this.primary.openLimit(this.limit, windowMs);
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.primary.count([this.limit, key]);
  }

  decrement(key: string): void {
    this.primary.uncount([this.limit, key]);
  }

  resetKey(key: string): void {
    this.primary.forget([this.limit, key]);
  }
}
