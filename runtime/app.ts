/** The service as an Express application: which routes exist and what each is made of. No I/O, no environment. */
import express, { type Express, type RequestHandler, type Router } from 'express';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { prepareCalculator } from './calculation/prepared-calculator.js';
import { type Catalog, catalogAt } from './catalog.js';
import type { Site } from './http/exchange.js';
import { guardRequest } from './http/guard.js';
import { serviceMetrics } from './http/metrics.js';
import { observe } from './http/observe.js';
import { limitRequests } from './http/rate-limit.js';
import { type HeaderList, sharedHeaders } from './http/shared-headers.js';
import { calculate, calculateDirectly, calculatorPath } from './routes/calculators.js';
import { compactJson, describeProblem, documentLinks, publications, sendDocument } from './routes/documents.js';
import { answerErrors, refusePath } from './routes/fallback.js';
import { mountLeads } from './routes/leads.js';
import { type Probe, reportHealth, reportMetrics, reportReadiness } from './routes/operations.js';
import { listCalculators } from './routes/registry.js';
import { mountResource } from './routes/resource.js';

export interface AppDependencies {
  readonly catalog: Catalog;
  /** The address under which callers reach the service, without a final slash. */
  readonly publicBaseUrl: string;
  readonly requestsPerMinute: number;
  /** Which proxies are believed when they name the caller: how many hops, or which addresses. */
  readonly trustProxy: false | number | readonly string[];
  readonly logger: Logger;
  readonly metrics: Registry;
  /** Gives the measurements in the Prometheus text format; those of `metrics` alone when absent. */
  readonly collectMetrics?: (() => Promise<string>) | undefined;
  /** Where the counts of the limit are kept; the memory of this process when absent. */
  readonly rateLimitStore?: Store | undefined;
  /** What must answer before the service calls itself ready. */
  readonly probes?: readonly Probe[];
  /** Takes leads. Without it, they are refused with 503. */
  readonly leads?: Router | undefined;
}

/** The application. It can be called as it stands; `createHttpServer` makes a server that runs it at full speed. */
export function createApp(dependencies: AppDependencies): Express {
  const { publicBaseUrl: baseUrl, logger } = dependencies;
  const catalog = catalogAt(dependencies.catalog, {
    publicUrl: baseUrl,
    requestsPerMinute: dependencies.requestsPerMinute,
  });
  const site: Site = { baseUrl, headers: sharedHeaders(baseUrl) };
  const metrics = serviceMetrics(dependencies.metrics);
  const limit = limitRequests({
    requestsPerMinute: dependencies.requestsPerMinute,
    store: dependencies.rateLimitStore,
    logger,
    onRefusal: metrics.refused,
  });

  const app = bareApp(dependencies.trustProxy);
  app.use(observe(site, logger, metrics));
  mountCalculators(app, catalog, baseUrl, limit);
  const documents = mountDocuments(app, catalog, baseUrl);
  const operations = mountOperations(app, dependencies);
  mountLeads(app, dependencies.leads);
  const isCalculator = (path: string): boolean => catalog.calculators.has(path.replace(/^\/api\/calc\//, ''));
  app.use(refusePath(['/api/calc', ...documents, ...operations, '/api/lead-submit'], isCalculator, baseUrl));
  app.use(answerErrors(logger));
  return app;
}

/** Express without what this service does itself: query parsing, entity tags, its own header. Paths are exact. */
function bareApp(trustProxy: AppDependencies['trustProxy']): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.set('trust proxy', trustProxy);
  return app;
}

function mountCalculators(app: Express, catalog: Catalog, baseUrl: string, limit: RequestHandler): void {
  const { service, network, documents } = catalog;
  const calculators = new Map(
    [...catalog.calculators].map(([slug, calculator]) => [
      slug,
      prepareCalculator(calculator, { service, network, baseUrl }),
    ]),
  );
  const caching = cachingHeaders(service.cacheSeconds);
  const options = { calculators, baseUrl, caching };
  app.use(calculateDirectly(options, limit));
  app.use(guardRequest);
  mountResource(app, { ...calculatorPath, open: true, before: limit, get: calculate(options) });
  mountResource(app, {
    path: '/api/calc',
    open: true,
    before: limit,
    get: listCalculators(compactJson(documents.registry), [...caching, 'Link', documentLinks(baseUrl)], baseUrl),
  });
}

/** Mounts everything published, and returns its addresses. */
function mountDocuments(app: Express, { documents, service }: Catalog, baseUrl: string): readonly string[] {
  const headers = [...cachingHeaders(service.cacheSeconds), 'Link', documentLinks(baseUrl)];
  const published = publications(documents, service, baseUrl);
  for (const { path, content } of published) {
    mountResource(app, { path, open: true, get: sendDocument(content, headers) });
  }
  mountResource(app, {
    path: '/problems/:code',
    template: '/problems/{code}',
    open: true,
    get: describeProblem(headers, baseUrl),
  });
  return published.map((document) => document.path);
}

/** Mounts what operators ask, and returns its addresses. */
function mountOperations(app: Express, dependencies: AppDependencies): readonly string[] {
  const { metrics, collectMetrics = () => metrics.metrics(), probes = [] } = dependencies;
  const operations = {
    '/healthz': reportHealth,
    '/readyz': reportReadiness(probes),
    '/metrics': reportMetrics(collectMetrics),
  };
  for (const [path, get] of Object.entries(operations)) mountResource(app, { path, open: false, get });
  return Object.keys(operations);
}

/** Answers are functions of catalog and query alone, so caches may keep them, and show old ones while they ask. */
function cachingHeaders(seconds: number): HeaderList {
  return ['Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=${seconds}`];
}
