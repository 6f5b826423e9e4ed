/** Publishes what the service says about itself: generated documents, starting points, error codes. */

import {
  aiCatalogAddress,
  apiCatalogAddress,
  calculatorAddress,
  docsAddress,
  embedAddress,
  healthAddress,
  indexAddress,
  llmsAddress,
  mcpAddress,
  openapiAddress,
  problemAddress,
  problemsAddress,
  registryAddress,
  requestAddress,
  robotsAddress,
  securityAddress,
  serverCardAddress,
  sitemapAddress,
} from '../../contract/addresses.js';
import { cities } from '../../contract/discovery/cities.js';
import { services } from '../../contract/discovery/services.js';
import { documents } from '../../contract/documents.js';
import { answeredCodes } from '../../contract/error-codes.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { Limit } from '../../http/limits/limit.js';
import type { Handler } from '../../http/locals.js';
import { sendProblem } from '../../http/problem.js';
import { jsonType, textType } from '../../http/reply.js';
import type { Document } from '../../http/representation.js';
import { createDocument, sendDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/security.js';
import { textKey } from '../../words/text-key.js';
import { factsOf } from './facts.js';
import { mcpPages, serverCardType } from './mcp-pages.js';
import { onceAsked } from './once-asked.js';
import { openapiParts } from './openapi-routes.js';
import { rootOf } from './pages/page-site.js';
import type { Site } from './site.js';
import type { Route } from './table.js';
import { sendVectors } from './vectors.js';

/** A value as JSON. */
function jsonDocument(value: object, type = jsonType): Document {
  return createDocument(type, JSON.stringify(value));
}

/** JSON as it is sent: without the white space that makes the generated files readable, since agents pay for it. */
export function compactJson(text: string): Document {
  return jsonDocument(JSON.parse(text));
}

/** A published document and its address. */
interface Publication {
  readonly path: string;
  readonly content: Document;
}

/** Everything that is published but the registry and pages for people, in the language of a site. */
export function documentRoutes(site: Site, limit: Limit): readonly Route[] {
  const headers = [...site.caching, 'Link', documentLinks(site.baseUrl)];
  const published = publications(site).map((each): Route => {
    // There is a page for people at the same address.
    const varying = each.path === '/' && site.root !== null ? [...headers, 'Vary', 'Accept'] : headers;
    return { at: each.path, kind: 'open', get: (_request, response) => sendDocument(response, varying, each.content) };
  });
  const { ofTag, ofCalculator } = openapiParts(site, headers);
  const parts: Readonly<Record<string, Omit<Route, 'at' | 'kind'>>> = {
    get_openapi_of_tag: { limit, get: ofTag },
    get_openapi_of_calculator: { limit, get: ofCalculator },
    get_vectors: { limit, get: sendVectors(site, headers) },
    get_problem: { get: describeProblem(site, headers) },
  };
  const named = documents.flatMap(({ id, path: at }): readonly Route[] => {
    const part = parts[id];
    return part === undefined ? [] : [{ at, kind: 'open', ...part }];
  });
  return [...published, ...named];
}

/** The generated documents of the contract, and what the service makes of itself. Pages are named where there are any. */
function publications(site: Site): readonly Publication[] {
  const { catalog, root } = site;
  const { baseUrl } = catalog;
  const hasPages = root !== null;
  return [
    { path: '/', content: jsonDocument(startingPoints(catalog, hasPages)) },
    ...generatedDocuments(catalog),
    { path: problemsAddress, content: jsonDocument({ ok: true, problems: errorCodesOf(site) }) },
    { path: robotsAddress, content: createDocument(textType, robots(baseUrl, hasPages)) },
    ...securityPages(catalog),
    { path: sitemapAddress, content: createDocument('application/xml', sitemap(catalog, hasPages)) },
    ...mcpPages(catalog),
    { path: apiCatalogAddress, content: jsonDocument(apiCatalog(baseUrl, hasPages), linksetType) },
  ];
}

/** Each is made when it is asked for first: parsing all of them would be most of the work of a start. */
function generatedDocuments(catalog: ServedCatalog): readonly Publication[] {
  return generatedTexts(catalog).map(({ path, media, text }) => {
    const make = onceAsked(() => (media === 'text/plain' ? createDocument(textType, text) : compactJson(text)));
    return {
      path,
      get content() {
        return make();
      },
    };
  });
}

/** The generated texts at the addresses of the contract, also those of which there is one for each tag. */
function generatedTexts({ documents: texts }: ServedCatalog) {
  return [...texts].flatMap(([name, text]) => {
    const row = documents.find(({ path }) => addressPattern(path).test(`/${name}`));
    return row === undefined ? [] : [{ path: `/${name}`, media: row.media, text }];
  });
}

/** Matches the addresses that a path with names in braces stands for. */
function addressPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** The codes that the service answers with, in the words of its language. */
function errorCodesOf({ catalog, words }: Site) {
  const rows = answeredCodes(factsOf(catalog, true));
  return rows.map((row) => ({
    ...row,
    title: words.problems[row.code],
    advice: words.advice[row.code],
    retry: words.retry[textKey(row.retry)] ?? row.retry,
  }));
}

/** The Link header that leads from any document to the others. */
export function documentLinks(baseUrl: string): string {
  return [
    `<${baseUrl}${openapiAddress}>; rel="service-desc"; type="application/json"`,
    `<${baseUrl}${llmsAddress}>; rel="service-doc"; type="text/plain"`,
    `<${baseUrl}${apiCatalogAddress}>; rel="api-catalog"`,
  ].join(', ');
}

/** Answers the row of one error code: what the `type` of a problem leads to. */
function describeProblem(site: Site, headers: HeaderList): Handler {
  const { baseUrl, words } = site;
  const rows = new Map<string, Document>(
    errorCodesOf(site).map((row) => [row.code, jsonDocument({ ok: true, ...row })]),
  );
  return ({ params }, response) => {
    const code = String(params['code']);
    const row = rows.get(code);
    if (row !== undefined) {
      sendDocument(response, headers, row);
      return;
    }
    const near = nearest(code, rows.keys());
    sendProblem(response, {
      code: 'not_found',
      detail: words.routes.noErrorCode({ address: `${baseUrl}${problemsAddress}` }),
      correctedUrl: near === null ? null : `${baseUrl}${problemAddress(near)}`,
    });
  };
}

function startingPoints({ service, network, baseUrl }: ServedCatalog, hasPages: boolean): object {
  const places = { services: `${baseUrl}${services.path}`, cities: `${baseUrl}${cities.path}` };
  const pages = { pages: `${baseUrl}${indexAddress}`, docs: `${baseUrl}${docsAddress}` };
  return {
    ok: true,
    name: service.name,
    version: service.version,
    catalog: { version: service.version, hash: service.catalogHash },
    usage: service.usage,
    calculators: `${baseUrl}${registryAddress}`,
    ...(network === null ? {} : places),
    ...(hasPages ? pages : {}),
    ...Object.fromEntries(
      documents.flatMap(({ start, path }) => (start === undefined ? [] : [[start, baseUrl + path]])),
    ),
    api_catalog: `${baseUrl}${apiCatalogAddress}`,
    mcp_server_card: `${baseUrl}${serverCardAddress}`,
    ai_catalog: `${baseUrl}${aiCatalogAddress}`,
  };
}

/**
 * Frames repeat what pages say, and the address of a form says nothing. What may be done with pages is said in a comment,
 * because validators take a directive that RFC 9309 does not know for a mistake.
 */
function robots(baseUrl: string, hasPages: boolean): string {
  const closed = hasPages ? `Disallow: ${embedAddress('')}\nDisallow: ${requestAddress('*')}\n` : '';
  return `# Agents: start at ${baseUrl}${llmsAddress}\n# Search and answers of assistants may use all of it.\nUser-agent: *\nAllow: /\n${closed}Sitemap: ${baseUrl}${sitemapAddress}\n`;
}

/** The sitemap. */
function sitemap(catalog: ServedCatalog, hasPages: boolean): string {
  const { baseUrl, calculators, network } = catalog;
  const lists = [registryAddress, ...(network === null ? [] : [services.path, cities.path])];
  const slugs = [...calculators.keys()];
  const further = [...catalog.others.values()].map(({ translation }) => rootOf(translation));
  const translated = further.flatMap((root) =>
    ['/', indexAddress, ...slugs.map(calculatorAddress)].map((path) => `${root}${path}`),
  );
  const pages = hasPages ? [indexAddress, docsAddress, ...slugs.map(calculatorAddress), ...translated] : [];
  const texts = ['/', ...generatedTexts(catalog).map(({ path }) => path), ...lists, problemsAddress];
  const rows = [...texts, ...pages].map((path) => `<url><loc>${baseUrl}${path}</loc></url>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${head}\n${rows.join('\n')}\n</urlset>\n`;
}

const linksetType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The catalog of RFC 9727: the two interfaces, what describes each, and what tells whether they are up. */
function apiCatalog(baseUrl: string, hasPages: boolean): object {
  const docs = hasPages ? [{ href: `${baseUrl}${docsAddress}`, type: 'text/html' }] : [];
  return {
    linkset: [
      {
        anchor: `${baseUrl}${apiCatalogAddress}`,
        item: [{ href: `${baseUrl}${registryAddress}` }, { href: `${baseUrl}${mcpAddress}` }],
      },
      {
        anchor: `${baseUrl}${registryAddress}`,
        'service-desc': [{ href: `${baseUrl}${openapiAddress}`, type: 'application/json' }],
        'service-doc': [{ href: `${baseUrl}${llmsAddress}`, type: 'text/plain' }, ...docs],
        status: [{ href: `${baseUrl}${healthAddress}`, type: 'application/json' }],
      },
      {
        anchor: `${baseUrl}${mcpAddress}`,
        'service-desc': [{ href: `${baseUrl}${serverCardAddress}`, type: serverCardType }],
      },
    ],
  };
}

/** Where weaknesses are reported, as RFC 9116 writes it; nothing where the catalog does not say. */
function securityPages({ service, baseUrl, translation }: ServedCatalog): readonly Publication[] {
  if (service.security === undefined) return [];
  const { contact, expires } = service.security;
  const languages = service.languages ?? [translation.language];
  const text = [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${baseUrl}${securityAddress}`,
  ];
  return [{ path: securityAddress, content: createDocument(textType, `${text.join('\n')}\n`) }];
}
