/** The operations of the OpenAPI document with which the service describes itself. */
import type { OpenAPIV3_1 } from 'openapi-types';
import type { Catalog } from '../../model/catalog.js';
import type { Operation } from './openapi-parts.js';
import { answerHeaders, ref, schemaRef, sharedResponses } from './openapi-parts.js';

/** What the service publishes of itself. */
export function documentPaths({ service }: Catalog): OpenAPIV3_1.PathsObject {
  const tag = service.discoveryTag;
  const entries = documents.map(({ path, ...document }) => [path, { get: documentOperation(tag, document) }]);
  return { ...Object.fromEntries(entries), '/problems/{code}': { get: problemOperation(tag) } };
}

interface PublishedDocument {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly media: 'text/plain' | 'application/json';
  /** What stands in the braces of the address. */
  readonly parameter?: { readonly name: string; readonly description: string };
}

const tagName = { name: 'tag', description: 'A tag of calculators, such as those of llms.txt.' };
const calculatorName = { name: 'slug', description: 'A calculator.' };

const documents: readonly (PublishedDocument & { readonly path: string })[] = [
  {
    path: '/llms.txt',
    id: 'get_llms_txt',
    summary: 'Description for agents',
    description: 'What the service does, its rules and its services, in the llms.txt format.',
    media: 'text/plain',
  },
  {
    path: '/llms/{tag}.txt',
    id: 'get_llms_of_tag',
    summary: 'Calculators of a tag, for agents',
    description: 'Every calculator of a tag with its inputs and one call.',
    media: 'text/plain',
    parameter: tagName,
  },
  {
    path: '/llms-full.txt',
    id: 'get_llms_full_txt',
    summary: 'Description for agents, complete',
    description: 'Everything in one text, with every worked example.',
    media: 'text/plain',
  },
  {
    path: '/openapi.json',
    id: 'get_openapi',
    summary: 'This document',
    description: 'The OpenAPI description of the whole service.',
    media: 'application/json',
  },
  {
    path: '/openapi-compact.json',
    id: 'get_openapi_compact',
    summary: 'This document, compact',
    description: 'The same interface with one operation for all calculators.',
    media: 'application/json',
  },
  {
    path: '/openapi/{tag}.json',
    id: 'get_openapi_of_tag',
    summary: 'The part of a tag',
    description: 'This document with the operations of one tag.',
    media: 'application/json',
    parameter: tagName,
  },
  {
    path: '/openapi/calculators/{slug}.json',
    id: 'get_openapi_of_calculator',
    summary: 'The part of a calculator',
    description: 'This document with one calculator.',
    media: 'application/json',
    parameter: calculatorName,
  },
  {
    path: '/problems',
    id: 'get_problems',
    summary: 'Error codes',
    description: 'Every error code with what to do about it.',
    media: 'application/json',
  },
];

function documentOperation(tag: string, { id, summary, description, media, parameter }: PublishedDocument): Operation {
  const schema = { type: media === 'text/plain' ? ('string' as const) : ('object' as const) };
  const parameters: OpenAPIV3_1.ParameterObject[] =
    parameter === undefined ? [] : [{ ...parameter, in: 'path', required: true, schema: { type: 'string' } }];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    ...(parameters.length === 0 ? {} : { parameters }),
    responses: {
      200: { description: 'The document.', headers: answerHeaders(false), content: { [media]: { schema } } },
      ...sharedResponses(304, parameters.length === 0 ? 405 : 404),
      default: ref('responses', 'Problem'),
    },
  };
}

function problemOperation(tag: string): Operation {
  const operation = documentOperation(tag, {
    id: 'get_problem',
    summary: 'One error code',
    description: 'What an error code means and what to do about it.',
    media: 'application/json',
    parameter: { name: 'code', description: 'The code.' },
  });
  const schema = schemaRef('ErrorCode');
  return { ...operation, parameters: [{ name: 'code', in: 'path', required: true, description: 'The code.', schema }] };
}
