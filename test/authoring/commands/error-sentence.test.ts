/** Files that cannot be read or written, as commands tell of them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorSentence } from '../../../authoring/commands/error-sentence.js';
import { readSources, replaceFile } from '../../../authoring/commands/files.js';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-files-'));
  writeFileSync(join(root, 'file'), '');
  mkdirSync(join(root, 'folder'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is told of work that fails. */
function told(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return errorSentence(error).replaceAll(root, 'ROOT');
  }
  throw new Error('It did not fail.');
}

test.each<readonly [name: string, work: () => unknown, said: string]>([
  ['no catalog', () => readSources(root, 'none'), 'ROOT/none/calculators.yaml: there is no such file. '],
  ['a file in place of a catalog', () => readSources(root, 'file'), 'ROOT/file: a folder is needed here'],
  ['a folder below a file', () => replaceFile(join(root, 'file', 'x.xlsx'), ''), 'ROOT/file: a folder is needed here'],
  ['a folder in place of a file', () => replaceFile(join(root, 'folder'), ''), 'ROOT/folder: '],
])('%s is told in a sentence that names the path as it was given', (_, work, said) => {
  expect(told(work)).toContain(said);
  expect(told(work)).toMatch(/^[^\n]+: [^\n]+\.$/);
});

test('a draft that may not be written is reported by the name of the file', () => {
  expect(errorSentence({ code: 'EACCES', path: 'out/x.xlsx.814.draft' })).toBe(
    'out/x.xlsx: this user may not read or write it.',
  );
});

test('anything else is thrown again', () => {
  expect(() => errorSentence(new TypeError('ours'))).toThrow('ours');
});
