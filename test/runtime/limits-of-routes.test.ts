/** Every route counts a call before it computes, renders, compresses or reads anything for it. */
import type { Catalog } from '../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import type { Door } from '../support/every-resource.js';
import { everyDoor } from '../support/every-resource.js';
import { get, request, sendRaw } from '../support/http.js';
import type { PageApp } from '../support/page-app.js';
import { startPageApp } from '../support/page-app.js';
import { bilingualHousehold } from '../support/page-catalog.js';
import { plainAssets } from '../support/plain-assets.js';
import { expectProblem } from '../support/problem.js';

let work = 0;

function worked<T>(value: T): T {
  work += 1;
  return value;
}

/** The catalog, whose calculations are counted. */
function watched(catalog: Catalog): Catalog {
  const watch = (calculator: AnyCalculator): AnyCalculator => ({
    ...calculator,
    answer: (inputs: never) => worked(calculator.answer(inputs)),
  });
  const calculators = new Map([...catalog.calculators].map(([slug, each]) => [slug, watch(each)]));
  return { ...catalog, calculators, ...(catalog.others && { others: catalog.others.map(watched) }) };
}

let pages: PageApp;
beforeAll(async () => {
  const paint = async () => worked(Buffer.from('picture'));
  const assets = { ...plainAssets(bilingualHousehold, ['de']), paint };
  pages = await startPageApp(watched(bilingualHousehold), { requestsPerMinute: 1, pages: assets });
  const [first, lead] = [await get(pages.app, '/api/calc'), await request(pages.app, 'POST', '/api/lead-submit')];
  expect([first.status, lead.status]).toEqual([200, 415]);
});
afterAll(() => pages.stop());

/** Sends only the head, of a request whose body waits to be asked for. */
function knock({ method, path }: Pick<Door, 'method' | 'path'>): Promise<string> {
  const body =
    method === 'GET' ? '' : 'Content-Type: application/json\r\nContent-Length: 1000\r\nExpect: 100-continue\r\n';
  return sendRaw(pages.app, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${body}\r\n`, 'none');
}

/** What is made once, before or when it is first asked for, and what operators ask. */
const free = [
  ...['/', '/de/', '/problems', '/problems/{code}', '/robots.txt', '/sitemap.xml'],
  ...['/llms.txt', '/llms-full.txt', '/llms/{tag}.txt'],
  '/schema/vectors.schema.json',
  ...['/openapi.json', '/openapi-compact.json', '/openapi-full.json', '/openapi-webhooks.json'],
  ...['/mcp/server-card', '/.well-known/mcp/server-card.json'],
  ...['/.well-known/ai-catalog.json', '/.well-known/api-catalog'],
  ...['/assets/{file}', '/embed.js', '/healthz', '/readyz', '/metrics'],
];

test('a used-up limit is refused before a body is read or anything is computed, at every address that does work', async () => {
  const before = work;
  const passed = new Set<string>();
  const refused = new Set<string>();
  for (const door of everyDoor(pages.app)) {
    const answer = await knock(door);
    if (!answer.startsWith('HTTP/1.1 429 ')) {
      passed.add(`${door.method} ${door.route.replace(/^\/llms\/\w+\./, '/llms/{tag}.')}`);
      continue;
    }
    expect(answer).toMatch(/^ratelimit: "1-in-1min"; r=0; t=\d+\r$/im);
    expect(answer).toMatch(/^ratelimit-policy: /im);
    expect(answer).toMatch(/^retry-after: \d+\r$/im);
    refused.add(`${door.method} ${door.route}`);
  }
  expect([...passed].sort()).toEqual(free.map((route) => `GET ${route}`).sort());
  expect(work).toBe(before);
  for (const root of ['', '/de'])
    for (const route of ['/calculators/{slug}/request', '/calculators/plan/request', '/embed/{slug}/request'])
      for (const method of ['GET', 'POST']) expect(refused).toContain(`${method} ${root}${route}`);
  expect(refused).toContain('POST /mcp');
  expect(refused).toContain('GET /openapi/{tag}.json');
});

test('a misspelt calculation counts, because its correction takes as long', async () => {
  const before = work;
  expectProblem(await get(pages.app, '/API/calc/wall-paint?area=25'), 429, 'rate_limit_exceeded');
  expect(work).toBe(before);
});
