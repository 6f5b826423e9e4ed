/** Serves the metrics at a separate address, which callers of the service do not reach. */

import type { Express } from 'express';
import { metricsAddress } from '../../contract/addresses.js';
import type { Instance, Observer } from '../../http/exchange.js';
import { sharedHeaders } from '../../http/shared-headers.js';
import { wordsFor } from '../../words/interface-words.js';
import { english } from '../../words/phrases.js';
import { bareApp } from './bare-app.js';
import { answerErrors, refusePath, refuseUnsound } from './fallback.js';
import { reportMetrics } from './health-checks.js';
import { mountResource, uncounted } from './resource.js';

export interface MetricsSiteDependencies {
  readonly baseUrl: string;
  readonly observer: Observer;
  /** Gives the measurements in the Prometheus text format. */
  readonly collectMetrics: () => Promise<string>;
}

export function createMetricsSite({ baseUrl, observer, collectMetrics }: MetricsSiteDependencies): Express {
  const instance: Instance = {
    baseUrl,
    headers: sharedHeaders(baseUrl),
    observer,
    translation: english,
    words: wordsFor(english),
  };
  const app = bareApp();
  app.use(refuseUnsound(instance));
  mountResource(app, instance, {
    path: metricsAddress,
    isOpen: false,
    methods: { GET: reportMetrics(collectMetrics) },
  });
  app.use(
    refusePath(instance, { paths: [metricsAddress], asked: new Set(), calculators: new Map(), limit: uncounted }),
  );
  app.use(answerErrors(instance));
  return app;
}
