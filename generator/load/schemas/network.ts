/** The JSON Schema of network.yaml, for the checker and for editors. */
import type { JsonSchema } from './parts.js';
import { closed, dialect, listOf, mapOf, onlyFilled, phone, slug, text } from './parts.js';

const pageUrl: JsonSchema = {
  type: 'string',
  pattern: `^${onlyFilled(['city', 'neighborhood', 'service'])}https?://[^\\s/]+(/[^\\s]*)?$`,
  description: 'A full address; {city}, {neighborhood} and {service} are filled in.',
};
const names = (description: string) => mapOf(description, text('A name.', 80), slug);
const category: JsonSchema = {
  anyOf: [
    text('A name.', 80),
    closed('A category that people also ask for by other words.', ['name', 'also'], {
      name: text('A name.', 80),
      also: listOf(
        'Other words for it, such as fencing; each belongs to one category.',
        text('One or more words.', 60),
      ),
    }),
  ],
  description: 'A name, or a group of `name` and `also`.',
};
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
    ['region', 'cities', 'neighborhoods', 'categories', 'providers', 'slots', 'cta'],
    {
      region: text('Where the providers work.', 160),
      cities: names('Cities by slug.'),
      neighborhoods: mapOf('Neighborhoods by city.', names('Neighborhoods by slug.'), slug, 0),
      categories: mapOf('Service categories by tag.', mapOf('Categories by slug.', category, slug), slug),
      providers: names('Providers by key.'),
      slots: closed('Who takes the leads of which service where.', ['page_url'], {
        page_url: pageUrl,
        by_city: mapOf('Slots by city.', cityDefault, slug),
        by_service: mapOf('Slots by service.', serviceDefault, slug),
        single: listOf('Single slots.', single),
      }),
      cta: closed('What a person who named a city can do next; {service} is filled in.', ['active', 'waiting'], {
        active: text('Where a provider takes requests; {service} is filled in.', 300, ['service']),
        waiting: text('Where none does at present; {service} is filled in.', 300, ['service']),
      }),
    },
  ),
};
