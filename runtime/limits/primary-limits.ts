/**
 * The counts of all limits in the primary process, for its workers: without it, each of them would grant the whole
 * limit. The primary serves nothing itself and lives as long as its workers do, so its counts are never away.
 */
import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { PrimaryLink } from '../workers/primary-link.js';
import type { LimitName, LimitStores } from './limit-stores.js';

export function primaryLimits(link: PrimaryLink): LimitStores {
  return {
    storeOf: (limit) => new PrimaryHits(limit, link),
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
    private readonly link: PrimaryLink,
  ) {}

  init({ windowMs }: Options): void {
    this.link.openLimit(this.limit, windowMs);
  }

  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.link.count([this.limit, key]);
  }

  decrement(key: string): void {
    this.link.uncount([this.limit, key]);
  }

  resetKey(key: string): void {
    this.link.forget([this.limit, key]);
  }
}
