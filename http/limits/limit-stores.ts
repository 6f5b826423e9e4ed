/** Makes the stores that keep the counts of all limits of one process. */
import type { Store } from 'express-rate-limit';
import { BoundedMemoryStore } from './bounded-memory-store.js';

/** Calculations and registry each minute; requests to the address of leads each minute; leads each hour. */
export type LimitName = 'calculations' | 'lead-requests' | 'leads';

export interface LimitStores {
  /** Makes the store of one limit. It rejects with `NotCounted` while it cannot count. */
  readonly storeOf: (limit: LimitName) => Store;
  /** True while hits are counted. */
  readonly counting: () => boolean;
  /** The number of hits that passed uncounted since the process started. */
  readonly uncounted: () => number;
  /** Resolves when counting has begun, or when that takes too long. */
  readonly ready: () => Promise<void>;
  readonly close: () => void;
}

/** Stores that count in the memory of this process, and never fail. */
export function memoryLimits(): LimitStores {
  return {
    storeOf: () => new BoundedMemoryStore(),
    counting: () => true,
    uncounted: () => 0,
    ready: async () => undefined,
    close: () => undefined,
  };
}
