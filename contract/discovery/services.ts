/** `GET /api/services`: all kinds of work, or those that words stand for. */
import { servicesAddress } from '../addresses.js';
import { catalogVersion } from '../catalog-version.js';
import { get, query } from '../operation.js';
import { serviceEntry } from '../places.js';
import { integer, list, namedRecord, orNull, success, text } from '../schema.js';

export const longestWords = 100;

export const serviceList = namedRecord('ServiceList', 'Kinds of work.', {
  ok: success,
  query: orNull(text('What was looked for.')),
  count: integer('How many are listed.'),
  services: list(serviceEntry, 'What fits, best first.'),
  did_you_mean: list(serviceEntry, 'What is near.'),
  catalog: catalogVersion,
});

export const services = get({
  path: servicesAddress,
  id: 'find_services',
  summary: 'Find services',
  description: 'All kinds of work, or those that q stands for, with calculators and cities.',
  isThere: ({ places }) => places !== null,
  parameters: ({ places }) => [
    {
      ...query('q', {
        ...text('What is looked for; all when left out.'),
        minLength: 1,
        maxLength: longestWords,
      }),
      ...(places === null || places.words === null ? {} : { example: places.words }),
    },
  ],
  answers: () => [{ status: 200, description: 'The services.', schema: serviceList }],
  tool: {
    name: 'find_service',
    title: 'Find a service',
    description:
      'Finds kinds of work by words, such as lawn mowing: slug, name, whether there is a calculator, and the cities where somebody takes requests. did_you_mean lists near ones where nothing fits; where that is empty too, this service does not do that kind of work.',
  },
});
