/** `workbook`: what it writes, the same bytes each time, and which calls it refuses. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readXlsx } from 'hucre/xlsx';
import { readWorkbookOptions, runWorkbook } from '../../../authoring/commands/workbook.js';
import { projectRoot } from '../../support/project-root.js';
import { recordingCaller } from '../../support/recording-caller.js';

const folder = mkdtempSync(join(tmpdir(), 'reckoner-workbook-'));
afterAll(() => rmSync(folder, { recursive: true }));

const household = ['--root', projectRoot, '--catalog', 'examples/household/catalog'];

async function write(file: string, ...slugs: readonly string[]) {
  const options = readWorkbookOptions([...slugs, '-o', join(folder, file), ...household]);
  if (options === null) throw new Error('a call that is none');
  const { caller, told } = recordingCaller({});
  return { code: await runWorkbook(options, caller), told: told() };
}

test.each([[['fence']], [['-o', 'x', '--catalog', '../elsewhere']], [['-o', 'x', '--check']]])('refuses %j', (args) => {
  expect(readWorkbookOptions(args)).toBeNull();
});

test('writes every calculator of another catalog, and the same bytes again', async () => {
  expect(await write('all.xlsx')).toMatchObject({ code: 0, told: { said: /^wrote .*: \d+ calculators\.\n$/ } });
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
  const { code, told } = await write('none.xlsx', 'fenze');
  expect(code).toBe(1);
  expect(told.complained).toMatch(/^There is no calculator `fenze`\. \S/);
});
