/**
 * `check --explain CODE` shows a case of each code. The cases are those of the fixtures: `RECORD=true` writes them to
 * authoring/explain/examples.json.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import examples from '../../authoring/explain/examples.json' with { type: 'json' };
import type { Example } from '../../authoring/explain/explanation.js';
import { explanationOf, renderExplanation } from '../../authoring/explain/explanation.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import type { Edit } from '../../generator/source/hint.js';
import { messages } from '../../generator/source/messages.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { lineText, positionAt } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { callCommand } from '../support/call-command.js';
import { edited } from '../support/edited-sources.js';
import { projectRoot } from '../support/project-root.js';
import type { CheckedFixture } from './checked-fixtures.js';
import { checkedFixtures } from './checked-fixtures.js';

const fixtures = checkedFixtures().filter(({ name }) => !name.includes('/several-'));
const codes = Object.keys(messages).sort();

interface Case {
  readonly found: Diagnostic;
  readonly example: Example;
}

function caseOf({ code, sources, diagnostics }: CheckedFixture): readonly Case[] {
  const found = diagnostics.find((each) => each.code === code);
  if (found === undefined) return [];
  const [only, ...others] = found.choices;
  const edit = found.edit ?? (others.length === 0 ? only : undefined);
  const mended = edit === undefined || found.hint.includes('for instance') ? [] : mendedLines(edit, sources);
  return [{ found, example: { report: renderDiagnostics([found]).split('\n'), mended } }];
}

/** The most lines of an edit that an explanation shows. */
const mostLines = 12;

/** The lines that the edit leaves, numbered as reports number theirs; none where nobody would read them all. */
function mendedLines(edit: Edit, sources: CatalogSources): readonly string[] {
  const after = filesOf(edited(sources, edit)).find(({ path }) => path === edit.span.source.path);
  if (after === undefined) throw new Error('The edit changes no file.');
  const [first, last] = [edit.span.start, edit.span.start + edit.text.length].map((at) => positionAt(after, at).line);
  const count = (last ?? 0) - (first ?? 0) + 1;
  if (count > mostLines) return [];
  return Array.from({ length: count }, (_, index) => (first ?? 0) + index).map(
    (line) => ` ${line} | ${lineText(after, line)}`,
  );
}

/** The case that shows a code best: one that is mended, in lines that fit, and the first by name among equals. */
function bestCase(code: string): Example {
  const cases = fixtures.filter((fixture) => fixture.code === code).flatMap(caseOf);
  const rank = ({ example: { report, mended } }: Case) =>
    (mended.length > 0 ? 0 : 2) + (Math.max(...report.slice(0, -1).map(({ length }) => length)) > 130 ? 1 : 0);
  const [best] = cases.sort((a, b) => rank(a) - rank(b));
  if (best === undefined) throw new Error(`No fixture shows ${code}.`);
  return best.example;
}

const recorded = Object.fromEntries(codes.map((code) => [code, bestCase(code)]));
const path = join(projectRoot, 'authoring/explain/examples.json');

test('the cases are those of the fixtures', () => {
  if (process.env['RECORD'] === 'true') writeFileSync(path, `${JSON.stringify(recorded, null, 2)}\n`);
  else expect(examples).toEqual(recorded);
});

test.each(codes)('%s is explained', (code) => {
  const explanation = explanationOf(code, examples);
  if (explanation === null) throw new Error(`${code} is unknown.`);
  expect(explanation.meaning).toMatch(/^[A-Z#s].{20,140}\.$/);
  const text = renderExplanation(explanation);
  for (const part of [code, explanation.meaning, explanation.fix, ...explanation.example.report])
    expect(text).toContain(part);
});

test('most explanations show what is right as well', () => {
  expect(Object.values(recorded).filter(({ mended }) => mended.length > 0).length).toBeGreaterThan(codes.length / 3);
});

/** The command as it is called, in a folder where no catalog is. */
function call(...args: readonly string[]) {
  return callCommand([...args, '--root', __dirname]);
}

describe('check --explain', () => {
  test('tells meaning, case and remedy, and reads no catalog', async () => {
    const { code, said, complained } = await call('check', '--explain', 'unknown-tag');
    expect([code, complained]).toEqual([0, '']);
    expect(said.split('\n')).toEqual([
      'unknown-tag (a mistake)',
      '',
      'A tag is used that service.yaml does not explain.',
      '',
      'For example:',
      '',
      'catalog/calculators.yaml:4:8 - error unknown-tag: There is no tag `housign`.',
      ' 4 |   tag: housign',
      '   |        ~~~~~~~',
      '  hint: Did you mean `housing`?',
      '',
      'Mended:',
      '',
      ' 4 |   tag: housing',
      '',
      'What helps:',
      '',
      '  Use one of the tags of service.yaml.',
      '',
    ]);
  });

  test('tells the same as JSON', async () => {
    const { said } = await call('check', '--explain', 'division-by-zero', '--format', 'json');
    expect(JSON.parse(said)).toEqual(explanationOf('division-by-zero', examples));
  });

  test.each([
    ['divison-by-zero', 'There is no code `divison-by-zero`. Did you mean `division-by-zero`?\n'],
    ['zzzzzz', 'There is no code `zzzzzz`. generated/diagnostics.md lists all codes.\n'],
    ['toString', 'There is no code `toString`. generated/diagnostics.md lists all codes.\n'],
  ])('knows no %s', async (code, complained) => {
    expect(await call('check', '--explain', code)).toEqual({ code: 2, said: '', complained });
  });

  test('belongs only to check', async () => {
    expect((await call('generate', '--explain', 'unknown-tag')).complained).toMatch(
      /^generate has no option `--explain`\./,
    );
  });
});
