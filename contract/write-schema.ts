/** Writes schemas as documents have them: what has a name stands wherever the writer wants it, and is referred to. */
import type { Schema } from './schema.js';
import { nameOf } from './schema.js';
import type { Say, Text } from './text.js';
import { inEnglish, said } from './text.js';

export type Json = Readonly<Record<string, unknown>>;

/** Writes a reference to a named schema; `body` writes the schema itself. */
type Refer = (name: string, body: () => Json, schema: Schema) => Json;

export function writeSchema(schema: Schema, refer: Refer, say = inEnglish): Json {
  const name = nameOf(schema);
  const body = () => writeKeywords(schema, refer, say);
  return name === undefined ? body() : refer(name, body, schema);
}

function writeKeywords(schema: Schema, refer: Refer, say: Say): Json {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside);
    return typeof part === 'object' && part !== null ? writeSchema(part as Schema, refer, say) : part;
  };
  const target = (part: unknown): unknown => writeSchema(part as Schema, refer, say)['$ref'];
  const written = (keyword: string, part: unknown): unknown => {
    if (keyword === 'description') return said(part as Text, say);
    if (keyword === 'properties') return mapped(part as Json, inside);
    if (keyword === '$ref') return target(part);
    if (keyword !== 'discriminator') return inside(part);
    const { propertyName, mapping } = part as { readonly propertyName: string; readonly mapping: Json };
    return { propertyName, mapping: mapped(mapping, target) };
  };
  const entries = Object.entries(schema).filter(([, part]) => !(Array.isArray(part) && part.length === 0));
  return Object.fromEntries(entries.map(([keyword, part]) => [keyword, written(keyword, part)]));
}

function mapped(record: Json, change: (value: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

/** One schema by itself, with the named ones beside it. */
export function standalone(schema: Schema, say: Say): Json {
  const known = new Map<string, Json>();
  // Symbols are not among the entries, so that the copy has no name.
  const nameless = Object.fromEntries(Object.entries(schema));
  const refer: Refer = (name, body) => {
    if (!known.has(name)) {
      known.set(name, {});
      known.set(name, body());
    }
    return { $ref: `#/$defs/${name}` };
  };
  const written = writeSchema(nameless, refer, say);
  const { discriminator: _, ...rest } = written;
  return known.size === 0 ? rest : { ...rest, $defs: Object.fromEntries(known) };
}
