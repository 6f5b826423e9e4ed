/** A contract as small as can be, so that expected files change only with the emitters. */

export const errorCodes = [
  { code: 'bad_bone', status: 400, title: 'A bad bone', advice: 'Bring another.', retry: 'With another bone.' },
  { code: 'no_dog', status: 404, title: 'No such dog.', advice: 'Whistle.', retry: 'After whistling.' },
];

export const answeredCodes = () => errorCodes;

export const leadSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Lead',
  type: 'object',
  required: ['dog'],
  properties: { dog: { type: 'string', description: 'Its name.' } },
};

export const propertiesIn = () => leadSchema.properties;

export const leadAnswerSchema = {
  title: 'Answer',
  type: 'object',
  properties: { ok: { type: 'boolean', description: 'Always.' } },
};

export const webhookEvents = () => ({
  'dog.found': {
    summary: 'A dog was found',
    description: 'Somebody has it.',
    body: { type: 'object', required: ['dog'], properties: { dog: { type: 'string', description: 'Its name.' } } },
  },
});
