/** Answers workers in the primary process: counts their hits and collects their measurements. */
import { BoundedMemoryStore } from '../../../http/limits/bounded-memory-store.js';
import type { Hit } from '../../../http/limits/primary-limits.js';
import type { Count, ToPrimary, ToWorker } from './messages.js';

/** Answers a message of a worker through `reply`. */
export type WorkerRequests = (message: ToPrimary, reply: (answer: ToWorker) => void) => void;

/** `collectMetrics` gives the measurements of all workers in the Prometheus text format. */
export function answerWorkers(collectMetrics: () => Promise<string>): WorkerRequests {
  const limits = new Map<string, BoundedMemoryStore>();
  return (message, reply) => {
    switch (message.kind) {
      case 'alive':
        break;
      case 'open-limit':
        openLimit(limits, message.limit, message.windowMs);
        break;
      case 'count':
        answerCounts(limits, message, reply);
        break;
      case 'uncount':
        void limits.get(message.hit[0])?.decrement(message.hit[1]);
        break;
      case 'forget':
        void limits.get(message.hit[0])?.resetKey(message.hit[1]);
        break;
      case 'collect-metrics': {
        const { request } = message;
        collectMetrics().then(
          (text) => reply({ kind: 'metrics', request, text }),
          () => reply({ kind: 'metrics', request, text: null }),
        );
      }
    }
  };
}

/** Opened by every worker that starts; the counts of those before it stay. */
function openLimit(limits: Map<string, BoundedMemoryStore>, limit: string, windowMs: number): void {
  if (limits.has(limit)) return;
  const store = new BoundedMemoryStore();
  // The store looks at the length of the window only.
  store.init({ windowMs } as Parameters<BoundedMemoryStore['init']>[0]);
  limits.set(limit, store);
}

type CountMessage = Extract<ToPrimary, { kind: 'count' }>;

/** A hit without a count is one that was not counted, for the worker to deal with. */
function answerCounts(
  limits: ReadonlyMap<string, BoundedMemoryStore>,
  { batch, hits }: CountMessage,
  reply: (answer: ToWorker) => void,
): void {
  Promise.all(hits.map((hit) => count(limits, hit))).then(
    (counts) => reply({ kind: 'counted', batch, counts }),
    () => reply({ kind: 'counted', batch, counts: [] }),
  );
}

async function count(limits: ReadonlyMap<string, BoundedMemoryStore>, [limit, key]: Hit): Promise<Count> {
  const store = limits.get(limit);
  if (store === undefined) throw new Error(`the limit ${limit} was not opened`);
  const { totalHits, resetTime } = await store.increment(key);
  return [totalHits, resetTime?.getTime() ?? 0];
}
