/** The reference of the interface for programs: what each call shows, what a search finds, and how it grows with the catalog. */
import type { Catalog } from '../../../engine/calculator/catalog.js';
import type { PageApp } from '../../support/page-app.js';
import { startPageApp } from '../../support/page-app.js';
import { bilingualHousehold, placedHousehold } from '../../support/page-catalog.js';

let pages: PageApp;
let crowd: PageApp;
beforeAll(async () => {
  pages = await startPageApp(bilingualHousehold);
  crowd = await startPageApp(withCopies(placedHousehold));
});
afterAll(() => Promise.all([pages?.stop(), crowd?.stop()]));

const size = 1_000;

/** The further calculators are copies, in a few trades of their own. */
function withCopies(catalog: Catalog): Catalog {
  const own = [...catalog.calculators.values()];
  const copies = own.flatMap((original) =>
    Array.from({ length: size / own.length }, (_, place) => {
      const slug = `${original.slug}-${place}`;
      return [slug, { ...original, slug, title: `${original.title} ${slug}`, tag: `trade-${place % 4}` }] as const;
    }),
  );
  return { ...catalog, calculators: new Map([...catalog.calculators, ...copies]) };
}

/** The cards of calls, by their anchors. */
async function cards(path: string): Promise<ReadonlyMap<string, string>> {
  const { text } = await pages.open(path);
  const each = text.split('<details class="call-card"').slice(1);
  return new Map(each.map((card) => [/<article id="call-([^"]+)"/.exec(card)?.[1] ?? '', card]));
}

test('every call has samples in three languages to copy, and those without a body a form for the answer', async () => {
  const shown = await cards('/docs?calculator=wall-paint');
  expect(shown.size).toBeGreaterThan(15);
  for (const [name, card] of shown) {
    const samples = [...card.matchAll(/<details name="[^"]+-samples"[^>]*><summary>([^<]+)/g)].map(([, form]) => form);
    expect([name, samples.slice(0, 3)]).toEqual([name, ['curl', 'JavaScript', 'Python']]);
    expect([name, card.match(/data-copy=/g)?.length]).toEqual([name, samples.length]);
    const isRead = card.includes('<b>GET</b>');
    expect([name, card.includes('data-answers')]).toEqual([name, isRead]);
  }
  const tools = [...shown].filter(([, card]) => card.includes('Tool of an agent')).map(([name]) => name);
  expect(tools).toEqual(expect.arrayContaining(['wall-paint', 'compare_options', 'solve_for_input', 'submit_lead']));
});

test.each([
  ['compare_options', ['.json();', 'json.load(response)']],
  ['get_llms_txt', ['.text();', 'response.read().decode()']],
  ['get_workbook', ['curl -OJ ', '.blob();', 'answer = response.read()']],
  ['submit_lead', ['curl -X POST ', 'import json\n', 'json.load(response)']],
])('samples of %s read what it answers', async (name, parts) => {
  const card = (await cards('/docs?calculator=wall-paint')).get(name);
  for (const part of parts) expect(card).toContain(part);
});

test('the calculator that is chosen comes first, unfolded, with its sample answer', async () => {
  const [first] = await cards('/docs?calculator=rain-tank');
  expect(first?.[0]).toBe('rain-tank');
  expect(first?.[1]).toMatch(/^ open>.*<details open><summary>Sample answer/s);
});

test('types and parameters are told in words, and by no name of the document', async () => {
  const { text } = await pages.open('/docs?calculator=wall-paint');
  const cells = [...text.matchAll(/<td>([^<]*)<\/td>/g)].map(([, cell = '']) => cell);
  expect(cells.length).toBeGreaterThan(100);
  expect(cells.filter((cell) => /\b(?:[A-Z][a-z]+){2,}\b|^[A-Z]\w+$|\bany\b/.test(cell))).toEqual([]);
  expect(text).toContain('list, each with value, unit, label');
  const also = [...text.matchAll(/<a href="#parameter-([\w-]+)"><code>([^<]+)<\/code>/g)];
  expect(also.length).toBeGreaterThan(10);
  for (const [, anchor = '', name] of also) {
    expect(name).toBe(anchor);
    expect(text).toContain(`<tr id="parameter-${anchor}">`);
  }
  for (const [, anchor = ''] of text.matchAll(/href="#(answer-\w+)"/g)) expect(text).toContain(`<dt id="${anchor}">`);
});

test.each([
  ['/docs', 'quote', 'call-check_quote'],
  ['/docs', 'lead', 'call-submit_lead'],
  ['/docs', 'budget', 'call-solve_for_input'],
  ['/docs', 'what may fail', null],
  ['/docs', 'check_quote', 'call-check_quote'],
  ['/docs', 'at_most', 'call-solve_for_input'],
  ['/docs', '/api/plan', 'call-plan_jobs'],
  ['/docs', 'decorators', 'call-wall-paint'],
  ['/docs', 'zzz', null],
  ['/de/docs', 'angebot', 'call-check_quote'],
  ['/de/docs', 'anfrage', 'call-submit_lead'],
])('%s finds by “%s” first: %s', async (path, words, anchor) => {
  const { text } = await pages.open(`${path}?q=${encodeURIComponent(words)}`);
  const [, first = null] = /<ul class="calculators"><li><a href="[^"#]*#([^"]+)"/.exec(text) ?? [];
  expect(first).toBe(anchor);
  expect(/(?:Nothing has|Nichts hat)/.test(text)).toBe(anchor === null);
});

test.each(['curl', 'JavaScript', 'python'])('“%s” is in every call', async (words) => {
  const { text } = await pages.open(`/docs?q=${words}`);
  const calls = [...(await cards('/docs?calculator=wall-paint')).keys()].filter((name) => name !== 'wall-paint');
  for (const name of calls) expect(text).toContain(`#call-${name}"`);
});

test('with a thousand calculators the page has those of one trade, links to the others, and finds all', async () => {
  const first = (await crowd.open('/docs?calculator=wall-paint')).text;
  expect(first.length).toBeLessThan(300_000);
  const trades = [...first.matchAll(/<a href="([^"#]*)#[^"]*">[^<]* \(\d+\)<\/a>/g)].map(([, address = '']) => address);
  const opened = await Promise.all(trades.map(async (address) => (await crowd.open(address)).text));
  const listed = new Set([first, ...opened].join('').match(/(?<=#call-)[\w-]+(?=")/g));
  const all = [...withCopies(placedHousehold).calculators.keys()];
  expect(all.length).toBeGreaterThan(size);
  expect(all.filter((slug) => !listed.has(slug))).toEqual([]);
  expect((await crowd.open('/docs?q=wall-paint-17')).text).toContain('?calculator=wall-paint-17#call-wall-paint-17"');
});
