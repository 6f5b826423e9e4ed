/** Which generated files a project commits, as git sees it. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { emitIgnored, isCommitted, withoutFile } from '../../../generator/program/committed.js';

const files = [
  'calculators/fence.ts',
  'calculators/roof.ts',
  'es/calculators/fence.ts',
  'llms/home.txt',
  'registry.json',
];

const rows: readonly (readonly [committed: readonly string[], kept: readonly string[]])[] = [
  [['registry.json'], ['registry.json']],
  [['calculators'], ['calculators/fence.ts', 'calculators/roof.ts']],
  [
    ['calculators/roof.ts', 'llms'],
    ['calculators/roof.ts', 'llms/home.txt'],
  ],
  [['es/calculators'], ['es/calculators/fence.ts']],
];

const folder = mkdtempSync(join(tmpdir(), 'reckoner-committed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function git(...args: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

beforeAll(() => {
  git('init', '--quiet');
  for (const path of files) write(path, path);
});

test.each(rows)('a project that commits %p ignores all other files', (committed, kept) => {
  for (const [path, text] of emitIgnored(committed)) write(path, text);
  expect(git('ls-files', '--others', '--exclude-standard')).toEqual(['.gitignore', ...kept]);
  expect([...files, '.gitignore'].filter((path) => isCommitted(path, committed))).toEqual([...kept, '.gitignore']);
});

test('a project that names no files commits all and ignores none', () => {
  expect(emitIgnored(null)).toEqual([]);
  expect(files.every((path) => isCommitted(path, null))).toBe(true);
});

test('an entry that names no generated file is found', () => {
  expect(withoutFile(['calculators', 'calculator', 'registry'], files)).toEqual(['calculator', 'registry']);
});
