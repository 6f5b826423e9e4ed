/** The rows of the table of routes that are pages for people, in one language. */
import {
  answeredAddress,
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
import type { Limit } from '../../http/limits/limit.js';
import type { Handler } from '../../http/locals.js';
import { htmlType } from '../../http/reply.js';
import type { Document } from '../../http/representation.js';
import { createDocument, sendDocument, sendText } from '../../http/representation.js';
import type { Kind } from '../../http/security.js';
import { renderDocs } from '../../pages/site/docs/docs-page.js';
import type { OpenapiDocument } from '../../pages/site/docs/openapi.js';
import { renderHome } from '../../pages/site/home-page.js';
import { renderIndex } from '../../pages/site/index-page.js';
import { keyField } from '../../pages/site/lead-form.js';
import { sendCalculator, sendEmbed, takeAnswered } from './pages/calculator.js';
import { sendEmbedBuilder } from './pages/embed-builder.js';
import { showForm, showOutcome, takeForm } from './pages/lead-request.js';
import { searchCalculators } from './pages/listing.js';
import type { PagedSite, PageLeads } from './pages/paged-site.js';
import { sendPlan } from './pages/plan.js';
import { sendPreview } from './pages/preview-image.js';
import type { RequestDesk } from './pages/request-desk.js';
import { frameDesk, pageDesk } from './pages/request-desk.js';
import type { Route } from './table.js';

/** The addresses of pages that a misspelt one may have meant. */
export function pagePaths({ catalog }: PagedSite): readonly string[] {
  const slugs = [...catalog.calculators.keys()];
  return [indexAddress, docsAddress, embedBuilderAddress, embedScriptAddress, ...slugs.map(calculatorAddress)];
}

/** The home page of the service's own language stands where programs find their starting points. */
export function pageRoutes(site: PagedSite, limit: Limit): readonly Route[] {
  const { catalog, paint, leads, root } = site;
  const slug = '{slug}';
  return [
    { at: '/', kind: 'page', forPeople: root === '', get: sendHome(site) },
    { at: indexAddress, kind: 'page', limit, get: sendIndex(site) },
    ...(catalog.modules.has('plan')
      ? []
      : [{ at: planAddress([]), kind: 'page', limit, get: sendPlan(site) } as const]),
    { at: docsAddress, kind: 'page', get: sendDocs(site) },
    { at: embedBuilderAddress, kind: 'framing', limit, get: sendEmbedBuilder(site) },
    { at: embedAddress(slug), kind: 'frame', limit, get: sendEmbed(site) },
    { at: calculatorAddress(slug), kind: 'page', limit, get: sendCalculator(site) },
    ...(paint === null
      ? []
      : [{ at: previewAddress(slug), kind: 'page', limit, get: sendPreview(site, paint) } as const]),
    { at: answeredAddress(calculatorAddress(slug)), kind: 'page', limit, post: takeAnswered(site, 'page') },
    { at: answeredAddress(embedAddress(slug)), kind: 'frame', limit, post: takeAnswered(site, 'embed') },
    ...(leads === null
      ? []
      : [
          ...requestRoutes(site, leads, limit, { desk: pageDesk(site), kind: 'page' }),
          ...requestRoutes(site, leads, limit, { desk: frameDesk(site), kind: 'frame' }),
        ]),
  ];
}

/** The forms for requests and what became of them. What a form brings is also counted by the limits of leads. */
function requestRoutes(
  site: PagedSite,
  leads: PageLeads,
  limit: Limit,
  { desk, kind }: { readonly desk: RequestDesk; readonly kind: Kind },
): readonly Route[] {
  const at = desk.addressOf('{slug}');
  return [
    { at, kind, limit, get: showForm(site, desk), post: takeForm(site, leads, desk) },
    { at: outcomeAddress(at, `{${keyField}}`), kind, limit, get: showOutcome(site, leads, desk) },
  ];
}

function sendHome(site: PagedSite): Handler {
  const home = createDocument(htmlType, renderHome(site, site.tags, site.catalog.service.popular ?? []));
  const headers = [...site.caching, 'Vary', 'Accept'];
  return (_request, response) => sendDocument(response, headers, home);
}

/** All calculators, or those that the words of `q` stand for. */
function sendIndex(site: PagedSite): Handler {
  const { catalog, caching, tags } = site;
  const search = searchCalculators(catalog);
  const all = createDocument(htmlType, renderIndex(site, tags, null));
  return ({ url }, response) => {
    const words = wordsIn(queryOf(url));
    if (words === '') sendDocument(response, caching, all);
    else sendText(response, caching, htmlType, renderIndex(site, tags, search(words)));
  };
}

/** Longer texts are cut: what is behind finds nothing more. */
const longestWords = 100;

function wordsIn(query: string): string {
  const given = scanQuery(query).find(({ name }) => name === 'q')?.value ?? '';
  return given.trim().slice(0, longestWords);
}

/** The reference, made when it is asked for first from the interface description as it is served. */
function sendDocs(site: PagedSite): Handler {
  const { catalog, caching } = site;
  const { documents, calculators } = catalog;
  let document: Document | undefined;
  const made = (): Document => {
    const description = JSON.parse(documents.get('openapi-full.json') ?? '{}') as OpenapiDocument;
    const shown = { slugs: [...calculators.keys()], documents: described };
    return createDocument(htmlType, renderDocs(site, description, shown));
  };
  return (_request, response) => {
    document ??= made();
    sendDocument(response, caching, document);
  };
}

/** Documents that programs read. */
const described = published.flatMap(({ start, path }) => (start === undefined ? [] : [path]));
