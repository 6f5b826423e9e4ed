/** Texts of a catalog that would break out of a page if one place forgot to escape them. */
import type { Catalog } from '../../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import { americanForms, catalog, fence, network, service, slab } from '../../support/fixture-service.js';
import type { PageApp } from '../../support/page-app.js';
import { startPageApp } from '../../support/page-app.js';

const hostile = `"'></script></title></textarea></template><img src=x onerror=alert(1)>&amp;<!--`;

/** The calculator with the text in every place where a catalog may write one. */
function spoiled(calculator: AnyCalculator): AnyCalculator {
  const text = (what: string): string => `${what} ${hostile}`;
  return {
    ...calculator,
    title: text('Title'),
    subtitle: text('Subtitle'),
    service: text('Trade'),
    disclaimer: text('Disclaimer'),
    inputs: calculator.inputs.map((input) => ({ ...input, label: text(input.label), hint: text('Hint') })),
    sources: [text('Source')],
    sharedFigures: [{ name: 'price', unit: '$', asOf: hostile, source: text('Figure'), values: [{ value: 1 }] }],
    deprecated: { since: hostile, use: 'fence' },
  };
}

const guidance = { use_when: hostile, not_when: hostile, pitfalls: [hostile], next_step: hostile };
const record = {
  who: hostile,
  says: [hostile],
  published: hostile,
  at: hostile,
  read: null,
  where: hostile,
  kind: 'firm',
};
const figure = {
  ...{ name: hostile, unit: hostile, as_of: null, due: null, judgement: hostile, because: hostile, source: hostile },
  ...{ values: [{ low: 1, high: 2 }], records: [record], used_by: ['concrete-slab'] },
};
const openapi = {
  openapi: '3.1.0',
  info: { title: hostile, description: `${hostile}\n\n${hostile}` },
  tags: [{ name: 'outdoor', description: hostile }],
  paths: {
    '/api/calc/concrete-slab': {
      get: {
        tags: ['outdoor'],
        summary: hostile,
        description: hostile,
        parameters: [
          { name: hostile, in: 'query', description: hostile, schema: { enum: [hostile] }, example: hostile },
        ],
        responses: {
          200: { description: hostile, content: { 'application/json': { example: { [hostile]: hostile } } } },
        },
      },
    },
  },
};

const spoiledCatalog: Catalog = {
  calculators: new Map([slab, fence].map((calculator) => [calculator.slug, spoiled(calculator)])),
  service: {
    ...service,
    name: hostile,
    legalDisclaimer: hostile,
    leads: { perHour: 9, consentText: hostile, ...americanForms },
  },
  network: {
    ...network,
    cities: { alice: hostile },
    neighborhoods: { alice: { downtown: hostile } },
    slots: { 'concrete-slab': { alice: { provider: 'x', trackingPhone: '+1', pageUrl: `/${hostile}`, active: true } } },
  },
  documents: new Map([
    ...catalog.documents,
    [
      'calculators.json',
      JSON.stringify({ 'concrete-slab': { guidance, result: { range: { low: 0, high: 1 }, unit: hostile } } }),
    ],
    ['openapi.json', JSON.stringify(openapi)],
    ['figures.json', JSON.stringify({ figures: [figure] })],
  ]),
};

let pages: PageApp;
beforeAll(async () => {
  pages = await startPageApp(spoiledCatalog);
});
afterAll(() => pages.stop());

const encoded = encodeURIComponent(hostile);
const paths = [
  '/calculators',
  `/calculators?q=${encoded}`,
  '/calculators/concrete-slab?city=alice',
  `/calculators/concrete-slab?length=${encoded}&${encoded}=1&city=${encoded}`,
  '/embed/concrete-slab?length=3',
  `/embed?slug=fence&frame.accent=${encoded}`,
  `/calculators/${encoded}`,
  '/docs',
];

test.each(paths)('%s stays whole', async (path) => {
  const { text } = await pages.open(path);
  expect(text).toMatch(/^<!doctype html>/);
  expect(text).toContain('onerror');
  expect(text).not.toMatch(/<img|<!--|\sonerror=alert\(1\)>/);
  // What there is of each of these is opened and closed once, or as often as it is opened.
  for (const tag of ['title', 'script', 'textarea', 'template', 'body', 'html']) {
    const opened = text.match(new RegExp(`<${tag}[\\s>]`, 'g')) ?? [];
    expect([tag, text.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0]).toEqual([tag, opened.length]);
  }
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1];
  if (data !== undefined) expect(JSON.parse(data)).toHaveProperty('@graph');
});
