/** The OpenAPI 3.1 documents: the whole one, and the compact one with a single operation for all calculators. */
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Catalog, Service } from '../../model/catalog.js';
import { statedLimit } from '../../model/limit-phrases.js';
import { catalogPlace } from './catalog-place.js';
import { jsonText } from './json.js';
import { answerSchemas } from './openapi-answer.js';
import { calculatorOperation, calculatorSchema } from './openapi-calculator.js';
import { anyCalculatorOperation, anyCalculatorSchemas } from './openapi-compact.js';
import { discoveryPaths, discoverySchemas } from './openapi-discovery.js';
import { leadOperation, leadSchemas } from './openapi-lead.js';
import { documentPaths } from './openapi-operations.js';
import type { Components } from './openapi-parts.js';
import { placeSchemas, sharedParameterRefs, sharedParameters } from './openapi-places.js';
import { problemResponses, problemSchemas } from './openapi-problems.js';
import { questionParameters, questionPaths, questionSchemas } from './openapi-questions.js';
import { registryOperation, registrySchemas } from './openapi-registry.js';

type Paths = OpenAPIV3_1.PathsObject;
type Schemas = NonNullable<Components['schemas']>;

/** The whole document: an operation for each calculator, and everything else that the service answers. */
export function emitOpenapi(catalog: Catalog): string {
  const { calculators } = catalog;
  const shared = sharedParameterRefs(catalog);
  const paths: Paths = {
    ...Object.fromEntries(
      calculators.map((each) => [`/api/calc/${each.slug}`, { get: calculatorOperation(each, shared) }]),
    ),
    ...discoveryPaths(catalog),
    ...documentPaths(catalog),
  };
  const ofPlaces = catalog.network === null ? {} : discoverySchemas(catalog.network);
  return jsonText(documentOf(catalog, paths, Object.assign({}, ofPlaces, ...calculators.map(calculatorSchema))));
}

/** The compact document: for those who can read only little, or take few operations. */
export function emitCompactOpenapi(catalog: Catalog): string {
  const paths = { '/api/calc/{slug}': { get: anyCalculatorOperation(catalog) } };
  return jsonText(documentOf(catalog, paths, anyCalculatorSchemas(catalog)));
}

/** A document of these operations and schemas, with the registry, leads and all that operations share. */
function documentOf(catalog: Catalog, paths: Paths, schemas: Schemas): OpenAPIV3_1.Document {
  const { service, network } = catalog;
  const { leads } = service;
  return {
    openapi: '3.1.0',
    info: documentInfo(service),
    servers: [{ url: service.baseUrl, ...(network === null ? {} : { description: network.region }) }],
    security: [],
    tags: [...service.tags].map(([name, description]) => ({ name, description })),
    paths: {
      '/api/calc': { get: registryOperation(service.discoveryTag) },
      ...(leads === null ? {} : { '/api/lead-submit': { post: leadOperation(catalog, leads) } }),
      ...questionPaths(catalog),
      ...paths,
    },
    components: {
      parameters: { ...sharedParameters(catalog), ...questionParameters(catalog) },
      headers: sharedHeaders(service),
      responses: problemResponses(leads !== null),
      schemas: {
        ...answerSchemas(catalog),
        ...registrySchemas(catalog),
        ...problemSchemas(catalog),
        ...(network === null ? {} : placeSchemas(network)),
        ...(network === null || leads === null ? {} : leadSchemas(network)),
        ...questionSchemas(catalog),
        ...schemas,
      },
    },
  };
}

/** The version is that of the interface; the hash of the catalog is filled in where the document is served. */
function documentInfo(service: Service): OpenAPIV3_1.InfoObject {
  const info: OpenAPIV3_1.InfoObject & { readonly 'x-catalog': object } = {
    title: service.name,
    summary: service.summary,
    description: `${service.description}\n\nA number outside the bounds of its input (x-clamped-to) is moved to the nearer one, and the answer says so. Figures stay inside minimum and maximum, which the compiler has proved.\n\n${service.legalDisclaimer}`,
    version: service.version,
    contact: service.contact,
    license: service.licence,
    'x-catalog': { version: service.version, hash: catalogPlace },
  };
  return info;
}

function sharedHeaders(service: Service): NonNullable<Components['headers']> {
  return {
    ETag: { description: 'Names this answer; send it back as If-None-Match.', schema: { type: 'string' } },
    CacheControl: { description: 'How long the answer may be kept.', schema: { type: 'string' } },
    RateLimit: { description: `What is left of ${statedLimit('minute', service)}.`, schema: { type: 'string' } },
    RateLimitPolicy: {
      description: `The limit: ${statedLimit('caller', service)} address.`,
      schema: { type: 'string' },
    },
    RetryAfter: { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
    RequestId: { description: 'Names this request in the logs of the service.', schema: { type: 'string' } },
  };
}
