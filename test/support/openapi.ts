/** The published OpenAPI document, and whether a value is what it promises. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIV3_1 } from 'openapi-types';
import { generatedText } from './real-files.js';

export const openapi: OpenAPIV3_1.Document = JSON.parse(generatedText('openapi-full.json'));

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

/** Schemas that others extend, and those of errors, which carry members of their own. */
const openSchemas = ['Envelope', 'QuestionEnvelope', 'ListedCalculator', 'Problem', 'ProblemEntry'];

// A figure's bounds stand beside a reference that says the type, which the rule on types does not look into.
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true, strictTypes: false });
addFormats.default(ajv);
// The document is no schema itself, it only holds some: strict mode must know its members, and the one keyword of OpenAPI.
ajv.addVocabulary([...Object.keys(openapi), 'discriminator']);
ajv.addSchema(strict(openapi), 'openapi.json');

/**
 * The document leaves answers open and `ok` a plain boolean, for the sake of clients that were made from it. Tests
 * expect no member that is not described, and the `ok` of a success or of an error.
 */
function strict(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const schemas = Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => {
    const known = closed(schema, openSchemas.includes(name)) as { properties?: { ok?: object } };
    const { ok } = known.properties ?? {};
    if (ok === undefined) return [name, known];
    return [name, { ...known, properties: { ...known.properties, ok: { const: name !== 'Problem' } } }];
  });
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

/** A schema and all inside it, without room for other members; the parts of an `allOf` are closed together. */
function closed(schema: unknown, isPart: boolean): unknown {
  if (Array.isArray(schema)) return schema.map((each) => closed(each, isPart));
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.entries(schema).map(([key, value]) => [
    key,
    key === 'examples' ? value : closed(value, key === 'allOf'),
  ]);
  const isObject = 'allOf' in schema || (hasProperties(schema) && !('additionalProperties' in schema));
  const part = { type: 'object', ...Object.fromEntries(inner) };
  if (!isObject) return Object.fromEntries(inner);
  return isPart ? part : { ...part, unevaluatedProperties: false };
}

/** A schema's own list of members, not a member of this name. */
function hasProperties(schema: object): boolean {
  return 'properties' in schema && 'type' in schema && [schema.type].flat().includes('object');
}

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
