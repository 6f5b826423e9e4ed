/** Where the counts of the limits are kept, for all limits of one process. */
import type { Store } from 'express-rate-limit';
import { BoundedMemoryStore } from './bounded-memory-store.js';

/** Calculations and registry a minute; requests to the address of leads a minute; leads an hour. */
export type LimitName = 'calculations' | 'lead-requests' | 'leads';

export interface LimitStores {
  /** The store of one limit. It rejects with `NotCounted` while it cannot count. */
  readonly storeOf: (limit: LimitName) => Store;
  /** Whether hits are counted at this moment. */
  readonly counting: () => boolean;
  /** How many hits passed uncounted since the process started. */
  readonly uncounted: () => number;
  /** Resolves when counting has begun, or when that takes too long to wait for. */
  readonly ready: () => Promise<void>;
  readonly close: () => void;
}

/** Counts in the memory of this process, which never fails. */
export function memoryLimits(): LimitStores {
  return {
    storeOf: () => new BoundedMemoryStore(),
    counting: () => true,
    uncounted: () => 0,
    ready: async () => undefined,
    close: () => undefined,
  };
}
