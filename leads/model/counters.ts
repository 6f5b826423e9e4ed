/** Counts what happened since the process started, for metrics. Names only, no labels that a caller can choose. */

const names = [
  'lead_accepted',
  'lead_duplicate',
  'lead_updated',
  'lead_held',
  'lead_spam',
  'lead_test',
  'lead_replayed',
  'lead_refused',
  'lead_store_unavailable',
  'delivery_delivered',
  'delivery_failed',
  'delivery_dead',
  'delivery_endpoint_disabled',
  'summary_sent',
  'summary_failed',
] as const;

export type LeadCounter = (typeof names)[number];

export interface LeadCounters {
  readonly count: (name: LeadCounter) => void;
  readonly read: () => Readonly<Record<LeadCounter, number>>;
}

export function createLeadCounters(): LeadCounters {
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<LeadCounter, number>;
  return {
    count: (name) => {
      counts[name] += 1;
    },
    read: () => ({ ...counts }),
  };
}
