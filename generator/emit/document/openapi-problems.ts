/** Errors in the OpenAPI document: their responses and their schemas. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { answeredCodes } from '../../../contract/answered-codes.js';
import type { Catalog } from '../../model/catalog.js';
import type { Components, Schema } from './openapi-parts.js';
import { listOf, okFlag, ref, schemaRef, text } from './openapi-parts.js';

const descriptions: Readonly<Record<number, string>> = {
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

/** What only the operation that takes leads answers with. */
const statusesOfLeads = ['408', '409', '413', '415', '422', '503'];

/** The responses that operations share, by name: `Problem400`. */
export function problemResponses(takesLeads: boolean): NonNullable<Components['responses']> {
  const answered = Object.entries(descriptions).filter(([status]) => takesLeads || !statusesOfLeads.includes(status));
  const problems = answered.map(([status, description]) => [
    `Problem${status}`,
    problemResponse(Number(status), description),
  ]);
  return {
    NotModified: { description: 'The answer is still the one named by If-None-Match.' },
    ...Object.fromEntries(problems),
    Problem: problemResponse(500, 'Any other status is a problem, too; its code says which.'),
  };
}

function problemResponse(status: number, description: string): OpenAPIV3_1.ResponseObject {
  const retry = [409, 429, 503].includes(status) ? { 'Retry-After': ref('headers', 'RetryAfter') } : {};
  const allow: Record<string, OpenAPIV3_1.HeaderObject> =
    status === 405 ? { Allow: { description: 'The methods that are possible.', schema: { type: 'string' } } } : {};
  return {
    description,
    headers: { 'X-Request-Id': ref('headers', 'RequestId'), ...retry, ...allow },
    content: { 'application/problem+json': { schema: schemaRef('Problem') } },
  };
}

export function problemSchemas(catalog: Catalog): Record<string, Schema> {
  return {
    ErrorCode: {
      type: 'string',
      description: 'The kind of error. Stable; a code never changes its meaning.',
      enum: answeredCodes(catalog).map(({ code }) => code),
    },
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
        ok: okFlag('Always false.'),
        code: schemaRef('ErrorCode'),
        errors: listOf('ProblemEntry', 'Each mistake by itself.'),
        corrected_url: text('The address that would have worked.'),
        example_url: text('An address that works, with the defaults of the inputs that do not go together.'),
        retry_after: { type: 'integer', description: 'Seconds to wait.' },
        request_id: text('Names this request in the logs of the service.'),
      },
    },
    ProblemEntry: {
      type: 'object',
      description: 'One mistake.',
      required: ['code', 'detail'],
      properties: {
        code: schemaRef('ErrorCode'),
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
