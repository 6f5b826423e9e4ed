import type { JsonSchema } from './parts.js';
import { closed, dialect, mapOf, slug, text } from './parts.js';

const count: JsonSchema = { type: 'integer', minimum: 1, maximum: 1_000_000 };
const address: JsonSchema = {
  type: 'string',
  pattern: '^https?://[^\\s/]+(/[^\\s]*[^\\s/])?$',
  description: 'An address that starts with http and does not end with a slash.',
};

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
      'region',
      'tags',
      'limits',
      'cta',
      'consent',
    ],
    {
      name: text('The name of the service.', 60),
      version: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$', description: 'Three numbers, such as 1.0.0.' },
      schema_version: { ...count, description: 'The version of the registry document.' },
      base_url: address,
      summary: text('One line.', 160),
      description: text('A short paragraph.', 1200),
      legal_disclaimer: text('Shown with every result.', 1000),
      usage: text('How to call a calculator; {base_url} and {requests_per_minute} are filled in.', 1000),
      contact: closed('Who answers questions.', ['name', 'url'], { name: text('A name.', 80), url: address }),
      licence: closed('The licence of the interface.', ['name', 'identifier'], {
        name: text('A name.', 80),
        identifier: text('An SPDX identifier.', 40),
      }),
      region: text('Where the providers work.', 160),
      tags: mapOf('Groups of operations, with a sentence each.', text('A sentence.', 200), slug),
      limits: closed('Limits for each address.', ['requests_per_minute', 'leads_per_hour', 'cache_seconds'], {
        requests_per_minute: { ...count, description: 'Calculations and registry, for each IP address.' },
        leads_per_hour: { ...count, description: 'Leads, for each IP address.' },
        cache_seconds: { ...count, description: 'How long caches may keep an answer.' },
      }),
      cta: closed('The call to action of every result; {service} is filled in.', ['message', 'active', 'waiting'], {
        message: text('Where no city was named.', 300),
        active: text('Where a provider takes requests.', 300),
        waiting: text('Where none does at present.', 300),
      }),
      consent: text('The text that a contact person must have been shown, word for word.', 1000),
    },
  ),
};
