/** Work that one run keeps for the next, on disks as they are. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathOfCache } from '../../authoring/commands/files.js';
import { callCommand } from '../support/call-command.js';
import { projectRoot } from '../support/project-root.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-kept-'));
  cpSync(join(projectRoot, 'test/support/catalog'), join(root, 'catalog'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const folder = () => join(root, 'node_modules/.cache/reckoner');
const file = (compiler = 'this compiler') => String(pathOfCache(root, 'catalog', compiler));
const calculators = () => join(root, 'catalog/calculators.yaml');

function inPlaceOf(path: string, put: (path: string) => unknown): void {
  rmSync(path, { recursive: true });
  put(path);
}

const call = (...args: readonly string[]) => callBy('this compiler', ...args);

function callBy(compiler: string, ...args: readonly string[]) {
  return callCommand([...args, '--root', root], { compilerDigest: () => compiler });
}

const inOrder = { code: 0, said: 'The catalog is in order: 2 calculators.\n', complained: '' };

test('is one file beside the packages, written once', async () => {
  expect(await call('check')).toEqual(inOrder);
  const { mtimeMs, ino } = statSync(file());
  expect(await call('check')).toEqual(inOrder);
  expect(readdirSync(folder())).toEqual([basename(file())]);
  expect(statSync(file())).toMatchObject({ mtimeMs, ino });
});

test('is one file for each of the last three versions of the compiler', async () => {
  const versions = ['first', 'second', 'third', 'fourth'];
  for (const [index, version] of versions.entries()) {
    expect(await callBy(version, 'check')).toEqual(inOrder);
    utimesSync(file(version), index, index);
  }
  expect(await callBy('second', 'check')).toEqual(inOrder);
  expect(readdirSync(folder()).sort()).toEqual(
    versions
      .slice(1)
      .map((version) => basename(file(version)))
      .sort(),
  );
  expect(statSync(file('second')).mtimeMs).toBe(1000);
});

test('is not kept for a project without packages, or for a fresh run', async () => {
  expect(await call('check', '--afresh')).toEqual(inOrder);
  expect(readdirSync(join(root, 'node_modules'))).toEqual([]);
  rmSync(join(root, 'node_modules'), { recursive: true });
  expect(await call('check')).toEqual(inOrder);
  expect(readdirSync(root)).toEqual(['catalog']);
});

test('hides no mistake: kept results belong to one text of an entry', async () => {
  await call('check');
  const text = readFileSync(calculators(), 'utf8');
  writeFileSync(calculators(), text.replace('value: 0.67', 'value: 0.68'));
  const broken = await call('check');
  expect(broken).toEqual(await call('check', '--afresh'));
  expect(broken.complained).toContain('example-fails');
  writeFileSync(calculators(), text);
  expect(await call('check')).toEqual(inOrder);
});

test('says the same of an unchanged catalog, in every form and for every day', async () => {
  const forms = [[], ['--strict'], ['--format', 'json'], ['--on', '2026-01-01'], ['--on', '2060-01-01']];
  const text = readFileSync(calculators(), 'utf8');
  const advised = text.replace('value: 0.67', 'value: 0.6700000');
  for (const written of [text, advised, text.replace('value: 0.67', 'value: 0.68')]) {
    writeFileSync(calculators(), written);
    for (const form of forms) {
      const afresh = await call('check', ...form, '--afresh');
      expect(await call('check', ...form)).toEqual(afresh);
      expect(await call('check', ...form)).toEqual(afresh);
    }
  }
});

test('keeps no stale file from being noticed', async () => {
  await call('generate');
  expect((await call('generate', '--check')).code).toBe(0);
  writeFileSync(join(root, 'generated/index.ts'), 'export {};\n');
  expect(await call('generate', '--check')).toMatchObject({
    code: 1,
    complained: expect.stringContaining('stale: generated/index.ts') as unknown,
  });
});

test.each([
  ['half a file', () => writeFileSync(file(), readFileSync(file()).subarray(0, 1000))],
  ['a file of something else', () => writeFileSync(file(), '{}')],
  ['a folder in its place', () => inPlaceOf(file(), mkdirSync)],
  ['a file where its folder should be', () => inPlaceOf(folder(), (path) => writeFileSync(path, ''))],
])('does no harm as %s', async (_, spoil) => {
  await call('check');
  spoil();
  expect(await call('check')).toEqual(inOrder);
  expect(await call('check')).toEqual(inOrder);
  const around = readdirSync(join(root, 'node_modules/.cache'), { recursive: true }).map(String);
  expect(around.filter((name) => name.endsWith('.draft'))).toEqual([]);
});

test('is whole after three runs at once', async () => {
  const args = [join(projectRoot, 'scripts/compiler.mjs'), 'check', '--root', root];
  const runs = [1, 2, 3].map(() => spawn(process.execPath, args, { cwd: projectRoot, stdio: 'ignore' }));
  const codes = await Promise.all(runs.map(async (run) => (await once(run, 'exit')) as readonly unknown[]));
  expect(codes.map(([code]) => code)).toEqual([0, 0, 0]);
  expect(readdirSync(folder())).toEqual([expect.stringMatching(/^catalog\.[\da-f]{12}\.kept$/)]);
  expect(await call('check')).toEqual(inOrder);
});
