/** The JSON Schema of service.yaml, for the checker and for editors. */
import type { JsonSchema } from './parts.js';
import { closed, dialect, mapOf, phone, slug, text } from './parts.js';

const count: JsonSchema = { type: 'integer', minimum: 1, maximum: 1_000_000 };
const address: JsonSchema = {
  type: 'string',
  pattern: '^https?://[^\\s/]+(/[^\\s]*[^\\s/])?$',
  description: 'An address that starts with http and does not end with a slash.',
};

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
      name: text('The name of the service.', 60),
      version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$', description: 'Three numbers, such as 1.0.0.' },
      schema_version: { ...count, description: 'The version of the registry document.' },
      base_url: address,
      summary: text('One line.', 160),
      description: text('A short paragraph.', 1200),
      legal_disclaimer: text('Shown with every result.', 1000),
      usage: text('How to call a calculator; {base_url} and {requests_per_minute} are filled in.', 1000, [
        'base_url',
        'requests_per_minute',
      ]),
      contact: closed('Who answers questions.', ['name', 'url'], { name: text('A name.', 80), url: address }),
      licence: closed('The licence of the interface.', ['name', 'identifier'], {
        name: text('A name.', 80),
        identifier: text('An SPDX identifier.', 40),
      }),
      country: {
        type: 'string',
        pattern: '^[A-Z]{2}$',
        description: 'The country of telephone numbers, as two capital letters, such as US',
      },
      time_zone: text('The zone by whose midnight a day begins, such as America/Chicago; UTC when left out.', 40),
      currency: text('The unit of money of cost bands, from units.yaml.', 20),
      price_region: text(
        'Where firms are of the region, by what records of prices say of `where`; anywhere when left out.',
        60,
      ),
      tags: mapOf('Groups of operations, with a sentence each.', text('A sentence.', 200), slug),
      discovery_tag: { ...slug, description: 'The tag of the operations that describe the service itself.' },
      limits: closed('Limits for each address.', ['requests_per_minute', 'cache_seconds'], {
        requests_per_minute: { ...count, description: 'Calculations and registry, for each IP address.' },
        cache_seconds: { ...count, description: 'How long caches may keep an answer.' },
      }),
      cta: text('What a person can do next, at the end of every result; {service} is filled in.', 300, ['service']),
      leads: closed('On what terms leads are taken; left out where none are.', leadTerms, {
        tag: { ...slug, description: 'The tag of the operation that takes leads.' },
        sample_phone: phone,
        per_hour: { ...count, description: 'Leads, for each IP address.' },
        consent: text('The text that a contact person must have been shown, word for word.', 1000),
      }),
    },
  ),
};
