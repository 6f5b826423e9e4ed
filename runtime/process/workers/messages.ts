/** Defines what the primary process and its workers say to each other. */
import type { Hit } from '../../../http/limits/primary-limits.js';

export type ToPrimary =
  /** Sent at regular intervals while the worker works. */
  | { readonly kind: 'alive' }
  | { readonly kind: 'open-limit'; readonly limit: string; readonly windowMs: number }
  | { readonly kind: 'count'; readonly batch: number; readonly hits: readonly Hit[] }
  | { readonly kind: 'uncount' | 'forget'; readonly hit: Hit }
  | { readonly kind: 'collect-metrics'; readonly request: number };

export type ToWorker =
  | { readonly kind: 'counted'; readonly batch: number; readonly counts: readonly Count[] }
  /** `text` is null when the measurements could not be collected. */
  | { readonly kind: 'metrics'; readonly request: number; readonly text: string | null }
  | { readonly kind: 'stop' };

/** The hits of the caller so far, and when counting starts over, in milliseconds since 1970. */
export type Count = readonly [hits: number, resetTime: number];
