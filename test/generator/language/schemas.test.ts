import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { catalogFiles } from '../../../generator/language/forms/files.js';
import type { JsonSchema } from '../../../generator/language/forms/form.js';
import { projectRoot } from '../../support/project-root.js';

/** Files that only the folder of a further language has. */
const ofLanguages = ['glossary', 'language', 'words'];

/** The schemas that editors use while somebody types; the checker compiles them without looking at their own shape. */
describe.each(Object.entries(catalogFiles))('the schema of %s.yaml', (file, { schema }) => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, strictTypes: false });

  test('is a JSON Schema of 2020-12', () => {
    expect(schema['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
    expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
  });

  test('fits the catalog', () => {
    const path = ofLanguages.includes(file) ? `examples/household/catalog/de/${file}` : `catalog/${file}`;
    const data: unknown = parse(readFileSync(join(projectRoot, `${path}.yaml`), 'utf8'));
    const validate = ajv.compile(schema);
    expect([validate(data), validate.errors]).toEqual([true, null]);
  });

  test('explains every key', () => {
    expect(keysWithoutWords(schema, '')).toEqual([]);
  });
});

/** The keys of a schema that no description explains to an editor. */
function keysWithoutWords(schema: unknown, path: string): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  // A condition of the schema is not shown to anybody.
  const {
    properties = {},
    if: _,
    ...rest
  } = schema as { properties?: Readonly<Record<string, JsonSchema>>; if?: unknown };
  const own = Object.entries(properties).filter(([, value]) => value['description'] === undefined);
  const inside = [...Object.entries(properties), ...Object.entries(rest)];
  return [
    ...own.map(([key]) => `${path}/${key}`),
    ...inside.flatMap(([key, value]) => keysWithoutWords(value, `${path}/${key}`)),
  ];
}
