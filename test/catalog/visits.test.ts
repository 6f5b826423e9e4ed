/** Several jobs of one calculator on one visit: what comes once a visit is paid once, at what all of them bring. */
import { join } from 'node:path';
import type { EstimateAnswer } from '../../engine/calculator/estimate.js';
import { moneyOf } from '../../engine/questions/plan-jobs.js';
import type { PricedItem } from '../../engine/questions/plan-visit.js';
import { inputsAt, pointAt, queryOfGiven, withInput } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import { goldenFiles } from '../support/golden-folder.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { callTool, connectTo, httpTransport } from '../support/mcp-client.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { startRealApp } from '../support/real-app.js';
import { randomGiven, subjects } from '../support/subjects.js';

const seed = chosenSeed(43);
const priced = subjects.filter(({ estimate }) => estimate !== null);

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

interface Range {
  readonly low: number;
  readonly high: number;
}

interface Job {
  readonly slug: string;
  readonly estimate: EstimateAnswer;
  readonly shares_visit?: boolean;
  readonly paid_once?: readonly string[];
}

interface Plan {
  readonly jobs: readonly Job[];
  readonly totals: readonly (Range & { readonly covers: string; readonly items: readonly string[] })[];
  readonly grand_total: Range & Readonly<Record<'whole_jobs' | 'material_only' | 'labor_only', readonly string[]>>;
  readonly notes: readonly string[];
}

async function plan(items: readonly string[], others = ''): Promise<Plan> {
  const query = new URLSearchParams(items.map((item): [string, string] => ['item', item]));
  return (await get(app, `/api/plan?${query}${others}`)).json() as unknown as Plan;
}

async function alone(item: string): Promise<EstimateAnswer> {
  const [slug = '', ...inputs] = item.split('~');
  const query = inputs.map((input) => input.replace(/[^=]*$/, encodeURIComponent)).join('&');
  return (await get(app, `/api/calc/${slug}?${query}`)).json()['estimate'] as EstimateAnswer;
}

function lineNamed({ lines }: EstimateAnswer, name: string): Range | undefined {
  const line = lines.find((each) => each.line === name);
  return line && { low: line.low, high: line.high };
}

/** Jobs on one visit, the line that all of them pay once, and the one call whose line it is. */
const onOneVisit: readonly (readonly [items: readonly string[], line: string, whole: string])[] = [
  [
    ['concrete~length=10~width=10', 'concrete~length=8~width=6'],
    'Ready-mix, delivered',
    'concrete~length=14.8~width=10',
  ],
  [
    ['concrete~length=10~width=10~thickness=4', 'concrete~length=10~width=5~thickness=8'],
    'Ready-mix, delivered',
    'concrete~length=20~width=10',
  ],
  [
    ['mulch-delivery~length=10~width=6', 'mulch-delivery~length=6~width=10'],
    'Mulch',
    'mulch-delivery~length=20~width=6',
  ],
  [['mulch-delivery~length=10~width=6', 'mulch-delivery~length=6~width=10'], 'Delivery', 'mulch-delivery'],
  [['landscape-rock~length=5~width=2', 'landscape-rock~length=2~width=5'], 'Rock', 'landscape-rock~length=10~width=2'],
  [
    ['sand-delivery~length=8~width=5', 'sand-delivery~length=5~width=8'],
    'Trips of the truck',
    'sand-delivery~length=16~width=5',
  ],
  [['fill-dirt~length=8~width=5', 'fill-dirt~length=5~width=8'], 'Fill by the yard', 'fill-dirt~length=16~width=5'],
  [
    ['topsoil-delivery~area=500~settle=20', 'topsoil-delivery~area=600~settle=0'],
    'Topsoil by the yard',
    'topsoil-delivery~area=1200~settle=0',
  ],
  [
    ['caliche-driveway~length=40~width=10', 'caliche-driveway~length=10~width=40'],
    'Caliche delivered',
    'caliche-driveway~length=80~width=10',
  ],
  [
    ['asphalt-paving~length=50~width=10', 'asphalt-paving~length=10~width=50'],
    'Hot mix, laid and rolled',
    'asphalt-paving~length=100~width=10',
  ],
  [
    ['3d-printing~volume=20~material=pla', '3d-printing~volume=30~material=pla'],
    'Printing and finishing',
    '3d-printing~volume=50~material=pla',
  ],
  [
    ['asbestos-testing~texture=500~pipes=0~others=0', 'asbestos-testing~texture=0~pipes=1~others=0'],
    'Visit, samples and report',
    'asbestos-testing~texture=500~pipes=1~others=0',
  ],
  [['gutter-cleaning~length=40', 'gutter-cleaning~length=20'], 'Gutters cleaned', 'gutter-cleaning~length=60'],
  [
    ['flooring~sqft=50~kind=vinyl', 'flooring~sqft=40~kind=vinyl~boxCoverage=30'],
    'Laying, and taking out the old floor where wanted',
    'flooring~sqft=90~kind=vinyl',
  ],
  [
    ['sod~lawnSqft=100~type=stAug~with=laying', 'sod~lawnSqft=150~type=zoysia~with=laying'],
    'Laying',
    'sod~lawnSqft=250~with=laying',
  ],
];

test.each(onOneVisit)('%j pay %s once, as %s does', async (items, line, whole) => {
  const { jobs, notes } = await plan(items);
  const [job] = jobs;
  expect(jobs).toHaveLength(1);
  expect(job && lineNamed(job.estimate, line)).toEqual(lineNamed(await alone(whole), line));
  expect(job?.shares_visit).toBe(true);
  // Jobs that are one job with a larger input say that instead.
  if (!notes.some((note) => note.includes('are one job'))) expect(job?.paid_once).toContain(line);
  const separate = await plan(items, '&visits=separate');
  expect(separate.jobs.map((each) => each.shares_visit)).toEqual([false, false]);
  expect(separate.jobs.map(({ estimate }) => estimate)).toEqual(await Promise.all(items.map(alone)));
});

test('two slabs of one truck pay its fee for a short load once, at the order of both', async () => {
  const items = ['concrete~length=10~width=10', 'concrete~length=8~width=6'];
  const { jobs } = await plan(items);
  expect(jobs.map(({ estimate }) => lineNamed(estimate, 'Ready-mix, delivered'))).toEqual([{ low: 416, high: 634 }]);
  const separate = await plan(items, '&visits=separate');
  const paid = separate.jobs.map(({ estimate }) => lineNamed(estimate, 'Ready-mix, delivered'));
  expect(paid).toEqual([
    { low: 353, high: 548 },
    { low: 289, high: 461 },
  ]);
});

test('the largest of all stumps of a trip is the first, and all others are further ones, in any order', async () => {
  const items = ['stump-removal~diameter=24~count=3', 'stump-removal~diameter=10~count=2'];
  for (const order of [items, items.toReversed()]) {
    const { grand_total, jobs, notes } = await plan(order);
    expect(grand_total).toMatchObject({ low: 324, high: 613 });
    expect(jobs.map(({ estimate }) => lineNamed(estimate, 'First stump'))).toEqual([{ low: 100, high: 175 }]);
    expect(notes).toEqual([
      'stump-removal: on one visit, charged for all jobs together rather than for each: First stump; Additional stumps on the same trip.',
    ]);
  }
  expect((await plan(items, '&visits=separate')).grand_total).toMatchObject({ low: 384, high: 713 });
});

test('jobs that no order joins are charged apart, and the plan says in what they differ', async () => {
  const kinds = await plan(['fill-dirt~kind=sand', 'fill-dirt~kind=clay']);
  const [sand, clay] = await Promise.all(['fill-dirt~kind=sand', 'fill-dirt~kind=clay'].map(alone));
  expect(kinds.jobs).toMatchObject([
    { estimate: sand, shares_visit: false },
    { estimate: clay, shares_visit: false },
  ]);
  expect(kinds.notes[0]).toBe('fill-dirt: jobs that differ in kind do not share a visit.');
  const prices = await plan(['concrete~length=10~width=10~prices.ready_mix=150', 'concrete~length=8~width=6']);
  expect(prices.notes.join(' ')).toContain(
    'Ready-mix, delivered is charged separately for jobs that differ in prices.ready_mix.',
  );
  const bins = await plan(['dumpster-rental~kind=wood', 'dumpster-rental~kind=rubble']);
  expect(bins.notes).toEqual([
    'dumpster-rental: 2 jobs are added up, each at its own price; only jobs that differ in nothing but pickups count as one job.',
  ]);
  const tubs = await plan(['bathtub-refinishing', 'bathtub-refinishing']);
  expect(tubs.notes).toEqual([
    'bathtub-refinishing: 2 jobs are added up, each at its own price; nothing in this estimate is charged once a visit.',
  ]);
  expect(tubs.jobs[0]?.paid_once).toEqual([]);
});

test('own prices hold for what is charged together', async () => {
  const own = '~prices.ready_mix=150';
  const { jobs } = await plan([`concrete~length=10~width=10${own}`, `concrete~length=8~width=6${own}`]);
  const whole = await alone(`concrete~length=14.8~width=10${own}`);
  expect(jobs.map(({ estimate }) => lineNamed(estimate, 'Ready-mix, delivered'))).toEqual([
    lineNamed(whole, 'Ready-mix, delivered'),
  ]);
});

test('an option that one of two jobs has is charged for that one, and the plan says so', async () => {
  const items = ['sod~lawnSqft=2700~with=laying', 'sod~lawnSqft=300~type=zoysia'];
  const { jobs, notes } = await plan(items);
  const laid = await alone(items[0] ?? '');
  expect(jobs.map(({ estimate }) => lineNamed(estimate, 'Laying'))).toEqual([lineNamed(laid, 'Laying')]);
  expect(notes).toContain('sod: Laying is added for 1 of 2 jobs.');
  expect(notes.join(' ')).not.toContain('charged for all jobs together');
  expect(jobs[0]?.paid_once).toEqual([]);
});

/** Two or three jobs at random values, with random options. */
function randomJobs(subject: Subject, random: Random): readonly PricedItem[] {
  const names = subject.estimate?.options?.map(({ name }) => name) ?? [];
  return Array.from({ length: 2 + random.below(2) }, () => ({
    subject: { ...subject, chosen: names.filter(() => random.chance(0.5)) },
    given: randomGiven(subject, random),
  }));
}

function totalOf(items: readonly PricedItem[], isOneVisit = true): Range {
  const [first] = items;
  if (first === undefined) throw new Error('no items');
  const { grand_total: total } = moneyOf(items, isOneVisit, first.subject.words);
  if (total === undefined) throw new Error(`${first.subject.slug} has no total`);
  return { low: total.low, high: total.high };
}

function queriesOf(items: readonly PricedItem[]): string {
  return items.map(({ subject, given }) => `${subject.slug}?${queryOfGiven(subject, given)}`).join(' and ');
}

test(`one visit costs at most as much as separate ones, and at least as much as the dearest, with TEST_SEED=${seed}`, () => {
  const random = randomFrom(seed);
  for (const subject of priced) {
    for (let round = 0; round < 30; round++) {
      const items = randomJobs(subject, random);
      const [joint, separate] = [totalOf(items), totalOf(items, false)];
      const each = items.map((item) => totalOf([item]));
      const calls = queriesOf(items);
      for (const end of ['low', 'high'] as const) {
        // Each line is rounded to the dollar, once for all jobs and once for each.
        const slack = items.length * (subject.estimate?.lines.length ?? 0);
        expect([calls, end, joint[end] <= separate[end] + slack]).toEqual([calls, end, true]);
        expect([calls, end, joint[end] >= Math.max(...each.map((one) => one[end])) - slack]).toEqual([
          calls,
          end,
          true,
        ]);
      }
      expect([calls, totalOf(items.toReversed())]).toEqual([calls, joint]);
    }
  }
});

test(`jobs that differ in the input that adds up cost what one call of their sum costs, with TEST_SEED=${seed}`, () => {
  const random = randomFrom(seed);
  let compared = 0;
  for (const subject of priced) {
    const spec = subject.specs.find(({ name }) => name === subject.estimate?.addsUp);
    if (spec?.type !== 'number') continue;
    for (let round = 0; round < 30; round++) {
      const given = randomGiven(subject, random);
      const values = [random.fraction(), random.fraction()].map((share) =>
        Math.max(spec.min, Math.floor((share * spec.max) / 2 / spec.step) * spec.step),
      );
      const at = (value: number) => withInput(subject, given, spec.name, value);
      const sum = values.reduce((total, value) => total + value, 0);
      if (sum > spec.max || [...values, sum].some((value) => pointAt(subject, at(value)).result === null)) continue;
      const items = values.map((value) => ({ subject, given: at(value) }));
      const { jobs = [] } = moneyOf(items, true, subject.words);
      const whole = subject.estimateAt(inputsAt(subject, at(sum)), []);
      expect([queriesOf(items), jobs.map(({ estimate }) => estimate)]).toEqual([queriesOf(items), [whole]]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(300);
});

/** What each calculator says of several jobs on one visit. */
function toldOf({ slug, estimate }: Subject): string {
  if (estimate === null) return `${slug}: nobody pays`;
  const { addsUp, lines, options = [], together = {}, apart = [], minimumAlike } = estimate;
  const charged = [...lines, ...options].flatMap(({ line, once, alike }) => {
    if (once === true) return [`${line} once`];
    return alike === undefined
      ? []
      : [`${line} together${alike.length === 0 ? '' : ` for the same ${alike.join(', ')}`}`];
  });
  const minimum = hasMinimum(slug);
  const told = [
    ...(addsUp === undefined ? [] : [`${addsUp} adds up`]),
    ...Object.entries(together).map(([step, joining]) => `${joining} of ${step}`),
    ...charged,
    ...(apart.length === 0 ? [] : [`apart by ${apart.join(', ')}`]),
    ...(minimum ? [minimumAlike === undefined ? 'minimum once' : 'minimum together'] : []),
  ];
  return `${slug}: ${told.length === 0 ? 'each at its own price' : told.join('; ')}`;
}

function hasMinimum(slug: string): boolean {
  const subject = subjects.find((each) => each.slug === slug);
  if (subject === undefined) return false;
  const given = randomGiven(subject, randomFrom(1));
  return subject.amounts(inputsAt(subject, given))?.minimum !== undefined;
}

test('each calculator records the figures that are charged once a visit', () => {
  const told = `${subjects.map(toldOf).sort().join('\n')}\n`;
  const golden = goldenFiles(join(__dirname, 'expected', 'visits'), new Map([['paid-once.txt', told]]));
  expect(told).toBe(golden.get('paid-once.txt'));
});

test('what is paid every month is in no sum with what is paid once, and a note says so', async () => {
  const [fence] = (await plan(['fence'])).totals;
  const { totals, grand_total, notes } = await plan(['fence', 'mortgage-lenders']);
  expect(totals.map(({ items }) => items)).toEqual([['fence'], ['mortgage-lenders']]);
  expect(grand_total).toMatchObject({ low: fence?.low, high: fence?.high, whole_jobs: ['fence'] });
  expect(notes).toContain('The grand total leaves out mortgage-lenders, which you pay more than once.');
  const alone = await plan(['mortgage-lenders']);
  expect([alone.grand_total.low, alone.notes]).toEqual([alone.totals[0]?.low, []]);
});

test('a line of labor is in no total of material, and one grand total says what it pays for of each', async () => {
  const { jobs, totals, grand_total, notes } = await plan([
    'sod~lawnSqft=2700~with=laying',
    'concrete',
    'painters',
    'mulch-delivery',
  ]);
  expect(totals.map(({ covers, items }) => [covers, items])).toEqual([
    ['job', ['sod', 'concrete', 'painters']],
    ['material', ['mulch-delivery']],
  ]);
  const sums = (end: 'low' | 'high') => totals.reduce((sum, total) => sum + total[end], 0);
  expect(grand_total).toEqual({
    low: sums('low'),
    high: sums('high'),
    unit: '$',
    whole_jobs: ['sod', 'concrete', 'painters'],
    material_only: ['mulch-delivery'],
    labor_only: [],
  });
  const parts = jobs.filter(({ estimate }) => estimate.covers !== 'job').flatMap(({ estimate }) => estimate.lines);
  expect(parts.filter(({ covers }) => covers === 'labor' || covers === 'job')).toEqual([]);
  expect(notes).toEqual(['The grand total covers only the material of mulch-delivery, not the labor.']);
});

test(`no estimate of a part holds a line of the other part, whatever is added, with TEST_SEED=${seed}`, () => {
  const random = randomFrom(seed);
  for (const subject of priced) {
    const names = subject.estimate?.options?.map(({ name }) => name) ?? [];
    for (const chosen of [[], names, ...names.map((name) => [name])]) {
      const estimate = subject.estimateAt(inputsAt(subject, randomGiven(subject, random)), chosen);
      const others =
        estimate?.covers === 'material' ? ['labor', 'job'] : estimate?.covers === 'labor' ? ['material', 'job'] : [];
      const wrong = estimate?.lines.filter(({ covers }) => others.includes(covers)) ?? [];
      expect([subject.slug, chosen, wrong]).toEqual([subject.slug, chosen, []]);
    }
  }
});

test('the tool plans the same', async () => {
  const client = await connectTo(httpTransport(app), 'auto');
  const jobs = [
    { slug: 'stump-removal', inputs: { diameter: 24, count: 3 } },
    { slug: 'stump-removal', inputs: { diameter: 10, count: 2 } },
    { slug: 'sod', inputs: {} },
  ];
  const { structured } = await callTool(client, 'plan_jobs', { jobs });
  const [stumps] = structured['jobs'] as readonly Job[];
  expect(stumps).toMatchObject({ estimate: { total: { low: 324, high: 613 } }, shares_visit: true });
  expect(structured['grand_total']).toMatchObject({ whole_jobs: ['stump-removal'], material_only: ['sod'] });
  await client.close();
});
