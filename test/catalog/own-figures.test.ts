/** A caller's own prices and factors: the same arithmetic, one total at every door, and refusals outside of the ranges. */

import { calculation } from '../../contract/calculation.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import { sumOf } from '../../engine/calculator/estimate.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { Calculator, OpenFigure, TraceStep } from '../../engine/kernel/module.js';
import { inputsAt, queryOfGiven } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { createMcpService, spokenIn } from '../../runtime/routes/mcp-service.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { randomOwn } from '../support/own-figures.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';
import { isLong } from '../support/shares.js';
import { randomGiven, subjects } from '../support/subjects.js';

const seed = chosenSeed();
/** As many calls; 2,000 of them were tried when this was written. */
const callCount = Number(process.env['TEST_CALLS'] ?? (isLong ? 150 : 25));

const open = subjects.filter(({ plan }) => plan.own.length > 0);
const priced = open.filter(({ estimate }) => estimate !== null);

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

function moduleOf(slug: string): Calculator<Inputs> {
  const module = servedCatalog.calculators.get(slug);
  if (module === undefined) throw new Error(`There is no ${slug}.`);
  return module as unknown as Calculator<Inputs>;
}

/** The numbers and texts of steps. */
function valuesOf(steps: readonly TraceStep[]): readonly (number | string)[] {
  return steps.flatMap(({ value }) => (typeof value === 'object' ? [value.low, value.high] : [value]));
}

/** Factors that are multiplied in another order leave other last digits. */
function isNear(one: number | string, other: number | string | undefined): boolean {
  if (typeof one === 'string' || typeof other !== 'number') return one === other;
  return Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));
}

test.each(open.map((subject) => [subject.slug, subject] as const))(
  `%s computes the same, but for rounding errors, with no figure of the caller, with TEST_SEED=${seed}`,
  (slug, subject) => {
    const { own, trace } = moduleOf(slug);
    const random = randomFrom(seed);
    for (let round = 0; round < 20; round++) {
      const inputs = inputsAt(subject, randomGiven(subject, random));
      const [mine, catalogs] = [valuesOf(own?.trace(inputs, {}) ?? []), valuesOf(trace(inputs))];
      expect(mine).toHaveLength(catalogs.length);
      expect(mine.map((value, place) => [value, catalogs[place]]).filter(([a = '', b]) => !isNear(a, b))).toEqual([]);
    }
  },
);

interface Total {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

interface Paid {
  readonly covers: string;
  readonly total: Total;
  readonly lines: readonly { readonly low: number; readonly high: number }[];
}

type Members = Readonly<Record<string, unknown>>;

async function ask(path: string): Promise<Members> {
  const { status, json } = await get(app, path);
  const members = json();
  if (status !== 200) throw new Error(`${path} is refused: ${members['detail']}`);
  return members;
}

/** A random call with options of the estimate and figures of the caller. */
function randomCall(subject: Subject, random: ReturnType<typeof randomFrom>): string {
  const options = (subject.estimate?.options ?? []).filter(() => random.chance(0.5)).map(({ name }) => name);
  const given = queryOfGiven(subject, randomGiven(subject, random));
  const others = new URLSearchParams({
    ...(options.length === 0 ? {} : { with: options.join(',') }),
    ...randomOwn(subject, random),
  }).toString();
  return [given, others].filter((text) => text !== '').join('&');
}

const served = serveCatalog(servedCatalog, servedCatalog.service);
const mcp = createMcpService(spokenIn(served), true);

test(`every door gives the total that is the sum of the lines, in ${callCount} calls with TEST_SEED=${seed}`, async () => {
  const random = randomFrom(seed);
  for (let round = 0; round < callCount; round++) {
    const subject = random.pick(priced);
    const { slug } = subject;
    const query = randomCall(subject, random);
    const alone = await ask(`/api/calc/${slug}?${query}`);
    const { total, covers, lines } = alone['estimate'] as Paid;
    const call = `${slug}?${query}`;
    expect([call, { low: total.low, high: total.high }]).toEqual([call, sumOf(lines)]);
    expect([call, 0 <= total.low && total.low <= total.high]).toEqual([call, true]);
    const own = [...new URLSearchParams(query)].filter(([name]) => subject.plan.own.some((each) => each.name === name));
    expect([call, Object.keys((alone['own'] as object | undefined) ?? {}).toSorted()]).toEqual([
      call,
      own.map(([name]) => name).toSorted(),
    ]);
    for (const amount of [total.low, total.high].filter((end) => end > 0)) {
      const quote = await ask(`/api/calc/${slug}/quote?amount=${amount}&covers=${covers}&${query}`);
      expect([call, quote['range'], String(quote['position'])]).toEqual([
        call,
        total,
        expect.stringMatching(/^(?:low|high) half$/),
      ]);
      expect((await ask(`/api/calc/${slug}?${quote['query']}`))['estimate']).toEqual(alone['estimate']);
    }
    const item = [
      slug,
      ...query
        .split('&')
        .filter(Boolean)
        .map((part) => decodeURIComponent(part.replaceAll('+', ' '))),
    ].join('~');
    const plan = await ask(`/api/plan?${new URLSearchParams({ item })}`);
    expect([call, plan['totals']]).toEqual([call, [{ covers, items: [slug], ...total }]]);
    const [{ query: planned = '' } = {}] = plan['items'] as readonly { readonly query: string }[];
    expect([call, (await ask(`/api/calc/${slug}?${planned}`))['estimate']]).toEqual([call, alone['estimate']]);
    await expectRows(subject, query, random);
    await expectSolution(subject, query, random);
    const { body } = mcp.ask(calculation.path, slug, new URLSearchParams(query));
    expect([call, (JSON.parse(body) as Members)['estimate']]).toEqual([call, alone['estimate']]);
  }
});

/** Rows of a comparison show what their own queries give. */
async function expectRows({ slug, specs }: Subject, query: string, random: ReturnType<typeof randomFrom>) {
  const by = random.pick(specs).name;
  const { rows } = await ask(`/api/calc/${slug}/compare?by=${by}&${query}`);
  for (const row of rows as readonly Members[]) {
    if (row['refused'] !== undefined) continue;
    const { estimate } = await ask(`/api/calc/${slug}?${row['query']}`);
    expect([slug, row['query'], row['total']]).toEqual([slug, row['query'], (estimate as Paid).total]);
  }
}

/** The end of a solution shows what its own query gives. */
async function expectSolution({ slug, specs }: Subject, query: string, random: ReturnType<typeof randomFrom>) {
  const name = random.pick(specs).name;
  const others = new URLSearchParams(query);
  others.delete(name);
  const { readings } = await ask(`/api/calc/${slug}/solve?for=${name}&at_most=${random.below(20_000)}&${others}`);
  for (const { at_end: end, figure } of readings as readonly { readonly at_end?: Members; readonly figure: string }[]) {
    if (end === undefined) continue;
    const { estimate } = await ask(`/api/calc/${slug}?${end['query']}`);
    const side = figure === 'total.low' ? 'low' : 'high';
    expect([slug, end['query'], end[figure]]).toEqual([slug, end['query'], (estimate as Paid).total[side]]);
  }
}

const figures: readonly (readonly [string, OpenFigure, Subject])[] = open.flatMap((subject) =>
  subject.plan.own.map((figure) => [`${subject.slug} ${figure.name}`, figure, subject] as const),
);

test.each(figures)('%s is taken at both ends of its range and refused beyond them', (_, figure, subject) => {
  const given = queryOfGiven(subject, randomGiven(subject, randomFrom(seed)));
  for (const [value, isTaken] of [
    [figure.min, true],
    [figure.max, true],
    [figure.min - 0.01, false],
    [figure.max + 0.01, false],
  ] as const) {
    const outcome = answerQuery(subject, `${given}&${figure.name}=${value}`);
    expect([value, outcome.kind === 'answered' || outcome.refusal.errors[0]]).toEqual([
      value,
      isTaken ||
        expect.objectContaining({
          code: 'out_of_range',
          allowed: { min: figure.min, max: figure.max },
          suggestion: null,
        }),
    ]);
  }
});

test('an own price is for the option for which it was given', async () => {
  const { rows } = await ask('/api/calc/fence/compare?by=style&length=100&style=wood_6&style.rate=38');
  const totals = new Map((rows as readonly Members[]).map(({ style, total }) => [style, total]));
  expect(totals.get('wood_6')).toEqual({ low: 3800, high: 3800, unit: '$' });
  const vinyl = await ask('/api/calc/fence?length=100&style=vinyl_6');
  expect(totals.get('vinyl_6')).toEqual((vinyl['estimate'] as Paid).total);
});

test('the answer says whose price it is, and what the catalog has in its place', async () => {
  const answer = await ask('/api/calc/fence?length=100&style.rate=38&trace=true');
  expect(answer['basis']).toMatchObject({
    says: expect.stringMatching(/^your price \(Price per linear foot\); /),
    own: ['style.rate'],
  });
  expect(answer['own']).toEqual({
    'style.rate': { label: 'Price per linear foot', raw: 38, used: 38, unit: '$ per linear foot' },
  });
  const { ledger } = answer['trace'] as { readonly ledger: readonly Members[] };
  const { rate } = { rate: ledger.filter(({ name }) => name === 'style.rate') };
  expect(rate).toEqual([
    {
      kind: 'own',
      name: 'style.rate',
      label: 'Price per linear foot',
      used: 38,
      unit: '$ per linear foot',
      low: 25,
      high: 45,
    },
  ]);
});

test.each([
  ["where one of two is the caller's", 'prices.mulch=42', '2024-05-09'],
  ["where both are the caller's, which have none", 'prices.mulch=42&prices.bulk_delivery=60', undefined],
])('an answer has the date of the prices %s', async (_, own, asOf) => {
  const answer = await ask(`/api/calc/mulch-delivery?${own}`);
  expect(answer['as_of']).toBe(asOf);
});

test('the ledger names each cell that an answer rests on, with its sources', async () => {
  const { trace } = await ask('/api/calc/bulkhead-seawall?material=vinyl&scope=new&trace=true');
  const cells = (trace as { readonly ledger: readonly Members[] }).ledger.filter(({ kind }) => kind === 'cell');
  expect(cells).toContainEqual(expect.objectContaining({ name: 'price', cell: 'vinyl/new', low: 220, high: 600 }));
  const fence = (await ask('/api/calc/fence?style=wood_6&trace=true'))['trace'] as {
    readonly ledger: readonly Members[];
  };
  expect(fence.ledger).toContainEqual(
    expect.objectContaining({ kind: 'cell', name: 'style.rate', cell: 'wood_6', low: 25, high: 45 }),
  );
});
