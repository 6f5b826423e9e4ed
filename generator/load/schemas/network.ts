/** The JSON Schema of network.yaml, for the checker and for editors. */
import type { JsonSchema } from './parts.js';
import { closed, dialect, listOf, mapOf, onlyFilled, phone, slug, text } from './parts.js';

const pageUrl: JsonSchema = {
  type: 'string',
  pattern: `^${onlyFilled(['city', 'neighborhood', 'service'])}https?://[^\\s/]+(/[^\\s]*)?$`,
  description: 'The page of a slot, a full address; {city}, {neighborhood} and {service} become their slugs.',
};
const names = (description: string) => mapOf(description, text('What people call it.', 80), slug);
const slugOf = (what: string): JsonSchema => ({
  ...slug,
  description: `${what}: lower-case letters and digits, parts joined by single hyphens.`,
});
const category: JsonSchema = {
  anyOf: [
    text('What people call it.', 80),
    closed('A category that people also ask for by other words.', ['name', 'also'], {
      name: text('What people call it.', 80),
      also: listOf(
        'Other words for it, such as fencing, which searches and suggestions know; each belongs to one category.',
        text('One or more words.', 60),
      ),
    }),
  ],
  description: 'A name, or a group of `name` and `also`.',
};
const provider = text('Who takes the leads: a key of `providers`.', 60);
const services: JsonSchema = {
  anyOf: [{ const: 'all' }, listOf('Service slugs.', slug)],
  description: '`all`, which is every category that has a calculator, or a list of category slugs.',
};

const cityDefault = closed('One provider for many services of this city.', ['provider', 'phone', 'services'], {
  provider,
  phone,
  services,
  except: listOf('Services of `all` that this provider does not take.', slug),
});

const serviceDefault = closed(
  'One provider for this service in several cities; it wins over `by_city`.',
  ['provider', 'phone', 'cities'],
  {
    provider,
    phone,
    cities: listOf('The slugs of these cities.', slug),
  },
);

const single = closed(
  'One service in one city, or in one neighborhood of it; it wins over both others.',
  ['service', 'city', 'provider', 'phone'],
  {
    service: slugOf('The category'),
    city: slugOf('The city'),
    neighborhood: slugOf('The neighborhood where it holds, and nowhere else; the whole city without it'),
    provider,
    phone,
    page_url: pageUrl,
    active: { type: 'boolean', description: 'False while the slot exists and takes no leads; true when left out.' },
  },
);

export const networkFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'The network',
  ...closed(
    'Places, service categories and provider slots.',
    ['region', 'cities', 'neighborhoods', 'categories', 'providers', 'slots', 'cta'],
    {
      region: text('Where the service works, in one line.', 160),
      cities: names('Where it works: each city by its slug, which callers pass as `city`.'),
      neighborhoods: mapOf(
        'Parts of cities, by the slug of the city; {} where there are none.',
        names(
          'Parts of this city by their slugs, which callers pass as `neighborhood`; those without a slot have that of their city.',
        ),
        slug,
        0,
      ),
      categories: mapOf(
        'The trades, by a tag of service.yaml.',
        mapOf(
          'Categories of this tag by their slugs; a calculator belongs to the one with its own slug.',
          category,
          slug,
        ),
        slug,
      ),
      providers: names(
        'Who can hold slots; LEAD_DELIVERY_FILE of the service says by the same keys how each gets its leads.',
      ),
      slots: closed('Who takes the leads of which service where, said in up to three ways.', ['page_url'], {
        page_url: pageUrl,
        by_city: mapOf('One provider for many services, by city.', cityDefault, slug),
        by_service: mapOf('One provider in many cities, by service.', serviceDefault, slug),
        single: listOf('Slots that are said one by one.', single),
      }),
      cta: closed('What a person who named a city can do next.', ['active', 'waiting'], {
        active: text('Where a provider takes requests; {service} becomes the name of the service.', 300, ['service']),
        waiting: text('Where none does at present; {service} becomes the name of the service.', 300, ['service']),
      }),
    },
  ),
};
