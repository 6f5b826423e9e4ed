/** Calculators, services, cities and neighborhoods as the OpenAPI document lists them: each list once. */
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Catalog, Network } from '../../model/catalog.js';
import type { Reference, Schema } from './openapi-parts.js';
import { ref, schemaRef } from './openapi-parts.js';

type Parameters = Record<string, OpenAPIV3_1.ParameterObject>;

/** The lists that the network has anything for. */
export function placeSchemas(network: Network): Record<string, Schema> {
  return {
    ...listSchema('Service', 'A kind of work. Leads are taken for each of them.', services(network)),
    ...listSchema('City', 'A city of the network.', [...network.cities.keys()]),
    ...listSchema('Neighborhood', 'A neighborhood of a city.', neighborhoods(network)),
  };
}

/** A schema of one of these texts; none where there are no texts, as an enum has at least one. */
export function listSchema(name: string, description: string, values: readonly string[]): Record<string, Schema> {
  return values.length === 0 ? {} : { [name]: { type: 'string', description, enum: [...values] } };
}

function services({ categories }: Network): readonly string[] {
  return categories.map(({ slug }) => slug);
}

/** Neighborhoods of two cities may have one name. */
function neighborhoods(network: Network): readonly string[] {
  return [...new Set([...network.neighborhoods.values()].flatMap((names) => [...names.keys()]))];
}

/** The parameters that all calculators share. */
export function sharedParameters({ network }: Catalog): Parameters {
  return {
    ...(network === null ? {} : placeParameters(network)),
    TraceParameter: {
      name: 'trace',
      in: 'query',
      description: 'true adds the steps of the calculation, its sources, and a ledger of all it assumes.',
      schema: { type: 'boolean', default: false },
    },
    FieldsParameter: {
      name: 'fields',
      in: 'query',
      description:
        'Members of the answer that are wanted, with commas between; inputs, result and disclaimers always come.',
      schema: { type: 'string' },
    },
  };
}

function placeParameters(network: Network): Parameters {
  const cities = [...network.neighborhoods.keys()].join(', ');
  const inside = `A neighborhood of the city; only together with city (${cities}).`;
  return {
    ...(network.cities.size === 0
      ? {}
      : queryParameter('city', 'Adds the local provider of this city to the answer, as local_routing.', 'City')),
    ...(neighborhoods(network).length === 0 ? {} : queryParameter('neighborhood', inside, 'Neighborhood')),
  };
}

/** The components are named apart from the schemas, because generated clients keep both in one namespace. */
function queryParameter(name: string, description: string, schema: string): Parameters {
  return { [`${schema}Parameter`]: { name, in: 'query', description, schema: schemaRef(schema) } };
}

export function sharedParameterRefs(catalog: Catalog): readonly Reference[] {
  return Object.keys(sharedParameters(catalog)).map((name) => ref('parameters', name));
}
