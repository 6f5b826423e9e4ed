/** In a real browser, the component of every calculator gives what the API gives. TEST_SEED repeats a run. */
import type { Browser, Page } from 'playwright-core';
import type { InputSpec } from '../../engine/kernel/module.js';
import type { Assets } from '../../pages/assets/assets.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';
import { modules } from '../support/real-modules.js';
import { registry } from '../support/registry.js';
import { shareOf } from '../support/shares.js';
import { launchBrowser, openPage } from '../support/slow/browser.js';
import type { PageServer } from '../support/slow/page-server.js';
import { builtAssets, pageAround, servePages } from '../support/slow/page-server.js';
import { chromiumProgram } from '../support/slow/programs.js';
import { needPrograms } from '../support/slow/services.js';

needPrograms(chromiumProgram);

const randomQueries = 2;

/** So many calculators are asked before the page is asked for their answers. */
const batch = 16;

let app: RunningApp;
let browser: Browser;
let server: PageServer;
let assets: Assets;

beforeAll(async () => {
  assets = builtAssets('generated', serveCatalog(servedCatalog, servedCatalog.service).service);
  const serving = servePages(assets, () => pageAround(assets, ''));
  [app, browser, server] = await Promise.all([startRealApp(), launchBrowser(), serving]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await app?.stop();
});

interface Asked {
  readonly slug: string;
  readonly module: string;
  readonly queries: readonly string[];
}

function randomText(spec: InputSpec, random: Random): string {
  if (spec.type === 'select') return random.pick(spec.options).value;
  const { min, max, whole, units = [] } = spec;
  const value = min + (random.fraction() * 1.2 - 0.1) * (max - min);
  const text = String(whole === true ? Math.round(value) : Number(value.toFixed(random.below(5))));
  // An amount with a unit of its own stands for another number, which may lie far outside the bounds.
  return units.length > 0 && random.chance(0.2) ? `${text} ${random.pick(units).name}` : text;
}

function queriesOf(slug: string, random: Random): readonly string[] {
  const examples = registry.calculators.find((each) => each.slug === slug)?.examples ?? [];
  const worked = examples.map(({ inputs }) =>
    Object.entries(inputs).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  );
  const chance = Array.from({ length: randomQueries }, () =>
    (modules.get(slug)?.inputs ?? []).map((spec): [string, string] => [spec.name, randomText(spec, random)]),
  );
  return [...worked, ...chance].map((pairs) => new URLSearchParams(pairs).toString());
}

/** In the page: the answers of components to queries, or why they give none, each as the event tells it. */
const askAll = `async ({ asked, service }) => {
  const told = [];
  for (const { slug, module, queries } of asked) {
    const element = document.createElement('reckoner-calculator');
    let detail = null;
    const ready = new Promise((resolve) => element.addEventListener('reckoner-answer', (event) => resolve(detail = event.detail)));
    element.setAttribute('src', module);
    element.setAttribute('service', service);
    document.querySelector('main').append(element);
    await ready;
    element.addEventListener('reckoner-answer', (event) => { detail = event.detail; });
    for (const query of queries) {
      element.query = query;
      told.push({ slug, query, answer: detail.answer, refused: detail.refusal?.detail ?? null });
    }
    element.remove();
  }
  return told;
}`;

interface Told {
  readonly slug: string;
  readonly query: string;
  readonly answer: Readonly<Record<string, unknown>> | null;
  readonly refused: string | null;
}

async function tell(page: Page, asked: readonly Asked[]): Promise<readonly Told[]> {
  const argument = JSON.stringify({ asked, service: assets.service });
  return (await page.evaluate(`(${askAll})(${argument})`)) as readonly Told[];
}

/** What the API answers. The place and what to do next are those of the page around a component. */
async function answerOfApi({ slug, query }: Told): Promise<Pick<Told, 'answer' | 'refused'>> {
  const { status, json } = await get(app, `/api/calc/${slug}?${query}${query === '' ? '' : '&'}trace=true`);
  const body = json();
  if (status !== 200) return { answer: null, refused: String(body['detail']) };
  const { local_routing: _place, cta: _next, ...answer } = body;
  return { answer, refused: null };
}

/**
 * Steps are told as they were computed. The language leaves the last bit of sines, powers and their like to the engine,
 * and the browser has another one than the service: twelve digits of a step must agree, and all of everything else.
 */
function comparable({ answer, refused }: Pick<Told, 'answer' | 'refused'>): string {
  const { trace, basis: _basis, ...rest } = (answer ?? {}) as Comparable;
  // A component makes no ledger, which no page shows.
  const { steps, ledger: _ledger, ...others } = trace ?? { steps: [] };
  const rounded = JSON.stringify(steps, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  );
  return JSON.stringify([refused, rest, others]) + rounded;
}

/** What sources say stands in a document of the service, which a component does not load. */
interface Comparable {
  readonly basis?: unknown;
  readonly trace?: { readonly steps: unknown; readonly ledger?: unknown };
}

test('every worked example and random inputs, to the last digit and letter', async () => {
  const seed = chosenSeed();
  const random = randomFrom(seed);
  const asked = shareOf([...modules.keys()], 2, seed).map((slug) => {
    return { slug, module: assets.moduleOf(slug), queries: queriesOf(slug, random) };
  });
  const { page, complaints, close } = await openPage(browser, server.address);
  const different: unknown[] = [];
  let count = 0;
  for (let at = 0; at < asked.length; at += batch) {
    for (const told of await tell(page, asked.slice(at, at + batch))) {
      count++;
      const { cta: _next, ...answer } = told.answer ?? {};
      const component = { answer: told.answer === null ? null : answer, refused: told.refused };
      const api = await answerOfApi(told);
      if (comparable(component) !== comparable(api)) different.push({ seed, ...told, component, api });
    }
  }
  await close();
  expect(different.slice(0, 3)).toEqual([]);
  expect(complaints).toEqual([]);
  expect(count).toBeGreaterThan(5 * asked.length);
});
