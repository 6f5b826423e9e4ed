/** The form of network.yaml. */
import type { Form, Read } from './form.js';
import {
  described,
  either,
  file,
  filling,
  flag,
  group,
  listOf,
  located,
  mapOf,
  mapped,
  oneLine,
  optional,
  perLanguage,
  placed,
  prose,
  text,
} from './form.js';
import { address, day, phone, slug } from './parts.js';

const pageUrl = oneLine({
  type: 'string',
  ...filling(['city', 'neighborhood', 'service'], 'https?://[^\\s/]+(/[^\\s]*)?$'),
  description: 'The page of a slot, a full address; {city}, {neighborhood} and {service} become their slugs.',
});

const names = (description: string) => mapOf(description, text('What people call it.', 80), slug);

const slugOf = (what: string): Form<string> =>
  described(slug, { description: `${what}: lower-case letters and digits, parts joined by single hyphens.` });

const phrases = (description: string) =>
  perLanguage(optional(listOf(description, located(text('One or more words.', 100))), []));

/** What people say when they need a category; each language has its own, as many as it needs. */
const spoken = {
  also: phrases(
    'Other names for it, such as fencing, which searches and suggestions know; each belongs to one category.',
  ),
  search: perLanguage(
    optional(
      group('What people say who need it and do not name it. Searches know inflections and slips of the keyboard.', {
        things: phrases('What it works on: parts, brands, slang, such as faucet, sheetrock, genny.'),
        symptoms: phrases('What is wrong, such as runs all night, no hot water.'),
        does: phrases('What is to be done, such as unclog, haul off.'),
        not: phrases(
          'What has words of it and means something else, such as deck of cards beside decks. In this order; other words may come between.',
        ),
      }),
    ),
  ),
  asked: phrases('What people type. `check` warns of those that no longer find this category first.'),
};

const spokenGroup = group('What people say for a category in a further language.', spoken);

/** What a category is called besides its name, and by what else it is found. */
export type RawSpoken = Read<typeof spokenGroup>;

/** The same of a category in a further language, beside its translated texts. */
export const spokenForm: Form<RawSpoken> = spokenGroup;

export const spokenKeys = Object.keys(spoken);

export type RawCategory = Read<typeof category>;

const category = either(
  'A name, or a group of `name`, `also`, `search`, `asked`, `none_because` and `parts`.',
  mapped(prose('What people call it.', 80), (name) => ({
    ...{ name, also: [], search: null, asked: [], noneBecause: null, parts: [] },
  })),
  group('A category that people also ask for by other words, or that gets no calculator.', {
    name: prose('What people call it.', 80),
    ...spoken,
    none_because: optional(located(slugOf('Why it has no calculator: a key of `reasons`'))),
    parts: optional(
      listOf('Calculators that price parts of it, the most usual first. Searches for it show them.', located(slug)),
      [],
    ),
  }),
);

const holder = {
  provider: located(text('Who takes the leads: a key of `providers`.', 60)),
  phone: located(phone),
};

const cityDefault = group('One provider for many services of this city.', {
  ...holder,
  services: either(
    '`all`, which is every category that has a calculator, or a list of category slugs.',
    { schema: { const: 'all' }, read: () => null },
    listOf('Service slugs.', located(slug)),
  ),
  except: optional(listOf('Services of `all` that this provider does not take.', located(slug)), []),
});

const serviceDefault = group('One provider for this service in several cities; it wins over `by_city`.', {
  ...holder,
  cities: listOf('The slugs of these cities.', located(slug)),
});

export type RawSingleSlot = Read<typeof single>;

const single = placed(
  group('One service in one city, or in one neighborhood of it; it wins over both others.', {
    service: located(slugOf('The category')),
    city: located(slugOf('The city')),
    neighborhood: optional(
      located(slugOf('The neighborhood where it holds, and nowhere else; the whole city without it')),
    ),
    ...holder,
    page_url: optional(pageUrl),
    active: { ...flag('False while the slot exists and takes no leads; true when left out.'), absent: true },
  }),
);

const site = oneLine({
  type: 'string',
  pattern: '^https?://[a-z0-9.-]+(:[0-9]+)?$',
  maxLength: 200,
  description: 'The beginning of the addresses of a site, such as https://www.fences.example, without a path.',
});

export type RawProvider = Read<typeof provider>;

const providerName = text('What people call it.', 80);

const provider = either(
  'A name, or a group of `name` and `sites`.',
  mapped(providerName, (name): { readonly name: string; readonly sites: readonly string[] } => ({ name, sites: [] })),
  group('A provider with sites of its own.', {
    name: providerName,
    sites: listOf('Its sites: calculators on their pages may show its telephone number and its form.', site),
  }),
);

export type RawCityFact = Read<typeof cityFact>;

const cityFact = group('A fact, and who says so.', {
  who: text('Title and publisher of the source, short.', 240),
  at: located(address),
  read: located(day('When somebody read it there.')),
  of: mapOf('The fact by city.', text('What it is there.', 80), slug),
  advice: optional(
    group('What the answers of some services say when a caller names one of these cities.', {
      services: listOf('Service slugs.', located(slug)),
      say: prose('Follows `cta`; {city} becomes the name of the city, {fact} what is so there.', 300, ['city', 'fact']),
    }),
  ),
});

export type RawNetwork = Read<typeof network>;

const network = group('Places, service categories and provider slots.', {
  region: prose('Where the service works, in one line.', 160),
  region_names: optional(
    listOf(
      'What people call the region, such as its state; searches leave it out, as they do its cities.',
      text('A name.', 60),
    ),
    [],
  ),
  cities: names('Where it works: each city by its slug, which callers pass as `city`.'),
  neighborhoods: mapOf(
    'Parts of cities, by the slug of the city; {} where there are none.',
    names(
      'Parts of this city by their slugs, which callers pass as `neighborhood`; those without a slot have that of their city.',
    ),
    slug,
    0,
  ),
  city_facts: optional(
    mapOf('What else is so in cities, such as their county, by the name of the fact.', cityFact, slug),
    [],
  ),
  categories: mapOf(
    'The trades, by a tag of service.yaml.',
    mapOf('Categories of this tag by their slugs; a calculator belongs to the one with its own slug.', category, slug),
    slug,
  ),
  reasons: optional(
    mapOf('Why categories have no calculator, by names of your own.', prose('A sentence.', 300), slug),
    [],
  ),
  providers: mapOf(
    'Who can hold slots; LEAD_DELIVERY_FILE of the service says by the same keys how each gets its leads.',
    provider,
    slug,
  ),
  slots: group('Who takes the leads of which service where, said in up to three ways.', {
    page_url: pageUrl,
    by_city: optional(mapOf('One provider for many services, by city.', cityDefault, slug), []),
    by_service: optional(mapOf('One provider in many cities, by service.', serviceDefault, slug), []),
    single: optional(listOf('Slots that are said one by one.', single), []),
  }),
  cta: group('What a person who named a city can do next.', {
    active: prose('Where a provider takes requests; {service} becomes the name of the service.', 300, ['service']),
    waiting: prose('Where none does at present; {service} becomes the name of the service.', 300, ['service']),
  }),
});

export const networkFile = file('The network', network);
