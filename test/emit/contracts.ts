import type { Contracts } from '../../generator/emit/artifacts.js';

/** A contract as small as can be, so that expected files change with the emitters alone. */
export const contracts: Contracts = {
  errorCodes: [
    { code: 'bad_bone', status: 400, title: 'A bad bone', advice: 'Bring another.', retry: 'With another bone.' },
    { code: 'no_dog', status: 404, title: 'No such dog.', advice: 'Whistle.', retry: 'After whistling.' },
  ],
  lead: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Lead',
    type: 'object',
    required: ['dog'],
    properties: { dog: { type: 'string', description: 'Its name.' } },
  },
  leadAnswer: { title: 'Answer', type: 'object', properties: { ok: { type: 'boolean', description: 'Always.' } } },
};
