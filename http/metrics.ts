/** Measures requests for Prometheus. */

import type { Registry } from 'prom-client';
import { Counter, Histogram } from 'prom-client';
import type { PageUse } from './locals.js';

export interface Metrics {
  /** Records one answered request. `route` is a template, so that callers cannot make new series. */
  readonly answered: (route: string, method: string, status: number, seconds: number) => void;
  /** Records one request that a limit refused. */
  readonly refused: (route: string) => void;
  /** Counts what people do with calculators, whose slugs are the only ones there are. */
  readonly used: (use: PageUse) => void;
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'OPTIONS']);

/** Registers the metrics. Call it once for each registry. */
export function registerMetrics(registry: Registry): Metrics {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer, by route template, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'rate_limit_refusals_total',
    help: 'Requests answered with 429, by route template.',
    labelNames: ['route'],
    registers: [registry],
  });
  const uses = new Counter({
    name: 'calculator_uses_total',
    help: 'Calculators that people opened, answered or sent a request from, on pages and in frames of other sites.',
    labelNames: ['use', 'calculator', 'where'],
    registers: [registry],
  });
  return {
    used: (use) => uses.inc({ ...use }),
    answered: (route, method, status, seconds) =>
      duration.observe({ route, method: knownMethods.has(method) ? method : 'other', status }, seconds),
    refused: (route) => refusals.inc({ route }),
  };
}
