/** Every calculator through the real service: each bound, option, place and mistake, each answer held to the document. */
import type { OpenAPIV3_1 } from 'openapi-types';
import { dayIn } from '../../authoring/commands/today.js';
import { network } from '../../generated/network.js';
import { service } from '../../generated/service.js';
import { lazily } from '../../generator/source/remembered.js';
import { type Calculation, calculations } from '../support/calculations.js';
import type { RunningApp } from '../support/http.js';
import { openapi } from '../support/openapi.js';
import { getAll, type PipedAnswer } from '../support/pipeline.js';
import { chosenSeed } from '../support/random.js';
import { startRealApp } from '../support/real-app.js';
import { modules } from '../support/real-modules.js';
import { registry } from '../support/registry.js';
import { shareOf } from '../support/shares.js';
import { type Applied, badCalls, type GoodCall, goodCalls } from './calls.js';
import { broken } from './conformance.js';

const seed = chosenSeed();

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

/** The answers to calls of one path, in their order. Each is as the document promises. */
async function answersTo(path: string, queries: readonly string[]): Promise<readonly PipedAnswer[]> {
  const answers = await getAll(
    app,
    queries.map((query) => (query === '' ? path : `${path}?${query}`)),
  );
  const unpromised = answers.map((answer) => ({ target: answer.target, found: broken(path, answer) }));
  expect(unpromised.filter(({ found }) => found.length > 0)).toEqual([]);
  return answers;
}

describe.each(shareOf(calculations, 10, seed))(`$slug, with TEST_SEED=${seed}`, (calculation) => {
  const { path, entry } = calculation;

  test('answers every bound, option and place', async () => {
    const calls = goodCalls(entry);
    const answers = await answersTo(
      path,
      calls.map(({ query }) => query),
    );
    const found = answers.map((answer, index) => ({ target: answer.target, ...answeredPart(answer, calls[index]) }));
    const expected = calls.map((call) => expectedPart(calculation, call));
    expect(found).toEqual(expected.map((part, index) => ({ target: answers[index]?.target, ...part })));
  });

  const calls = badCalls(entry);
  const refusals = lazily(() =>
    answersTo(
      path,
      calls.map(({ query }) => query),
    ),
  );

  test('refuses every mistake with its code', async () => {
    const answers = await refusals();
    const found = answers.map(({ status, text }, index) => ({
      query: calls[index]?.query,
      status,
      code: codeOf(text),
    }));
    expect(found).toEqual(calls);
  });

  test('names addresses that work where it corrects a call', async () => {
    const answers = await refusals();
    const corrected = answers.flatMap(({ text }) => JSON.parse(text).corrected_url ?? []).map((url) => new URL(url));
    expect(corrected.length).toBeGreaterThan(0);
    const retried = await answersTo(
      path,
      corrected.map(({ search }) => search.slice(1)),
    );
    expect(corrected.map(({ origin, pathname }) => origin + pathname)).toEqual(
      corrected.map(() => service.baseUrl + path),
    );
    expect(retried.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

/** The members of an answer that the call decides; of a refusal, its code and sentence. */
function answeredPart({ status, text }: PipedAnswer, call: GoodCall | undefined) {
  const { result: _, basis, estimate, trace, ...rest } = JSON.parse(text);
  if (status !== 200) return { status, code: rest.code, detail: rest.detail };
  const traced = call?.trace ? { sources: trace.sources, steps: trace.steps.length > 0 } : { trace };
  const paid = estimate && { covers: estimate.covers, total: estimate.total, leaves_out: estimate.leaves_out };
  return { status, ...rest, ...(paid && { estimate: paid, basis: basis?.class }), ...traced };
}

function expectedPart({ slug, entry }: Calculation, call: GoodCall) {
  const omitted = entry.inputs.map(({ name, default: used }) => [name, { raw: null, used, clamped: false }]);
  const inputs: Readonly<Record<string, Applied>> = { ...Object.fromEntries(omitted), ...call.given };
  const module = modules.get(slug);
  const valid = validOn(call, entry);
  const values = { ...mapValues(inputs, ({ used }) => used), ...(valid && { on: valid.from ?? 'before' }) };
  const refusal = module?.refuse(values) ?? null;
  if (refusal !== null) return { status: 400, code: 'invalid_combination', detail: refusal.message };
  const routing = expectedRouting(slug, call);
  const paid = module?.estimate;
  const total = paid?.amounts(values as never).total;
  return {
    status: 200,
    ok: true,
    slug,
    title: entry.title,
    subtitle: entry.subtitle,
    legal_disclaimer: registry.legal_disclaimer,
    inputs,
    disclaimer: entry.disclaimer,
    cost_band: entry.cost_band,
    local_routing: routing,
    cta: {
      message: expectedMessage(slug, call, routing).replace('{service}', module?.service ?? ''),
      lead_endpoint: `POST ${service.baseUrl}/api/lead-submit`,
      page_url: routing?.page_url ?? null,
      learn_more: `${service.baseUrl}/llms.txt`,
    },
    catalog: { version: service.version, hash: service.catalogHash },
    ...(paid && {
      estimate: { covers: paid.covers, total: { ...total, unit: paid.unit }, leaves_out: paid.leavesOut },
      basis: expect.stringMatching(/^(?:exact|[345])$/),
    }),
    ...(valid && { valid }),
    ...(module?.asOf === undefined ? {} : { as_of: module.asOf }),
    ...(call.trace ? { sources: module?.sources, steps: true } : { trace: undefined }),
  };
}

/** The period of the day that a call asks for, or of today; undefined where nothing depends on the day. */
function validOn({ on }: GoodCall, { periods }: Calculation['entry']) {
  const day = on ?? dayIn(service.timeZone, new Date());
  const period = periods?.find(({ from, until }) => (from ?? '') <= day && (until === null || day <= until));
  return period && { on: on ?? null, ...period };
}

function expectedMessage(slug: string, { city }: GoodCall, routing: { readonly slot_active: boolean } | null): string {
  if (city === undefined) return service.ctaMessage;
  let message = routing?.slot_active ? network.ctaActive : network.ctaWaiting;
  for (const { of, advice } of network.cityFacts ?? [])
    if (city in of && advice?.services.includes(slug))
      message += ` ${advice.say.replace('{city}', network.cities[city] ?? '').replace('{fact}', of[city] ?? '')}`;
  return message;
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** A slot of the neighborhood's own goes before that of its city. */
function expectedRouting(slug: string, { city, neighborhood }: Pick<GoodCall, 'city' | 'neighborhood'>) {
  if (city === undefined) return null;
  const slot = network.slots[slug]?.[`${city}/${neighborhood}`] ?? network.slots[slug]?.[city];
  if (slot === undefined) return null;
  return {
    city,
    neighborhood: neighborhood ?? null,
    tracking_phone: slot.trackingPhone,
    page_url: slot.pageUrl,
    slot_active: slot.active,
  };
}

function codeOf(text: string): string {
  const { code, errors } = JSON.parse(text);
  return errors[0]?.code ?? code;
}

describe('inputs that do not go together', () => {
  const jet = 'A jet pump sits above ground and cannot lift water from below 120 ft; choose a submersible pump.';
  const refused = { ok: false, code: 'invalid_combination', detail: jet };
  test.each([
    ['pump=jet', refused],
    ['pump=jet&depth=120', { ok: true }],
    ['pump=jet&depth=120.01', refused],
    ['pump=solar&depth=1500', { ok: true }],
    ['pump=jet&depth=-7', { ok: true }],
    ['pump=jet&depth=1e9', refused],
  ])('water-well?%s', async (query, expected) => {
    const [answer] = await answersTo('/api/calc/water-well', [query]);
    expect(JSON.parse(answer?.text ?? '')).toMatchObject(expected);
  });
});

describe('local routing', () => {
  const routed = calculations.flatMap(({ slug }) =>
    Object.keys(network.cities).map((city) => expectedRouting(slug, { city })?.slot_active ?? 'absent'),
  );

  test.each([true, false, 'absent'])('a slot that is active, inactive or absent occurs: %s', (kind) => {
    expect(routed).toContain(kind);
  });

  test('every city and every calculator has a slot', () => {
    const cities = new Set(calculations.flatMap(({ slug }) => Object.keys(network.slots[slug] ?? {})));
    expect(calculations.filter(({ slug }) => network.slots[slug] === undefined)).toEqual([]);
    expect(Object.keys(network.cities).filter((city) => !cities.has(city))).toEqual([]);
  });

  test('telephone numbers are fictitious', () => {
    const phones = Object.values(network.slots).flatMap((places) =>
      Object.values(places).map((slot) => slot.trackingPhone),
    );
    expect(phones.filter((phone) => !/^\+1\d{3}55501\d\d$/.test(phone))).toEqual([]);
  });
});

const documents = Object.keys(openapi.paths ?? {}).filter(
  (path) => isDocument(openapi.paths?.[path]?.get) && !path.startsWith('/api/calc/') && !path.includes('{'),
);

/** What is answered without being told anything. */
function isDocument(operation: OpenAPIV3_1.OperationObject | undefined): boolean {
  const needs = operation?.parameters?.some((parameter) => 'required' in parameter && parameter.required === true);
  return operation !== undefined && needs !== true;
}

test.each(documents)('%s is as the document says', async (path) => {
  const [answer] = await answersTo(path, ['']);
  expect(answer?.status).toBe(200);
});

interface Listed {
  readonly count: number;
  readonly next?: string;
  readonly calculators: readonly Readonly<Record<string, unknown>>[];
}

async function listed(query: string): Promise<Listed> {
  const [answer] = await answersTo('/api/calc', [query]);
  expect(answer?.status).toBe(200);
  return JSON.parse(answer?.text ?? '') as Listed;
}

test('the registry comes in pages that make up the whole, of all members or some, of one tag or all', async () => {
  const whole = await listed('');
  const pages: Listed[] = [];
  for (let next: string | undefined = ''; next !== undefined; next = pages.at(-1)?.next)
    pages.push(await listed(`limit=50${next === '' ? '' : `&after=${next}`}`));
  expect(pages.flatMap(({ calculators }) => calculators)).toEqual(whole.calculators);
  expect(pages.map(({ count }) => count)).toEqual(pages.map(() => whole.count));
  const brief = await listed('tag=outdoor&fields=estimate&limit=3');
  const outdoor = whole.calculators.filter(({ tag }) => tag === 'outdoor');
  expect(brief.count).toBe(outdoor.length);
  const named = 'slug title subtitle endpoint inputs disclaimer cost_band tag about result estimate'.split(' ');
  const shown = outdoor.slice(0, 3).map((each) => Object.entries(each).filter(([name]) => named.includes(name)));
  expect(brief.calculators).toEqual(shown.map((members) => Object.fromEntries(members)));
});
