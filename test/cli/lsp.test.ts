/** The language server as an editor has it: one process, over a whole piece of editing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Editor } from '../support/editor.js';
import { startEditor } from '../support/editor.js';
import { projectRoot } from '../support/project-root.js';

const file = 'calculators.yaml';
const server = ['--import', 'tsx', join(projectRoot, 'cli/main.ts'), 'lsp', '--stdio'];

let editor: Editor;
let text = '';
beforeAll(async () => {
  editor = await startEditor('test/support/catalog', server);
  text = readFileSync(join(editor.folder, file), 'utf8');
  const textDocument = { uri: editor.uriOf(file), languageId: 'yaml', version: 1, text };
  await editor.tell('textDocument/didOpen', { textDocument });
});
afterAll(() => editor.close());

const none = (messages: readonly string[]) => messages.length === 0;
const some = (messages: readonly string[]) => messages.length > 0;

/** The position behind the first words in the text that are these, moved by so many characters. */
function behind(words: string, moved = 0): { line: number; character: number } {
  const offset = text.indexOf(words) + words.length + moved;
  const before = text.slice(0, offset).split('\n');
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

let version = 1;

/** Types `after` in place of the first `before`, as an editor tells of it. */
async function type(before: string, after: string): Promise<void> {
  const range = { start: behind(before, -before.length), end: behind(before) };
  text = text.replace(before, () => after);
  version += 1;
  const textDocument = { uri: editor.uriOf(file), version };
  await editor.tell('textDocument/didChange', { textDocument, contentChanges: [{ range, text: after }] });
}

const document = () => ({ textDocument: { uri: editor.uriOf(file) } });

test('a whole piece of editing', async () => {
  expect(await editor.told(file, none)).toEqual([]);
  await type('volume: length * width', 'volume: lenght * width');
  expect(await editor.told(file, some)).toEqual(['18:13 unknown-name']);
});
