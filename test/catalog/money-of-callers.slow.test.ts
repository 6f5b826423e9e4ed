/** Money is explained in every language alike, however callers write it, and ranges of it begin with the smaller amount. */
import { join } from 'node:path';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { get } from '../support/http.js';
import type { PageApp } from '../support/page-app.js';
import { startPageApp } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog } from '../support/real-app.js';

let site: PageApp;
const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
beforeAll(async () => {
  site = await startPageApp(catalog, { pages: plainAssets(catalog, ['es']), requestsPerMinute: 1_000_000 });
});
afterAll(() => site.stop());

interface Taken {
  readonly inputs?: Readonly<Record<string, { readonly raw: unknown; readonly used: unknown }>>;
}

async function answered(slug: string, name: string, text: string, language: string) {
  const query = new URLSearchParams({ [name]: text, lang: language });
  const { status, text: body } = await get(site.app, `/api/calc/${slug}?${query}`);
  return { status, used: (JSON.parse(body) as Taken).inputs?.[name]?.used };
}

/** Every number that is asked for in money, with an amount that it takes. */
const amounts = [...catalog.calculators.values()].flatMap(({ slug, inputs, own }) =>
  [...inputs.flatMap((input) => (input.type === 'number' ? [input] : [])), ...(own?.figures ?? [])].flatMap(
    ({ name, unit = '', min, max }) =>
      unit.startsWith('$') ? [{ slug, name, amount: Math.round((min + max) * 50) / 100 }] : [],
  ),
);

test.each([
  ['a currency sign', (amount: number) => `$${amount}`],
  ['cents', (amount: number) => `${Math.round(amount * 100)}¢`],
])('an amount with %s is read in Spanish as in English', async (_, written) => {
  expect(amounts.length).toBeGreaterThan(100);
  for (const { slug, name, amount } of amounts) {
    const plain = await answered(slug, name, String(amount), 'en');
    expect([slug, name, plain.status]).toEqual([slug, name, 200]);
    for (const language of ['en', 'es'])
      expect([slug, name, await answered(slug, name, written(amount), language)]).toEqual([slug, name, plain]);
  }
});

test.each([
  ['a currency sign', (amount: number) => `$${amount}`],
  ['cents', (amount: number) => `${Math.round(amount * 100)}¢`],
])('an amount with %s leads pages to the address that the API takes', async (_, written) => {
  for (const { slug, name, amount } of amounts) {
    const { headers } = await site.open(`/calculators/${slug}?${new URLSearchParams({ [name]: written(amount) })}`);
    expect(headers['location']).toBe(`/calculators/${slug}?${new URLSearchParams({ [name]: String(amount) })}`);
  }
});

test('the part of a job that a price pays for is named in Spanish', async () => {
  const option = await get(site.app, '/api/calc/sod/quote?amount=2700&covers=labor&lang=es');
  expect(option.json()['detail']).toContain(
    'el precio de mano de obra solo como opción: envíe with=laying junto con covers=labor',
  );
  const none = await get(site.app, '/api/calc/fence/quote?amount=2700&covers=labor&lang=es');
  expect(none.json()['detail']).toContain('no puede juzgar un precio de mano de obra');
});

/** Each calculator at the least of all its numbers, where the price of the smallest job lifts most estimates. */
const smallest = [...catalog.calculators.values()].map(({ slug, inputs }) => {
  const least = inputs.flatMap((input) => (input.type === 'number' ? [[input.name, String(input.min)] as const] : []));
  return `${slug}?${new URLSearchParams(Object.fromEntries(least))}`;
});

test.each([
  ['/calculators/', 'to'],
  ['/es/calculators/', 'a'],
])('ranges of money on pages below %s begin with the smaller amount', async (folder, to) => {
  const range = new RegExp(`>\\$([\\d,.]+) ${to} \\$([\\d,.]+)<`, 'gu');
  const amount = (text: string): number => Number(text.replaceAll(',', ''));
  let seen = 0;
  for (const path of [...smallest, 'concrete?length=14.8&width=10', 'sand-delivery']) {
    const { text } = await site.open(`${folder}${path}`);
    for (const [said, low = '', high = ''] of text.matchAll(range)) {
      seen += 1;
      expect([path, said, amount(low) <= amount(high)]).toEqual([path, said, true]);
    }
  }
  expect(seen).toBeGreaterThan(500);
});
