/** The keys of the files of a catalog, from the schemas by which editors and the checker read them. */
import { asWritten, markdownRow, markdownTable } from './markdown-table.js';

type Schema = Readonly<Record<string, unknown>>;

/** A key as the reference lists it. */
interface KeyRow {
  /** From the top of the file; `*` stands for a name that the editor chooses, `[]` for the items of a list. */
  readonly path: string;
  readonly needed: boolean;
  readonly schema: Schema;
}

/** The table of a file's keys. Keys that several forms of an entry share stand once. */
export function keyTable(schema: Schema): readonly string[] {
  const rows = new Map<string, KeyRow>();
  for (const row of keysBelow(schema, '')) if (!rows.has(row.path)) rows.set(row.path, row);
  return markdownTable(['key', 'needed', 'takes', 'what it says'], [...rows.values()].map(rowOf));
}

function keysBelow(schema: Schema, path: string): readonly KeyRow[] {
  const properties = objectOf(schema['properties']);
  const required = new Set(listOf(schema['required']));
  const own = Object.entries(properties).flatMap(([name, value]): readonly KeyRow[] => {
    const below = path === '' ? name : `${path}.${name}`;
    const each = objectOf(value);
    return [{ path: below, needed: required.has(name), schema: each }, ...keysBelow(each, below)];
  });
  return [...own, ...namedKeys(schema, path), ...formsOf(schema).flatMap((form) => keysBelow(form, path))];
}

/** The rows of names that editors choose, and of list items. */
function namedKeys(schema: Schema, path: string): readonly KeyRow[] {
  const below = path === '' ? '*' : `${path}.*`;
  const named = isSchema(schema['additionalProperties'])
    ? [{ path: below, needed: false, schema: schema['additionalProperties'] }]
    : [];
  const items = isSchema(schema['items']) ? keysBelow(schema['items'], `${path}[]`) : [];
  return [...named, ...named.flatMap((row) => keysBelow(row.schema, below)), ...items];
}

/** The forms that an entry may have. */
function formsOf(schema: Schema): readonly Schema[] {
  const forms = [...listOf(schema['anyOf']), ...listOf(schema['allOf'])].map(objectOf);
  return [...forms, ...('then' in schema ? [objectOf(schema['then'])] : [])];
}

function rowOf({ path, needed, schema }: KeyRow): string {
  const says = String(schema['description'] ?? formsOf(schema)[0]?.['description'] ?? '');
  return markdownRow([asWritten(path), needed ? 'yes' : '', takes(schema), says]);
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  object: 'keys',
  array: 'list',
  null: '`null`',
};

/** The values of a key with their limits: "text or number, at most 120 characters". */
function takes(schema: Schema): string {
  const forms = [schema, ...formsOf(schema)].flatMap(kindsOf);
  return [[...new Set(forms)].join(' or '), ...limitsOf(schema)].join(', ');
}

function kindsOf(schema: Schema): readonly string[] {
  if ('const' in schema) return [asWritten(String(schema['const']))];
  if ('enum' in schema) return listOf(schema['enum']).map((value) => asWritten(String(value)));
  return [schema['type'] ?? []].flat().map((type) => kinds[String(type)] ?? String(type));
}

const limitWords: readonly (readonly [keyword: string, words: (limit: number) => string | null])[] = [
  ['maxLength', (limit) => `at most ${limit} characters`],
  ['minimum', (limit) => `at least ${limit}`],
  ['exclusiveMinimum', (limit) => `more than ${limit}`],
  ['maximum', (limit) => `at most ${limit}`],
  ['minItems', (limit) => (limit > 1 ? `at least ${limit} items` : null)],
  ['maxItems', (limit) => `at most ${limit} items`],
  ['minProperties', (limit) => (limit > 1 ? `at least ${limit} entries` : null)],
];

function limitsOf(schema: Schema): readonly string[] {
  const limits = limitWords.flatMap(([keyword, words]) =>
    typeof schema[keyword] === 'number' ? [words(schema[keyword])] : [],
  );
  const names = objectOf(schema['propertyNames']);
  const rule = typeof names['description'] === 'string' ? `names: ${withoutStop(names['description'])}` : null;
  return [...limits, rule].filter((each) => each !== null);
}

function withoutStop(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, '');
}

function objectOf(value: unknown): Schema {
  return isSchema(value) ? value : {};
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
