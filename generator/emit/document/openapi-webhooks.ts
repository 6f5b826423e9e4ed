/** The webhooks of an OpenAPI document: what the service sends to the receivers of providers. */
import type { LeadFacts } from '../../../contract/facts.js';
import { webhookEvents } from '../../../contract/webhooks/events.js';
import { webhookAnswers, webhookHeaders } from '../../../contract/webhooks/webhooks.js';
import type { Json } from '../../../contract/write-schema.js';
import type { Components } from './openapi-components.js';

/** Each event by its type. */
export function webhooksOf({ tag }: LeadFacts, components: Components): Json {
  const responses = Object.entries(webhookAnswers).map(([status, description]) => [status, { description }]);
  const events = Object.entries(webhookEvents).map(([type, { summary, description, body }]) => [
    type,
    {
      post: {
        operationId: `receive_${type.replaceAll('.', '_')}`,
        tags: [tag],
        summary,
        description,
        parameters: webhookHeaders.map(components.parameter),
        requestBody: { required: true, content: { 'application/json': { schema: components.schema(body) } } },
        responses: Object.fromEntries(responses),
      },
    },
  ]);
  return Object.fromEntries(events);
}
