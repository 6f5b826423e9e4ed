import type { JsonSchema } from './parts.js';
import { closed, dialect, listOf, mapOf, slug, text } from './parts.js';

const phone: JsonSchema = {
  type: 'string',
  pattern: '^\\d{3}-\\d{3}-\\d{4}$',
  description: 'Ten digits, written 361-555-0100.',
};
const pageUrl: JsonSchema = {
  type: 'string',
  pattern: '^https?://[^\\s/]+(/[^\\s]*)?$',
  description: 'A full address; {city}, {neighborhood} and {service} are filled in.',
};
const names = (description: string) => mapOf(description, text('A name.', 80), slug);
const provider = text('A key of `providers`.', 60);
const services: JsonSchema = {
  anyOf: [{ const: 'all' }, listOf('Service slugs.', slug)],
  description: '`all`, or a list of service slugs.',
};

const cityDefault = closed('One slot for every service listed, in that city.', ['provider', 'phone', 'services'], {
  provider,
  phone,
  services,
  except: listOf('Services without a slot.', slug),
});

const serviceDefault = closed('One slot in each city listed, for that service.', ['provider', 'phone', 'cities'], {
  provider,
  phone,
  cities: listOf('City slugs.', slug),
});

const single = closed('One slot; it wins over the defaults.', ['service', 'city', 'provider', 'phone'], {
  service: slug,
  city: slug,
  neighborhood: slug,
  provider,
  phone,
  page_url: pageUrl,
  active: { type: 'boolean', description: 'False when the place is not taken at present.' },
});

export const networkFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'The network',
  ...closed(
    'Places, service categories and provider slots.',
    ['cities', 'neighborhoods', 'categories', 'providers', 'slots'],
    {
      cities: names('Cities by slug.'),
      neighborhoods: mapOf('Neighborhoods by city.', names('Neighborhoods by slug.'), slug, 0),
      categories: mapOf('Service categories by tag.', names('Categories by slug.'), slug),
      providers: names('Providers by key.'),
      slots: closed('Who takes the leads of which service where.', ['page_url'], {
        page_url: pageUrl,
        by_city: mapOf('Slots by city.', cityDefault, slug),
        by_service: mapOf('Slots by service.', serviceDefault, slug),
        single: listOf('Single slots.', single),
      }),
    },
  ),
};
