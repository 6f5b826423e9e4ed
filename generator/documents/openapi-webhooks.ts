/** The OpenAPI document of webhooks: what the service sends to the receivers of providers. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { webhookEvents } from '../../contract/webhooks/events.js';
import { webhookAnswers, webhookHeaders } from '../../contract/webhooks/webhooks.js';
import type { DescribedCatalog } from './described.js';
import { factsOf } from './facts.js';
import { jsonText } from './json.js';
import { documentInfo } from './openapi.js';
import type { Components } from './openapi-components.js';
import { createComponents } from './openapi-components.js';

/**
 * Each event by its type; null where the service takes no leads. A document of its own: makers of clients take webhooks
 * for operations that a client could call.
 */
export function emitWebhooks(catalog: DescribedCatalog): string | null {
  const { tags, leads, baseUrl } = catalog.service;
  if (leads === null) return null;
  const description = tags.get(leads.tag);
  const components = createComponents(factsOf(catalog), catalog.translation);
  const events = webhookEvents(leads);
  const document: OpenAPIV3_1.Document = {
    openapi: '3.1.0',
    info: documentInfo(catalog),
    servers: [{ url: baseUrl }],
    security: [],
    tags: [{ name: leads.tag, ...(description === undefined ? {} : { description }) }],
    webhooks: eventsOf(events, leads.tag, components),
    components: components.written(),
  };
  return jsonText(document);
}

function eventsOf(
  events: ReturnType<typeof webhookEvents>,
  tag: string,
  components: Components,
): Readonly<Record<string, OpenAPIV3_1.PathItemObject>> {
  const responses = Object.entries(webhookAnswers).map(([status, description]) => [status, { description }]);
  const items = Object.entries(events).map(([type, { summary, description, body }]) => [
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
  return Object.fromEntries(items);
}
