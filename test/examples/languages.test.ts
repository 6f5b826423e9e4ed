/** The second catalog in German: every sentence and every figure of the sweep, beside the English ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSources } from '../../authoring/commands/files.js';
import { calculators } from '../../examples/household/generated/index.js';
import { languages } from '../../examples/household/generated/languages.js';
import { network } from '../../examples/household/generated/network.js';
import { service } from '../../examples/household/generated/service.js';
import { check } from '../../generator/compile.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { request, startApp } from '../support/http.js';
import { sweepLanguage } from '../support/language-sweep.js';
import { projectRoot } from '../support/project-root.js';

const { catalog, diagnostics } = check(readSources(projectRoot, 'examples/household/catalog'));
if (catalog === null) throw new Error(renderDiagnostics(diagnostics));
const german = languages.get('de');
if (german === undefined) throw new Error('The example has no German.');

test('no text of the translation is missing, out of date or doubtful', () => {
  expect(renderDiagnostics(diagnostics)).toBe('');
});

test('every answer has the same figures, and a sentence with the same numbers and no English word', () => {
  const { sentences, faults } = sweepLanguage(catalog.calculators, calculators, german);
  expect(faults).toEqual([]);
  expect(sentences).toBeGreaterThan(900);
});

test('arithmetic is written once: a German module imports it', () => {
  const folder = join(projectRoot, 'examples/household/generated/de/calculators');
  for (const slug of calculators.keys()) {
    const text = readFileSync(join(folder, `${slug}.ts`), 'utf8');
    expect(text).toContain(`from '../../calculators/${slug}.js';`);
    if (slug !== 'body-mass-index' && slug !== 'cable-cross-section')
      expect([slug, /^export function compute\(/m.test(text)]).toEqual([slug, false]);
  }
});

test('units, prices and numbers are written as Germans write them', () => {
  const said = (slug: string, inputs: object) => german.calculators.get(slug)?.answer(inputs as never).interpretation;
  expect(said('fuel-cost', { distance: 1200, consumption: 9.5, back: 'no', price: 1.6 })).toBe(
    'Für 1.200 Kilometer einfach brauchen Sie 114,0 Liter, das kostet 182,40\u00a0€.',
  );
  expect(said('body-mass-index', { height: 180, weight: 95 })).toBe(
    'Ein Body-Mass-Index von 29,3 bedeutet Übergewicht; der Normalbereich endet bei 81 Kilogramm.',
  );
});

test('a translation that no person reviewed says so', () => {
  expect([german.language.reviewed, german.language.unreviewed.length]).toEqual([false, calculators.size]);
});

test('the texts of the interface are in German, too', async () => {
  const folder = 'examples/household/generated';
  const compiled = compiledCatalog(join(projectRoot, folder), { calculators, languages, network, service });
  const app = await startApp({ catalog: compiled });
  const answer = await request(app, 'GET', '/api/calc/fuel-cost?lang=de&distance=12,5');
  await app.stop();
  expect(answer.json()).toMatchObject({
    title: 'Die Anfrage hat Fehler',
    detail:
      'distance muss mit einem Dezimalpunkt geschrieben sein. Senden Sie eine Dezimalzahl von 1 bis 5000 (km), allein oder mit einer der Einheiten km, m, cm, mm, oder lassen Sie es weg für 450.',
  });
});
