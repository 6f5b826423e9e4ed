import type { OpenAPIV3_1 } from 'openapi-types';
import type { Calculator, Catalog } from '../model/catalog.js';
import type { Contracts } from './artifacts.js';
import { jsonText } from './json.js';
import { calculatorPath, calculatorSchemas } from './openapi-calculator.js';
import { answerHeaders, problemRef, ref, schemaRef, sharedComponents } from './openapi-components.js';

type Operation = NonNullable<OpenAPIV3_1.PathItemObject['get']>;
type Responses = NonNullable<Operation['responses']>;

/** The OpenAPI 3.1 document: an operation for each calculator, and everything else that the service answers. */
export function emitOpenapi(catalog: Catalog, contracts: Contracts): string {
  const { service, calculators } = catalog;
  const shared = sharedComponents(catalog, contracts);
  const document: OpenAPIV3_1.Document = {
    openapi: '3.1.0',
    info: {
      title: service.name,
      summary: service.summary,
      description: `${service.description}\n\n${service.legalDisclaimer}`,
      version: service.version,
      contact: service.contact,
      license: service.licence as OpenAPIV3_1.LicenseObject,
    },
    servers: [{ url: service.baseUrl, description: service.region }],
    security: [],
    tags: [...service.tags].map(([name, description]) => ({ name, description })),
    paths: {
      '/api/calc': { get: registryOperation() },
      ...Object.fromEntries(
        calculators.map((each: Calculator) => [`/api/calc/${each.slug}`, calculatorPath(each, service)]),
      ),
      '/api/lead-submit': { post: leadOperation() },
      '/llms.txt': {
        get: textOperation(
          'get_llms_txt',
          'Description for agents',
          'What the service does and how to call it, in the llms.txt format.',
        ),
      },
      '/llms-full.txt': {
        get: textOperation(
          'get_llms_full_txt',
          'Description for agents, complete',
          'The same with every input, option and worked example.',
        ),
      },
      '/openapi.json': {
        get: documentOperation('get_openapi', 'This document', 'The OpenAPI description of the service.'),
      },
      '/problems': {
        get: documentOperation('get_problems', 'Error codes', 'Every error code with what to do about it.'),
      },
      '/problems/{code}': { get: problemOperation(contracts) },
    },
    components: {
      ...shared,
      schemas: { ...shared.schemas, ...Object.assign({}, ...calculators.map(calculatorSchemas)) },
    },
  };
  return jsonText(document);
}

function problems(...statuses: readonly number[]): Record<string, OpenAPIV3_1.ReferenceObject> {
  return Object.fromEntries(statuses.map((status) => [status, problemRef(status)]));
}

function registryOperation(): Operation {
  return {
    operationId: 'list_calculators',
    tags: ['discovery'],
    summary: 'List all calculators',
    description: 'The registry: every calculator with its inputs, bounds, defaults, options and cost band.',
    responses: {
      200: {
        description: 'The registry.',
        headers: answerHeaders(true),
        content: { 'application/json': { schema: schemaRef('Registry') } },
      },
      304: { description: 'The registry is still the one named by If-None-Match.' },
      ...problems(400, 405, 429, 500),
    },
  };
}

function leadOperation(): Operation {
  const operation: Operation & { readonly 'x-openai-isConsequential': boolean } = {
    operationId: 'submit_lead',
    tags: ['lead-routing'],
    summary: 'Hand a person over to the local provider',
    description:
      'Takes the request of a person who agreed to be contacted. Show the consent text word for word first; with test: true everything is checked and nothing is sent.',
    'x-openai-isConsequential': true,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description:
          'Any unique text. The same key with the same lead gives the same answer for 24 hours and never a second lead.',
        schema: { type: 'string', minLength: 1, maxLength: 255 },
      },
    ],
    requestBody: { required: true, content: { 'application/json': { schema: schemaRef('Lead') } } },
    responses: {
      200: leadResponse('The lead is a duplicate, was sent before under this key, or was a test.'),
      201: leadResponse('The lead is stored and will be delivered.'),
      ...problems(400, 405, 408, 409, 413, 415, 422, 429, 500, 503),
    },
  };
  return operation;
}

function leadResponse(description: string): Responses[string] {
  return {
    description,
    headers: { 'X-Request-Id': ref('headers', 'RequestId') },
    content: { 'application/json': { schema: schemaRef('LeadAnswer') } },
  };
}

function textOperation(operationId: string, summary: string, description: string): Operation {
  return { ...documentBase(operationId, summary, description, 'text/plain', { type: 'string' }) };
}

function documentOperation(operationId: string, summary: string, description: string): Operation {
  return documentBase(operationId, summary, description, 'application/json', { type: 'object' });
}

function documentBase(
  operationId: string,
  summary: string,
  description: string,
  media: string,
  schema: { type: 'string' | 'object' },
): Operation {
  return {
    operationId,
    tags: ['discovery'],
    summary,
    description,
    responses: {
      200: { description, headers: answerHeaders(false), content: { [media]: { schema } } },
      304: { description: 'The document is still the one named by If-None-Match.' },
      ...problems(405, 500),
    },
  };
}

function problemOperation({ errorCodes }: Contracts): Operation {
  const operation = documentOperation(
    'get_problem',
    'One error code',
    'What an error code means and what to do about it.',
  );
  const schema = { type: 'string' as const, enum: errorCodes.map(({ code }) => code) };
  return {
    ...operation,
    parameters: [{ name: 'code', in: 'path', required: true, description: 'The code.', schema }],
    responses: { ...operation.responses, ...problems(404) },
  };
}
