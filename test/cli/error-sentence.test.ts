/** Files, folders and ports that commands cannot use: a sentence, and exit code 2. */

import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSources, replaceFile } from '../../authoring/commands/files.js';
import { errorSentence } from '../../cli/command/error-sentence.js';
import { callCommand } from '../support/call-command.js';
import { projectRoot } from '../support/project-root.js';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'reckoner-files-'));
  writeFileSync(join(root, 'file'), '');
  mkdirSync(join(root, 'folder'));
  mkdirSync(join(root, 'half'));
  writeFileSync(join(root, 'half/units.yaml'), '');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The sentences for work that fails. */
function told(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return errorSentence(error).replaceAll(root, 'ROOT');
  }
  throw new Error('It did not fail.');
}

test.each<readonly [name: string, work: () => unknown, said: string]>([
  ['no catalog', () => readSources(root, 'none'), 'There is no catalog in ROOT/none. `npx reckoner init` writes one'],
  ['half a catalog', () => readSources(root, 'half'), 'ROOT/half/calculators.yaml: there is no such file. '],
  ['a file in place of a catalog', () => readSources(root, 'file'), 'ROOT/file: a folder is needed here'],
  ['a folder below a file', () => replaceFile(join(root, 'file', 'x.xlsx'), ''), 'ROOT/file: a folder is needed here'],
  ['a folder in place of a file', () => replaceFile(join(root, 'folder'), ''), 'ROOT/folder: '],
])('%s is one sentence that names the path as it was given', (_, work, said) => {
  expect(told(work)).toContain(said);
  expect(told(work)).toMatch(/^[^\n]+\.$/);
});

test('a draft that may not be written is reported by the name of the file', () => {
  expect(errorSentence({ code: 'EACCES', path: 'out/x.xlsx.814.draft' })).toBe(
    'out/x.xlsx: this user may not read or write it.',
  );
});

test('a port that is in use is named, with what to do', async () => {
  const [first, second] = [createServer(), createServer()];
  try {
    await once(first.listen(0, '127.0.0.1'), 'listening');
    const { port } = first.address() as AddressInfo;
    const [error] = (await once(second.listen(port, '127.0.0.1'), 'error').catch((raised: unknown) => [raised])) as [
      unknown,
    ];
    expect(errorSentence(error)).toBe(
      `Port ${port} is in use: stop the program that uses it, or name another port with --port.`,
    );
  } finally {
    first.close();
  }
});

/** A call of every command of editors and reviewers. */
const calls = [
  ...['check', 'check --watch', 'check --fix', 'generate', 'generate --target python -o file', 'figures', 'diff'],
  ...['translate es', 'workbook -o x.xlsx', 'package -o x', 'mutate', 'new zoo --tag stays', 'figures --to x.xlsx'],
];

test.each(calls)('%s without a catalog is refused in a sentence', async (line) => {
  for (const folder of ['nowhere', 'file']) {
    const { code, said, complained } = await callCommand([...line.split(' '), '--root', join(root, folder)]);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained).toMatch(/^[^\n]+\.\n$/);
  }
});

test.each(['generate --target python -o', 'package -o', 'workbook bedding -o', 'figures --to'])(
  '%s FILE below a file is refused in a sentence',
  async (line) => {
    const place = ['--root', join(projectRoot, 'test/support')];
    const { code, said, complained } = await callCommand([...line.split(' '), join(root, 'file/x'), ...place]);
    expect({ code, said }).toEqual({ code: 2, said: '' });
    expect(complained.split('\n').at(-2)).toMatch(/\/file(?:\/x)?: a folder is needed here, and there is a file\.$/);
  },
);

test('anything else is thrown again', () => {
  expect(() => errorSentence(new TypeError('ours'))).toThrow('ours');
});
