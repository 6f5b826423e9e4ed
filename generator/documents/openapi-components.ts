/** Writes schemas, parameters and responses into an OpenAPI document: what has a name is written once, and referred to. */
import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';
import type { Facts } from '../../contract/facts.js';
import type { Parameter } from '../../contract/operation.js';
import { problem, statusWords } from '../../contract/problem.js';
import type { Schema } from '../../contract/schema.js';
import { isDetail } from '../../contract/schema.js';
import type { Say, Text } from '../../contract/text.js';
import { said } from '../../contract/text.js';
import type { Json } from '../../contract/write-schema.js';
import { writeSchema } from '../../contract/write-schema.js';
import { contractSay } from '../../words/contract-texts.js';
import type { DocumentWords } from '../../words/document-words.js';
import { documentWords } from '../../words/document-words.js';
import type { Translation } from '../../words/phrases.js';
import { english } from '../../words/phrases.js';

type Reference = OpenAPIV3_1.ReferenceObject;
type SchemaObject = OpenAPIV3_1.SchemaObject;
export type Headers = NonNullable<OpenAPIV3_1.ResponseObject['headers']>;

type Section = 'parameters' | 'headers' | 'responses' | 'schemas';

/** Collects the components that a document needs, in the language of the document. */
export interface Components {
  readonly isCompact: boolean;
  readonly words: DocumentWords;
  /** Gives a text of the contract in the language. */
  readonly say: Say;
  readonly schema: (schema: Schema) => SchemaObject;
  readonly parameter: (parameter: Parameter) => OpenAPIV3_1.ParameterObject | Reference;
  readonly header: (name: string, header: OpenAPIV3_1.HeaderObject) => Reference;
  /** The responses of these statuses, and of any other that is no success. */
  readonly problems: (statuses: readonly number[]) => OpenAPIV3_1.ResponsesObject;
  /** The components written so far, by section and name. */
  readonly written: () => OpenAPIV3_1.ComponentsObject;
}

/** `isCompact` leaves out the members of objects that only readers of the whole need. */
export function createComponents(facts: Facts, translation: Translation = english, isCompact = false): Components {
  const [say, words] = [contractSay(translation), documentWords(translation)];
  const sections: Record<Section, Map<string, unknown>> = {
    parameters: new Map(),
    headers: new Map(),
    responses: new Map(),
    schemas: new Map(),
  };
  const keep = (section: Section, name: string, make: () => unknown): Reference => {
    const known = sections[section];
    if (!known.has(name)) {
      known.set(name, null);
      known.set(name, make());
    }
    return { $ref: `#/components/${section}/${name}` };
  };
  const schema = (value: Schema): SchemaObject =>
    writeSchema(
      value,
      (name, body, part) => (isCompact && isDetail(part) ? openObject(part, say) : { ...keep('schemas', name, body) }),
      say,
    );
  const header: Components['header'] = (name, body) => keep('headers', name, () => body);
  const problemSchema = problem(facts);
  const problemResponse = (status: number | 'default'): Reference => {
    if (status === 304) return keep('responses', 'NotModified', () => ({ description: words.openapi.notModified }));
    const isOther = status === 'default';
    const headers = problemHeaders(status, header, words.openapi);
    return keep('responses', `Problem${isOther ? '' : status}`, () => ({
      description: isOther ? words.openapi.otherProblem : say(statusWords[status] ?? ''),
      ...(headers === undefined ? {} : { headers }),
      content: { 'application/problem+json': { schema: schema(problemSchema) } },
    }));
  };
  return {
    isCompact,
    words,
    say,
    schema,
    header,
    parameter: ({ component, ...parameter }) =>
      component === undefined
        ? parameterBody(parameter, schema, say)
        : keep('parameters', component, () => parameterBody(parameter, schema, say)),
    problems: (statuses) =>
      Object.fromEntries([...statuses, 'default' as const].map((status) => [status, problemResponse(status)])),
    written: () =>
      Object.fromEntries(
        Object.entries(sections).flatMap(([name, parts]) =>
          parts.size === 0 ? [] : [[name, Object.fromEntries(parts)]],
        ),
      ),
  };
}

function openObject({ description }: Schema, say: Say): Json {
  return { type: 'object', description: said(description as Text, say) };
}

function parameterBody(
  { isExploded, holdsInputs: _, ...parameter }: Omit<Parameter, 'component'>,
  schema: Components['schema'],
  say: Say,
): OpenAPIV3_1.ParameterObject {
  const { name, in: where, required, description, schema: of, example, ...more } = parameter;
  return {
    name,
    in: where,
    ...(required === true ? { required } : {}),
    description: said(description, say),
    ...(isExploded === true ? { style: 'form', explode: true } : {}),
    // The types give parameters the schemas of OpenAPI 3.0.
    schema: schema(of) as OpenAPIV3.SchemaObject,
    ...(example === undefined ? {} : { example }),
    ...more,
  };
}

/** Every answer has an id, which only the response to other problems says. */
function problemHeaders(
  status: number | string,
  header: Components['header'],
  words: DocumentWords['openapi'],
): Headers | undefined {
  if (status === 'default') return { 'X-Request-Id': header('RequestId', textHeader(words.requestId)) };
  if (status === 405) return { Allow: textHeader(words.allow) };
  if (![409, 429, 503].includes(Number(status))) return undefined;
  return { 'Retry-After': header('RetryAfter', { description: words.retryAfter, schema: { type: 'integer' } }) };
}

export function textHeader(description: string) {
  return { description, schema: { type: 'string' } } as const;
}
