/** The pictures that stand for calculators where their addresses are shared. */

import { createRequire } from 'node:module';
import { headlineText, renderHeadline } from '../../../pages/markup/answer.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import { openPainter } from '../../../runtime/process/open-painter.js';
import { serveCatalog } from '../../../runtime/process/serve-catalog.js';
import { imageSize } from '../../../runtime/routes/pages/layout.js';
import type { Paint } from '../../../runtime/routes/pages/page-assets.js';
import { renderPreviewImage } from '../../../runtime/routes/pages/preview-image.js';
import { baseUrl, fetchBytes, request } from '../../support/http.js';
import type { PageApp } from '../../support/page-app.js';
import { startPageApp } from '../../support/page-app.js';
import { household } from '../../support/page-catalog.js';
import { plainAssets } from '../../support/plain-assets.js';

const painter = openPainter(createRequire(import.meta.url).resolve);
const served = serveCatalog(household, { baseUrl, requestsPerMinute: 1 });

async function painted(svg: string): Promise<Buffer> {
  const paint = await painter;
  if (paint === null) throw new Error('The packages that paint are not installed.');
  return await paint(svg);
}

let isBroken = false;
let now = Date.parse('2026-11-20T12:00:00Z');
let paints = 0;
let app: PageApp;
let bare: PageApp;

beforeAll(async () => {
  const paint: Paint = async (svg) => {
    paints += 1;
    if (isBroken) throw new Error('no memory');
    return painted(svg);
  };
  const pages = { ...plainAssets(household), paint };
  [app, bare] = await Promise.all([startPageApp(household, { pages, clock: () => now }), startPageApp(household)]);
});
afterAll(() => Promise.all([app.stop(), bare.stop()]));

const path = '/calculators/wall-paint/preview.png';

test('a page names its picture, which is a PNG of the size it says', async () => {
  const { text } = await app.open('/calculators/wall-paint?length=9');
  expect(text).toContain(`<meta property="og:image" content="${baseUrl}${path}">`);
  expect(text).toContain(`<meta property="og:image:width" content="${imageSize.width}">`);
  const { status, headers, bytes } = await fetchBytes(app.app.port, path, '');
  expect([status, headers['content-type'], bytes.subarray(1, 4).toString()]).toEqual([200, 'image/png', 'PNG']);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([imageSize.width, imageSize.height]);
});

test('it is painted once a day, and not sent to who holds it', async () => {
  const { headers } = await fetchBytes(app.app.port, path, '');
  const before = paints;
  const known = await request(app.app, 'GET', path, { 'if-none-match': String(headers.etag) });
  expect([known.status, known.text, paints]).toEqual([304, '', before]);
  now += 24 * 60 * 60 * 1000;
  expect((await fetchBytes(app.app.port, path, '')).status).toBe(200);
  expect(paints).toBe(before + 1);
});

test('one that could not be painted is painted at the next request', async () => {
  const other = '/calculators/rain-tank/preview.png';
  isBroken = true;
  const before = paints;
  const failed = await Promise.all([fetchBytes(app.app.port, other, ''), fetchBytes(app.app.port, other, '')]);
  expect(failed.map(({ status }) => status)).toEqual([500, 500]);
  expect(paints).toBeGreaterThan(before);
  isBroken = false;
  expect((await fetchBytes(app.app.port, other, '')).status).toBe(200);
  const after = paints;
  expect((await fetchBytes(app.app.port, other, '')).status).toBe(200);
  expect(paints).toBe(after);
});

test('there is none of what is no calculator, and none where nothing paints', async () => {
  const { status, headers } = await app.open('/calculators/wal-paint/preview.png');
  expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect((await bare.open('/calculators/wall-paint')).text).not.toContain('og:image');
  expect((await bare.open(path)).status).toBe(404);
});

test('a missing package is no mistake', async () => {
  const missing = (name: string): string => {
    throw new Error(`Cannot find ${name}`);
  };
  expect(await openPainter(missing)).toBeNull();
});

const slugs = [...household.calculators.keys()];

test.each(slugs)('the picture of %s says what its page says first, in letters', async (slug) => {
  const calculator = served.calculators.get(slug);
  if (calculator === undefined) throw new Error(`There is no ${slug}.`);
  const view = viewOf(calculator, '');
  const svg = renderPreviewImage({ name: 'A & B', accent: null, view });
  if (view.state.kind === 'answered') {
    const { label, value } = headlineText(view, view.state.answer);
    const shown = renderHeadline(view).text.replace(/<[^>]+>/g, '');
    for (const part of [label, ...value.split(', ')]) expect(shown).toContain(part);
  }
  const [whole, silent] = await Promise.all([svg, svg.replace(/<text[\s\S]*?<\/text>/g, '')].map(painted));
  expect(whole?.equals(silent ?? Buffer.alloc(0))).toBe(false);
});
