/** Writes schemas, parameters and responses into an OpenAPI document: what has a name is written once, and referred to. */
import type { Facts } from '../../contract/facts.js';
import type { Parameter } from '../../contract/operation.js';
import { problem, statusWords } from '../../contract/problem.js';
import type { Schema } from '../../contract/schema.js';
import { isDetail } from '../../contract/schema.js';
import type { Json } from '../../contract/write-schema.js';
import { writeSchema } from '../../contract/write-schema.js';

export interface Reference {
  readonly $ref: string;
}

type Section = 'parameters' | 'headers' | 'responses' | 'schemas';

/** Collects the components that a document needs. */
export interface Components {
  readonly isCompact: boolean;
  readonly schema: (schema: Schema) => Json;
  readonly parameter: (parameter: Parameter) => Json;
  readonly response: (name: string, make: () => Json) => Reference;
  readonly header: (name: string, header: Json) => Reference;
  /** The responses of these statuses, and of any other that is no success. */
  readonly problems: (statuses: readonly number[]) => Json;
  /** The components written so far, by section and name. */
  readonly written: () => Json;
}

/** `isCompact` leaves out the members of objects that only readers of the whole need. */
export function createComponents(facts: Facts, isCompact = false): Components {
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
  const schema = (value: Schema): Json =>
    writeSchema(value, (name, body, part) =>
      isCompact && isDetail(part) ? openObject(part) : { ...keep('schemas', name, body) },
    );
  const header = (name: string, body: Json) => keep('headers', name, () => body);
  const problemSchema = problem(facts);
  const problemResponse = (status: number | string): [name: string, make: () => Json] => {
    if (status === 304) return ['NotModified', () => ({ description: notModified })];
    const isOther = typeof status === 'string';
    return [
      `Problem${isOther ? '' : status}`,
      () => ({
        description: isOther ? otherProblem : statusWords[status],
        headers: problemHeaders(status, header),
        content: { 'application/problem+json': { schema: schema(problemSchema) } },
      }),
    ];
  };
  return {
    isCompact,
    schema,
    header,
    response: (name, make) => keep('responses', name, make),
    parameter: ({ component, ...parameter }) =>
      component === undefined
        ? parameterBody(parameter, schema)
        : { ...keep('parameters', component, () => parameterBody(parameter, schema)) },
    problems: (statuses) => {
      const all = [...statuses, 'default'].map((status) => [status, keep('responses', ...problemResponse(status))]);
      return Object.fromEntries(all);
    },
    written: () =>
      Object.fromEntries(
        Object.entries(sections).flatMap(([name, parts]) =>
          parts.size === 0 ? [] : [[name, Object.fromEntries(parts)]],
        ),
      ),
  };
}

function openObject({ description }: Schema): Json {
  return { type: 'object', description };
}

const notModified = 'The answer is still the one named by If-None-Match.';
const otherProblem = 'Any other status from 400 on is a problem, too; its code says which.';

function parameterBody(
  { isExploded, ...parameter }: Omit<Parameter, 'component'>,
  schema: (part: Schema) => Json,
): Json {
  const { name, in: where, required, description, schema: of, example, ...more } = parameter;
  return {
    name,
    in: where,
    ...(required === true ? { required } : {}),
    description,
    ...(isExploded === true ? { style: 'form', explode: true } : {}),
    schema: schema(of),
    ...(example === undefined ? {} : { example }),
    ...more,
  };
}

function problemHeaders(status: number | string, header: Components['header']): Json {
  const retry = typeof status === 'number' && [409, 429, 503].includes(status);
  return {
    'X-Request-Id': header('RequestId', requestId),
    ...(retry
      ? {
          'Retry-After': header('RetryAfter', {
            description: 'Seconds to wait before the next request.',
            schema: { type: 'integer' },
          }),
        }
      : {}),
    ...(status === 405 ? { Allow: { description: 'The methods that are possible.', schema: { type: 'string' } } } : {}),
  };
}

export const requestId = {
  description: 'Names this request in the logs of the service.',
  schema: { type: 'string' },
} as const;
