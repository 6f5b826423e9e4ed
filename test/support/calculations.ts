/** Each calculator as the registry and the OpenAPI document publish it. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { openapi, resolved } from './openapi.js';
import { type RegistryEntry, registry } from './registry.js';

export interface Calculation {
  readonly slug: string;
  readonly path: string;
  readonly entry: RegistryEntry;
  readonly operation: OpenAPIV3_1.OperationObject;
  /** The JSON pointer to the schema of its answers. */
  readonly schema: string;
  readonly examples: readonly CalculationExample[];
}

export interface CalculationExample {
  readonly slug: string;
  readonly summary: string;
  /** The call without its host. */
  readonly target: string;
  readonly address: string;
  readonly answer: Readonly<Record<string, unknown>>;
}

export const calculations: readonly Calculation[] = registry.calculators.map((entry) => {
  const path = `/api/calc/${entry.slug}`;
  const operation = openapi.paths?.[path]?.get;
  const response = operation?.responses?.['200'];
  const content = response && resolved<OpenAPIV3_1.ResponseObject>(response).content?.['application/json'];
  const schema = content?.schema;
  if (operation === undefined || schema === undefined || !('$ref' in schema))
    throw new Error(`The document has no GET ${path} with a schema of its own.`);
  const examples = Object.values(content?.examples ?? {}).map((each) => exampleOf(entry.slug, resolved(each)));
  return { slug: entry.slug, path, entry, operation, schema: schema.$ref, examples };
});

function exampleOf(slug: string, example: OpenAPIV3_1.ExampleObject): CalculationExample {
  const { summary = '', description = '', value } = example;
  const address = description.replace(/^GET /, '');
  const { pathname, search } = new URL(address);
  return { slug, summary, address, target: pathname + search, answer: value };
}
