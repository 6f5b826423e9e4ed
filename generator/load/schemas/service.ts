/** The JSON Schema of service.yaml, for the checker and for editors. */
import type { JsonSchema } from './parts.js';
import { closed, dialect, mapOf, phone, slug, text } from './parts.js';

const count: JsonSchema = { type: 'integer', minimum: 1, maximum: 1_000_000 };
const address = (where = ''): JsonSchema => ({
  type: 'string',
  pattern: '^https?://[^\\s/]+(/[^\\s]*[^\\s/])?$',
  description: `An address that starts with http and does not end with a slash${where}.`,
});

const leadTerms = ['tag', 'sample_phone', 'per_hour', 'consent'];

export const serviceFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'The service',
  ...closed(
    'Facts of the service, stated once.',
    [
      'name',
      'version',
      'schema_version',
      'base_url',
      'summary',
      'description',
      'legal_disclaimer',
      'usage',
      'contact',
      'licence',
      'tags',
      'discovery_tag',
      'limits',
      'cta',
    ],
    {
      name: text('What the service is called in titles and documents.', 60),
      version: {
        type: 'string',
        pattern: '^\\d+\\.\\d+\\.\\d+$',
        description:
          'The version of the interface, three numbers such as 1.0.0; the first is raised when a change breaks callers.',
      },
      schema_version: { ...count, description: 'The version of the form of the registry document.' },
      base_url: address(', where callers reach the service'),
      summary: text('What the service is, in one line, for lists of services.', 160),
      description: text('The same in a short paragraph, for people and agents who meet it for the first time.', 1200),
      legal_disclaimer: text('Goes out with every result; whoever shows a number must show this too.', 1000),
      usage: text('How to call a calculator; {base_url} and {requests_per_minute} are filled in.', 1000, [
        'base_url',
        'requests_per_minute',
      ]),
      contact: closed('Who answers questions about the service.', ['name', 'url'], {
        name: text('A person, an office or a company.', 80),
        url: address(),
      }),
      licence: closed('The licence of the interface and its documents.', ['name', 'identifier'], {
        name: text('Its name, such as MIT License.', 80),
        identifier: text('Its SPDX identifier, such as MIT.', 40),
      }),
      country: {
        type: 'string',
        pattern: '^[A-Z]{2}$',
        description: 'The country of telephone numbers, as two capital letters, such as US; needed with a network.',
      },
      time_zone: text('The zone by whose midnight a day begins, such as America/Chicago; UTC when left out.', 40),
      currency: text('The unit of money of cost bands, from units.yaml; needed only for them.', 20),
      price_region: text(
        'Where firms are of the region, by what records of prices say of `where`; anywhere when left out.',
        60,
      ),
      tags: mapOf(
        'The groups of operations in documents; each calculator belongs to one.',
        text('What the group holds, in a sentence.', 200),
        slug,
      ),
      discovery_tag: {
        ...slug,
        description: 'The tag of the operations that describe the service, such as the registry.',
      },
      limits: closed(
        'What one caller may ask, and for how long answers hold.',
        ['requests_per_minute', 'cache_seconds'],
        {
          requests_per_minute: {
            ...count,
            description:
              'Calculations and registry, for each IP address; RATE_LIMIT_PER_MINUTE of the service overrides it.',
          },
          cache_seconds: { ...count, description: 'How long browsers and proxies may keep an answer.' },
        },
      ),
      cta: text('What a person can do next, at the end of every result; {service} is filled in.', 300, ['service']),
      leads: closed(
        'On what terms leads are taken. Without it the service takes none and speaks of none; with it there has to be a network.',
        leadTerms,
        {
          tag: { ...slug, description: 'The tag of the operation that takes them.' },
          sample_phone: {
            ...phone,
            description: `The number in the example of a lead, nobody's. ${phone['description']}`,
          },
          per_hour: {
            ...count,
            description:
              'Leads that one caller may send, for each IP address; LEAD_LIMIT_PER_HOUR of the service overrides it.',
          },
          consent: text(
            'The words that a person must have been shown, and agreed to, before a lead is sent; kept with each lead.',
            1000,
          ),
        },
      ),
    },
  ),
};
