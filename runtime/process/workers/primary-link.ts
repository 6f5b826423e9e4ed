/**
 * Connects a worker to the primary process: counts hits there, asks for the measurements of all, hears when to stop.
 */
import type { ClientRateLimitInfo } from 'express-rate-limit';
import { NotCounted } from '../../../http/limits/not-counted.js';
import type { Hit, PrimaryCounts } from '../../../http/limits/primary-limits.js';
import { beatMs } from './heartbeat.js';
import type { Count, ToPrimary, ToWorker } from './messages.js';

export interface PrimaryLink extends PrimaryCounts {
  /** The measurements of all workers in the Prometheus text format. */
  readonly collectMetrics: () => Promise<string>;
  /** Names what to do when the primary says stop, or has said so already. */
  readonly onStop: (stop: () => void) => void;
}

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** The parts of a worker process that the link needs. */
export type LinkedProcess = Pick<NodeJS.Process, 'send' | 'on'>;

export function linkToPrimary(process: LinkedProcess): PrimaryLink {
  const say = (message: ToPrimary): boolean => process.send?.(message) === true;
  const batches = new Map<number, readonly Waiting<ClientRateLimitInfo>[]>();
  const collections = new Map<number, Waiting<string>>();
  let markStopped: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => {
    markStopped = resolve;
  });
  let requests = 0;
  process.on('message', (message: ToWorker) => {
    if (message.kind === 'counted') settleBatch(batches, message.batch, message.counts);
    else if (message.kind === 'metrics') settleCollection(collections, message.request, message.text);
    else if (message.kind === 'stop') markStopped();
  });
  setInterval(() => say({ kind: 'alive' }), beatMs).unref();
  return {
    openLimit: (limit, windowMs) => void say({ kind: 'open-limit', limit, windowMs }),
    count: countInBatches(say, batches),
    uncount: (hit) => void say({ kind: 'uncount', hit }),
    forget: (hit) => void say({ kind: 'forget', hit }),
    collectMetrics: () =>
      new Promise((resolve, reject) => {
        const request = ++requests;
        collections.set(request, { resolve, reject });
        say({ kind: 'collect-metrics', request });
      }),
    onStop: (stop) => void stopped.then(stop),
  };
}

/** The hits of one turn of the event loop travel together: a message costs far more than what is in it. */
function countInBatches(
  say: (message: ToPrimary) => void,
  batches: Map<number, readonly Waiting<ClientRateLimitInfo>[]>,
): PrimaryLink['count'] {
  let hits: Hit[] = [];
  let waiting: Waiting<ClientRateLimitInfo>[] = [];
  let batch = 0;
  const send = (): void => {
    batch += 1;
    batches.set(batch, waiting);
    say({ kind: 'count', batch, hits });
    hits = [];
    waiting = [];
  };
  return (hit) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      if (hits.push(hit) === 1) setImmediate(send);
    });
}

function settleBatch(
  batches: Map<number, readonly Waiting<ClientRateLimitInfo>[]>,
  batch: number,
  counts: readonly Count[],
): void {
  const waiting = batches.get(batch) ?? [];
  batches.delete(batch);
  for (const [at, { resolve, reject }] of waiting.entries()) {
    const count = counts[at];
    if (count === undefined) reject(new NotCounted());
    else resolve({ totalHits: count[0], resetTime: new Date(count[1]) });
  }
}

function settleCollection(collections: Map<number, Waiting<string>>, request: number, text: string | null): void {
  const waiting = collections.get(request);
  collections.delete(request);
  if (text === null) waiting?.reject(new Error('the measurements of the workers could not be collected'));
  else waiting?.resolve(text);
}
