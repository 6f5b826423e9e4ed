/** What the service publishes about itself: generated documents, starting points, error codes. */

import { answeredCodes } from '../../contract/answered-codes.js';
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { Handler } from '../../http/exchange.js';
import { sendProblem } from '../../http/problem.js';
import { jsonType, textType } from '../../http/reply.js';
import type { Document } from '../../http/representation.js';
import { createDocument, replyDocument } from '../../http/representation.js';
import type { HeaderList } from '../../http/shared-headers.js';
import {
  calculatorAddress,
  docsAddress,
  embedAddress,
  indexAddress,
  requestAddress,
} from '../../pages/site/page-site.js';
import { mcpPath } from './mcp.js';
import { mcpPages } from './mcp-pages.js';
import type { Publication } from './publication.js';
import type { ResourceHandler } from './resource.js';

/** JSON as it is sent: without the white space that makes the generated files readable, since agents pay for it. */
export function compactJson(text: string): Document {
  return createDocument(jsonType, JSON.stringify(JSON.parse(text)));
}

/** The OpenAPI document with one operation for all calculators. */
export const compactPath = '/openapi-compact.json';

/**
 * Everything that is published under a fixed address, the registry and pages for people apart. The texts carry the
 * public address; pages are named in them where there are any.
 */
export function publications(catalog: ServedCatalog, hasPages: boolean): readonly Publication[] {
  const { documents, baseUrl } = catalog;
  const problems = { ok: true, problems: answeredCodes(catalog) };
  return [
    { path: '/', content: createDocument(jsonType, JSON.stringify(startingPoints(catalog, hasPages))) },
    { path: '/openapi.json', content: compactJson(documents.openapi) },
    { path: compactPath, content: compactJson(documents.openapiCompact) },
    { path: '/llms.txt', content: createDocument(textType, documents.llms) },
    ...Object.entries(documents.llmsByTag).map(([tag, text]) => ({
      path: `/llms/${tag}.txt`,
      content: createDocument(textType, text),
    })),
    { path: '/llms-full.txt', content: createDocument(textType, documents.llmsFull) },
    { path: '/robots.txt', content: createDocument(textType, robots(baseUrl, hasPages)) },
    { path: '/sitemap.xml', content: createDocument('application/xml', sitemap(catalog, hasPages)) },
    ...mcpPages(catalog),
    { path: '/problems', content: createDocument(jsonType, JSON.stringify(problems)) },
    {
      path: '/.well-known/api-catalog',
      content: createDocument(linksetType, JSON.stringify(apiCatalog(baseUrl, hasPages))),
    },
  ];
}

/** The Link header that leads from any document to the others. */
export function documentLinks(baseUrl: string): string {
  return [
    `<${baseUrl}/openapi.json>; rel="service-desc"; type="application/json"`,
    `<${baseUrl}/llms.txt>; rel="service-doc"; type="text/plain"`,
    `<${baseUrl}/.well-known/api-catalog>; rel="api-catalog"`,
  ].join(', ');
}

export function sendDocument(content: Document, headers: HeaderList): Handler {
  return (exchange) => replyDocument(exchange, headers, content);
}

/** Answers the row of one error code: what the `type` of a problem leads to. */
export function describeProblem(catalog: ServedCatalog, headers: HeaderList): ResourceHandler {
  const rows = new Map<string, Document>(
    answeredCodes(catalog).map((row) => [row.code, createDocument(jsonType, JSON.stringify({ ok: true, ...row }))]),
  );
  return (exchange, parameters) => {
    const code = String(parameters['code']);
    const row = rows.get(code);
    if (row !== undefined) {
      replyDocument(exchange, headers, row);
      return;
    }
    const { baseUrl } = exchange.site;
    const near = nearest(code, rows.keys());
    sendProblem(exchange, {
      code: 'not_found',
      detail: `There is no error code of this name. All of them are listed at ${baseUrl}/problems.`,
      correctedUrl: near === null ? null : `${baseUrl}/problems/${near}`,
    });
  };
}

function startingPoints({ service, network, baseUrl }: ServedCatalog, hasPages: boolean): object {
  const places = { services: `${baseUrl}/api/services`, cities: `${baseUrl}/api/cities` };
  const pages = { pages: `${baseUrl}${indexAddress}`, docs: `${baseUrl}${docsAddress}` };
  return {
    ok: true,
    name: service.name,
    version: service.version,
    catalog: { version: service.version, hash: service.catalogHash },
    usage: service.usage,
    calculators: `${baseUrl}/api/calc`,
    ...(network === null ? {} : places),
    ...(hasPages ? pages : {}),
    openapi: `${baseUrl}/openapi.json`,
    openapi_compact: `${baseUrl}${compactPath}`,
    llms: `${baseUrl}/llms.txt`,
    llms_full: `${baseUrl}/llms-full.txt`,
    problems: `${baseUrl}/problems`,
    api_catalog: `${baseUrl}/.well-known/api-catalog`,
    mcp_server_card: `${baseUrl}${mcpPath}/server-card`,
    ai_catalog: `${baseUrl}/.well-known/ai-catalog.json`,
  };
}

/** Frames repeat what pages say, and the address of a form says nothing. */
function robots(baseUrl: string, hasPages: boolean): string {
  const closed = hasPages ? `Disallow: ${embedAddress('')}\nDisallow: ${requestAddress('*')}\n` : '';
  return `# Agents: start at ${baseUrl}/llms.txt\nUser-agent: *\nContent-Signal: search=yes, ai-input=yes\nAllow: /\n${closed}Sitemap: ${baseUrl}/sitemap.xml\n`;
}

/** What there is to read, for those who look for maps. */
function sitemap({ baseUrl, calculators, documents, network }: ServedCatalog, hasPages: boolean): string {
  const tags = Object.keys(documents.llmsByTag).map((tag) => `/llms/${tag}.txt`);
  const lists = ['/api/calc', ...(network === null ? [] : ['/api/services', '/api/cities'])];
  const pages = hasPages ? [indexAddress, docsAddress, ...[...calculators.keys()].map(calculatorAddress)] : [];
  const texts = ['/', '/llms.txt', ...tags, '/llms-full.txt', '/openapi.json', compactPath, ...lists, '/problems'];
  const rows = [...texts, ...pages].map((path) => `<url><loc>${baseUrl}${path}</loc></url>`);
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `${head}\n${rows.join('\n')}\n</urlset>\n`;
}

const linksetType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The catalog of RFC 9727: one interface, what describes it and what tells whether it is up. */
function apiCatalog(baseUrl: string, hasPages: boolean): object {
  const docs = hasPages ? [{ href: `${baseUrl}${docsAddress}`, type: 'text/html' }] : [];
  return {
    linkset: [
      { anchor: `${baseUrl}/.well-known/api-catalog`, item: [{ href: `${baseUrl}/api/calc` }] },
      {
        anchor: `${baseUrl}/api/calc`,
        'service-desc': [{ href: `${baseUrl}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${baseUrl}/llms.txt`, type: 'text/plain' }, ...docs],
        status: [{ href: `${baseUrl}/healthz`, type: 'application/json' }],
      },
    ],
  };
}
