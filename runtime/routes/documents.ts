/** What the service publishes about itself: generated documents, starting points, error codes. */
import type { RequestHandler } from 'express';
import type { Documents } from '../catalog.js';
import { errorCodes } from '../error-codes.js';
import { sendProblem } from '../http/problem.js';
import { jsonType, type Representation, replyCacheable, representation, textType } from '../http/reply.js';
import type { HeaderList } from '../http/shared-headers.js';
import type { ServiceInfo } from '../kernel/service.js';
import { nearest } from '../query/suggest.js';

/** A published document and its address. */
export interface Publication {
  readonly path: string;
  readonly content: Representation;
}

/** JSON as it is sent: without the white space that makes the generated files readable, since agents pay for it. */
export function compactJson(text: string): Representation {
  return representation(jsonType, JSON.stringify(JSON.parse(text)));
}

/** Everything that is published under a fixed address, the registry apart. The texts carry the public address. */
export function publications(documents: Documents, service: ServiceInfo, baseUrl: string): readonly Publication[] {
  return [
    { path: '/', content: representation(jsonType, JSON.stringify(startingPoints(service, baseUrl))) },
    { path: '/openapi.json', content: compactJson(documents.openapi) },
    { path: '/llms.txt', content: representation(textType, documents.llms) },
    { path: '/llms-full.txt', content: representation(textType, documents.llmsFull) },
    { path: '/robots.txt', content: representation(textType, robots(baseUrl)) },
    { path: '/problems', content: representation(jsonType, JSON.stringify({ ok: true, problems: errorCodes })) },
    { path: '/.well-known/api-catalog', content: representation(linksetType, JSON.stringify(apiCatalog(baseUrl))) },
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

export function sendDocument(content: Representation, headers: HeaderList): RequestHandler {
  return (request, response) => replyCacheable(request, response, headers, content);
}

/** Answers the row of one error code: what the `type` of a problem leads to. */
export function describeProblem(headers: HeaderList, baseUrl: string): RequestHandler {
  const rows = new Map(
    errorCodes.map((row) => [row.code, representation(jsonType, JSON.stringify({ ok: true, ...row }))]),
  );
  return (request, response) => {
    const code = String(request.params['code']);
    const row = rows.get(code);
    if (row !== undefined) {
      replyCacheable(request, response, headers, row);
      return;
    }
    const near = nearest(code, rows.keys());
    sendProblem(request, response, {
      code: 'not_found',
      detail: `There is no error code of this name. All of them are listed at ${baseUrl}/problems.`,
      correctedUrl: near === null ? null : `${baseUrl}/problems/${near}`,
    });
  };
}

function startingPoints(service: ServiceInfo, baseUrl: string): object {
  return {
    ok: true,
    name: service.name,
    version: service.version,
    usage: service.usage,
    calculators: `${baseUrl}/api/calc`,
    openapi: `${baseUrl}/openapi.json`,
    llms: `${baseUrl}/llms.txt`,
    llms_full: `${baseUrl}/llms-full.txt`,
    problems: `${baseUrl}/problems`,
    api_catalog: `${baseUrl}/.well-known/api-catalog`,
  };
}

function robots(baseUrl: string): string {
  return `# Agents: start at ${baseUrl}/llms.txt\nUser-agent: *\nAllow: /\n`;
}

const linksetType = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

/** The catalog of RFC 9727: one interface, what describes it and what tells whether it is up. */
function apiCatalog(baseUrl: string): object {
  return {
    linkset: [
      { anchor: `${baseUrl}/.well-known/api-catalog`, item: [{ href: `${baseUrl}/api/calc` }] },
      {
        anchor: `${baseUrl}/api/calc`,
        'service-desc': [{ href: `${baseUrl}/openapi.json`, type: 'application/json' }],
        'service-doc': [{ href: `${baseUrl}/llms.txt`, type: 'text/plain' }],
        status: [{ href: `${baseUrl}/healthz`, type: 'application/json' }],
      },
    ],
  };
}
