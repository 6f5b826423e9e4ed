/** What callers write for numbers, units and options is read, or refused in the same words, at every door. */
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/client';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { escaped } from '../../words/html.js';
import { get } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import type { PageApp } from '../support/page-app.js';
import { startPageApp } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';

let site: PageApp;
let client: Client;
beforeAll(async () => {
  const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
  site = await startPageApp(catalog, { pages: plainAssets(catalog, ['es']), requestsPerMinute: 1_000_000 });
  client = await connectTo(httpTransport(site.app), 'auto');
});
afterAll(async () => {
  await client.close();
  await site.stop();
});

interface Told {
  readonly inputs: Readonly<Record<string, { readonly raw: unknown; readonly used: unknown }>>;
  readonly errors: readonly {
    readonly parameter: string;
    readonly detail: string;
    readonly suggestion: string | null;
  }[];
  readonly result: { readonly interpretation: string };
  readonly corrected_url?: string;
}

async function asked(path: string): Promise<Told> {
  return JSON.parse((await get(site.app, path)).text) as Told;
}

async function tooled(slug: string, inputs: unknown): Promise<Told> {
  return (await callTool(client, 'calculate_job', { slug, inputs })).structured as unknown as Told;
}

/** The page at an address, or at that which it leads to. */
async function opened(path: string): Promise<string> {
  const page = await site.open(path);
  const { location } = page.headers;
  return location === undefined ? page.text : (await site.open(String(location))).text;
}

test.each<[slug: string, input: string, text: string, raw: unknown, used: number]>([
  ['pool-service', 'gallons', '75000 liters', '75000 liters', 19812.903926861],
  ['pool-service', 'gallons', '75000L', '75000L', 19812.903926861],
  ['pool-service', 'gallons', '2000 CU FT', '2000 CU FT', 14961.038961039],
  ['fence', 'length', '150 FT', '150 FT', 150],
  ['fence', 'length', '150 Feet', '150 Feet', 150],
  ['fence', 'length', `12'-6"`, `12'-6"`, 12.5],
  ['fence', 'length', '12’-6 1/2”', '12’-6 1/2”', 12.541666667],
  ['sod', 'lawnSqft', '2000 Sq Ft', '2000 Sq Ft', 2000],
  ['mulch-delivery', 'length', '10 1/2', 10.5, 10.5],
  ['concrete', 'length', '12½', 12.5, 12.5],
  ['concrete', 'length', '6\' 3 1/2"', '6\' 3 1/2"', 6.291666667],
  ['concrete', 'length', '6’ 3½”', '6’ 3½”', 6.291666667],
  ['concrete', 'length', '30-1/2 in', '30-1/2 in', 2.541666667],
  ['tankless-water-heater', 'inlet', '18½ C', '18½ C', 65.3],
])('%s?%s=%s is read as %j, at the API, by the tool and on the page', async (slug, input, text, raw, used) => {
  const query = new URLSearchParams({ [input]: text });
  const { inputs, result } = await asked(`/api/calc/${slug}?${query}`);
  expect(inputs[input]).toEqual({ raw, used, clamped: false });
  expect((await tooled(slug, { [input]: text })).inputs[input]).toEqual(inputs[input]);
  const page = await opened(`/calculators/${slug}?${query}`);
  expect(page).not.toContain('aria-invalid="true"');
  expect(page).toContain(escaped(result.interpretation));
});

test('a minus sign of print is one', async () => {
  const { inputs } = await asked(`/api/calc/fence?${new URLSearchParams({ length: '−50' })}`);
  expect(inputs['length']).toEqual({ raw: -50, used: 10, clamped: true });
});

test('in Spanish, liters are litros', async () => {
  const query = new URLSearchParams({ gallons: '75000 litros', lang: 'es' });
  expect((await asked(`/api/calc/pool-service?${query}`)).inputs['gallons']).toMatchObject({ used: 19812.903926861 });
});

test('the page of a water leak offers the units that meters count in', async () => {
  const units = (page: string): readonly string[] => {
    const [, list = ''] = /name="used\.unit"[^>]*>(.*?)<\/select>/s.exec(page) ?? [];
    return [...list.matchAll(/<option[^>]*>([^<]+)</g)].map(([, label = '']) => label);
  };
  expect(units(await opened('/calculators/leak-detection'))).toEqual(['gallons', 'cu ft', 'liters']);
  expect(units(await opened('/es/calculators/leak-detection'))).toEqual(['galones', 'pies³', 'litros']);
  expect((await asked('/api/calc/leak-detection?used=2%20bdft')).inputs['used']).toMatchObject({ raw: '2 bdft' });
});

/** A query, the start of what is said of it, the suggestion, and the query that is offered in its place. */
test.each<[path: string, detail: string, suggestion: string | null, corrected: string | null]>([
  ['concrete?length=1 Mm', 'length has the unit Mm, which is not mm: capital and small letters matter.', null, null],
  ['concrete?length=11/2', 'length may mean 5.5 or 1.5: send the one that is meant.', null, null],
  ['concrete?length=12,5', 'length must be written with a decimal point.', '12.5', 'length=12.5'],
  ['concrete?thickness=4.5', 'thickness has no option for 4.5. The nearest: 4 (4 in) and 5 (5 in).', null, null],
  ['windows?type=double hung', 'type cannot be "double hung". Did you mean vinyl_dh or fg_dh?', null, null],
  [
    'fence?with=Walk gate',
    'with takes options of the estimate, separated by commas, but has "Walk gate". Did you mean gate?',
    'gate',
    'with=gate',
  ],
  [
    'fence?with=gate&with=tear_out',
    'with was given 2 times. Send with=gate,tear_out.',
    'gate,tear_out',
    'with=gate,tear_out',
  ],
  [
    'fence?price=38',
    'This calculator has no parameter price. Prices of your own go in style.rate, prices.walk_gate or prices.fence_removal.',
    null,
    null,
  ],
  [
    'windows?with=tear_off',
    'This calculator has no parameter with. Its estimate has no options, so there is nothing to add.',
    null,
    null,
  ],
  ['spray-foam?on=2027-07-01', 'This calculator has no parameter on. None of its figures changes by day.', null, null],
])('%s is refused: %s', async (path, detail, suggestion, corrected) => {
  const [slug = '', query = ''] = path.split(/\?(.*)/s);
  const encoded = query.replace(/(?<==)[^&]*/g, (value) => encodeURIComponent(value));
  const { errors, corrected_url: url = null } = await asked(`/api/calc/${slug}?${encoded}`);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.detail.slice(0, detail.length)).toBe(detail);
  expect(errors[0]?.suggestion).toBe(suggestion);
  expect(url === null ? null : decodeURIComponent(new URL(url).search.slice(1))).toBe(corrected);
  if (url !== null) expect((await get(site.app, url.slice(new URL(url).origin.length))).status).toBe(200);
});

test.each([
  ['generators', '26 kW'],
  ['hot-tubs', '1 kW'],
])('the page of %s shows %s in its formulas', async (slug, unit) => {
  const page = await opened(`/calculators/${slug}`);
  expect(page).toContain(unit);
  expect(page).not.toMatch(/\bk w\b/);
});
