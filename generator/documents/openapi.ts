/** The OpenAPI 3.1 documents: what the table of operations says, with an operation for each calculator, or one for all. */

import type { OpenAPIV3_1 } from 'openapi-types';
import { calculation } from '../../contract/calculation.js';
import { documents } from '../../contract/documents.js';
import type { Facts } from '../../contract/facts.js';
import type { Answer, Operation } from '../../contract/operation.js';
import { operationsOf } from '../../contract/operations.js';
import { placeholders } from '../../contract/placeholders.js';
import { registry } from '../../contract/registry.js';
import { documentWords } from '../../words/document-words.js';
import { english } from '../../words/phrases.js';
import type { DescribedCatalog } from './described.js';
import { factsOf } from './facts.js';
import { jsonText } from './json.js';
import type { Detail } from './openapi-calculator.js';
import { calculatorOperations } from './openapi-calculator.js';
import type { Components, Headers } from './openapi-components.js';
import { createComponents, textHeader } from './openapi-components.js';

/** The level of detail at which a document describes calculators. */
type Extent = Detail | 'one operation for all';

/**
 * By default an operation for each calculator, whose answers share one schema, without the documents. `figures` adds those,
 * and the figures of each calculator with their proved ranges; the compact document has one operation for all calculators.
 */
export function emitOpenapi(catalog: DescribedCatalog, extent: Extent = 'inputs'): string {
  const { service, network, translation } = catalog;
  const facts = factsOf(catalog);
  const isCompact = extent === 'one operation for all';
  const components = createComponents(facts, translation, isCompact);
  const shown = isCompact ? withoutServices(facts) : facts;
  const hasDocuments = extent === 'figures';
  const rows = operationsOf(facts).filter((row) => hasDocuments || !documents.some(({ id }) => id === row.id));
  const paths = rows.flatMap((row): readonly (readonly [string, OpenAPIV3_1.PathItemObject])[] => {
    if (isCompact && row.isDetail === true) return [];
    if (isCompact || row !== calculation) return [[row.path, pathItem(row, shown, components)]];
    return calculatorOperations(catalog, facts, components, extent);
  });
  const document: OpenAPIV3_1.Document = {
    openapi: '3.1.0',
    info: documentInfo(catalog),
    servers: [{ url: service.baseUrl, ...(network === null ? {} : { description: network.region }) }],
    security: [],
    tags: [...service.tags].map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: components.written(),
  };
  return jsonText(document);
}

/** The list of services is long and has its own address. */
function withoutServices(facts: Facts): Facts {
  return facts.places === null ? facts : { ...facts, places: { ...facts.places, services: [] } };
}

function pathItem(row: Operation, facts: Facts, components: Components): OpenAPIV3_1.PathItemObject {
  const { id, tag, summary, description, statuses, method } = row;
  const parameters = row.parameters(facts);
  const body = row.body?.(facts);
  const { say } = components;
  const headers = method === 'POST' ? idHeader(components) : answerHeaders(components, row);
  const operation: OpenAPIV3_1.OperationObject<OpenMark> = {
    operationId: id,
    tags: [tag(facts)],
    summary: say(summary),
    description: say(description),
    ...(method === 'POST' ? { 'x-openai-isConsequential': true } : {}),
    ...(parameters.length === 0 ? {} : { parameters: parameters.map(components.parameter) }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: components.schema(body.schema), ...exampleOf(body) } },
          },
        }),
    responses: {
      ...Object.fromEntries(row.answers(facts).map((answer) => [answer.status, response(answer, headers, components)])),
      ...components.problems(statuses),
    },
  };
  return { [method.toLowerCase()]: operation };
}

function response(
  { description, schema, media = 'application/json', ...more }: Answer,
  headers: Headers | undefined,
  components: Components,
): OpenAPIV3_1.ResponseObject {
  return {
    description: components.say(description),
    ...(headers === undefined ? {} : { headers }),
    content: { [media]: { schema: components.schema(schema), ...exampleOf(more) } },
  };
}

function exampleOf({ example }: { readonly example?: unknown }) {
  return example === undefined ? {} : { example };
}

/** What OpenAPI does not know of an operation. */
interface OpenMark {
  readonly 'x-openai-isConsequential'?: true;
}

function idHeader({ header, words }: Components): Headers {
  return { 'X-Request-Id': header('RequestId', textHeader(words.openapi.requestId)) };
}

/** The headers of cacheable answers, which the registry lists for all of them. */
function answerHeaders(components: Components, { path }: Operation): Headers | undefined {
  if (path !== registry.path) return undefined;
  const { header, words } = components;
  const { left, limit: limited, tag, caching } = words.openapi;
  const limit = placeholders.requestsPerMinute;
  return {
    ETag: header('ETag', textHeader(tag)),
    'Cache-Control': header('CacheControl', textHeader(caching)),
    ...idHeader(components),
    RateLimit: header('RateLimit', textHeader(left({ limit }))),
    'RateLimit-Policy': header('RateLimitPolicy', textHeader(limited({ limit }))),
  };
}

/** The catalog that a document was generated from. */
interface CatalogMark {
  readonly 'x-catalog': { readonly version: string; readonly hash: string };
}

/** The version is that of the interface; the hash of the catalog is filled in where the document is served. */
export function documentInfo({
  service,
  translation = english,
}: DescribedCatalog): OpenAPIV3_1.InfoObject & CatalogMark {
  const { bounds } = documentWords(translation).openapi;
  return {
    title: service.name,
    summary: service.summary,
    description: [
      service.description,
      bounds({ address: `${placeholders.baseUrl}/openapi-full.json` }),
      service.legalDisclaimer,
    ].join('\n\n'),
    version: service.version,
    contact: service.contact,
    license: service.licence,
    'x-catalog': { version: service.version, hash: placeholders.catalogHash },
  };
}
