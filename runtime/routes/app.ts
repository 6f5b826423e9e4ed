/** The table of all routes, and the Express application that answers them. No I/O, no environment. */

import type { IncomingMessage } from 'node:http';
import type { Express, Router } from 'express';
import express from 'express';
import {
  assetsAddress,
  embedScriptAddress,
  healthAddress,
  leadAddress,
  metricsAddress,
  readinessAddress,
  registryAddress,
} from '../../contract/addresses.js';
import { calculation } from '../../contract/calculation.js';
import { workbook } from '../../contract/workbook.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { Limit } from '../../http/limits/limit.js';
import type { Handler, HttpSite, Observer } from '../../http/locals.js';
import { openLocals } from '../../http/locals.js';
import type { Listener } from '../../http/server.js';
import { wordsFor } from '../../words/interface-words.js';
import { english } from '../../words/phrases.js';
import { createEndpoint } from '../mcp/endpoint.js';
import { answerCall } from './answers.js';
import { calculate } from './calculate.js';
import { documentRoutes } from './documents.js';
import type { Probe } from './health-checks.js';
import { fromThisMachine, reportHealth, reportMetrics, reportReadiness } from './health-checks.js';
import { createLane } from './lane.js';
import { languageOf } from './languages.js';
import type { McpParts, SubmitFrom } from './mcp.js';
import { mcpRoute } from './mcp.js';
import type { Spoken } from './mcp-service.js';
import { createMcpService } from './mcp-service.js';
import type { AssetSource } from './pages/page-assets.js';
import { pageAssets, sendAsset } from './pages/page-assets.js';
import { rootOf } from './pages/page-site.js';
import type { PagedSite, RecallFrom } from './pages/paged-site.js';
import { amongPages, languageRoots, pagedSite } from './pages/paged-site.js';
import { renderProblem } from './pages/problem-page.js';
import { toNamedLanguage } from './pages/redirect.js';
import { pagePaths, pageRoutes } from './pages.js';
import { listCalculators } from './registry.js';
import type { Site } from './site.js';
import { siteOf } from './site.js';
import type { Route } from './table.js';
import { exactRouter, routerOf } from './table.js';
import type { KnownAddresses } from './unmatched.js';
import { answerErrors, refusePath, refuseUnsound, unmatchedAs } from './unmatched.js';
import { sendWorkbook } from './workbook.js';

export interface ServiceParts {
  readonly catalog: ServedCatalog;
  /** Records every request that has ended. */
  readonly observer: Observer;
  /** Counts what computes something for its caller. */
  readonly limit: Limit;
  /** Probes that must answer before the service calls itself ready. */
  readonly probes: readonly Probe[];
  /** Gives the measurements in the Prometheus text format; absent where they have a separate address. */
  readonly collectMetrics?: (() => Promise<string>) | undefined;
  /** Takes leads. Without it, there is no such route. */
  readonly takeLead?: Handler | readonly Handler[] | undefined;
  /** Takes leads that come by the Model Context Protocol or a form. */
  readonly submitLead?: SubmitFrom | undefined;
  /** Tells what became of a lead. */
  readonly recallLead?: RecallFrom | undefined;
  readonly mcp?: McpSettings | undefined;
  /** Assets of pages for people; without them there are no pages. */
  readonly pages?: AssetSource | undefined;
}

/** An operator's settings of the Model Context Protocol. */
export interface McpSettings {
  /** Further hosts under which it may be called, and whose pages may call it. */
  readonly hosts: readonly string[];
}

/** The two doors of a service: one for calculations, one for everything. */
export interface Service {
  /** Answers everything; it can be called directly, or be mounted in another Express application. */
  readonly app: Express;
  /** Answers calculations only, and passes the rest on; a server asks it before the application. */
  readonly lane: Listener;
  /** All addresses of the service. */
  readonly routes: readonly Route[];
}

export function createService(parts: ServiceParts): Service {
  const { catalog, limit, pages } = parts;
  const { own, others } = sitesOf(parts);
  const siteFor = (request: IncomingMessage): Site => others.get(languageOf(request, others.keys()) ?? '') ?? own;
  const routes = routesOf(own, others, parts);
  const app = bareApp(siteFor);
  if (isPaged(own)) app.use(toNamedLanguage(own)).all(amongPages, unmatchedAs(own, 'page'));
  // The operations in another language. What it does not answer, the own one does, such as pages and unknown languages.
  for (const [code, site] of others)
    app.use(onlyIn(code, routerOf(site, programRoutes(site, [own, ...others.values()], parts))));
  const paged = [...others.values()].filter(isPaged).map((site) => ({ site, rows: pageRoutes(site, limit) }));
  for (const { site, rows } of paged) app.use(site.root, pagesIn(site, rows, limit));
  const translatedPages = paged.flatMap(({ site, rows }) => rows.map((row) => ({ ...row, at: site.root + row.at })));
  app.use(routerOf(own, routes));
  const known = knownIn(routes, isPaged(own) ? pagePaths(own) : [], { calculators: catalog.calculators, limit });
  if (pages !== undefined) app.all(amongPages, ...refusePath(own, known, 'page'));
  app.use(...refusePath(own, known));
  app.use(answerErrors(own));
  return { app, lane: createLane(siteFor, limit, own.baseUrl), routes: [...routes, ...translatedPages] };
}

interface Sites {
  readonly own: Site;
  /** By their codes. */
  readonly others: ReadonlyMap<string, Site>;
}

/** The service in each language, with pages where there are any. */
function sitesOf({ catalog, observer, pages, submitLead, recallLead }: ServiceParts): Sites {
  const leads = submitLead && recallLead ? { submit: submitLead, recall: recallLead } : null;
  const shared = pages && {
    assets: pageAssets(pages, catalog),
    paint: pages.paint,
    languages: languageRoots(catalog),
    leads,
    writeProblem: renderProblem,
  };
  const siteIn = (each: ServedCatalog, root: string): Site => {
    const site = siteOf(each, observer, catalog.others.size > 0);
    return shared === undefined ? site : pagedSite(site, shared, root);
  };
  const others = [...catalog.others].map(([code, each]) => [code, siteIn(each, rootOf(each.translation))] as const);
  return { own: siteIn(catalog, ''), others: new Map(others) };
}

function isPaged(site: Site): site is PagedSite {
  return site.root !== null;
}

/** Every address of the service but the pages of further languages. */
function routesOf(own: Site, others: ReadonlyMap<string, Site>, parts: ServiceParts): readonly Route[] {
  const { limit, collectMetrics, probes } = parts;
  return [
    ...operationRoutes(own, parts),
    // Before the documents: the home page has the address of their starting points.
    ...(isPaged(own) ? [...pageRoutes(own, limit), ...assetRoutes(own)] : []),
    ...documentRoutes(own, limit),
    { at: healthAddress, kind: 'closed', get: reportHealth },
    { at: readinessAddress, kind: 'closed', get: reportReadiness(probes) },
    ...(collectMetrics === undefined ? [] : [metricsRoute([fromThisMachine, reportMetrics(collectMetrics)])]),
    mcpRoute(mcpParts([own, ...others.values()], parts)),
  ];
}

/** What programs ask in a further language. */
function programRoutes(site: Site, all: readonly Site[], parts: ServiceParts): readonly Route[] {
  const spoken: Spoken = [site, ...all.filter((each) => each !== site)];
  return [...operationRoutes(site, parts), ...documentRoutes(site, parts.limit), mcpRoute(mcpParts(spoken, parts))];
}

/** What programs call, in one language. */
function operationRoutes(site: Site, { limit, takeLead }: ServiceParts): readonly Route[] {
  return [
    { at: calculation.path, kind: 'open', limit, get: calculate(site) },
    { at: registryAddress, kind: 'open', limit, get: listCalculators(site) },
    ...[...site.answers].map(([at, answer]): Route => ({ at, kind: 'open', limit, get: answerCall(answer) })),
    { at: workbook.path, kind: 'open', limit, get: sendWorkbook(site) },
    ...(takeLead === undefined ? [] : [{ at: leadAddress, kind: 'closed', post: takeLead } as const]),
  ];
}

function assetRoutes({ assets, caching }: PagedSite): readonly Route[] {
  const get = sendAsset(assets, caching);
  return [
    { at: `${assetsAddress}/{file}`, kind: 'open', get },
    { at: embedScriptAddress, kind: 'open', get },
  ];
}

function metricsRoute(get: Route['get'] & {}): Route {
  return { at: metricsAddress, kind: 'closed', get };
}

/** The Model Context Protocol. Without anybody to take leads there is no tool for them either. */
function mcpParts(sites: Spoken, { limit, submitLead, mcp, observer, pages }: ServiceParts): McpParts {
  const { baseUrl } = sites[0].catalog;
  const service = createMcpService(sites, submitLead !== undefined, pages?.files.app);
  return {
    endpoint: createEndpoint(service, observer.failed),
    hosts: { baseUrl, others: mcp?.hosts ?? [] },
    limit,
    submit: submitLead ?? null,
  };
}

/** Express without what this service does itself: query parsing, entity tags, its own header. Paths are exact. */
function bareApp(siteFor: (request: IncomingMessage) => HttpSite): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.disable('query parser');
  app.enable('case sensitive routing');
  app.enable('strict routing');
  const open: Handler = (request, response, next) => {
    response.locals = openLocals(siteFor(request), request, response);
    next();
  };
  app.use(open, refuseUnsound);
  return app;
}

/** A router that only answers requests which name this language. */
function onlyIn(code: string, router: Router): Handler {
  return (request, response, next) => {
    if (languageOf(request, [code]) === code) router(request, response, next);
    else next();
  };
}

/** The pages in a further language: nothing else is found below their address. */
function pagesIn(site: PagedSite, rows: readonly Route[], limit: Limit): Router {
  const paths = pagePaths(site);
  const known = { paths, asked: new Set(paths), calculators: site.catalog.calculators, root: site.root, limit };
  return exactRouter().use(
    unmatchedAs(site, 'page'),
    toNamedLanguage(site),
    routerOf(site, rows),
    ...refusePath(site, known, 'page'),
  );
}

function knownIn(
  routes: readonly Route[],
  pages: readonly string[],
  rest: Pick<KnownAddresses, 'calculators' | 'limit'>,
): KnownAddresses {
  const fixed = routes.filter(({ at, kind }) => !at.includes('{') && (kind === 'open' || kind === 'closed'));
  // `/openapi` is the whole document.
  const paths = fixed.map(({ at }) => at).filter((at) => !/^\/openapi-/.test(at));
  const asked = fixed.filter(({ at, kind, limit }) => kind === 'open' && limit !== undefined && at !== registryAddress);
  return { ...rest, paths: [...paths, ...pages], asked: new Set([...asked.map(({ at }) => at), ...pages]) };
}

export interface MetricsParts extends Pick<ServiceParts, 'observer'> {
  readonly baseUrl: string;
  /** Gives the measurements in the Prometheus text format. */
  readonly collectMetrics: () => Promise<string>;
}

/** Serves the metrics at a separate address, which callers of the service do not reach. */
export function createMetricsApp({ baseUrl, observer, collectMetrics }: MetricsParts): Express {
  const words = wordsFor(english);
  const own = { languageHeaders: [], compressed: () => null, writeProblem: null };
  const site: HttpSite = { baseUrl, translation: english, words, observer, ...own };
  const app = bareApp(() => site);
  app.use(routerOf(site, [metricsRoute(reportMetrics(collectMetrics))]));
  const known = { paths: [metricsAddress], asked: new Set<string>(), calculators: new Map(), limit: uncounted };
  app.use(...refusePath(site, known));
  app.use(answerErrors(site));
  return app;
}

/** Counts nothing. */
const uncounted: Limit = (_request, _response, next) => next();
