/** Documents that the service publishes about itself, one row each. */
import {
  llmsAddress,
  openapiAddress,
  openapiPartsAddress,
  problemAddress,
  problemsAddress,
  vectorsAddress,
  vectorsSchemaAddress,
} from './addresses.js';
import type { Facts } from './facts.js';
import type { Operation, Parameter } from './operation.js';
import { get, inPath } from './operation.js';
import { errorCode } from './problem.js';
import type { Schema } from './schema.js';
import { integer, list, namedRecord, success, text } from './schema.js';

export interface PublishedDocument extends Operation {
  readonly media: 'text/plain' | 'application/json';
  /** The member of `GET /` that leads to it, and the line of llms.txt about it; without one, others lead there. */
  readonly start?: string;
  readonly line?: readonly [title: string, what: string];
}

interface DocumentText
  extends Pick<PublishedDocument, 'path' | 'id' | 'summary' | 'description' | 'media' | 'start' | 'line'>,
    Partial<Pick<Operation, 'isThere'>> {
  readonly parameter?: (facts: Facts) => Parameter;
  /** Schema of its content, unless it is a text or a document with its own schema. */
  readonly schema?: (facts: Facts) => Schema;
}

function document({ media, parameter, schema, start, line, isThere, ...words }: DocumentText): PublishedDocument {
  const usual = { type: media === 'text/plain' ? 'string' : 'object' };
  const row = get({
    ...words,
    ...(isThere === undefined ? {} : { isThere }),
    parameters: (facts) => (parameter === undefined ? [] : [parameter(facts)]),
    answers: (facts) => [
      { status: 200, description: 'The document.', media, schema: schema === undefined ? usual : schema(facts) },
    ],
    statuses: [304, parameter === undefined ? 405 : 404],
    isDetail: true,
  });
  return { ...row, media, ...(start === undefined ? {} : { start }), ...(line === undefined ? {} : { line }) };
}

const tagName = (): Parameter => inPath('tag', 'A tag of calculators, such as those of llms.txt.');
const codeName = (facts: Facts): Parameter => ({ ...inPath('code', 'The code.'), schema: errorCode(facts) });

const codeMembers = (facts: Facts) =>
  ({
    code: errorCode(facts),
    status: integer('The status of such responses.'),
    title: text('The kind of error in words.'),
    advice: text('What to do about it.'),
    retry: text('When it makes sense to send the request again.'),
  }) as const;

const errorCodeList = (facts: Facts) =>
  namedRecord('ErrorCodeList', 'All error codes.', {
    ok: success,
    problems: list(
      namedRecord('ErrorCodeRow', 'An error code.', codeMembers(facts)),
      'Each code with what to do about it.',
    ),
  });

const errorCodePage = (facts: Facts) =>
  namedRecord('ErrorCodePage', 'An error code.', { ok: success, ...codeMembers(facts) });

/** All of them, in the order in which documents list them. */
export const documents: readonly PublishedDocument[] = [
  document({
    path: openapiAddress,
    id: 'get_openapi',
    summary: 'This document',
    description:
      'The OpenAPI description of every calculator and question. The part of a calculator has its hints and the ranges of its figures.',
    media: 'application/json',
    start: 'openapi',
    line: [
      'OpenAPI',
      '/openapi-full.json adds hints and figures; parts are /openapi/TAG.json, /openapi/calculators/SLUG.json',
    ],
  }),
  document({
    path: '/openapi-compact.json',
    id: 'get_openapi_compact',
    summary: 'This document, compact',
    description: 'The interface with one operation for all calculators, without the documents.',
    media: 'application/json',
    start: 'openapi_compact',
    line: ['OpenAPI, compact', 'one operation for all calculators'],
  }),
  document({
    path: '/openapi-full.json',
    id: 'get_openapi_full',
    summary: 'This document, complete',
    description:
      'The OpenAPI description with hints, the figures of every calculator and documents: typed clients are made from it.',
    media: 'application/json',
    start: 'openapi_full',
  }),
  document({
    path: '/openapi-webhooks.json',
    id: 'get_openapi_webhooks',
    summary: 'Webhooks',
    description: 'The OpenAPI description of what the service sends to the receivers of providers.',
    media: 'application/json',
    isThere: ({ leads }) => leads !== null,
  }),
  document({
    path: `${openapiPartsAddress}/{tag}.json`,
    id: 'get_openapi_of_tag',
    summary: 'The part of a tag',
    description: 'The OpenAPI description of the operations of one tag, with the figures of its calculators.',
    media: 'application/json',
    parameter: tagName,
  }),
  document({
    path: `${openapiPartsAddress}/calculators/{slug}.json`,
    id: 'get_openapi_of_calculator',
    summary: 'The part of a calculator',
    description: 'The OpenAPI description of one calculator, with its figures and their proved ranges.',
    media: 'application/json',
    parameter: (facts) => inPath('slug', 'A calculator.', facts.sample?.slug),
  }),
  document({
    path: llmsAddress,
    id: 'get_llms_txt',
    summary: 'Description for agents',
    description: 'What the service does, its rules and its services, in the llms.txt format.',
    media: 'text/plain',
    start: 'llms',
  }),
  document({
    path: '/llms/{tag}.txt',
    id: 'get_llms_of_tag',
    summary: 'Calculators of a tag, for agents',
    description: 'Every calculator of a tag with its inputs and one call.',
    media: 'text/plain',
    parameter: tagName,
  }),
  document({
    path: '/llms-full.txt',
    id: 'get_llms_full_txt',
    summary: 'Description for agents, complete',
    description: 'Everything in one text, with every worked example.',
    media: 'text/plain',
    start: 'llms_full',
  }),
  document({
    path: `${vectorsAddress}/{slug}.json`,
    id: 'get_vectors',
    summary: 'Test vectors of a calculator',
    description:
      'Inputs and what comes out for them, to test the same calculator written elsewhere. In the public domain.',
    media: 'application/json',
    parameter: (facts) => inPath('slug', 'A calculator.', facts.sample?.slug),
  }),
  document({
    path: vectorsSchemaAddress,
    id: 'get_vectors_schema',
    summary: 'Schema of test vectors',
    description: 'The JSON Schema of the test vectors.',
    media: 'application/json',
  }),
  document({
    path: problemsAddress,
    id: 'get_problems',
    summary: 'Error codes',
    description: 'Every error code with what to do about it.',
    media: 'application/json',
    schema: errorCodeList,
    start: 'problems',
    line: ['Error codes', 'what to do about each'],
  }),
  document({
    path: problemAddress('{code}'),
    id: 'get_problem',
    summary: 'One error code',
    description: 'What an error code means and what to do about it.',
    media: 'application/json',
    parameter: codeName,
    schema: errorCodePage,
  }),
];
