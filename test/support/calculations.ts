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
  readonly example: CalculationExample;
}

export interface CalculationExample {
  /** The call without its host, made of the examples of the parameters. */
  readonly target: string;
  /** Of the member `result` of the answer: its value and its sentence. */
  readonly result: Readonly<Record<string, unknown>>;
}

export const calculations: readonly Calculation[] = registry.calculators.map((entry) => {
  const path = `/api/calc/${entry.slug}`;
  const operation = openapi.paths?.[path]?.get;
  const response = operation?.responses?.['200'];
  const content = response && resolved<OpenAPIV3_1.ResponseObject>(response).content?.['application/json'];
  const schema = content?.schema;
  if (operation === undefined || schema === undefined || !('$ref' in schema))
    throw new Error(`The document has no GET ${path} with a schema of its own.`);
  const example = { target: exampleTarget(path, operation), result: exampleResult(resolved(schema)) };
  return { slug: entry.slug, path, entry, operation, schema: schema.$ref, example };
});

function exampleTarget(path: string, { parameters = [] }: OpenAPIV3_1.OperationObject): string {
  const given = parameters
    .map((each) => resolved<OpenAPIV3_1.ParameterObject>(each))
    .filter(({ example }) => example !== undefined);
  const query = new URLSearchParams(given.map(({ name, example }): [string, string] => [name, String(example)]));
  return query.size === 0 ? path : `${path}?${query}`;
}

/** What the properties of `result` show of one example, in the calculator's own part of its schema. */
function exampleResult({ allOf = [] }: OpenAPIV3_1.SchemaObject): CalculationExample['result'] {
  const results = allOf.flatMap((part) => ('$ref' in part ? [] : (part.properties?.['result'] ?? [])));
  const [result] = results as { readonly properties: Record<string, { readonly examples?: readonly unknown[] }> }[];
  const shown = Object.entries(result?.properties ?? {}).flatMap(([name, { examples }]) =>
    examples === undefined ? [] : [[name, examples[0]] as const],
  );
  return Object.fromEntries(shown);
}
