/** Counts hits in the memory of this process, at once: a store of express-rate-limit that needs no promise. */
import type { ClientRateLimitInfo, Store } from 'express-rate-limit';

interface Hits {
  totalHits: number;
  resetTime: Date;
}

/**
 * A window of its own for each caller, from its first hit on. Callers that stayed away for a whole window are
 * forgotten, by dropping the older of two generations at a time.
 */
export class MemoryHits implements Store {
  readonly localKeys = true;
  private windowMs = 60_000;
  private recent = new Map<string, Hits>();
  private older = new Map<string, Hits>();
  private nextGeneration = 0;

  init({ windowMs }: { readonly windowMs: number }): void {
    this.windowMs = windowMs;
  }

  increment(key: string): ClientRateLimitInfo {
    const now = Date.now();
    if (now >= this.nextGeneration) this.startGeneration(now);
    const hits = this.recent.get(key) ?? this.moveUp(key);
    if (hits.resetTime.getTime() <= now) {
      hits.totalHits = 0;
      hits.resetTime = new Date(now + this.windowMs);
    }
    hits.totalHits++;
    return hits;
  }

  decrement(key: string): void {
    const hits = this.recent.get(key) ?? this.older.get(key);
    if (hits !== undefined && hits.totalHits > 0) hits.totalHits--;
  }

  resetKey(key: string): void {
    this.recent.delete(key);
    this.older.delete(key);
  }

  private startGeneration(now: number): void {
    this.older = now >= this.nextGeneration + this.windowMs ? new Map() : this.recent;
    this.recent = new Map();
    this.nextGeneration = now + this.windowMs;
  }

  private moveUp(key: string): Hits {
    const hits = this.older.get(key) ?? { totalHits: 0, resetTime: new Date(0) };
    this.older.delete(key);
    this.recent.set(key, hits);
    return hits;
  }
}
