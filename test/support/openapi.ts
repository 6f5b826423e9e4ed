/** The published OpenAPI document, and whether a value is what it promises. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIV3_1 } from 'openapi-types';
import { generatedText } from './real-catalog.js';

export const openapi: OpenAPIV3_1.Document = JSON.parse(generatedText('openapi.json'));

export interface NamedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenAPIV3_1.OperationObject;
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;

export const operations: readonly NamedOperation[] = Object.entries(openapi.paths ?? {}).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item?.[method];
    return operation === undefined ? [] : [{ path, method, operation }];
  }),
);

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
addFormats.default(ajv);
// The document is no schema itself, it only holds some: strict mode must know its members.
ajv.addVocabulary(Object.keys(openapi));
ajv.addSchema(openapi, 'openapi.json');

/** The check of a schema at a pointer of the document; compiled once for each pointer. */
export function schemaAt(pointer: string): ValidateFunction {
  const validate = ajv.getSchema(`openapi.json${pointer}`);
  if (validate === undefined) throw new Error(`The document has nothing at ${pointer}.`);
  return validate;
}

/** What keeps a value from the schema at a pointer, each as one line; none where it fits. */
export function mismatches(pointer: string, value: unknown): readonly string[] {
  const validate = schemaAt(pointer);
  return validate(value) ? [] : (validate.errors ?? []).map(errorLine);
}

function errorLine({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`;
}

/** The part of the document that a reference leads to; the object itself where it is none. */
export function resolved<T extends object>(object: T | OpenAPIV3_1.ReferenceObject): T {
  if (!('$ref' in object)) return object;
  const [, ...keys] = object.$ref.split('/');
  return keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[unescaped(key)], openapi) as T;
}

/** A key as part of a JSON pointer inside a URI fragment. */
export function escaped(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function unescaped(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~');
}
