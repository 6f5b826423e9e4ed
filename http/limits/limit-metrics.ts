/** Measures the stores that count against the limits. */
import type { Registry } from 'prom-client';
import { Counter, Gauge } from 'prom-client';
import type { LimitStores } from './limit-stores.js';

export function registerLimitMetrics(registry: Registry, { counting, uncounted }: LimitStores): void {
  new Gauge({
    name: 'rate_limit_store_up',
    help: 'Whether requests are counted against the limits: 1 or 0.',
    registers: [registry],
    collect() {
      this.set(counting() ? 1 : 0);
    },
  });
  new Counter({
    name: 'rate_limit_uncounted_total',
    help: 'Hits that passed uncounted because the shared store of the limits was unavailable.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(uncounted());
    },
  });
}
