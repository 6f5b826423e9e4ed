/** Schemas for editors say each part once, and mean the same. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { withSharedParts } from '../../../generator/documents/shared-parts.js';
import { catalogFiles } from '../../../generator/language/forms/files.js';
import type { JsonSchema } from '../../../generator/language/forms/form.js';

/** A value with each reference replaced by the part that it names. */
function expanded(value: unknown, parts: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((each) => expanded(each, parts));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference, ...own } = value as JsonSchema;
  const part = reference === undefined ? {} : expanded(parts[String(reference).replace('#/$defs/', '')], parts);
  const rest = Object.entries(own).map(([key, each]) => [key, expanded(each, parts)]);
  return { ...(part as JsonSchema), ...Object.fromEntries(rest) };
}

const schemas: readonly (readonly [string, JsonSchema])[] = Object.entries(catalogFiles).map(([name, { schema }]) => [
  name,
  schema,
]);

test.each(schemas)('the references of %s.yaml replace equal parts', (_, schema) => {
  const { $defs: parts = {}, ...rest } = withSharedParts(schema);
  expect(expanded(rest, parts as Readonly<Record<string, unknown>>)).toEqual(JSON.parse(JSON.stringify(schema)));
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });
  expect(() => ajv.compile(withSharedParts(schema))).not.toThrow();
});

test('texts that differ in their description share their form', () => {
  const text = (description: string) => ({ type: 'string', minLength: 1, maxLength: 120, pattern: '^x', description });
  expect(withSharedParts({ properties: { a: text('One.'), b: text('Another.') } })).toEqual({
    properties: {
      a: { $ref: '#/$defs/text-of-120', description: 'One.' },
      b: { $ref: '#/$defs/text-of-120', description: 'Another.' },
    },
    $defs: { 'text-of-120': { type: 'string', minLength: 1, maxLength: 120, pattern: '^x' } },
  });
});

test('a part that occurs twice is written once, and parts of one name differ by a number', () => {
  const part = (type: string) => ({ type, description: 'A long part.', examples: ['x'.repeat(300)] });
  const schema = { properties: { a: part('string'), b: part('string'), c: part('number'), d: part('number') } };
  expect(withSharedParts(schema)).toEqual({
    properties: {
      a: { $ref: '#/$defs/a-long-part' },
      b: { $ref: '#/$defs/a-long-part' },
      c: { $ref: '#/$defs/a-long-part-2' },
      d: { $ref: '#/$defs/a-long-part-2' },
    },
    $defs: { 'a-long-part': part('string'), 'a-long-part-2': part('number') },
  });
});
