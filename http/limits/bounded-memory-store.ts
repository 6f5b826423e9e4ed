/** Counts hits in the memory of this process. */
import { hash } from 'node:crypto';
import type { ClientRateLimitInfo } from 'express-rate-limit';
import { MemoryStore } from 'express-rate-limit';

/** Most callers counted separately; each takes about 200 bytes for up to two windows. */
const mostCallers = 100_000;

/** Number of counts that callers beyond `mostCallers` share. */
const sharedCounts = 1024;

/**
 * The memory store of express-rate-limit with a bound on the callers it keeps. Otherwise somebody with many addresses
 * could fill the memory with one request from each. Beyond the bound, new callers share counts.
 */
export class BoundedMemoryStore extends MemoryStore {
  constructor(private readonly most = mostCallers) {
    super();
  }

  /**
   * Returns a copy of the hits as they are now. The library's store has one object for all hits of a caller, which a
   * second request at the same moment changes before the first one reads it.
   */
  override increment(key: string): Promise<ClientRateLimitInfo> {
    const counted = this.countedAs(key);
    const counting = super.increment(counted);
    const hits = this.current.get(counted);
    return hits === undefined ? counting : Promise.resolve({ ...hits });
  }

  override decrement(key: string): Promise<void> {
    return super.decrement(this.countedAs(key));
  }

  override resetKey(key: string): Promise<void> {
    return super.resetKey(this.countedAs(key));
  }

  private countedAs(key: string): string {
    const { current, previous } = this;
    if (current.size + previous.size < this.most || current.has(key) || previous.has(key)) return key;
    return `shared ${Number.parseInt(hash('sha1', key).slice(0, 8), 16) % sharedCounts}`;
  }
}
