/** Parts of a schema that recur are written once, and mean what they meant. */
import { compiledForm } from '../../../generator/language/forms/compiled-form.js';
import { checkedForms } from '../../../generator/language/forms/files.js';
import type { JsonSchema } from '../../../generator/language/forms/form.js';

/** The schema with every reference written out; throws where one leads nowhere. */
function writtenOut(part: unknown, definitions: Readonly<Record<string, JsonSchema>>): unknown {
  if (Array.isArray(part)) return part.map((each) => writtenOut(each, definitions));
  if (typeof part !== 'object' || part === null) return part;
  if (!('$ref' in part)) {
    const { $defs: _, ...members } = part as JsonSchema;
    return Object.fromEntries(Object.entries(members).map(([key, value]) => [key, writtenOut(value, definitions)]));
  }
  const meant = definitions[String(part.$ref).replace('#/$defs/', '')];
  if (meant === undefined) throw new Error(`There is no ${part.$ref}.`);
  expect(part).toEqual({ $ref: part.$ref, description: meant['description'] });
  return writtenOut(meant, definitions);
}

function definitionsOf(schema: JsonSchema) {
  return schema['$defs'] as Readonly<Record<string, JsonSchema>>;
}

test.each(Object.entries(checkedForms))('%s says the same when it is written out', (_, { schema }) => {
  const shared = compiledForm(schema);
  expect(writtenOut(shared, definitionsOf(shared))).toEqual(
    JSON.parse(JSON.stringify({ ...schema, $schema: undefined })),
  );
});

test('a calculator is little more than half as long', () => {
  const { schema } = checkedForms.calculator;
  expect(JSON.stringify(compiledForm(schema)).length).toBeLessThan(JSON.stringify(schema).length * 0.55);
});

const long = { type: 'string', description: 'A long text.', pattern: `^${'a'.repeat(100)}$` };
const group = { type: 'object', description: 'A group.', properties: { first: long, second: long } };

test('values inside of a part are shared, too, and each part has its own name', () => {
  const shared = compiledForm({ type: 'object', properties: { here: group, there: group, third: long } });
  expect(shared).toEqual({
    type: 'object',
    properties: {
      here: { $ref: '#/$defs/part2', description: 'A group.' },
      there: { $ref: '#/$defs/part2', description: 'A group.' },
      third: { $ref: '#/$defs/part1', description: 'A long text.' },
    },
    $defs: {
      part1: long,
      part2: {
        ...group,
        properties: {
          first: { $ref: '#/$defs/part1', description: 'A long text.' },
          second: { $ref: '#/$defs/part1', description: 'A long text.' },
        },
      },
    },
  });
});

test.each<[what: string, schema: JsonSchema]>([
  ['alternatives', { anyOf: [group, group] }],
  ['short parts', { properties: { here: { type: 'string' }, there: { type: 'string' } } }],
  ['keys that are named like keywords', { properties: { items: { type: 'string' }, $ref: { type: 'string' } } }],
  ['what stands once', { properties: { here: { items: long } } }],
])('%s stay as they are', (_, schema) => {
  expect(compiledForm(schema)).toEqual({ ...schema, $defs: {} });
});
