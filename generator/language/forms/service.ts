/** The form of service.yaml. */
import type { Form, Read } from './form.js';
import {
  described,
  file,
  group,
  integer,
  listOf,
  located,
  mapOf,
  mapped,
  oneLine,
  optional,
  placed,
  prose,
  text,
} from './form.js';
import { day, phone, slug } from './parts.js';

const count = (description: string): Form<number> => integer(description, { minimum: 1, maximum: 1_000_000 });

const address = (where = ''): Form<string> =>
  oneLine({
    type: 'string',
    pattern: '^https?://[^\\s/]+(/[^\\s]*[^\\s/])?$',
    description: `An address that starts with http and does not end with a slash${where}.`,
  });

const postalCode = group('How postal codes of the country are written; without it a lead may have any short text.', {
  name: prose('What messages call it, such as US postal code.', 60),
  description: prose('What the field of a lead holds, for the documents.', 200),
  pattern: oneLine({
    type: 'string',
    pattern: '^([#@A-Z -]|\\[[#@A-Z -]+\\])+$',
    maxLength: 40,
    description: 'A # for each digit, an @ for each letter, brackets around what may be missing, such as #####[-####].',
  }),
  example: located(text('One of the country, in quotes.', 20)),
});

export type RawLeadTerms = Read<typeof leadTerms>;

const leadTerms = group(
  'On what terms leads are taken. Without it the service takes none and speaks of none; with it there has to be a network.',
  {
    tag: located(described(slug, { description: 'The tag of the operation that takes them.' })),
    sample_phone: located(
      described(phone, {
        description: `The number in the example of a lead, nobody's. ${phone.schema['description']}`,
      }),
    ),
    postal_code: optional(postalCode),
    per_hour: count(
      'Leads that one caller may send, for each IP address; LEAD_LIMIT_PER_HOUR of the service overrides it.',
    ),
    consent: prose(
      'The words that a person must have been shown, and agreed to, before a lead is sent; kept with each lead.',
      1000,
    ),
  },
);

const look = group('An own look of the pages.', {
  accent: optional(
    oneLine({
      type: 'string',
      pattern: '^#[0-9A-Fa-f]{6}$',
      description: 'The color of buttons and links, as "#c2410c"; it is made lighter or darker until it can be read.',
    }),
  ),
  logo: optional(
    oneLine({
      type: 'string',
      pattern: '^\\s*<svg [^>]*xmlns="http://www\\.w3\\.org/2000/svg"[^>]*>[\\s\\S]*</svg>\\s*$',
      maxLength: 4000,
      description: 'A drawing beside the name and in the tab of browsers, as SVG.',
    }),
  ),
});

const security = group(
  'To whom weaknesses are reported; the service says it at /.well-known/security.txt (RFC 9116), and without it there is no such address.',
  {
    contact: oneLine({
      type: 'string',
      pattern: '^(mailto:[^\\s@]+@[^\\s@]+|https://[^\\s/]+(/[^\\s]*)?|tel:\\+[0-9-]+)$',
      maxLength: 200,
      description:
        'A page, an email address or a number: https://..., mailto:security@garden.example or tel:+1-361-555-0100.',
    }),
    expires: located(day('From when it no longer holds, at most a year ahead; `check` says when it has come.')),
  },
);

export type RawService = Read<typeof service>;

const service = placed(
  group('Facts of the service, stated once.', {
    name: text('What the service is called in titles and documents.', 60),
    version: oneLine({
      type: 'string',
      pattern: '^\\d+\\.\\d+\\.\\d+$',
      description:
        'The version of the interface, three numbers such as 1.0.0; the first is raised when a change breaks callers.',
    }),
    schema_version: count('The version of the form of the registry document.'),
    languages: optional(
      listOf(
        'The languages of the service, its own first, such as [en, es]; texts of the others stand in folders of these names.',
        located(
          oneLine({
            type: 'string',
            pattern: '^[a-z]{2,3}(-[A-Z]{2})?$',
            description: 'The code of a language, such as es or pt-BR.',
          }),
        ),
        2,
      ),
    ),
    base_url: address(', where callers reach the service'),
    summary: prose('What the service is, in one line, for lists of services.', 160),
    description: prose('The same in a short paragraph, for people and agents who meet it for the first time.', 1200),
    legal_disclaimer: prose('Goes out with every result; whoever shows a number must show this too.', 1000),
    usage: prose('How to call a calculator; {base_url} and {requests_per_minute} are filled in.', 1000, [
      'base_url',
      'requests_per_minute',
    ]),
    contact: group('Who answers questions about the service.', {
      name: text('A person, an office or a company.', 80),
      url: address(),
    }),
    security: optional(security),
    licence: group('The licence of the interface and its documents.', {
      name: text('Its name, such as MIT License.', 80),
      identifier: text('Its SPDX identifier, such as MIT.', 40),
    }),
    country: optional(
      located(
        oneLine({
          type: 'string',
          pattern: '^[A-Z]{2}$',
          description: 'The country of telephone numbers, as two capital letters, such as US; needed with a network.',
        }),
      ),
    ),
    time_zone: optional(
      located(text('The zone by whose midnight a day begins, such as America/Chicago; UTC when left out.', 40)),
    ),
    currency: optional(located(text('The unit of money of cost bands, from units.yaml; needed only for them.', 20))),
    price_region: optional(
      text('Where firms are of the region, by what records of prices say of `where`; anywhere when left out.', 60),
    ),
    tags: mapped(
      mapOf(
        'The groups of operations in documents; each calculator belongs to one.',
        prose('What the group holds, in a sentence.', 200),
        slug,
      ),
      (tags): ReadonlyMap<string, string> => new Map(tags.map(({ name, value }) => [name.value, value])),
    ),
    tag_titles: optional(
      mapOf(
        'What people read as the title of a tag; its name with a capital when left out.',
        prose('A title of a few words.', 40),
        slug,
      ),
      [],
    ),
    discovery_tag: located(
      described(slug, { description: 'The tag of the operations that describe the service, such as the registry.' }),
    ),
    limits: group('What one caller may ask, and for how long answers hold.', {
      requests_per_minute: count(
        'Calculations and registry, for each IP address; RATE_LIMIT_PER_MINUTE of the service overrides it.',
      ),
      cache_seconds: count('How long browsers and proxies may keep an answer.'),
    }),
    cta: prose('What a person can do next, at the end of every result; {service} is filled in.', 300, ['service']),
    leads: optional(leadTerms),
    look: optional(look),
    popular: optional(listOf('The calculators that come first on the start page, by slug.', located(slug)), []),
    committed: optional(
      listOf(
        'The generated files that the project commits: those that people read. All of them when left out. `generate` writes the others too, and names them in a .gitignore.',
        oneLine({
          type: 'string',
          pattern: '^\\w[\\w.-]*(/\\w[\\w.-]*)*$',
          description: 'A file or a folder of generated/, such as registry.json or calculators.',
        }),
      ),
    ),
  }),
);

export const serviceFile = file('The service', service);
