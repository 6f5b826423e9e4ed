/** The pages for people: their addresses, and what is mounted there. */

import type { Express } from 'express';
import {
  answeredAddress,
  assetsAddress,
  calculatorAddress,
  docsAddress,
  embedAddress,
  embedBuilderAddress,
  embedScriptAddress,
  indexAddress,
  outcomeAddress,
  planAddress,
  previewAddress,
} from '../../contract/addresses.js';
import { documents as published } from '../../contract/documents.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';
import { prefersPage } from '../../http/accepted-types.js';
import type { Handler, Instance, PageKind } from '../../http/exchange.js';
import { openExchange } from '../../http/exchange.js';
import { htmlType } from '../../http/reply.js';
import type { Document } from '../../http/representation.js';
import { createDocument, replyDocument, replyMade } from '../../http/representation.js';
import { pageLanguage } from '../../pages/answer/page-language.js';
import { renderDocs } from '../../pages/site/docs/docs-page.js';
import type { OpenapiDocument } from '../../pages/site/docs/openapi.js';
import { renderHome } from '../../pages/site/home-page.js';
import type { TagList } from '../../pages/site/index-page.js';
import { renderIndex } from '../../pages/site/index-page.js';
import { keyField } from '../../pages/site/lead-form.js';
import type { LanguageRoot, PageSite } from '../../pages/site/page-site.js';
import { renderProblem } from '../../pages/site/problem-page.js';
import { wordsFor } from '../../words/interface-words.js';
import type { SubmitFrom } from './mcp.js';
import { sendCalculator, sendEmbed, takeAnswered } from './pages/calculator.js';
import { sendEmbedBuilder } from './pages/embed-builder.js';
import { showForm, showOutcome, takeForm } from './pages/lead-request.js';
import { listByTag, searchCalculators } from './pages/listing.js';
import type { PageContext, PageLeads, RecallFrom } from './pages/page-context.js';
import { registryEntries, unitLabels } from './pages/page-context.js';
import { toNamedLanguage } from './pages/page-language.js';
import { sendPlan } from './pages/plan.js';
import { sendPreview } from './pages/preview-image.js';
import type { RequestDesk } from './pages/request-desk.js';
import { frameDesk, pageDesk } from './pages/request-desk.js';
import type { Resource } from './resource.js';
import { mountResource } from './resource.js';

export interface PageParts extends Pick<PageContext, 'assets' | 'paint' | 'catalog' | 'caching' | 'limit'> {
  /** Where these pages begin, and those of all languages; none where there is only one. */
  readonly root: string;
  readonly languages: readonly LanguageRoot[];
  readonly instance: Instance;
  readonly submitLead?: SubmitFrom | undefined;
  readonly recallLead?: RecallFrom | undefined;
}

/** Handlers of the addresses for people. */
export interface MountedPages {
  /** The addresses that a misspelt one may have meant. */
  readonly paths: readonly string[];
  /** How problems look there. */
  readonly kind: PageKind;
}

/** Below these addresses, people get a page where nothing is found. */
export const amongPages = new RegExp(`^(?:${[indexAddress, docsAddress, embedBuilderAddress].join('|')})(?:/|$)`);

/** Mounts all pages of a language. */
export function mountPages(app: Express, parts: PageParts): MountedPages {
  const { instance, catalog, limit } = parts;
  const context = contextOf(parts);
  const tags = listByTag(catalog);
  const titles = new Map([...catalog.calculators.values()].map(({ slug, title }) => [calculatorAddress(slug), title]));
  const titleOf = (address: string): string | undefined =>
    titles.get(address.slice(address.indexOf(indexAddress)).replace(/\?.*$/s, ''));
  const kind: PageKind = {
    headers: instance.headers.page,
    writeProblem: (members) => renderProblem(context.instance, members, titleOf),
  };
  const mount = ({ page = kind, ...resource }: Omit<Resource, 'isOpen'>): void =>
    mountResource(app, instance, { ...resource, page, isOpen: false });
  if (context.instance.languages.length > 0)
    app.all(['/', amongPages], toNamedLanguage(instance, context.instance, kind));
  mountHome(app, instance, { context, tags, kind });
  mount({ path: indexAddress, limit, methods: { GET: sendIndex(context, tags) } });
  if (!catalog.modules.has('plan')) mount({ path: planAddress([]), limit, methods: { GET: sendPlan(context, tags) } });
  mount({ path: docsAddress, methods: { GET: sendDocs(context) } });
  const framing = { ...kind, headers: instance.headers.framing };
  mount({ path: embedBuilderAddress, page: framing, limit, methods: { GET: sendEmbedBuilder(context, tags) } });
  const framed = { ...kind, headers: instance.headers.frame };
  mount({ ...slugRoute(embedAddress), page: framed, limit, methods: { GET: sendEmbed(context) } });
  mount({ ...slugRoute(calculatorAddress), limit, methods: { GET: sendCalculator(context, tags) } });
  const { paint } = context;
  if (paint !== null) mount({ ...slugRoute(previewAddress), limit, methods: { GET: sendPreview(context, paint) } });
  mount({ ...slugRoute(told(calculatorAddress)), limit, methods: { POST: takeAnswered(context, 'page') } });
  mount({ ...slugRoute(told(embedAddress)), page: framed, limit, methods: { POST: takeAnswered(context, 'embed') } });
  if (context.leads !== null) {
    mountRequests(mount, context, context.leads, { desk: pageDesk(context, tags), page: kind });
    mountRequests(mount, context, context.leads, { desk: frameDesk(context), page: framed });
  }
  const slugs = [...catalog.calculators.keys()];
  return {
    paths: [indexAddress, docsAddress, embedBuilderAddress, embedScriptAddress, ...slugs.map(calculatorAddress)],
    kind,
  };
}

interface HomeParts {
  readonly context: PageContext;
  readonly tags: readonly TagList[];
  readonly kind: PageKind;
}

/** The home page stands where programs find their starting points: only who prefers a page gets it. */
function mountHome(app: Express, instance: Instance, { context, tags, kind }: HomeParts): void {
  const home = createDocument(htmlType, renderHome(context.instance, tags, context.catalog.service.popular ?? []));
  const headers = [...context.caching, 'Vary', 'Accept'];
  app.get('/', (request, response, next) => {
    if (context.instance.root === '' && !prefersPage(request)) next();
    else
      replyDocument(
        openExchange(instance, request, response, { route: '/', isOpen: false, page: kind }),
        headers,
        home,
      );
  });
}

/** The forms for requests and what became of them. What a form brings is also counted by the limits of leads. */
function mountRequests(
  mount: (resource: Omit<Resource, 'isOpen'>) => void,
  context: PageContext,
  leads: PageLeads,
  { desk, page }: { readonly desk: RequestDesk; readonly page: PageKind },
): void {
  const { limit } = context;
  const { addressOf } = desk;
  const methods = { GET: showForm(context, desk), POST: takeForm(context, leads, desk) };
  mount({ ...slugRoute(addressOf), page, limit, methods });
  const path = outcomeAddress(addressOf(':slug'), `:${keyField}`);
  const route = outcomeAddress(addressOf('{slug}'), `{${keyField}}`);
  mount({ path, route, page, limit, methods: { GET: showOutcome(context, leads, desk) } });
}

const told =
  (address: (slug: string) => string) =>
  (slug: string): string =>
    answeredAddress(address(slug));

function slugRoute(address: (slug: string) => string): { readonly path: string; readonly route: string } {
  return { path: address(':slug'), route: address('{slug}') };
}

function contextOf(parts: PageParts): PageContext {
  const { assets, paint, catalog, caching, limit, submitLead, recallLead } = parts;
  const { service, translation } = catalog;
  const leads =
    submitLead === undefined || recallLead === undefined || service.leads === null
      ? null
      : { submit: submitLead, recall: recallLead, consentText: service.leads.consentText };
  const figures = [...catalog.figures.values()];
  return {
    catalog,
    instance: siteOf(parts),
    assets: parts.root === '' ? assets : { ...assets, ...assets.inLanguage(translation.language) },
    paint,
    entries: registryEntries(catalog),
    figures,
    unitLabels: unitLabels(catalog),
    caching,
    limit,
    leads,
  };
}

function siteOf({ assets, paint, root, languages, catalog }: PageParts): PageSite {
  const { service, baseUrl, translation } = catalog;
  return {
    language: pageLanguage(translation),
    words: wordsFor(translation),
    root,
    languages,
    tagTitles: service.tagTitles ?? {},
    name: service.name,
    baseUrl,
    legalDisclaimer: service.legalDisclaimer,
    styles: [assets.siteStyle, ...(assets.lookStyle === null ? [] : [assets.lookStyle])],
    scripts: [assets.element, assets.pageScript],
    logo: service.look?.logo ?? null,
    hasPreviews: paint !== null,
  };
}

/** All calculators, or those that the words of `q` stand for. */
function sendIndex({ instance, catalog, caching }: PageContext, tags: readonly TagList[]): Handler {
  const search = searchCalculators(catalog);
  const all = createDocument(htmlType, renderIndex(instance, tags, null));
  return (exchange) => {
    const words = wordsIn(queryOf(exchange.request.url ?? ''));
    if (words === '') replyDocument(exchange, caching, all);
    else replyMade(exchange, caching, htmlType, renderIndex(instance, tags, search(words)));
  };
}

/** Longer texts are cut: what is behind finds nothing more. */
const longestWords = 100;

function wordsIn(query: string): string {
  const given = scanQuery(query).find(({ name }) => name === 'q')?.value ?? '';
  return given.trim().slice(0, longestWords);
}

/** The reference, made when it is asked for first from the interface description as it is served. */
function sendDocs({ instance, catalog, caching }: PageContext): Handler {
  const { documents, calculators } = catalog;
  let document: Document | undefined;
  const made = (): Document => {
    const description = JSON.parse(documents.get('openapi-full.json') ?? '{}') as OpenapiDocument;
    const shown = { slugs: [...calculators.keys()], documents: described };
    return createDocument(htmlType, renderDocs(instance, description, shown));
  };
  return (exchange) => {
    document ??= made();
    replyDocument(exchange, caching, document);
  };
}

/** Documents that programs read. */
const described = published.flatMap(({ start, path }) => (start === undefined ? [] : [path]));

/**
 * Pages of other sites may load all of it: the script of frames, and the parts of a calculator. Each file is
 * made a document when it is asked for first: there are some for every calculator, and a service should be there at once.
 */
export function mountAssets(
  app: Express,
  instance: Instance,
  { assets, caching }: Pick<PageContext, 'assets' | 'caching'>,
): void {
  for (const [path, { body, type, immutable }] of assets.files) {
    const headers = immutable ? ['Cache-Control', 'public, max-age=31536000, immutable'] : caching;
    let content: Document | undefined;
    const GET: Handler = (exchange) => {
      content ??= createDocument(type, body.toString('utf8'));
      replyDocument(exchange, headers, content);
    };
    const route = immutable ? `${assetsAddress}/{file}` : path;
    mountResource(app, instance, { path, route, isOpen: true, methods: { GET } });
  }
}
