/** The one table of a lead's fields: complete by its types, and the same as the tables of the store. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { consentColumns, contactColumns, erased, leadColumns, recordColumns } from '../../leads/model/lead-columns.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { projectRoot } from '../support/project-root.js';
import { typeMistakes } from '../support/type-check.js';

const leadFile = 'leads/model/lead.ts';
const columnsFile = 'leads/model/lead-columns.ts';

/** What TypeScript says of the table when the contact has a field more, with a row of it or without. */
function mistakesWith(field: string, row: string): readonly string[] {
  const insert = (file: string, before: string, line: string): readonly [string, string] => {
    const text = readFileSync(join(projectRoot, file), 'utf8');
    expect(text.split(before)).toHaveLength(2);
    return [file, text.replace(before, `${line}\n${before}`)];
  };
  const files = new Map([
    insert(leadFile, '  readonly preferred_channel: ', field),
    insert(columnsFile, '  preferred_channel: ', row),
  ]);
  return typeMistakes(files).map(({ file, message }) => `${file}: ${message}`);
}

const text = '  readonly nickname: string | null;';
const list = '  readonly nicknames: readonly string[];';
const changes: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['without a row', text, '', [`${columnsFile}: Type `, "Property 'nickname' is missing"]],
  ['without a class', text, "  nickname: { column: 'nickname' },", [columnsFile, "Property 'personal' is missing"]],
  ['as a list that is no JSON', list, "  nicknames: { column: 'n', personal: true },", ["Property 'json' is missing"]],
  ['with a class', text, "  nickname: { column: 'nickname', personal: true },", []],
  ['as a list of JSON', list, "  nicknames: { column: 'n', personal: true, json: true },", []],
];

test.each(changes)('a new field %s', (_name, field, row, expected) => {
  const mistakes = mistakesWith(field, row).join('\n');
  if (expected.length === 0) expect(mistakes).toBe('');
  for (const part of expected) expect(mistakes).toContain(part);
});

const tables = [
  ['leads', [recordColumns, contactColumns, leadColumns], []],
  ['consents', [consentColumns], ['lead_id', 'text_sha256', 'recorded_at', 'phone_mark', 'email_mark']],
] as const;

test.each(tables)('the migrations make the columns of %s', async (table, parts, own) => {
  const database = openLeadDatabase({ engine: 'sqlite', path: ':memory:' });
  const query = sql<{ name: string }>`select name from pragma_table_info(${table})`;
  const made = await database.read((db) => query.execute(db));
  await database.close();
  const listed = parts.flatMap((part) => Object.values<{ readonly column: string }>(part)).map(({ column }) => column);
  expect(made.rows.map(({ name }) => name).sort()).toEqual([...listed, ...own].sort());
});

test('an erasure leaves nothing that says who a person is', () => {
  const fate = ['disposition', 'disposition_reason', 'duplicate_of', 'version_of', 'provider', 'purged_at'];
  const kept = ['id', 'received_at', ...fate];
  const all = [recordColumns, contactColumns, leadColumns].flatMap((part) =>
    Object.values<{ readonly column: string }>(part).map(({ column }) => column),
  );
  const place = ['service', 'city', 'neighborhood', 'timeframe', 'calculation'];
  expect(all.filter((column) => !Object.hasOwn(erased, column)).sort()).toEqual([...kept, ...place].sort());
});
