/** For each alert: measurements over time that raise it, and some that must not. */

/** Series by name and labels, in promtool's notation: a value, what is added at each further step, how many of them. */
type Series = Readonly<Record<string, string>>;

export interface AlertCase {
  readonly alert: string;
  /** Beside the severity. */
  readonly labels?: string;
  readonly raisedBy: Series;
  readonly notRaisedBy: Series;
  /** When to look; half an hour after the beginning where it does not matter. */
  readonly at?: string;
  /** The step between measurements, and between looks at the rules; a minute where it does not matter. */
  readonly every?: string;
}

const one = 'job="reckoner",instance="one:3000"';
const two = 'job="reckoner",instance="two:3000"';
const oneLabel = 'instance="one:3000"';

export const alertCases: readonly AlertCase[] = [
  {
    alert: 'ReckonerAway',
    raisedBy: { [`up{${one}}`]: '1x10 0x30', [`up{${two}}`]: '0x40' },
    notRaisedBy: { [`up{${one}}`]: '1x40', [`up{${two}}`]: '0x40' },
  },
  {
    alert: 'ReckonerAway',
    labels: 'job="reckoner"',
    raisedBy: { 'up{job="another"}': '1x40' },
    notRaisedBy: { [`up{${one}}`]: '1x40' },
  },
  {
    alert: 'ReckonerInstanceDown',
    labels: one,
    raisedBy: { [`up{${one}}`]: '0x40', [`up{${two}}`]: '1x40' },
    // One that is restarted for a minute.
    notRaisedBy: { [`up{${one}}`]: '1x28 0x1 1x10', [`up{${two}}`]: '1x40' },
  },
  {
    alert: 'ReckonerRestarting',
    labels: oneLabel,
    raisedBy: { [`process_cpu_seconds_total{${one}}`]: '0+2x18 0+2x4 0+2x4 0+2x4' },
    notRaisedBy: { [`process_cpu_seconds_total{${one}}`]: '0+2x20 0+2x20' },
  },
  {
    alert: 'ReckonerLeadStoreDown',
    raisedBy: { [`lead_store_up{${one}}`]: '1x20 0x20', [`lead_store_up{${two}}`]: '1x40' },
    notRaisedBy: { [`lead_store_up{${one}}`]: '1x40', [`lead_store_up{${two}}`]: '1x40' },
  },
  {
    alert: 'ReckonerLeadsNotStored',
    raisedBy: { [`leads_total{${one},outcome="store_unavailable"}`]: '0x28 2x20' },
    notRaisedBy: {
      [`leads_total{${one},outcome="store_unavailable"}`]: '2x48',
      [`leads_total{${one},outcome="accepted"}`]: '0+5x48',
    },
  },
  {
    alert: 'ReckonerLeadsOverdue',
    raisedBy: { [`lead_queue_overdue_seconds{${one}}`]: '0+60x40', [`lead_queue_overdue_seconds{${two}}`]: '0+60x40' },
    // A moment of much to do.
    notRaisedBy: { [`lead_queue_overdue_seconds{${one}}`]: '0x26 400x2 0x10' },
  },
  {
    alert: 'ReckonerLeadsOld',
    raisedBy: { [`lead_queue_oldest_seconds{${one}}`]: '3000+60x40' },
    notRaisedBy: { [`lead_queue_oldest_seconds{${one}}`]: '0+60x40' },
  },
  {
    alert: 'ReckonerLeadsAhead',
    raisedBy: { [`lead_queue_ahead_seconds{${one}}`]: '3000-60x40', [`lead_queue_ahead_seconds{${two}}`]: '0x40' },
    // Clocks that differ by less than anybody notices.
    notRaisedBy: { [`lead_queue_ahead_seconds{${one}}`]: '20x40' },
  },
  {
    alert: 'ReckonerLeadsDead',
    raisedBy: { [`lead_queue_deliveries{${one},state="dead"}`]: '0x20 3x20' },
    notRaisedBy: {
      [`lead_queue_deliveries{${one},state="dead"}`]: '0x40',
      [`lead_queue_deliveries{${one},state="pending"}`]: '9x40',
    },
  },
  {
    alert: 'ReckonerLeadsWaiting',
    raisedBy: { [`lead_queue_deliveries{${one},state="waiting"}`]: '1x40' },
    notRaisedBy: { [`lead_queue_deliveries{${one},state="waiting"}`]: '0x25 1x20' },
  },
  {
    alert: 'ReckonerWebhookSwitchedOff',
    raisedBy: { [`lead_delivery_events_total{${one},outcome="endpoint_disabled"}`]: '0x20 1x20' },
    notRaisedBy: {
      [`lead_delivery_events_total{${one},outcome="endpoint_disabled"}`]: '1x40',
      [`lead_delivery_events_total{${one},outcome="delivered"}`]: '0+1x40',
    },
  },
  {
    alert: 'ReckonerNoLeads',
    // Fifty leads in two days, and then none.
    raisedBy: { [`leads_total{${one},outcome="accepted"}`]: '0+1x50 50x150' },
    notRaisedBy: { [`leads_total{${one},outcome="accepted"}`]: '0+1x200' },
    at: '8d2h',
    every: '1h',
  },
  {
    alert: 'ReckonerLimitsUncounted',
    raisedBy: { [`rate_limit_store_up{${one}}`]: '1x20 0x20' },
    notRaisedBy: { [`rate_limit_store_up{${one}}`]: '1x29 0x1 1x10' },
  },
  {
    alert: 'ReckonerManyRefusals',
    raisedBy: {
      [`rate_limit_refusals_total{${one},route="/api/calc/{slug}"}`]: '0+30x60',
      [`http_request_duration_seconds_count{${one},route="/api/calc/{slug}",status="200"}`]: '0+100x60',
    },
    notRaisedBy: {
      [`rate_limit_refusals_total{${one},route="/api/calc/{slug}"}`]: '0+10x60',
      [`http_request_duration_seconds_count{${one},route="/api/calc/{slug}",status="200"}`]: '0+100x60',
    },
    at: '45m',
  },
  {
    alert: 'ReckonerErrors',
    labels: 'route="/api/lead-submit"',
    raisedBy: {
      [`http_request_duration_seconds_count{${one},route="/api/lead-submit",status="503"}`]: '0+1x40',
      [`http_request_duration_seconds_count{${one},route="/api/lead-submit",status="201"}`]: '0+9x40',
    },
    notRaisedBy: {
      [`http_request_duration_seconds_count{${one},route="/api/lead-submit",status="422"}`]: '0+9x40',
      [`http_request_duration_seconds_count{${one},route="/readyz",status="503"}`]: '0+9x40',
    },
  },
  {
    alert: 'ReckonerSlow',
    labels: 'route="/api/calc/{slug}"',
    raisedBy: {
      [`http_request_duration_seconds_bucket{${one},route="/api/calc/{slug}",le="0.25"}`]: '0+90x40',
      [`http_request_duration_seconds_bucket{${one},route="/api/calc/{slug}",le="0.5"}`]: '0+100x40',
      [`http_request_duration_seconds_bucket{${one},route="/api/calc/{slug}",le="+Inf"}`]: '0+100x40',
    },
    notRaisedBy: {
      [`http_request_duration_seconds_bucket{${one},route="/api/calc/{slug}",le="0.001"}`]: '0+100x40',
      [`http_request_duration_seconds_bucket{${one},route="/api/calc/{slug}",le="+Inf"}`]: '0+100x40',
    },
  },
  {
    alert: 'ReckonerBusy',
    labels: oneLabel,
    raisedBy: { [`nodejs_eventloop_lag_p99_seconds{${one},worker="1"}`]: '0.3x40' },
    notRaisedBy: { [`nodejs_eventloop_lag_p99_seconds{${one},worker="1"}`]: '0.02x40' },
  },
  {
    alert: 'ReckonerMemory',
    labels: oneLabel,
    raisedBy: {
      [`process_resident_memory_bytes{${one}}`]: '450000000x40',
      [`process_memory_limit_bytes{${one}}`]: '536870912x40',
    },
    // The most that 200 dear requests at once have taken within this limit.
    notRaisedBy: {
      [`process_resident_memory_bytes{${one}}`]: '319000000x40',
      [`process_memory_limit_bytes{${one}}`]: '536870912x40',
    },
  },
  {
    alert: 'ReckonerMemory',
    labels: oneLabel,
    // Workers share the limit of their container.
    raisedBy: {
      [`process_resident_memory_bytes{${one},worker="1"}`]: '250000000x40',
      [`process_resident_memory_bytes{${one},worker="2"}`]: '250000000x40',
      [`process_memory_limit_bytes{${one},worker="1"}`]: '536870912x40',
      [`process_memory_limit_bytes{${one},worker="2"}`]: '536870912x40',
    },
    notRaisedBy: {
      [`process_resident_memory_bytes{${one},worker="1"}`]: '250000000x40',
      [`process_resident_memory_bytes{${one},worker="2"}`]: '250000000x40',
      [`process_memory_limit_bytes{${one},worker="1"}`]: '1073741824x40',
      [`process_memory_limit_bytes{${one},worker="2"}`]: '1073741824x40',
    },
  },
  {
    alert: 'ReckonerMemory',
    labels: oneLabel,
    raisedBy: {
      [`process_resident_memory_bytes{${one}}`]: '850000000x40',
      [`process_memory_limit_bytes{${one}}`]: '24000000000x40',
    },
    // Where it stayed on a machine of 24 GB without a limit.
    notRaisedBy: {
      [`process_resident_memory_bytes{${one}}`]: '610000000x40',
      [`process_memory_limit_bytes{${one}}`]: '24000000000x40',
    },
  },
  {
    alert: 'ReckonerFileDescriptors',
    labels: oneLabel,
    raisedBy: { [`process_open_fds{${one}}`]: '900x40', [`process_max_fds{${one}}`]: '1000x40' },
    notRaisedBy: { [`process_open_fds{${one}}`]: '900x40', [`process_max_fds{${one}}`]: '65536x40' },
  },
  {
    alert: 'ReckonerLogDropped',
    labels: oneLabel,
    raisedBy: { [`log_lines_dropped_total{${one}}`]: '0x25 40x20' },
    notRaisedBy: { [`log_lines_dropped_total{${one}}`]: '40x45' },
  },
];
