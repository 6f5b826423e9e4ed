/** `GET /api/routing`: who does a kind of work in a place. */
import { callToAction } from '../calculation.js';
import { catalogVersion } from '../catalog-version.js';
import type { Facts } from '../facts.js';
import type { Parameter } from '../operation.js';
import { get, neighborhoodOf, required } from '../operation.js';
import { citySchema, localRouting, namedPlace, serviceEntry, serviceSchema } from '../places.js';
import { either, list, namedRecord, record, success } from '../schema.js';

/** The provider, and what a person can do next. */
export const routed = record('Who does it.', {
  ok: success,
  service: serviceEntry,
  city: namedPlace,
  neighborhood: either(namedPlace, { type: 'null' }),
  local_routing: localRouting,
  active_in_city: list(localRouting, 'Who takes requests elsewhere in the city, if nobody does here.'),
  catalog: catalogVersion,
});

function routingAnswer(facts: Facts) {
  const properties = { ...routed.properties, cta: callToAction(facts) };
  return namedRecord('Routing', routed.description, properties);
}

function parametersOf({ places }: Facts): readonly Parameter[] {
  if (places === null) return [];
  const { services, cities, sample } = places;
  const one = (name: 'service' | 'city', description: string, schema: Parameter['schema']) =>
    required({ name, in: 'query', description, schema }, sample?.[name]);
  return [
    one('service', 'The kind of work.', serviceSchema(services)),
    one('city', 'The city.', citySchema(cities)),
    ...neighborhoodOf(places),
  ];
}

export const routing = get({
  path: '/api/routing',
  id: 'find_provider',
  summary: 'Find a provider',
  description: 'The local provider of a service in a place.',
  isThere: ({ places }) => places !== null && places.services.length > 0 && places.cities.length > 0,
  parameters: parametersOf,
  answers: (facts) => [{ status: 200, description: 'Who does it.', schema: routingAnswer(facts) }],
  tool: {
    name: 'find_provider',
    title: 'Find a provider',
    description:
      'Who does a kind of work in a city: telephone and page. slot_active false means that nobody takes requests there at present: then do not give the number out; active_in_city lists who does elsewhere in the city. local_routing null means that nobody is there; service.cities lists where somebody is.',
  },
});
