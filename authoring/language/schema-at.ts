/** Looks up the schemas for a path in a file of the catalog. */
import { isFigures } from '../../generator/language/catalog-sources.js';
import { catalogFiles } from '../../generator/language/forms/files.js';
import type { JsonSchema } from '../../generator/language/forms/form.js';
import type { OutlineNode } from './outline.js';
import { isPath } from './outline.js';

export function schemaOfFile(path: string): JsonSchema {
  if (isFigures(path)) return catalogFiles.figures.schema;
  const [, file] = Object.entries(catalogFiles).find(([name]) => path.endsWith(`/${name}.yaml`)) ?? [];
  return (file ?? catalogFiles.calculators).schema;
}

/** The schemas for the value at a path; several when it may have several forms. */
export function schemasAt(
  root: JsonSchema,
  path: readonly string[],
  nodes: readonly OutlineNode[],
  text: string,
): readonly JsonSchema[] {
  let found: readonly JsonSchema[] = [root];
  for (const [index, key] of path.entries()) {
    const type = valueAt([...path.slice(0, index), 'type'], nodes, text);
    found = found.flatMap((schema) => formsOf(schema, type)).flatMap((form) => below(form, key));
  }
  const type = valueAt([...path, 'type'], nodes, text);
  return found.flatMap((schema) => formsOf(schema, type));
}

/** The single value at a path; null when there is none. */
export function valueAt(path: readonly string[], nodes: readonly OutlineNode[], text: string): string | null {
  const node = nodes.find((each) => each.kind === 'scalar' && isPath(each.path, path));
  return node === undefined ? null : text.slice(node.value.start, node.value.end);
}

/** A schema with its `anyOf`, `allOf` and matching `then` schemas. */
function formsOf(schema: JsonSchema, type: string | null): readonly JsonSchema[] {
  const inner = [...listOf(schema['anyOf']), ...listOf(schema['allOf'])].flatMap((each) => formsOf(each, type));
  return [schema, ...inner, ...(fits(schema, type) ? formsOf(objectOf(schema['then']), type) : [])];
}

/** True when the `then` of a schema applies to an input of a type. */
function fits(schema: JsonSchema, type: string | null): boolean {
  const wanted = objectOf(objectOf(objectOf(schema['if'])['properties'])['type'])['const'];
  return 'then' in schema && wanted === type;
}

function below(schema: JsonSchema, key: string): readonly JsonSchema[] {
  const properties = objectOf(schema['properties']);
  if (Object.hasOwn(properties, key)) return [objectOf(properties[key])];
  if (/^\d+$/.test(key) && isObject(schema['items'])) return [objectOf(schema['items'])];
  return isObject(schema['additionalProperties']) ? [objectOf(schema['additionalProperties'])] : [];
}

/** The keys that a schema names, each with its schema. */
export function propertiesOf(schema: JsonSchema): readonly (readonly [key: string, schema: JsonSchema])[] {
  return Object.entries(objectOf(schema['properties'])).map(([key, value]) => [key, objectOf(value)]);
}

export function valuesOf(schema: JsonSchema): readonly string[] {
  const listed = Array.isArray(schema['enum']) ? schema['enum'] : 'const' in schema ? [schema['const']] : [];
  return schema['type'] === 'boolean' ? ['true', 'false'] : listed.map(String);
}

export function descriptionOf(schema: JsonSchema): string | null {
  return typeof schema['description'] === 'string' ? schema['description'] : null;
}

function listOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value.map(objectOf) : [];
}

function objectOf(value: unknown): JsonSchema {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
