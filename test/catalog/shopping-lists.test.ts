/** What people buy or sign by an answer: enough boards for the job, a price inside its band, and what a trade may not do. */
import { join } from 'node:path';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import type { RunningApp } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';

let app: RunningApp;
beforeAll(async () => {
  const { others = [] } = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
  app = await startRealApp({ ...servedCatalog, others });
});
afterAll(() => app.stop());

interface Answer {
  readonly disclaimer: string;
  readonly cost_band: { readonly price_min_usd: number; readonly price_max_usd: number };
  readonly result: {
    readonly value: number;
    readonly figures: Readonly<
      Record<string, { readonly value?: number; readonly low?: number; readonly high?: number }>
    >;
  };
}

async function ask(path: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${app.port}/api/calc/${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

test.each(['wood_6', 'wood_8'])('pickets of %s cover the line without gaps, with a few to spare', async (style) => {
  for (const length of [10, 95, 120, 1005, 5000]) {
    const { result } = await ask(`fence?length=${length}&style=${style}`);
    const tight = (length * 12) / 5.5;
    expect(result.figures['pickets']?.value).toBeGreaterThanOrEqual(tight * 1.05);
    expect(result.figures['pickets']?.value).toBeLessThan(tight * 1.05 + 1);
  }
});

test('the board for a stringer has room for both cuts and is one that yards stock', async () => {
  for (const [rise, tread] of [
    [8, 10],
    [66, 11],
    [108, 10],
    [144, 14],
  ] as const) {
    const { result } = await ask(`stairs-railings?rise=${rise}&tread=${tread}`);
    const run = Math.ceil(rise / 7.75 - 1e-9) * tread - tread;
    const board = result.figures['board']?.value ?? 0;
    expect(board).toBeGreaterThanOrEqual(Math.max(8, Math.hypot(rise, run) / 12 + 1));
    expect(board % 2).toBe(0);
  }
});

test('sprinkler systems of five to eight zones cost what their band says', async () => {
  for (const [sqft, terrain, zones] of [
    [5000, 'flat', 5],
    [7500, 'flat', 6],
    [12000, 'flat', 7],
    [7500, 'mixed', 8],
  ] as const) {
    const { result, cost_band } = await ask(`sprinklers?sqft=${sqft}&terrain=${terrain}`);
    const cost = result.figures['cost'];
    expect(result.value).toBe(zones);
    expect(cost?.low).toBeGreaterThanOrEqual(cost_band.price_min_usd);
    expect(cost?.high).toBeLessThanOrEqual(cost_band.price_max_usd);
  }
});

test.each([
  ['countertops', /corner counts twice/, /esquina cuenta dos veces/],
  ['notary-public', /not a lawyer and may not draft a power of attorney/, /no es abogado y no puede redactar un poder/],
])('every answer of %s says it, in both languages', async (slug, english, spanish) => {
  expect((await ask(slug)).disclaimer).toMatch(english);
  expect((await ask(`${slug}?lang=es`)).disclaimer).toMatch(spanish);
});
