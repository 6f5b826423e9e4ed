/** Every calculator of both catalogs that takes a list takes it at every door, and answers as for the number that the list comes to. */

import { dayOf } from '../../engine/calculator/list-parameter.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import type { Answer, RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import type { PageApp } from '../support/page-app.js';
import { startPageApp } from '../support/page-app.js';
import { household } from '../support/page-catalog.js';
import { givenItem } from '../support/random-calls.js';
import { servedCatalog } from '../support/real-app.js';

const catalogs = { houston: servedCatalog, household };
const sites = new Map<string, PageApp>();
beforeAll(async () => {
  for (const [name, catalog] of Object.entries(catalogs))
    sites.set(name, await startPageApp(catalog, { requestsPerMinute: 1_000_000 }));
});
afterAll(async () => {
  for (const site of sites.values()) await site.stop();
});

function siteOf(name: string): PageApp {
  const site = sites.get(name);
  if (site === undefined) throw new Error(`There is no ${name}.`);
  return site;
}

type List = NonNullable<AnyCalculator['lists']>[number];

/** As many items as it takes to come inside the bounds of what they give, each at the same share of its bounds. */
function itemsOf({ inputs, least, most }: List, share: number, count: number) {
  const item = new Map(
    inputs.map((input): [string, number | string] => [
      input.name,
      input.type === 'number'
        ? Math.round(input.min + (input.max - input.min) * share)
        : input.type === 'day'
          ? '2026-04-10'
          : (input.default ?? ''),
    ]),
  );
  return Array.from({ length: Math.min(most, Math.max(least, count)) }, () => item);
}

function queryOf(list: List, items: ReturnType<typeof itemsOf>): string {
  return items.map((item) => `${list.name}=${givenItem(list, item)}`).join('&');
}

/** The items as programs give them. */
function argumentOf(list: List, items: ReturnType<typeof itemsOf>): unknown {
  return dayOf(list) === null ? items.map((item) => Object.fromEntries(item)) : items[0]?.get(list.name);
}

interface Told {
  readonly inputs: Readonly<
    Record<string, { readonly raw: number; readonly used: number; readonly given_by?: string }>
  >;
  readonly errors: readonly { readonly code: string; readonly detail: string }[];
  readonly trace: { readonly steps: readonly { readonly name: string }[] };
}

const rows = Object.entries(catalogs).flatMap(([catalog, { calculators }]) =>
  [...calculators].flatMap(([slug, calculator]) =>
    (calculator.lists ?? []).map((list) => ({ catalog, slug, name: list.name, calculator, list })),
  ),
);

test('all calculators that measure in pieces are here', () => {
  expect(rows.length).toBeGreaterThanOrEqual(8);
  expect(new Set(rows.map(({ catalog }) => catalog)).size).toBe(2);
});

async function told(app: RunningApp, path: string): Promise<Told> {
  return JSON.parse((await get(app, path)).text) as Told;
}

/** The call with the list, and the numbers that it comes to. */
async function bothCalls(app: RunningApp, slug: string, list: List) {
  const items = itemsOf(list, 0.2, 2);
  const listed = queryOf(list, items);
  const { inputs } = await told(app, `/api/calc/${slug}?${listed}`);
  const plain = new Map(list.gives.map(({ input }) => [input, inputs[input]?.used ?? Number.NaN]));
  return { items, listed, plain };
}

/** The page at an address, or at that which it leads to. */
async function opened(site: PageApp, path: string): Promise<Answer> {
  const page = await site.open(path);
  const { location } = page.headers;
  return location === undefined ? page : site.open(String(location));
}

test.each(rows)('$catalog: $slug refuses both $name and what it gives, with both readings', async (row) => {
  const { slug, list, catalog } = row;
  const site = siteOf(catalog);
  const { app } = site;
  const { items, listed, plain } = await bothCalls(app, slug, list);
  const client = await connectTo(httpTransport(app), 'auto');
  for (const [name, value] of plain) {
    const { errors } = await told(app, `/api/calc/${slug}?${listed}&${name}=${value}`);
    expect(errors.map(({ code }) => code)).toEqual(['repeated_parameter']);
    const detail = errors[0]?.detail ?? '';
    expect(detail).toMatch(
      new RegExp(`^${name} was given as [\\d.]+, and ${list.name} comes to [\\d.]+\\. Send only one`),
    );
    const inputs = { [list.name]: argumentOf(list, items), [name]: value };
    const tool = await callTool(client, 'calculate_job', { slug, inputs });
    expect([tool.isError, (tool.structured as unknown as Told).errors]).toEqual([true, errors]);
    const page = await opened(site, `/calculators/${slug}?${listed}&${name}=${value}`);
    expect(page.text).toContain(`: It also comes from ${list.label}. Keep only one of the two.`);
  }
  await client.close();
});

/** An answer without what names the call: its query, and what was told of the items. */
function withoutCall(text: string): unknown {
  return JSON.parse(text, (key, value) =>
    ['query', 'given_by', 'lists', 'inputs', 'url', 'page_url', 'raw', 'request_id'].includes(key) ? undefined : value,
  );
}

test.each(rows)('$catalog: $slug answers every question about $name as about the numbers', async (row) => {
  const { slug, calculator, list, catalog } = row;
  const { app } = siteOf(catalog);
  const { listed, plain: numbers } = await bothCalls(app, slug, list);
  const plain = [...numbers].map(([name, value]) => `${name}=${value}`).join('&');
  const gives = new Set(list.gives.map(({ input }) => input));
  const select = calculator.inputs.find((input) => input.type === 'select' && input.options.length > 1);
  const other = calculator.inputs.find((input) => input.type === 'number' && !gives.has(input.name));
  const doors = [
    '?',
    '/sensitivity?',
    ...(select === undefined ? [] : [`/compare?by=${select.name}&`]),
    ...(calculator.estimate === undefined ? [] : ['/quote?amount=2000&']),
    ...(other === undefined ? [] : [`/solve?for=${other.name}&at_least=1&`, `/solve?for=${other.name}&at_most=1e9&`]),
  ];
  for (const door of doors) {
    const [one, two] = [
      await get(app, `/api/calc/${slug}${door}${listed}`),
      await get(app, `/api/calc/${slug}${door}${plain}`),
    ];
    expect({ door, status: one.status, other: two.status }).toEqual({ door, status: 200, other: 200 });
    expect({ door, answer: withoutCall(one.text) }).toEqual({ door, answer: withoutCall(two.text) });
  }
  const { trace } = await told(app, `/api/calc/${slug}?${listed}&trace=true`);
  const traced = trace.steps.map(({ name }) => name);
  expect(traced.slice(0, gives.size)).toEqual(list.gives.map(({ input }) => input));
});
