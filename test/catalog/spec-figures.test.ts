/** The published registry and the running service against what the specification promises of each calculator. */
import { get, type RunningApp } from '../support/http.js';
import { startRealApp } from '../support/real-app.js';
import { type RegistryEntry, type RegistryInput, registry } from '../support/registry.js';
import { type SpecBand, type SpecInput, type SpecResult, specFigures } from './spec-figures.js';

const specified = Object.entries(specFigures);

function entryOf(slug: string): RegistryEntry {
  const entry = registry.calculators.find((each) => each.slug === slug);
  if (entry === undefined) throw new Error(`The registry has no ${slug}.`);
  return entry;
}

describe('the registry', () => {
  test('has the 33 calculators of the specification, and counts those that joined them', () => {
    const slugs = registry.calculators.map(({ slug }) => slug);
    expect(specified).toHaveLength(33);
    expect(slugs).toEqual(expect.arrayContaining(specified.map(([slug]) => slug)));
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(registry.count).toBe(slugs.length);
  });

  test('has the shape of the specification', () => {
    expect(registry.ok).toBe(true);
    expect(registry.schema_version).toBe(1);
    expect(registry.usage).toContain('/api/calc/[slug]?<input-name>=<value>');
    expect(registry.usage).toMatch(/clamped/);
    expect(registry.usage).toMatch(/60 requests per minute/);
    expect(registry.legal_disclaimer).toMatch(/planning estimates/);
    for (const { slug, endpoint } of registry.calculators) expect(endpoint).toMatch(new RegExp(`/api/calc/${slug}$`));
  });
});

describe.each(specified)('%s', (slug, { inputs, unshownInput, added = [], band }) => {
  const entry = entryOf(slug);

  test('has the inputs of the specification in their order', () => {
    const unshown = unshownInput === undefined ? [] : [unshownInput];
    const names = [...inputs.map(({ name }) => name), ...unshown, ...added];
    expect(entry.inputs.map(({ name }) => name)).toEqual(names);
  });

  test.each(inputs.map((input) => [input.name, input] as const))('input %s', (name, input) => {
    const published = entry.inputs.find((each) => each.name === name);
    expect(published && publicPart(published, input)).toEqual(expectedPart(input));
  });

  if (band !== undefined) {
    test('has its cost band', () => {
      expect(entry.cost_band && bandPart(entry.cost_band)).toEqual(band && expectedBand(band));
      if (band?.hasNotes) expect(entry.cost_band?.['notes']).toEqual(expect.stringMatching(/\w/));
    });
  }

  test('can be used without looking further', () => {
    expect(entry.disclaimer).toMatch(/\w/);
    for (const input of entry.inputs) {
      expect(input.label).toMatch(/\w/);
      if (input.type === 'number') expect(typeof input.default).toBe('number');
      else expect(input.options?.map(({ value }) => value)).toContain(input.default);
    }
  });
});

/** The members of a published input that the specification shows: where it shows bounds or options, the unit too. */
function publicPart(published: RegistryInput, { bounds, options }: SpecInput) {
  const { name, type, min, max, step } = published;
  return {
    name,
    type,
    default: published.default,
    unit: bounds === undefined && options === undefined ? undefined : published.unit,
    bounds: bounds && { min, max, step },
    options: options && published.options?.map(({ value }) => value),
  };
}

function expectedPart({ name, type, unit, bounds, options, default: preset }: SpecInput) {
  return { name, type, default: preset, unit, bounds, options };
}

function bandPart({ unit, price_min_usd, price_max_usd, project_min_usd, project_max_usd }: object & Band) {
  return { unit, price_min_usd, price_max_usd, project_min_usd, project_max_usd };
}

type Band = NonNullable<RegistryEntry['cost_band']>;

function expectedBand({ unit, priceMin, priceMax, projectMin, projectMax }: SpecBand) {
  return {
    unit,
    price_min_usd: priceMin,
    price_max_usd: priceMax,
    project_min_usd: projectMin,
    project_max_usd: projectMax,
  };
}

interface Result {
  readonly value: number;
  readonly unit: string;
  readonly interpretation: string;
  readonly secondary?: readonly { readonly value: number; readonly unit: string; readonly label: string }[];
}

describe('the service', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startRealApp();
  });
  afterAll(() => app.stop());

  async function resultOf(slug: string, inputs: Readonly<Record<string, string>>): Promise<Result> {
    const answer = await get(app, `/api/calc/${slug}?${new URLSearchParams(inputs)}`);
    expect(answer.status).toBe(200);
    return answer.json()['result'] as Result;
  }

  const results = specified.flatMap(([slug, { results: known }]) => known.map((each) => [slug, each] as const));
  test.each(results)('%s gives the known result %j', async (slug, known) => {
    expect(figureOf(await resultOf(slug, known.inputs), known)).toBe(known.value);
  });

  test.each(specified)('%s names its result as specified', async (slug, { resultUnit, secondary, tells = [] }) => {
    const result = await resultOf(slug, {});
    const labels = result.secondary?.map(({ label }) => label) ?? [];
    const told = [result.interpretation, ...(result.secondary ?? []).map(({ label, unit }) => `${label} ${unit}`)];
    if (resultUnit !== undefined) expect(result.unit).toBe(resultUnit);
    if (secondary !== undefined) expect(labels).toEqual(secondary);
    if (secondary?.length === 0) expect(result).not.toHaveProperty('secondary');
    for (const words of tells) expect(told.join('\n')).toMatch(words);
  });

  test('clamps and flags a roof beyond the bound', async () => {
    const answer = await get(app, '/api/calc/roofing?footprint=999999');
    expect(answer.json()['inputs']).toMatchObject({ footprint: { raw: 999999, used: 20000, clamped: true } });
  });
});

function figureOf(result: Result, known: SpecResult): number | undefined {
  if (known.path === 'result.value') return result.value;
  return result.secondary?.find(({ label }) => label === known.label)?.value;
}
