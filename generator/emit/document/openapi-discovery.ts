/** In the OpenAPI document: how callers learn which services there are, where, and who does them. */
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Catalog, Network } from '../../model/catalog.js';
import type { Operation, Reference, Schema } from './openapi-parts.js';
import { answerHeaders, listOf, okFlag, record, ref, schemaRef, sharedResponses, text } from './openapi-parts.js';

/** None where the service works in no places. */
export function discoveryPaths({ service, network }: Catalog): OpenAPIV3_1.PathsObject {
  if (network === null) return {};
  const tag = service.discoveryTag;
  return {
    '/api/services': { get: servicesOperation(tag, network) },
    '/api/cities': { get: citiesOperation(tag) },
    ...(hasPlaces(network) ? { '/api/routing': { get: routingOperation(tag, network) } } : {}),
  };
}

/** Whether there is anything that a request for routing could name. */
function hasPlaces({ categories, cities }: Network): boolean {
  return categories.length > 0 && cities.size > 0;
}

function servicesOperation(tag: string, { categories }: Network): Operation {
  const example = categories.find(({ also }) => also.length > 0)?.also[0];
  return discoveryOperation({
    id: 'find_services',
    tag,
    summary: 'Find services',
    description: 'All kinds of work, or those that q stands for, with calculators and cities.',
    parameters: [
      {
        name: 'q',
        in: 'query',
        description: 'What is looked for. Left out, all services are listed.',
        schema: { type: 'string', minLength: 1, maxLength: 100 },
        ...(example === undefined ? {} : { example }),
      },
    ],
    schema: 'ServiceList',
    what: 'The services.',
  });
}

function citiesOperation(tag: string): Operation {
  return discoveryOperation({
    id: 'list_cities',
    tag,
    summary: 'List cities',
    description: 'Every city with its neighborhoods and services.',
    parameters: [],
    schema: 'CityList',
    what: 'The cities.',
  });
}

function routingOperation(tag: string, network: Network): Operation {
  const slot = network.slots.find(({ active, neighborhood }) => active && neighborhood === null);
  const needed = (name: string, description: string, schema: string, example?: string) => ({
    name,
    in: 'query',
    required: true,
    description,
    schema: schemaRef(schema),
    ...(example === undefined ? {} : { example }),
  });
  const neighborhood = network.neighborhoods.size === 0 ? [] : [ref('parameters', 'NeighborhoodParameter')];
  return discoveryOperation({
    id: 'find_provider',
    tag,
    summary: 'Who does it',
    description: 'The local provider of a service in a place.',
    parameters: [
      needed('service', 'The kind of work.', 'Service', slot?.service),
      needed('city', 'The city.', 'City', slot?.city),
      ...neighborhood,
    ],
    schema: 'Routing',
    what: 'Who does it.',
  });
}

interface DiscoveryParts {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly (OpenAPIV3_1.ParameterObject | Reference)[];
  readonly schema: string;
  readonly what: string;
}

function discoveryOperation({ id, tag, parameters, schema, what, ...texts }: DiscoveryParts): Operation {
  return {
    operationId: id,
    tags: [tag],
    ...texts,
    ...(parameters.length === 0 ? {} : { parameters: [...parameters] }),
    responses: {
      200: {
        description: what,
        headers: answerHeaders(true),
        content: { 'application/json': { schema: schemaRef(schema) } },
      },
      ...sharedResponses(304, 400, 429),
      default: ref('responses', 'Problem'),
    },
  };
}

const slugs = (description: string): Schema => ({ type: 'array', description, items: { type: 'string' } });
const slug = text('Names it in requests.');
const name = text('What people call it.');

/** The schemas of these answers. */
export function discoverySchemas(network: Network): Record<string, Schema> {
  const list = {
    ok: okFlag('Always true.'),
    count: { type: 'integer', description: 'How many are listed.' } as Schema,
  };
  const catalog = schemaRef('CatalogVersion');
  return {
    ServiceEntry: record('A kind of work.', {
      slug,
      name,
      tag: text('Its group.'),
      calculator: { type: ['string', 'null'], description: 'Its calculator.' },
      cities: slugs('Where somebody takes requests.'),
    }),
    ServiceList: record('Kinds of work.', {
      ...list,
      query: { type: ['string', 'null'], description: 'What was looked for.' },
      services: listOf('ServiceEntry', 'What fits, best first.'),
      did_you_mean: listOf('ServiceEntry', 'What is near.'),
      catalog,
    }),
    NamedPlace: record('A place.', { slug, name }),
    CityEntry: record('A city.', {
      slug,
      name,
      neighborhoods: listOf('NamedPlace', 'Its neighborhoods.'),
      services: slugs('What is done there.'),
    }),
    CityList: record('Cities.', { ...list, cities: listOf('CityEntry', 'The cities.'), catalog }),
    ...(hasPlaces(network) ? { Routing: routingSchema() } : {}),
  };
}

function routingSchema(): Schema {
  return record('Who does it.', {
    ok: okFlag('Always true.'),
    service: schemaRef('ServiceEntry'),
    city: schemaRef('NamedPlace'),
    neighborhood: { oneOf: [schemaRef('NamedPlace'), { type: 'null' }] },
    local_routing: schemaRef('LocalRouting'),
    active_in_city: listOf('LocalRouting', 'Who takes requests elsewhere in the city, if nobody does here.'),
    cta: schemaRef('CallToAction'),
    catalog: schemaRef('CatalogVersion'),
  });
}
