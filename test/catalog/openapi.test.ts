/** The OpenAPI document is valid, describes what the registry lists, and keeps to the limits of agents. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenAPIV3_1 } from 'openapi-types';
import { webhookEvents } from '../../contract/webhooks/events.js';
import { calculations } from '../support/calculations.js';
import { americanForms } from '../support/fixture-service.js';
import { escaped, openapi, operations, resolved, schemaAt } from '../support/openapi.js';
import { projectRoot } from '../support/project-root.js';
import { generatedText } from '../support/real-files.js';
import type { RegistryInput } from '../support/registry.js';

describe('the document', () => {
  test('is OpenAPI 3.1.0 and says that the service has version 1.0.0', () => {
    expect({ openapi: openapi.openapi, version: openapi.info.version }).toEqual({ openapi: '3.1.0', version: '1.0.0' });
  });

  test('is valid by the meta-schema of OpenAPI 3.1', () => {
    const validate = metaSchema();
    expect({ valid: validate(openapi), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(validate({ ...openapi, paths: { ...openapi.paths, '/x': { get: { responses: 7 } } } })).toBe(false);
  });

  test.each(Object.keys(openapi.components?.schemas ?? {}))('schema %s is valid JSON Schema 2020-12', (name) => {
    expect(schemaAt(`#/components/schemas/${escaped(name)}`)).toBeInstanceOf(Function);
  });

  test('has no reference that leads nowhere', () => {
    const references = [...JSON.stringify(openapi).matchAll(/"\$ref":"(#[^"]+)"/g)].map(([, target = '']) => target);
    expect(references.length).toBeGreaterThan(100);
    expect(references.filter(($ref) => typeof resolved({ $ref }) !== 'object')).toEqual([]);
  });

  test('has no component that nothing uses', () => {
    const text = JSON.stringify(openapi);
    const names = Object.entries(openapi.components ?? {}).flatMap(([section, parts]) =>
      Object.keys(parts).map((name) => `"#/components/${section}/${name}"`),
    );
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });
});

test('webhooks are every event that the service sends, with its headers', () => {
  const { webhooks = {}, components } = JSON.parse(generatedText('openapi-webhooks.json')) as OpenAPIV3_1.Document;
  expect(metaSchema()(JSON.parse(generatedText('openapi-webhooks.json')))).toBe(true);
  expect(Object.keys(webhooks)).toEqual(Object.keys(webhookEvents(americanForms)));
  for (const item of Object.values(webhooks)) {
    const { parameters = [] } = (item as OpenAPIV3_1.PathItemObject).post ?? {};
    const names = parameters.map((each) => ('$ref' in each ? each.$ref.split('/').at(-1) : undefined));
    const headers = names.map((name = '') => components?.parameters?.[name] as OpenAPIV3_1.ParameterObject);
    expect(headers.map(({ name, in: where }) => `${where} ${name}`)).toEqual([
      'header webhook-id',
      'header webhook-timestamp',
      'header webhook-signature',
    ]);
  }
  expect(Object.keys(components?.schemas ?? {})).toContain('WebhookLead');
});

describe('operations', () => {
  const tags = openapi.tags?.map(({ name }) => name) ?? [];

  test('have names of their own that programs can use', () => {
    const names = operations.map(({ operation }) => operation.operationId ?? '');
    expect(new Set(names).size).toBe(operations.length);
    expect(names.filter((name) => !/^[a-z][a-z0-9_]*$/.test(name))).toEqual([]);
  });

  test('are grouped by the tags of the specification', () => {
    expect(tags).toEqual(['discovery', 'home', 'real-estate', 'outdoor', 'auto', 'shop', 'lead-routing']);
    for (const { operation } of operations) expect(tags).toContain(operation.tags?.[0]);
  });

  /** The limits of ChatGPT actions, which refuse a document with longer texts. */
  test.each(operations)('$method $path keeps the limits on descriptions', ({ operation }) => {
    const { summary = '', description = '', parameters = [] } = operation;
    const texts = parameters.map((each) => resolved<OpenAPIV3_1.ParameterObject>(each).description ?? '');
    for (const text of [summary, description, ...texts]) expect(text).toMatch(/\w/);
    expect(Math.max(summary.length, description.length)).toBeLessThanOrEqual(300);
    expect(Math.max(0, ...texts.map(({ length }) => length))).toBeLessThanOrEqual(700);
  });

  test.each(calculations)('$slug is named after its slug and documents its answers', ({ slug, operation }) => {
    expect(operation.operationId).toBe(`calc_${slug.replaceAll('-', '_')}`);
    expect(Object.keys(operation.responses ?? {})).toEqual(['200', '304', '400', '429', 'default']);
  });

  test.each(calculations)(
    '$slug takes the inputs of the registry and the shared parameters',
    ({ entry, operation }) => {
      const parameters = (operation.parameters ?? []).map((each) => resolved<OpenAPIV3_1.ParameterObject>(each));
      const own = parameters.slice(0, entry.inputs.length).map(({ name, schema }) => ({ name, schema }));
      expect(own).toEqual(entry.inputs.map((input) => ({ name: input.name, schema: schemaOf(input) })));
      const lists = (entry.lists ?? []).map(({ name }) => name);
      const days = (entry.days ?? []).map(({ name }) => name);
      const options = (entry.estimate?.options ?? []).length === 0 ? [] : ['with'];
      expect(parameters.slice(entry.inputs.length).map(({ name }) => name)).toEqual([
        ...lists,
        ...days,
        ...options,
        ...(entry.periods === undefined ? [] : ['on']),
        ...(entry.open === undefined ? [] : ['own']),
        'city',
        'neighborhood',
        'trace',
        'fields',
      ]);
      for (const name of lists) {
        const { schema } = parameters.find((each) => each.name === name) ?? {};
        expect(schema).toEqual({ type: 'array', items: { type: 'string' } });
      }
      for (const name of days) {
        const { schema } = parameters.find((each) => each.name === name) ?? {};
        expect(schema).toEqual({ type: 'string', format: 'date' });
      }
      expect(parameters.filter((each) => each.in !== 'query' || each.required)).toEqual([]);
    },
  );
});

function schemaOf({ type, whole, default: preset, options }: RegistryInput) {
  if (whole === true) return { type: 'integer', default: preset };
  if (type === 'number') return { type, format: 'double', default: preset };
  return { type: 'string', enum: options?.map(({ value }) => value), default: preset };
}

function metaSchema() {
  const path = 'node_modules/@seriousme/openapi-schema-validator/schemas/v3.1/schema.json';
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('media-range', /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+(?:;.+)?$/);
  return ajv.compile(JSON.parse(readFileSync(join(projectRoot, path), 'utf8')));
}
