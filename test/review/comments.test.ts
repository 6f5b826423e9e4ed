/**
 * What a pull request shows for five kinds of edits: the comment, and the annotations where there are mistakes. The files
 * of `comments/` have them; `RECORD=true` writes them anew.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Edit } from '../authoring/compare/kennel.js';
import { edited } from '../authoring/compare/kennel.js';
import { callCommand } from '../support/call-command.js';
import { goldenFiles } from '../support/golden-folder.js';

let around: string;
beforeAll(() => {
  around = mkdtempSync(join(tmpdir(), 'comments-'));
  write('before', []);
});
afterAll(() => rmSync(around, { recursive: true, force: true }));

/** Writes the catalog with edits, and gives its folder. */
function write(name: string, changed: readonly Edit[]): string {
  const root = join(around, name);
  mkdirSync(join(root, 'catalog'), { recursive: true });
  for (const [file, text] of Object.entries(edited(changed)))
    writeFileSync(join(root, 'catalog', `${file}.yaml`), text);
  return root;
}

/** Thirty examples that say what the formula does not give. */
const wrong = Array.from(
  { length: 30 },
  (_, index) => `    - { name: bed ${index + 1}, inputs: { length: ${index + 5} }, value: 99, source: a guess }\n`,
);

const edits: Readonly<Record<string, readonly Edit[]>> = {
  'a dearer price': [
    { file: 'figures', from: 'value: 4..7 EUR/bag', to: 'value: 4.32..7.56 EUR/bag' },
    { file: 'figures', from: 'says: 4..7 EUR/bag', to: 'says: 4.32..7.56 EUR/bag' },
    { from: 'price: 4..7 EUR,', to: 'price: 4.32..7.56 EUR,' },
  ],
  'a renamed input': [
    { from: '    depth:\n      label', to: '    height:\n      label' },
    { from: 'width * depth', to: 'width * height' },
    { from: '{ depth: "6" }', to: '{ height: "6" }' },
  ],
  'a broken formula': [{ from: 'length * width * depth', to: 'length * width + depth' }],
  'a rewritten formula': [{ from: 'length * width * depth', to: 'width * length * depth' }],
  'thirty mistakes': [{ from: '    - { name: a deep bed,', to: `${wrong.join('')}    - { name: a deep bed,` }],
};

/** The comment, and what `check` says to GitHub. */
async function shownFor(name: string, changed: readonly Edit[]): Promise<readonly (readonly [string, string])[]> {
  const root = write(name, changed);
  const compared = await callCommand(['diff', '--root', root, '--format', 'markdown', join(around, 'before'), root]);
  const checked = await callCommand(['check', '--root', root, '--format', 'github']);
  return [
    [`${name}.md`, compared.said],
    [`${name}.txt`, checked.said],
  ];
}

test('comments and annotations are those that were read', async () => {
  const shown = new Map<string, string>();
  for (const [name, changed] of Object.entries(edits))
    for (const [file, text] of await shownFor(name, changed)) if (text.trim() !== '') shown.set(file, text);
  expect(shown).toEqual(goldenFiles(join(__dirname, 'comments'), shown));
});
