import type { OpenAPIV3_1 } from 'openapi-types';
import type { Catalog } from '../model/catalog.js';
import type { Contracts } from './artifacts.js';

type Schema = OpenAPIV3_1.SchemaObject;
type Components = OpenAPIV3_1.ComponentsObject;

export const ref = (section: string, name: string) => ({ $ref: `#/components/${section}/${name}` });
export const schemaRef = (name: string) => ref('schemas', name);

const text = (description: string): Schema => ({ type: 'string', description });
const number = (description: string): Schema => ({ type: 'number', description });

/** A closed object all of whose properties are required but those named. */
export function record(
  description: string,
  properties: Record<string, Schema | OpenAPIV3_1.ReferenceObject>,
  optional: readonly string[] = [],
): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', description, additionalProperties: false, required, properties };
}

/** The pieces that operations share. */
export function sharedComponents({ network, service }: Catalog, contracts: Contracts): Components {
  return {
    parameters: {
      city: {
        name: 'city',
        in: 'query',
        description: 'Adds the local provider of this city to the answer, as local_routing.',
        schema: { type: 'string', enum: [...network.cities.keys()] },
      },
      neighborhood: {
        name: 'neighborhood',
        in: 'query',
        description: `A neighborhood of the city; only together with city (${[...network.neighborhoods.keys()].join(', ')}).`,
        schema: { type: 'string', enum: [...network.neighborhoods.values()].flatMap((names) => [...names.keys()]) },
      },
      trace: {
        name: 'trace',
        in: 'query',
        description: 'true adds the steps of the calculation and its sources.',
        schema: { type: 'boolean', default: false },
      },
    },
    headers: sharedHeaders(service.requestsPerMinute),
    responses: problemResponses(),
    schemas: { ...resultSchemas(), ...registrySchemas(), ...problemSchemas(contracts), ...leadSchemas(contracts) },
  };
}

function sharedHeaders(limit: number): NonNullable<Components['headers']> {
  return {
    ETag: { description: 'Names this answer; send it back as If-None-Match.', schema: { type: 'string' } },
    CacheControl: { description: 'How long the answer may be kept.', schema: { type: 'string' } },
    RateLimit: { description: `What is left of ${limit} requests in this minute.`, schema: { type: 'string' } },
    RateLimitPolicy: {
      description: `The limit: ${limit} requests a minute for each address.`,
      schema: { type: 'string' },
    },
    RetryAfter: { description: 'Seconds to wait before the next request.', schema: { type: 'integer' } },
    RequestId: { description: 'Names this request in the logs of the service.', schema: { type: 'string' } },
  };
}

/** The headers of a cacheable answer that counts against the limit. */
export function answerHeaders(counted: boolean): Record<string, OpenAPIV3_1.ReferenceObject> {
  const limit = { RateLimit: ref('headers', 'RateLimit'), 'RateLimit-Policy': ref('headers', 'RateLimitPolicy') };
  return {
    ETag: ref('headers', 'ETag'),
    'Cache-Control': ref('headers', 'CacheControl'),
    'X-Request-Id': ref('headers', 'RequestId'),
    ...(counted ? limit : {}),
  };
}

/** The reusable error responses, by name: `problem400`. */
const problemStatuses: Readonly<Record<number, string>> = {
  400: 'The request has mistakes; errors tells each with its correction.',
  404: 'There is nothing at this address.',
  405: 'The method is not possible here; Allow lists those that are.',
  408: 'The request took too long to arrive.',
  409: 'A request with this Idempotency-Key is being worked on.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body is not application/json in UTF-8.',
  422: 'The body has mistakes; errors tells each with its correction.',
  429: 'The limit is used up; wait for the seconds of Retry-After.',
  500: 'A mistake of the service.',
  503: 'The service cannot answer this at present; try again after the seconds of Retry-After.',
};

export function problemRef(status: number): OpenAPIV3_1.ReferenceObject {
  return ref('responses', `problem${status}`);
}

function problemResponses(): NonNullable<Components['responses']> {
  const entries = Object.entries(problemStatuses).map(([status, description]) => [
    `problem${status}`,
    problemResponse(Number(status), description),
  ]);
  return Object.fromEntries(entries);
}

function problemResponse(status: number, description: string): OpenAPIV3_1.ResponseObject {
  const retry =
    status === 429 || status === 503 || status === 409 ? { 'Retry-After': ref('headers', 'RetryAfter') } : {};
  const allow: Record<string, OpenAPIV3_1.HeaderObject> =
    status === 405 ? { Allow: { description: 'The methods that are possible.', schema: { type: 'string' } } } : {};
  return {
    description,
    headers: { 'X-Request-Id': ref('headers', 'RequestId'), ...retry, ...allow },
    content: { 'application/problem+json': { schema: schemaRef('Problem') } },
  };
}

/** The parts of an answer that all calculators share. */
function resultSchemas(): Record<string, Schema> {
  return {
    CostBand: record(
      'What the work usually costs; prices in US dollars.',
      {
        service_name: text('The kind of work.'),
        unit: text('What the price is for, such as "per square foot".'),
        price_min_usd: number('The low end of the usual price.'),
        price_max_usd: number('The high end of the usual price.'),
        project_min_usd: number('The low end for a whole job.'),
        project_max_usd: number('The high end for a whole job.'),
        notes: text('What to know about these prices.'),
      },
      ['project_min_usd', 'project_max_usd', 'notes'],
    ),
    LocalRouting: record('The provider slot of the service in the city.', {
      city: text('The slug of the city.'),
      neighborhood: { type: ['string', 'null'], description: 'The slug of the neighborhood, when one was given.' },
      tracking_phone: text('The telephone number of the local provider, in E.164 form.'),
      page_url: text('The canonical page of the service in this place.'),
      slot_active: { type: 'boolean', description: 'Whether a provider takes requests here at present.' },
    }),
    CallToAction: record('What a person can do next.', {
      message: text('A sentence for the person.'),
      lead_endpoint: text('Where to send a lead.'),
      page_url: { type: ['string', 'null'], description: 'The page of the service in the place asked for.' },
      learn_more: text('The description of this service for agents.'),
    }),
    Trace: record('How the result came about.', {
      steps: { type: 'array', description: 'The steps in order.', items: schemaRef('TraceStep') },
      sources: {
        type: 'array',
        description: 'Where formulas, constants and prices come from.',
        items: { type: 'string' },
      },
    }),
    TraceStep: record('One step.', {
      name: text('The name of the step.'),
      formula: text('The formula as the catalog has it.'),
      value: {
        description: 'The value; a range has two ends.',
        oneOf: [{ type: 'number' }, record('A range.', { low: number('The low end.'), high: number('The high end.') })],
      },
      unit: text('The unit of the value; empty for plain numbers.'),
    }),
  };
}

function registrySchemas(): Record<string, Schema> {
  return {
    Registry: record('Every calculator with its inputs.', {
      ok: { type: 'boolean', const: true },
      count: { type: 'integer', description: 'How many calculators there are.' },
      schema_version: { type: 'integer', description: 'The version of this document.' },
      usage: text('How to call a calculator.'),
      legal_disclaimer: text('To be shown to the person with every number.'),
      calculators: { type: 'array', items: schemaRef('RegistryEntry') },
    }),
    RegistryEntry: record('A calculator.', {
      slug: text('The last part of its address.'),
      title: text('Its name.'),
      subtitle: text('What it answers.'),
      endpoint: text('Its full address.'),
      inputs: { type: 'array', items: { oneOf: [schemaRef('RegistryNumberInput'), schemaRef('RegistrySelectInput')] } },
      disclaimer: text('What its estimate leaves out.'),
      cost_band: { oneOf: [schemaRef('CostBand'), { type: 'null' }] },
    }),
    RegistryNumberInput: record(
      'A number.',
      {
        name: text('The name of the parameter.'),
        label: text('What a person calls it.'),
        type: { type: 'string', const: 'number' },
        unit: text('Its unit.'),
        default: number('Used when it is left out.'),
        min: number('Smaller values are moved up to this.'),
        max: number('Larger values are moved down to this.'),
        step: number('The step of a form field.'),
        hint: text('A short help.'),
      },
      ['unit', 'hint'],
    ),
    RegistrySelectInput: record(
      'A choice.',
      {
        name: text('The name of the parameter.'),
        label: text('What a person calls it.'),
        type: { type: 'string', const: 'select' },
        unit: text('The unit of its values.'),
        default: text('Used when it is left out.'),
        hint: text('A short help.'),
        options: {
          type: 'array',
          items: record('An option.', { value: text('What to send.'), label: text('What a person calls it.') }),
        },
      },
      ['unit', 'hint'],
    ),
  };
}

function problemSchemas({ errorCodes }: Contracts): Record<string, Schema> {
  return {
    Problem: {
      type: 'object',
      description: 'An error after RFC 9457. Branch on code; detail is for people.',
      required: ['type', 'title', 'status', 'detail', 'ok', 'code', 'errors'],
      properties: {
        type: { type: 'string', format: 'uri', description: 'A page about this kind of error.' },
        title: text('The kind of error in words.'),
        status: { type: 'integer', description: 'The status of the response.' },
        detail: text('What is wrong this time.'),
        instance: text('The path that was asked for.'),
        ok: { type: 'boolean', const: false },
        code: {
          type: 'string',
          enum: errorCodes.map(({ code }) => code),
          description: 'Stable; never changes its meaning.',
        },
        errors: { type: 'array', description: 'Each mistake by itself.', items: schemaRef('ProblemEntry') },
        corrected_url: text('The address that would have worked.'),
        retry_after: { type: 'integer', description: 'Seconds to wait.' },
        request_id: text('Names this request in the logs of the service.'),
      },
    },
    ProblemEntry: {
      type: 'object',
      description: 'One mistake.',
      required: ['code', 'detail'],
      properties: {
        code: { type: 'string', enum: errorCodes.map(({ code }) => code), description: 'The kind of mistake.' },
        parameter: text('The query parameter.'),
        pointer: text('The JSON pointer into the body.'),
        detail: text('What is wrong, and what would be right.'),
        received: { description: 'What was received.' },
        allowed: { description: 'What is allowed.' },
        suggestion: { description: 'What was probably meant.' },
      },
    },
  };
}

/** The schemas of leads come as they are; a `$schema` of their own would be out of place inside the document. */
function leadSchemas({ lead, leadAnswer }: Contracts): Record<string, Schema> {
  const inner = ({ $schema: _, title: __, ...schema }: Contracts['lead']) => schema as Schema;
  return { Lead: inner(lead), LeadAnswer: inner(leadAnswer) };
}
