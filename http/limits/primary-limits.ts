/**
 * Keeps the counts of all limits in the primary process: each worker would otherwise grant the whole limit.
 * The primary serves nothing itself and lives as long as its workers do, so its counts are always available.
 */
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { LimitName, LimitStores } from './limit-stores.js';
import { reliableLimits } from './limit-stores.js';

/** The name of a limit, and the key of the caller to count. */
export type Hit = readonly [limit: string, key: string];

/** Calls to the primary process for counting. */
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
  return reliableLimits((limit) => new PrimaryHits(limit, primary));
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
