/** The README and docs/your-catalog.md show what one gets: the answer, the message, the calculator of one's own. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../../authoring/commands/files.js';
import { renderMistakes } from '../../authoring/commands/verdict.js';
import { check } from '../../generator/compile.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import type { Source } from '../../generator/source/source.js';
import { createSource } from '../../generator/source/source.js';
import { get } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { startRealApp } from '../support/real-app.js';
import { editedSources } from '../support/real-catalog.js';

const readme = textOf('README.md');

function textOf(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8');
}

/** The first block of code that a pattern finds. */
function block(pattern: RegExp, text = readme): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing here looks like ${pattern}.`);
  return found;
}

test('the answer is what the service says to the call above it', async () => {
  const path = block(/curl 'http:\/\/localhost:3000(\/api\/calc\/concrete[^']*)'/);
  const app = await startRealApp();
  try {
    const answer = (await get(app, path)).json();
    expect(answer).toMatchObject(JSON.parse(block(/```json\n([\s\S]*?)```/)) as object);
  } finally {
    await app.stop();
  }
});

test('the message in the terminal is what the compiler says of this slip', () => {
  const [command, ...message] = block(/```\n(\$ npm run check\n[\s\S]*?)```/).split('\n');
  expect(command).toBe('$ npm run check');
  const sources = editedSources((text) => text.replace('volume: length * width', 'volume: lenght * width'));
  // What other files have to say of it, the message does not.
  const calculators = sources.calculators.filter(({ text }) => text.includes('volume: lenght * width'));
  const service = without(sources.service, /^popular: .*(?:\n .*)*$/m);
  const network = sources.network && without(sources.network, /^ +parts: .*$/gm);
  const { diagnostics } = check({ ...sources, calculators, service, network });
  expect(withoutLines(renderMistakes(diagnostics))).toBe(withoutLines(message.join('\n')));
});

function without({ path, text }: Source, pattern: RegExp): Source {
  return createSource(path, text.replace(pattern, ''));
}

/** The same wherever the entry stands in its file. */
function withoutLines(message: string): string {
  return message.replace(/:\d+(?=:\d+ - )/g, '').replace(/^ *\d* *\|/gm, '|');
}

test('the calculator of the stranger is in order in the catalog that init writes', () => {
  const template = join(projectRoot, 'cli/template');
  const sources = readSources(template, 'catalog');
  const text = block(/```yaml\n(# catalog\/calculators\/kitchen\.yaml\n[\s\S]*?)```/, textOf('docs/your-catalog.md'));
  const own = createSource('catalog/calculators/kitchen.yaml', text);
  const { catalog, diagnostics } = check({ ...sources, calculators: [...sources.calculators, own] });
  expect(renderDiagnostics(diagnostics)).toBe('');
  expect(catalog?.calculators.map(({ slug }) => slug)).toEqual(['pancakes', 'rain-barrel', 'raised-bed']);
});

test('the README is short, and every file it leads to is there', () => {
  expect(Buffer.byteLength(readme)).toBeLessThan(6_000);
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});
