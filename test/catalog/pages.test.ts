/** The page of every calculator says what the interface answers, and every page stays small. */
import { gzipSync } from 'node:zlib';
import { escaped } from '../../words/html.js';
import type { RunningApp } from '../support/http.js';
import { get, request, startApp } from '../support/http.js';
import { browserHeaders } from '../support/page-app.js';
import { plainAssets } from '../support/plain-assets.js';
import { servedCatalog } from '../support/real-app.js';

let app: RunningApp;
beforeAll(async () => {
  const leads = { submitLead: async () => ({ bodies: ['{}'] }), recallLead: async () => null };
  app = await startApp({ catalog: servedCatalog, pages: plainAssets(servedCatalog), ...leads });
});
afterAll(() => app.stop());

const open = (path: string) => request(app, 'GET', path, browserHeaders);

/** Of a document, without what it loads, in bytes. */
const mostCompressed = 25_000;

const { calculators, network, service } = servedCatalog;
const [city = ''] = Object.keys(network?.cities ?? {});

test.each([...calculators.keys()])('%s', async (slug) => {
  const answer = (await get(app, `/api/calc/${slug}?city=${city}`)).json();
  const { status, text } = await open(`/calculators/${slug}?city=${city}`);
  const { result, local_routing: routing } = answer as {
    result?: { interpretation: string };
    local_routing?: { slot_active: boolean; tracking_phone: string } | null;
  };
  // Inputs that callers must give are asked for.
  if (result !== undefined) expect(text).toContain(escaped(result.interpretation));
  expect(status).toBe(result === undefined ? 400 : 200);
  expect(text.includes('href="tel:')).toBe(routing?.slot_active === true);
  if (routing?.slot_active === true) expect(text).toContain(`href="tel:${routing.tracking_phone}"`);
  expect(text.includes('<form method="post"')).toBe(network?.categories.some((category) => category.slug === slug));
  if (text.includes('<form method="post"'))
    expect(text).toContain(`<blockquote id="lead-consent-text">${escaped(service.leads?.consentText ?? '')}`);
  expect(gzipSync(text).length).toBeLessThan(mostCompressed);
  const guidance = /<section class="guidance".*?<\/section>/s.exec(text)?.[0] ?? '';
  const words = guidance.replace(/<[^>]*>/g, '').match(/[a-z\d]+(?:-[a-z\d]+)+/g) ?? [];
  expect(words.filter((word) => calculators.has(word))).toEqual([]);
});

/** Options of estimates, which move the total away from the range of the result. */
const extras = [...calculators].flatMap(([slug, { estimate }]) => {
  const names = estimate?.options?.map(({ name }) => name) ?? [];
  return names.length === 0 ? [] : [[slug, names] as const];
});

test.each(extras)('%s with %j says no end of a range by itself, and no amount twice', async (slug, names) => {
  const { text } = await open(`/calculators/${slug}?with=${names.join(',')}`);
  const headline = /<output [^>]*>(.*?)<\/output>/s.exec(text)?.[1] ?? '';
  const rows = [...text.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, , amount = '']) => amount);
  expect([headline, ...rows].filter((each) => /\$[\d,.]+ (?:low|high) end/.test(each))).toEqual([]);
  const ranges = rows.filter((each) => /^\$[\d,.]+ to \$[\d,.]+$/.test(each));
  expect(ranges.filter((each, at) => ranges.indexOf(each) < at)).toEqual([]);
});

test('the heading comes before the shadow root, whose own would show and move meanwhile', async () => {
  const { text } = await open('/calculators/fence');
  const places = ['slot="heading"', '<template shadowrootmode', 'slot="next"'].map((part) => text.indexOf(part));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});

test('a page links the calculators that its guidance names', async () => {
  const { text } = await open('/calculators/barbed-wire-fence');
  expect(text).toContain(
    '(see <a href="/calculators/high-fence-construction">High Fence Length and Wire</a>), or a yard is fenced ' +
      '(see <a href="/calculators/fence">Fence Cost and Materials</a>).',
  );
});

test('the list and the reference have all of them', async () => {
  const [list, reference] = [await open('/calculators'), await open('/docs')];
  const trades = [...reference.text.matchAll(/<a href="([^"#]*)#[^"]*">[^<]* \(\d+\)<\/a>/g)];
  const parts = await Promise.all(trades.map(([, address = '']) => open(address)));
  const references = [reference, ...parts].map(({ text }) => text);
  for (const slug of calculators.keys()) {
    expect(list.text).toContain(`href="/calculators/${slug}"`);
    expect(references.some((text) => text.includes(`?calculator=${slug}#call-${slug}"`))).toBe(true);
  }
  for (const text of [list.text, ...references]) expect(gzipSync(text).length).toBeLessThan(mostCompressed);
});

/** What no service is certainly called: a part that is priced as an option, or a job with its size. */
test.each(['gate', '150 ft fence'])('a search for “%s” offers the calculator of fences first', async (words) => {
  const { text } = await open(`/calculators?q=${encodeURIComponent(words)}`);
  const [, first] = /<ul class="calculators"><li><a href="\/calculators\/([\w-]+)"/.exec(text) ?? [];
  expect(first).toBe('fence');
});

test('forty calculators are ranked, and the page of each has a drawing that says what is measured', async () => {
  const { popular = [] } = service;
  expect(new Set(popular).size).toBe(40);
  const found = await Promise.all(popular.map(async (slug) => (await open(`/calculators/${slug}`)).text));
  const said = found.map((text) => /<desc id="drawing-text">([^<]*)</.exec(text)?.[1] ?? '');
  expect(popular.filter((_, index) => !/\d/.test(said[index] ?? ''))).toEqual([]);
});

test.each([
  ['fence?length=64', 'Walk gate', false],
  ['fence?length=64&with=gate', 'Walk gate', true],
  ['flooring', '12 ft × 14 ft', false],
  ['flooring?rooms=length:12~width:14', '12 ft × 14 ft', true],
  ['solar', 'Panels 25 panels', false],
  ['es/calculators/fence?length=64', 'linear ft', false],
])('the drawing of %s says %j: %s', async (path, told, isTold) => {
  const { text } = await open(path.startsWith('es/') ? `/${path}` : `/calculators/${path}`);
  expect((/<desc id="drawing-text">([^<]*)</.exec(text)?.[1] ?? '').includes(told)).toBe(isTold);
});

test('the panels of a fence follow its posts, and its style what they are made of', async () => {
  const [wood = '', mesh = ''] = await Promise.all(
    ['wood_6', 'chainlink_6'].map(async (style) => (await open(`/calculators/fence?length=40&style=${style}`)).text),
  );
  const postsOf = (text: string): number =>
    (/<path class="post" d="([^"]*)"/.exec(text)?.[1] ?? '').split('M').length - 1;
  expect([postsOf(wood), postsOf(mesh)]).toEqual([6, 5]);
  expect([wood, mesh].map((text) => text.includes('<path class="thin"'))).toEqual([false, true]);
});

test.each([
  ['', false],
  ['&page.quote=9800', true],
])('the plot of a fence with %j shows an offer: %s', async (query, isShown) => {
  const { text } = await open(`/calculators/fence?length=96${query}`);
  expect(text.includes('<path class="offer"')).toBe(isShown);
  expect(text).toMatch(/aria-label="Length of fence, 10 linear ft: \$\d/);
});
