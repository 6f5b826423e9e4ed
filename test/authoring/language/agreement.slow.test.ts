/** The language service and the batch check say the same, however the catalog came to be as it is. */
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { check } from '../../../generator/compile.js';
import type { Diagnostic } from '../../../generator/source/diagnostic.js';
import { filesOf } from '../../../generator/source/hash-sources.js';
import { renderDiagnostics } from '../../../generator/source/render.js';
import type { Source } from '../../../generator/source/source.js';
import { sourcesOf } from '../../support/check-catalog.js';
import { readDiagnosticFixtures } from '../../support/diagnostic-fixtures.js';
import { rewritten } from '../../support/edited-sources.js';
import { serviceOf } from '../../support/language-service.js';
import { chosenSeed, randomFrom } from '../../support/random.js';
import { slipped } from '../../support/slips.js';
import { inTwoLanguages } from '../../support/two-languages.js';

/** What the messages would change, at places of whole files. */
function editsOf(diagnostics: readonly Diagnostic[]) {
  const edits = diagnostics.flatMap(({ edit, choices }) => [...(edit === undefined ? [] : [edit]), ...choices]);
  return edits.map(({ span: { source, start, end }, text }) => ({ path: source.path, start, end, text }));
}

test('one service that is given every fixture in turn says what is recorded of each, and makes the same edits', () => {
  const service = serviceOf(sourcesOf({}));
  let present: readonly string[] = filesOf(sourcesOf({})).map(({ path }) => path);
  const fixtures = readDiagnosticFixtures(`${__dirname}/../../diagnostics`);
  const differing = fixtures.flatMap(({ name, texts, expectedPath }) => {
    const files = filesOf(sourcesOf(texts));
    for (const path of present) if (files.every((file) => file.path !== path)) service.change(path, null);
    for (const { path, text } of files) service.change(path, text);
    present = files.map(({ path }) => path);
    const { diagnostics } = service.prove();
    const isSame = isDeepStrictEqual(editsOf(diagnostics), editsOf(check(sourcesOf(texts)).diagnostics));
    return isSame && `${renderDiagnostics(diagnostics)}\n` === readFileSync(expectedPath, 'utf8') ? [] : [name];
  });
  expect(fixtures.length).toBeGreaterThan(200);
  expect(differing).toEqual([]);
});

test('one service that lives through random slips in two languages says what a check of each state says', () => {
  const seed = chosenSeed();
  const random = randomFrom(seed);
  let sources = inTwoLanguages();
  const original = filesOf(sources);
  const service = serviceOf(sources);
  for (let step = 0; step < 40; step++) {
    const index = random.chance(0.6) ? 0 : random.below(original.length);
    const [fresh, now] = [original[index], filesOf(sources)[index]];
    if (fresh === undefined || now === undefined) throw new Error('A catalog keeps its files.');
    const text = random.chance(0.3) ? fresh.text : slipped(now.text, random);
    sources = rewritten(sources, now.path, () => text);
    service.change(now.path, text);
    if (random.chance(0.5)) service.findings();
    const said = renderDiagnostics(service.prove().diagnostics);
    expect({ seed, step, said }).toEqual({ seed, step, said: renderDiagnostics(check(sources).diagnostics) });
  }
});

test('proofs are left open, and made in turn: what was touched last comes first', () => {
  const sources = sourcesOf({});
  const service = serviceOf(sources);
  expect(service.findings()).toMatchObject({ open: 2, diagnostics: [] });
  expect(service.prove(() => false).open).toBe(1);
  const [{ path, text }] = sources.calculators as readonly [Source];
  service.change(path, text.replace('value: 0.67', 'value: 0.68'));
  expect(service.findings()).toMatchObject({ open: 2, diagnostics: [] });
  expect(service.prove(() => false)).toMatchObject({ open: 1, diagnostics: [{ code: 'example-fails' }] });
  expect(service.catalog()).toBeNull();
  service.change(path, text);
  expect(service.prove()).toMatchObject({ open: 0, diagnostics: [] });
  expect(service.catalog()?.calculators).toHaveLength(2);
});
