/** The catalogs in an editor with yaml-language-server: nothing is red that is right, and there is help while one types. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isInLanguage } from '../../generator/language/catalog-sources.js';
import { projectRoot } from '../support/project-root.js';
import type { EditorServer, OpenFile } from '../support/slow/yaml-language-server.js';
import { startEditorServer } from '../support/slow/yaml-language-server.js';

const catalogs = ['catalog', 'examples/household/catalog'];

function opened(path: string): OpenFile {
  return { path, text: readFileSync(join(projectRoot, path), 'utf8') };
}

/** Files of a language that mirror others hold parts of those, so that the schemas of the whole do not fit them. */
function hasSchema(name: string): boolean {
  return !isInLanguage(name) || /\/(?:language|glossary|words)\.yaml$/.test(name);
}

const files = catalogs.flatMap((folder) => {
  const names = readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.yaml') && hasSchema(name)).map((name) => opened(`${folder}/${name}`));
});

let server: EditorServer;
beforeAll(async () => {
  server = await startEditorServer();
});
afterAll(() => server.stop());

test.each(files)('$path has no red line', async (file) => {
  expect(file.text).toMatch(/^# yaml-language-server: \$schema=/);
  expect(await server.problems(file)).toEqual([]);
});

const head = '# yaml-language-server: $schema=../../generated/schema/calculators.schema.json\n';

/** A file that is being written, in the folder of the household's calculators. */
function written(text: string): OpenFile {
  return { path: 'examples/household/catalog/calculators/draft.yaml', text: head + text };
}

const entry = `draft:
  title: A Draft
  tag: health
  inputs:
    length: { label: Length, type: number, unit: m, default: 1, min: 0, max: 9, step: 1 }
`;

test('a misspelt key is red at its line', async () => {
  const problems = await server.problems(written(entry.replace('label:', 'lable:')));
  expect(problems.filter((problem) => problem.includes(':6: ')).join()).toContain('lable');
});

test.each([
  ['title', 'The name of the calculator.'],
  ['inputs', 'What the caller may say.'],
  ['min', 'Smaller values are moved up to this.'],
])('hovering over %s explains it', async (key, meaning) => {
  expect(await server.hover(written(entry), `${key.slice(0, -1)}`)).toContain(meaning);
});

test('keys of an entry are completed, without those that are there', async () => {
  const labels = await server.completions(written(`${entry}  \n`), 'step: 1 }\n  ');
  expect(labels).toEqual(expect.arrayContaining(['schedules', 'formula', 'result', 'examples', 'sources']));
  expect(labels).not.toContain('title');
});

test.each([
  ['unit: ', ['m', 'kg', 'EUR', 'tile']],
  ['tag: ', ['health', 'workshop', 'mathematics']],
  ['type: ', ['number', 'select', 'yes_no']],
])('behind `%s` stands what this catalog knows', async (key, offered) => {
  const [before = '', after = ''] = entry.split(key);
  const text = `${before}${key}${after.replace(/^\w+/, '')}`;
  const labels = (await server.completions(written(text), key)).map((label) => label.replace(/^"|"$/g, ''));
  expect(labels).toEqual(expect.arrayContaining(offered));
});
