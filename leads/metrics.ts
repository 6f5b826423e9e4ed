/** Counts outcomes of leads and deliveries and measures the queue, as metrics. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import type { LeadCounter } from './model/counters.js';
import type { LeadService } from './service.js';
import type { QueueState } from './store/delivery-queue.js';

/** Longest time that a scrape waits for the store, in milliseconds. */
const patience = 1_500;

/** Registers the metrics. Counts are those of this process, the queue is that of all instances together. */
export function registerLeadMetrics(
  registry: Registry,
  leads: Pick<LeadService, 'counters' | 'queue' | 'probe'>,
): void {
  registerOutcomes(registry, leads, {
    name: 'leads_total',
    help: 'Requests to take a lead, by what came of them.',
    prefix: 'lead_',
  });
  registerOutcomes(registry, leads, {
    name: 'lead_delivery_events_total',
    help: 'Attempts to deliver a lead that succeeded or failed, deliveries given up, and webhooks switched off.',
    prefix: 'delivery_',
  });
  registerOutcomes(registry, leads, {
    name: 'lead_summary_events_total',
    help: 'Daily summaries for the operator that were sent, and attempts that failed.',
    prefix: 'summary_',
  });
  registerQueue(registry, leads);
}

interface Outcomes {
  readonly name: string;
  readonly help: string;
  /** Prefix of these counters' names; the rest of a name is the outcome. */
  readonly prefix: string;
}

function registerOutcomes(
  registry: Registry,
  { counters }: Pick<LeadService, 'counters'>,
  { name, help, prefix }: Outcomes,
): void {
  new Counter({
    name,
    help,
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [counter, count] of Object.entries(counters()) as [LeadCounter, number][]) {
        if (counter.startsWith(prefix)) this.inc({ outcome: counter.slice(prefix.length) }, count);
      }
    },
  });
}

/**
 * While the store is away only `lead_store_up` has a value: a queue that nobody can see must not look empty. It follows
 * the probe, because a look at the queue also waits for leads that wait for a lock.
 */
function registerQueue(registry: Registry, { queue, probe }: Pick<LeadService, 'queue' | 'probe'>): void {
  const look = lookTogether(queue);
  const figure = (name: string, help: string, read: (state: QueueState) => number): Gauge =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = await look();
        if (state === null) this.remove();
        else this.set(read(state));
      },
    });
  figure(
    'lead_queue_oldest_seconds',
    'Age of the oldest pending delivery, since it was queued; 0 when there is none.',
    ({ oldestSeconds }) => oldestSeconds,
  );
  figure(
    'lead_queue_overdue_seconds',
    'For how long the most belated pending delivery has been due; 0 when none is due.',
    ({ oldestDueSeconds }) => oldestDueSeconds,
  );
  figure(
    'lead_queue_ahead_seconds',
    'How far the latest time of what is not delivered lies in the future: a clock was wrong, or is; 0 when none does.',
    ({ aheadSeconds }) => aheadSeconds,
  );
  figure('leads_held', 'Leads that wait for an operator to look at them.', ({ held }) => held);
  figure(
    'leads_held_oldest_seconds',
    'For how long the oldest lead has been waiting for an operator; 0 when there is none.',
    ({ heldOldestSeconds }) => heldOldestSeconds,
  );
  new Gauge({
    name: 'lead_queue_deliveries',
    help: 'Deliveries in the store: pending have a way to go, waiting have none, dead were given up.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const state = await look();
      this.reset();
      if (state !== null) for (const name of states) this.set({ state: name }, state[name]);
    },
  });
  new Gauge({
    name: 'lead_store_up',
    help: 'Whether the store of leads answers: 1 or 0.',
    registers: [registry],
    async collect() {
      this.set((await nullWhenAway(probe().then(() => true))) === null ? 0 : 1);
    },
  });
}

const states = ['pending', 'waiting', 'dead'] as const;

/** Gauges of one scrape share one query of the store; null when it does not answer in time. */
function lookTogether(queue: LeadService['queue']): () => Promise<QueueState | null> {
  let looking: Promise<QueueState | null> | null = null;
  return () => {
    looking ??= nullWhenAway(queue()).finally(() => {
      looking = null;
    });
    return looking;
  };
}

async function nullWhenAway<Found>(state: Promise<Found>): Promise<Found | null> {
  const late = sleep(patience, null, { ref: false });
  return Promise.race([state.catch(() => null), late]);
}
