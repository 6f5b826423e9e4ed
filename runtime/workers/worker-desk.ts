/** What the primary process does for its workers: it counts their hits and collects their measurements. */
import { MemoryHits } from '../http/memory-hits.js';
import type { Count, Hit, ToPrimary, ToWorker } from './messages.js';

export interface WorkerDesk {
  /** Answers a message of a worker through `reply`. */
  readonly receive: (message: ToPrimary, reply: (answer: ToWorker) => void) => void;
}

/** `collectMetrics` gives the measurements of all workers in the Prometheus text format. */
export function createWorkerDesk(collectMetrics: () => Promise<string>): WorkerDesk {
  const limits = new Map<string, MemoryHits>();
  return {
    receive: (message, reply) => {
      switch (message.kind) {
        case 'open-limit':
          openLimit(limits, message.limit, message.windowMs);
          break;
        case 'count':
          reply({ kind: 'counted', batch: message.batch, counts: message.hits.map((hit) => count(limits, hit)) });
          break;
        case 'uncount':
          limits.get(message.hit[0])?.decrement(message.hit[1]);
          break;
        case 'forget':
          limits.get(message.hit[0])?.resetKey(message.hit[1]);
          break;
        case 'collect-metrics': {
          const { request } = message;
          collectMetrics().then(
            (text) => reply({ kind: 'metrics', request, text }),
            () => reply({ kind: 'metrics', request, text: null }),
          );
        }
      }
    },
  };
}

/** Opened by every worker that starts; the counts of those before it stay. */
function openLimit(limits: Map<string, MemoryHits>, limit: string, windowMs: number): void {
  if (limits.has(limit)) return;
  const hits = new MemoryHits();
  hits.init({ windowMs });
  limits.set(limit, hits);
}

function count(limits: ReadonlyMap<string, MemoryHits>, [limit, key]: Hit): Count {
  const hits = limits.get(limit);
  if (hits === undefined) throw new Error(`the limit ${limit} was not opened`);
  const { totalHits, resetTime } = hits.increment(key);
  return [totalHits, resetTime?.getTime() ?? 0];
}
