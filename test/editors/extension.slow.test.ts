/** The extension for Visual Studio Code: it packs, holds nothing but its two halves, and the server in it answers. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../support/project-root.js';
import { startEditor } from '../support/slow/editor.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-extension-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The names in the directory of a zip archive, each with the size of its file. */
function filesIn(archive: Buffer): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const mark = Buffer.from([0x50, 0x4b, 1, 2]);
  for (let at = archive.indexOf(mark); at !== -1; at = archive.indexOf(mark, at + 46)) {
    const name = archive.toString('utf8', at + 46, at + 46 + archive.readUInt16LE(at + 28));
    found.set(name, archive.readUInt32LE(at + 24));
  }
  return found;
}

test('it packs without the network', async () => {
  const target = join(folder, 'reckoner.vsix');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.mjs', 'extension', target], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `wrote ${target}\n`, stderr: '' });
  const archive = readFileSync(target);
  const files = filesIn(archive);
  expect([...files.keys()].sort()).toEqual([
    '[Content_Types].xml',
    'extension.vsixmanifest',
    'extension/LICENSE.txt',
    'extension/dist/extension.cjs',
    'extension/dist/server.cjs',
    'extension/package.json',
    'extension/readme.md',
  ]);
  expect(archive.length).toBeLessThan(600_000);
  expect(files.get('extension/dist/server.cjs')).toBeGreaterThan(100_000);
});

test('the server that is packed answers', async () => {
  const editor = await startEditor('test/support/catalog', [
    join(projectRoot, 'editors/vscode/dist/server.cjs'),
    '--stdio',
  ]);
  const text = readFileSync(join(editor.folder, 'calculators.yaml'), 'utf8').replace('title: Bed', 'titel: Bed');
  const textDocument = { uri: editor.uriOf('calculators.yaml'), languageId: 'yaml', version: 1, text };
  await editor.tell('textDocument/didOpen', { textDocument });
  expect(await editor.told('calculators.yaml', (told) => told.length > 0)).toEqual(['4:3 unknown-key']);
  expect(await editor.close()).toBe(0);
});

test('it starts the server that is packed beside it', () => {
  const extension = readFileSync(join(projectRoot, 'editors/vscode/dist/extension.cjs'), 'utf8');
  const { main, engines } = JSON.parse(readFileSync(join(projectRoot, 'editors/vscode/package.json'), 'utf8'));
  expect([main, engines]).toEqual(['./dist/extension.cjs', { vscode: '^1.91.0' }]);
  expect(extension).toContain('"server.cjs"');
});
