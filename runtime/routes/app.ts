/** Makes the Express application: which routes exist and what each is made of. No I/O, no environment. */

import type { Express } from 'express';
import { healthAddress, mcpAddress, metricsAddress, readinessAddress } from '../../contract/addresses.js';
import { lead } from '../../contract/lead.js';
import { registry } from '../../contract/registry.js';
import { workbook } from '../../contract/workbook.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import { prefersPage } from '../../http/accepted-types.js';
import type { Handler, Instance, Observer } from '../../http/exchange.js';
import type { Limit } from '../../http/limits/limit.js';
import { sendProblem } from '../../http/problem.js';
import type { Listener } from '../../http/server.js';
import type { HeaderList } from '../../http/shared-headers.js';
import { sharedHeaders } from '../../http/shared-headers.js';
import { rootOf } from '../../pages/site/page-site.js';
import { wordsFor } from '../../words/interface-words.js';
import { createEndpoint } from '../mcp/endpoint.js';
import { replyAnswered } from './answered.js';
import type { Answers } from './answers.js';
import { answersOf } from './answers.js';
import { bareApp } from './bare-app.js';
import { byLanguage } from './by-language.js';
import type { Calculators } from './calculate.js';
import { calculate, calculatorRoute } from './calculate.js';
import { compactJson, documentHandlers, documentLinks, publications, sendDocument } from './documents.js';
import { answerErrors, refusePath, refuseUnsound } from './fallback.js';
import type { Probe } from './health-checks.js';
import { fromThisMachine, reportHealth, reportMetrics, reportReadiness } from './health-checks.js';
import type { SubmitFrom } from './mcp.js';
import { answerMcp, preflightOf, refuseMcp } from './mcp.js';
import { createMcpService } from './mcp-service.js';
import type { AssetSource } from './pages/page-assets.js';
import { pageAssets } from './pages/page-assets.js';
import type { RecallFrom } from './pages/page-context.js';
import { languageRoots } from './pages/page-language.js';
import type { MountedPages, PageParts } from './pages.js';
import { amongPages, mountAssets, mountPages } from './pages.js';
import { listCalculators } from './registry.js';
import type { ResourceHandler } from './resource.js';
import { mountBelow, mountResource, resourcesOf } from './resource.js';
import type { ServiceSite } from './service-site.js';
import { unknownCalculator } from './unknown-calculator.js';
import { sendWorkbook } from './workbook.js';

export interface SiteDependencies {
  readonly catalog: ServedCatalog;
  /** Hears of every exchange that is over. */
  readonly observer: Observer;
  /** Counts calculations and the registry. */
  readonly limit: Limit;
  /** Probes that must answer before the service calls itself ready. */
  readonly probes: readonly Probe[];
  /** Gives the measurements in the Prometheus text format; absent where they have a separate address. */
  readonly collectMetrics?: (() => Promise<string>) | undefined;
  /** Takes leads. Without it, there is no such route. */
  readonly takeLead?: Handler | undefined;
  /** Takes leads that come by the Model Context Protocol. */
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

export function createSite(dependencies: SiteDependencies): ServiceSite {
  const own = siteIn(dependencies, dependencies.catalog);
  const others = [...dependencies.catalog.others].map(
    ([code, catalog]) => [code, translatedSite(dependencies, catalog)] as const,
  );
  return others.length === 0 ? own : byLanguage(own, new Map(others));
}

/** The operations of a catalog in another language. Everything else is passed on. */
function translatedSite(dependencies: SiteDependencies, catalog: ServedCatalog): ServiceSite {
  const parts = partsOf(dependencies, catalog);
  const calculators = calculatorsOf(parts, false);
  const app = bareApp();
  app.use(refuseUnsound(parts.instance));
  mountCalculators(app, parts, calculate(calculators));
  mountAnswers(app, parts);
  // The home page is not among the operations: the service leads people to it.
  if (parts.pages !== undefined)
    app.get('/', (request, _response, next) => next(prefersPage(request) ? 'router' : null));
  mountWorkbooks(app, parts);
  mountDocuments(app, parts);
  mountLeads(app, parts);
  return { app, calculate: calculate(calculators), resources: resourcesOf(app) };
}

function partsOf(dependencies: SiteDependencies, catalog: ServedCatalog): SiteParts {
  const { baseUrl, translation } = catalog;
  const headers = sharedHeaders(baseUrl, dependencies.catalog.others.size === 0 ? null : translation.language);
  const instance: Instance = {
    baseUrl,
    headers,
    observer: dependencies.observer,
    translation,
    words: wordsFor(translation),
  };
  const caching = cachingHeaders(catalog.service.cacheSeconds);
  return { ...dependencies, catalog, instance, caching, answers: answersOf(catalog, caching) };
}

function calculatorsOf({ instance, catalog, limit, caching }: SiteParts, hasPages: boolean): Calculators {
  return { instance, calculators: catalog.calculators, limit, caching, hasPages };
}

function siteIn(dependencies: SiteDependencies, catalog: ServedCatalog): ServiceSite {
  const parts = partsOf(dependencies, catalog);
  const { instance } = parts;
  const { pages } = dependencies;
  const calculators = calculatorsOf(parts, pages !== undefined);
  const app = bareApp();
  app.use(refuseUnsound(instance));
  mountCalculators(app, parts, calculate(calculators));
  const asked = mountAnswers(app, parts);
  mountWorkbooks(app, parts);
  // Before the documents: the home page stands at the address of their starting points.
  const people = pages === undefined ? null : mountAllPages(app, parts, pages);
  const documents = mountDocuments(app, parts);
  const operations = mountOperations(app, parts);
  const leads = mountLeads(app, parts);
  mountMcp(app, parts);
  const shown = people?.paths ?? [];
  const paths = [registry.path, ...asked, ...leads, ...documents, ...operations, ...shown];
  const { limit } = parts;
  const known = { paths, asked: new Set([...asked, ...shown]), calculators: catalog.calculators, limit };
  if (people !== null) app.all(amongPages, refusePath(instance, known, people.kind));
  app.use(refusePath(instance, known));
  app.use(answerErrors(instance));
  return { app, calculate: calculate(calculators), resources: resourcesOf(app) };
}

/** Mounts the pages in all languages, and what they load. */
function mountAllPages(app: Express, parts: SiteParts, pages: AssetSource): MountedPages {
  const { catalog, instance, caching } = parts;
  const shared = { assets: pageAssets(pages, catalog), paint: pages.paint, languages: languageRoots(catalog) };
  for (const other of catalog.others.values()) {
    const root = rootOf(other.translation);
    mountBelow(app, root, translatedPages({ ...partsOf(parts, other), ...shared, root }));
  }
  const people = mountPages(app, { ...parts, ...shared, root: '' });
  mountAssets(app, instance, { assets: shared.assets, caching });
  return people;
}

/** The pages in a further language: nothing else is found below their address. */
function translatedPages(parts: PageParts): Express {
  const { instance, catalog, root, limit } = parts;
  const app = bareApp();
  const people = mountPages(app, parts);
  const known = { paths: people.paths, asked: new Set(people.paths), calculators: catalog.calculators, root, limit };
  app.use(refusePath(instance, known, people.kind));
  app.use(answerErrors(instance));
  return app;
}

interface SiteParts extends SiteDependencies {
  readonly instance: Instance;
  readonly caching: HeaderList;
  readonly answers: Answers;
}

function mountCalculators(app: Express, { instance, catalog, limit, caching }: SiteParts, calculation: Listener): void {
  app.get(calculatorRoute.path, calculation);
  mountResource(app, instance, { ...calculatorRoute, limit, methods: { GET: refuseCalculator(catalog) } });
  const listed = compactJson(catalog.documents.get('registry.json') ?? '{}');
  const headers = [...caching, 'Link', documentLinks(instance.baseUrl)];
  const list = listCalculators(listed, headers, catalog.service);
  mountResource(app, instance, { path: registry.path, isOpen: true, limit, methods: { GET: list } });
}

/** Refuses the name of a calculator that does not exist. */
function refuseCalculator(catalog: ServedCatalog): ResourceHandler {
  return (exchange, parameters) => {
    const query = queryOf(exchange.request.url ?? '');
    sendProblem(exchange, unknownCalculator(catalog, String(parameters['slug']), query));
  };
}

/** Mounts what the engine answers, and returns those of the addresses that have no name in them. */
function mountAnswers(app: Express, { instance, limit, answers }: SiteParts): readonly string[] {
  for (const [route, answer] of answers) {
    const GET: ResourceHandler = (exchange, { slug = '' }) =>
      replyAnswered(exchange, answer(String(slug), queryOf(exchange.request.url ?? '')));
    mountResource(app, instance, { path: expressPath(route), route, isOpen: true, limit, methods: { GET } });
  }
  return [...answers.keys()].filter((path) => !path.includes('{'));
}

function mountWorkbooks(app: Express, { instance, catalog, limit, caching }: SiteParts): void {
  const { path: route } = workbook;
  const GET = sendWorkbook(catalog, caching);
  mountResource(app, instance, { path: expressPath(route), route, isOpen: true, limit, methods: { GET } });
}

/** A path as Express matches it. */
function expressPath(route: string): string {
  return route.replace(/\{(\w+)\}/g, ':$1');
}

/** Mounts everything published, and returns the addresses that a misspelt one may have meant: `/openapi` is the whole. */
function mountDocuments(app: Express, { instance, catalog, caching, limit, pages }: SiteParts): readonly string[] {
  const headers = [...caching, 'Link', documentLinks(instance.baseUrl)];
  const published = publications(catalog, pages !== undefined);
  for (const { path, content } of published) {
    // There is a page for people at the same address.
    const varying = path === '/' && pages !== undefined ? [...headers, 'Vary', 'Accept'] : headers;
    mountResource(app, instance, { path, isOpen: true, methods: { GET: sendDocument(content, varying) } });
  }
  for (const { route, isCounted, GET } of documentHandlers(catalog, headers)) {
    const path = expressPath(route);
    mountResource(app, instance, { path, route, isOpen: true, ...(isCounted && { limit }), methods: { GET } });
  }
  return published.map((document) => document.path).filter((path) => !/^\/openapi-/.test(path));
}

/** Mounts what operators ask, and returns its addresses. */
function mountOperations(app: Express, { instance, collectMetrics, probes }: SiteParts): readonly string[] {
  const operations: Readonly<Record<string, Handler>> = {
    [healthAddress]: reportHealth,
    [readinessAddress]: reportReadiness(probes),
    ...(collectMetrics === undefined ? {} : { [metricsAddress]: fromThisMachine(reportMetrics(collectMetrics)) }),
  };
  for (const [path, GET] of Object.entries(operations)) {
    mountResource(app, instance, { path, isOpen: false, methods: { GET } });
  }
  return Object.keys(operations);
}

/** Mounts what takes leads, if anything does, and returns its addresses. */
function mountLeads(app: Express, { instance, takeLead }: SiteParts): readonly string[] {
  if (takeLead === undefined) return [];
  const { path } = lead;
  mountResource(app, instance, { path, isOpen: false, methods: { POST: takeLead } });
  return [path];
}

/** Mounts the Model Context Protocol. */
function mountMcp(app: Express, parts: SiteParts): void {
  const { instance, catalog, limit, submitLead, mcp, observer, answers, pages } = parts;
  // Without anybody to take leads there is no tool for them either.
  const service = createMcpService(catalog, answers, submitLead !== undefined, pages?.files.app);
  const hosts = { baseUrl: instance.baseUrl, others: mcp?.hosts ?? [] };
  const answering = { endpoint: createEndpoint(service, observer.failed), hosts, submit: submitLead ?? null };
  mountResource(app, instance, {
    path: mcpAddress,
    isOpen: false,
    limit,
    refuse: refuseMcp(answering),
    methods: { POST: answerMcp(answering) },
    preflight: preflightOf(hosts),
  });
}

/** Answers are functions of catalog and query only, so caches may keep them, and show old ones while they ask. */
function cachingHeaders(seconds: number): HeaderList {
  return ['Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=${seconds}`];
}
