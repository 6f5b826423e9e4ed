/** Prepares schemas for compiling: each part is written once, since every copy would be compiled again. */
import type { JsonSchema } from './form.js';

/** Least length of a part, as JSON, for which a definition is shorter. */
const leastLength = 100;

/** The schema with each part that recurs in `$defs`. A part that recurs is the same object, because forms are defined once. */
export function compiledForm({ $schema: _, ...schema }: JsonSchema): JsonSchema {
  const names = new Map([...recurringParts(schema)].map((part, at) => [part, `part${at + 1}`]));
  const copyOf = (part: JsonSchema): JsonSchema => withParts(part, referenceTo);
  const referenceTo = (part: JsonSchema): JsonSchema => {
    const name = names.get(part);
    // Messages about a key quote what its schema describes.
    return name === undefined ? copyOf(part) : { $ref: `#/$defs/${name}`, description: part['description'] };
  };
  const definitions = [...names].map(([part, name]) => [name, copyOf(part)] as const);
  return { ...copyOf(schema), $defs: Object.fromEntries(definitions) };
}

function recurringParts(schema: JsonSchema): ReadonlySet<JsonSchema> {
  const [seen, recurring] = [new Set<JsonSchema>(), new Set<JsonSchema>()];
  const visit = (part: JsonSchema): JsonSchema => {
    if (seen.has(part) && isWorthIt(part)) recurring.add(part);
    else withParts(part, visit);
    seen.add(part);
    return part;
  };
  visit(schema);
  return recurring;
}

function isWorthIt(part: JsonSchema): boolean {
  return part['description'] !== undefined && JSON.stringify(part).length >= leastLength;
}

type Change = (part: JsonSchema) => JsonSchema;

/** The schema with its parts changed. Alternatives stay written out: errors tell by their place which one they are of. */
function withParts(schema: JsonSchema, change: Change): JsonSchema {
  const changed = (value: unknown): unknown => (isSchema(value) ? change(value) : value);
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => {
      if (keyword === 'properties') return [keyword, withEach(value as JsonSchema, changed)];
      if (keyword === 'allOf') return [keyword, (value as readonly unknown[]).map(changed)];
      return [keyword, single.has(keyword) ? changed(value) : value];
    }),
  );
}

/** Keywords with one schema. */
const single: ReadonlySet<string> = new Set(['additionalProperties', 'items', 'then', 'else']);

function withEach(properties: JsonSchema, change: (value: unknown) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, change(value)]));
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null;
}
