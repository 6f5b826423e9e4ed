/** `workbook`: what it writes, the same bytes each time, and which calls it refuses. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { evidenceKinds } from '../../../generator/language/forms/evidence-kinds.js';
import { callCommand } from '../../support/call-command.js';
import { projectRoot } from '../../support/project-root.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-workbook-'));
afterAll(() => rmSync(folder, { recursive: true }));

const household = ['--root', projectRoot, '--catalog', 'examples/household/catalog'];

function write(file: string, ...slugs: readonly string[]) {
  return callCommand(['workbook', ...slugs, '-o', join(folder, file), ...household]);
}

test('writes every calculator of another catalog, and the same bytes again', async () => {
  expect(await write('all.xlsx')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^wrote .*: \d+ calculators\.\n$/),
  });
  await write('again.xlsx');
  const bytes = readFileSync(join(folder, 'all.xlsx'));
  expect(readFileSync(join(folder, 'again.xlsx')).equals(bytes)).toBe(true);
  const { sheets } = await readXlsx(bytes);
  expect(sheets.length).toBeGreaterThan(3);
  const lists = sheets.filter(({ name }) => / (courses|parts|walls)$/.test(name));
  expect(lists).toHaveLength(3);
  expect((sheets.length - lists.length) % 2).toBe(0);
  expect(new Set(sheets.map(({ name }) => name.toLowerCase())).size).toBe(sheets.length);
});

test('names what it does not know', async () => {
  const { code, complained } = await write('none.xlsx', 'fenze');
  expect(code).toBe(1);
  expect(complained).toMatch(/^There is no calculator `fenze`\. \S/);
});

test('names kinds of sources in the language', async () => {
  await write('german.xlsx', '--lang', 'de');
  const { sheets } = await readXlsx(readFileSync(join(folder, 'german.xlsx')));
  const texts = new Set(sheets.flatMap(({ rows }) => rows.flat()));
  expect(evidenceKinds.filter((kind) => texts.has(kind))).toEqual([]);
  expect(texts).toContain('Ratgeber');
});
