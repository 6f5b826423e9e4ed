/** `GET /api/cities`: the cities, their neighborhoods, and what somebody does there. */
import { citiesAddress } from '../addresses.js';
import { catalogVersion } from '../catalog-version.js';
import { get } from '../operation.js';
import { namedPlace } from '../places.js';
import { day, integer, list, namedRecord, success, text, texts } from '../schema.js';

export const cityList = namedRecord('CityList', 'Cities.', {
  ok: success,
  count: integer('How many are listed.'),
  cities: list(
    namedRecord(
      'CityEntry',
      'A city.',
      {
        slug: text('Names it in requests.'),
        name: text('What people call it.'),
        neighborhoods: list(namedPlace, 'Its neighborhoods.'),
        facts: list(
          namedRecord('CityFact', 'A fact of the city.', {
            name: text('Its name.'),
            value: text('Its value.'),
            who: text('Who says so.'),
            at: text('The address.'),
            read: day('When it was read.'),
          }),
          'What else is so there.',
        ),
        services: texts('What is done there.'),
      },
      ['facts'],
    ),
    'The cities.',
  ),
  catalog: catalogVersion,
});

export const cities = get({
  path: citiesAddress,
  id: 'list_cities',
  summary: 'List cities',
  description: 'Every city with its neighborhoods and services.',
  isThere: ({ places }) => places !== null,
  answers: () => [{ status: 200, description: 'The cities.', schema: cityList }],
});
