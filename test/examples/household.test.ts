/** The second catalog: another world through the same tools, from its YAML to its answers over HTTP. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareFiles, digestsOf, readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import { emitArtifacts } from '../../generator/emit.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { householdCatalog } from '../support/household-catalog.js';
import type { RunningApp } from '../support/http.js';
import { get, request, startApp } from '../support/http.js';
import { household } from '../support/page-catalog.js';
import { expectProblem } from '../support/problem.js';
import { projectRoot } from '../support/project-root.js';

const folder = join(projectRoot, 'examples/household/generated');
const catalog = householdCatalog();

test('its generated files are fresh, and no other is there', () => {
  const files = emitArtifacts(catalog, '../../../engine/kernel');
  expect(compareFiles(folder, digestsOf(files))).toMatchObject({ stale: [], missing: [], orphaned: [] });
});

test('it is another world: many calculators, each with three worked examples or more, in German places and euros', () => {
  expect(catalog.calculators.length).toBeGreaterThanOrEqual(10);
  expect(catalog.calculators.filter(({ examples }) => examples.length < 3)).toEqual([]);
  const { country, currency, leads } = catalog.service;
  expect([country, currency?.code, leads?.samplePhone.international]).toEqual(['DE', 'EUR', '+493023125100']);
});

test.each([
  'openapi.json',
  'openapi-webhooks.json',
  'llms.txt',
  'llms-full.txt',
  'registry.json',
  'index.ts',
  'service.ts',
])('%s speaks of no dollar and no American number or code', (name) => {
  expect(/dollar|_usd|\bUSD?\b|\+1\d|ZIP/.exec(readFileSync(join(folder, name), 'utf8'))?.[0]).toBeUndefined();
});

describe('a catalog without places', () => {
  const { catalog: placeless } = check(readSources(projectRoot, 'cli/template/catalog'));
  const files = placeless === null ? new Map<string, string>() : emitArtifacts(placeless, '../../../engine/kernel');

  test.each(['openapi.json', 'llms.txt', 'llms-full.txt', 'registry.json', 'index.ts', 'service.ts'])(
    '%s speaks of no city, no lead and no provider',
    (name) => {
      const words =
        /\b(city|cities|neighborhoods?|leads?(?!: null)|lead_endpoint|local_routing|providers?|consent)\b|dollar|_usd/i;
      const text = files.get(name) ?? '';
      expect([text.length > 0, words.exec(text)?.[0]]).toEqual([true, undefined]);
    },
  );
});

describe('its service, without places', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ catalog: household });
  });
  afterAll(() => app.stop());

  const examples = catalog.calculators.flatMap((calculator) =>
    calculator.examples.map((example) => ({ name: `${calculator.slug}: ${example.name}`, calculator, example })),
  );

  test.each(examples)('$name', async ({ calculator, example }) => {
    const given = [...example.given].map(([name, value]): [string, string] => [name, String(value)]);
    const items = [...example.lists].flatMap(([name, texts]) => texts.map((text): [string, string] => [name, text]));
    const query = new URLSearchParams([...given, ...items]);
    const answer = await get(app, `/api/calc/${calculator.slug}?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      result: { value: example.value, unit: calculator.result.unitLabel, interpretation: example.interpretation },
    });
  });

  test('has no parameter for a city and no address for leads', async () => {
    expectProblem(await get(app, '/api/calc/pizza-dough?city=berlin'), 400, 'invalid_parameters');
    expectProblem(await request(app, 'POST', '/api/lead-submit', {}, '{}'), 404, 'not_found');
    expect((await get(app, '/api/calc/pizza-dough')).json()).not.toHaveProperty('local_routing');
  });

  test('names prices of a band by its currency', async () => {
    const { cost_band } = (await get(app, '/api/calc/fuel-cost')).json();
    expect(cost_band).toEqual({
      service_name: 'Petrol',
      unit: 'per litre',
      currency: 'EUR',
      currency_symbol: '€',
      price_min: 1.6,
      price_max: 2,
      notes: 'Petrol in Germany, with tax. The price of a litre is an input here.',
    });
  });

  test('lists all calculators', async () => {
    const registry = (await get(app, '/api/calc')).json();
    const slugs = (registry['calculators'] as readonly Pick<Calculator, 'slug'>[]).map(({ slug }) => slug);
    expect(slugs).toEqual(catalog.calculators.map(({ slug }) => slug));
  });
});
