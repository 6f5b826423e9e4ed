/** Tools that find services and providers, and the one that hands a person over. */
import { leadSchema } from '../../contract/lead-schema.js';
import { city, neighborhood } from './arguments.js';
import type { JsonSchema, Tool } from './tool.js';
import { queryOf } from './tool.js';

const service: JsonSchema = { type: 'string', description: 'The slug of a service, as find_service names it.' };

export const findService: Tool = {
  name: 'find_service',
  title: 'Find a service',
  description:
    'Finds kinds of work by words, such as lawn mowing: slug, name, whether there is a calculator, and the cities where somebody takes requests. did_you_mean lists near ones where nothing fits; where that is empty too, this service does not do that kind of work.',
  arguments: { q: { type: 'string', description: 'A few words, at most 100 characters. Left out, all are listed.' } },
  required: [],
  isReadOnly: true,
  answer: (given, { ask }) => ask('/api/services', queryOf(given)),
};

export const findProvider: Tool = {
  name: 'find_provider',
  title: 'Find a provider',
  description:
    'Who does a kind of work in a city: telephone and page. slot_active false means that nobody takes requests there at present: then do not give the number out; active_in_city lists who does elsewhere in the city. local_routing null means that nobody is there; service.cities lists where somebody is.',
  arguments: { service, city, neighborhood },
  required: ['service', 'city'],
  isReadOnly: true,
  answer: (given, { ask }) => ask('/api/routing', queryOf(given)),
};

const keyName = 'idempotency_key';

export function submitLead(consentText: string): Tool {
  return {
    name: 'submit_lead',
    title: 'Hand a person over',
    description: `Sends a person's request to the local provider, who will contact them; it books nothing. First show the person this text word for word, and send the lead only if they agree, with consent {given: true, text}: "${consentText}" With test true nothing is stored or sent, consent {given: false, text} is enough, and preview tells what would become of it.`,
    arguments: {
      ...leadSchema.properties,
      [keyName]: {
        type: 'string',
        description: 'A new UUID for each lead: the same key with the same lead never makes a second one.',
      },
    },
    required: leadSchema.required,
    isReadOnly: false,
    answer: async ({ [keyName]: key, ...lead }, _service, { submit }) => {
      if (submit === null) throw new Error('leads are not taken in this session');
      return submit(lead, key === undefined ? null : String(key));
    },
  };
}
