/** Leads in the OpenAPI document: the operation, its schemas, and an example of body and answers. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { leadAnswerSchema } from '../../../contract/lead-answer-schema.js';
import { leadSchema } from '../../../contract/lead-schema.js';
import type { Catalog, LeadTerms, Network } from '../../model/catalog.js';
import type { Operation, Schema } from './openapi-parts.js';
import { okFlag, ref, schemaRef, sharedResponses } from './openapi-parts.js';
import { sampleAnswer, sampleLead } from './sample-lead.js';

/** The operation that takes leads. */
export function leadOperation(catalog: Catalog, { tag }: LeadTerms): Operation {
  const lead = sampleLead(catalog);
  const operation: Operation & { readonly 'x-openai-isConsequential': boolean } = {
    operationId: 'submit_lead',
    tags: [tag],
    summary: 'Hand a person over to the local provider',
    description:
      'Takes the request of a person who agreed to be contacted. Show the consent text word for word first; with test: true nothing is stored or sent, and preview tells what would become of it.',
    'x-openai-isConsequential': true,
    parameters: [idempotencyKey],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaRef('Lead'), ...(lead === null ? {} : { example: lead }) } },
    },
    responses: {
      200: leadResponse('The lead is a duplicate, was sent before under this key, or was a test.', catalog, 'test'),
      201: leadResponse('The lead is stored.', catalog, 'accepted'),
      ...sharedResponses(400, 405, 408, 409, 413, 415, 422, 429, 500, 503),
    },
  };
  return operation;
}

const idempotencyKey: OpenAPIV3_1.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Any unique text of visible ASCII characters, such as a UUID. The same key with the same lead gives the same answer for 24 hours and never a second lead.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!#-~]+$' },
  example: '4f7c9f52-8a1d-4c57-9a55-0f2b8c6d1e10',
};

function leadResponse(description: string, catalog: Catalog, status: 'accepted' | 'test') {
  const answer = sampleAnswer(catalog, status);
  const example = answer === null ? {} : { example: answer };
  return {
    description,
    headers: { 'X-Request-Id': ref('headers', 'RequestId') },
    content: { 'application/json': { schema: schemaRef('LeadAnswer'), ...example } },
  };
}

/** The schemas of leads as the service has them, with the lists of the network where the service has a text. */
export function leadSchemas(network: Network): Record<string, Schema> {
  const places: Record<string, Schema | OpenAPIV3_1.ReferenceObject> = {
    service: schemaRef('Service'),
    city: schemaRef('City'),
    ...(network.neighborhoods.size === 0 ? {} : { neighborhood: schemaRef('Neighborhood') }),
  };
  return {
    Lead: withProperties(withoutSets(leadSchema), places),
    LeadAnswer: withProperties(opened(leadAnswerSchema), {
      ok: okFlag('Always true.'),
      provider: schemaRef('LocalRouting'),
    }),
  };
}

/** A `$schema` of its own would be out of place inside the document. */
function withProperties(
  { $schema: _, title: __, ...schema }: Readonly<Record<string, unknown>> & { readonly properties: object },
  properties: NonNullable<Schema['properties']>,
): Schema {
  return { ...schema, properties: { ...schema.properties, ...properties } };
}

/** Some tools make a set of a list without repeats, and then do not compile; the service refuses repeats itself. */
function withoutSets<T>(schema: T): T {
  return JSON.parse(JSON.stringify(schema, (key, value) => (key === 'uniqueItems' ? undefined : value)));
}

/** Like all answers, those to leads may gain members. */
function opened<T>(schema: T): T {
  const open = (key: string, value: unknown) => (key === 'additionalProperties' && value === false ? undefined : value);
  return JSON.parse(JSON.stringify(schema, open));
}
