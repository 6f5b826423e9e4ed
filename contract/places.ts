/** Services, cities and neighborhoods of the network as schemas, each list once, and the provider slot of a place. */
import type { Schema } from './schema.js';
import { flag, list, named, namedRecord, oneOf, orNull, record, text } from './schema.js';

const kindOfWork = 'A kind of work. Leads are taken for each of them.';

/** Without a list it is the slug of any service, such as find_services lists them. */
export const serviceSchema = (services: readonly string[]): Schema =>
  named('Service', services.length === 0 ? text(kindOfWork) : oneOf(services, kindOfWork));
export const citySchema = (cities: readonly string[]) => named('City', oneOf(cities, 'A city of the network.'));
export const neighborhoodSchema = (names: readonly string[]) =>
  named('Neighborhood', oneOf(names, 'A neighborhood of a city.'));

/** The provider slot that takes the work of a place. */
export const localRouting = named(
  'LocalRouting',
  orNull(
    record('The provider slot in the city; null without one, or without a city.', {
      city: text('The slug of the city.'),
      neighborhood: orNull(text('The slug of the neighborhood, when one was given.')),
      tracking_phone: text('The telephone number of the local provider, in E.164 form.'),
      page_url: text('The canonical page of the service in this place.'),
      slot_active: flag('Whether a provider takes requests here at present.'),
    }),
  ),
);

export const namedPlace = namedRecord('NamedPlace', 'A place.', {
  slug: text('Names it in requests.'),
  name: text('What people call it.'),
});

/** A kind of work as answers tell of it. */
export const serviceEntry = namedRecord(
  'ServiceEntry',
  'A kind of work.',
  {
    slug: text('Names it in requests.'),
    name: text('What people call it.'),
    tag: text('Its group.'),
    calculator: orNull(text('The address of its calculator.')),
    none_because: text('Why it has none.'),
    parts: list({ type: 'string' }, 'The addresses of calculators that price parts of it.'),
    cities: list({ type: 'string' }, 'Where somebody takes requests.'),
  },
  ['none_because', 'parts'],
);
