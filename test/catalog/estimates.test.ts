/** The one total of each calculator: the sum of its lines, and the same at every door. */
import { sumOf } from '../../engine/calculator/estimate.js';
import { isMoney } from '../../engine/calculator/money.js';
import type { AnsweredPoint, Given } from '../../engine/questions/point.js';
import { pointAt, queryOfGiven, withInput } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import { viewOfTold } from '../../pages/app/answer-view.js';
import { headlineText } from '../../pages/markup/answer.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { english } from '../../words/phrases.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { startRealApp } from '../support/real-app.js';
import { randomGiven, subjects } from '../support/subjects.js';

const seed = chosenSeed();
const priced = subjects.filter(({ estimate }) => estimate !== null);

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

/** Calculators that show money which nobody pays for a job: their worth, their bill, their rate. */
const payNothing = new Set(['commercial-real-estate', 'hot-tubs', 'leak-detection', 'mineral-rights']);

test('every calculator that shows an amount of money says whether somebody pays it', () => {
  const silent = subjects.filter((subject) => {
    if (subject.estimate !== null || payNothing.has(subject.slug)) return false;
    const { result } = answeredBy(subject, randomGiven(subject, randomFrom(seed)));
    return Object.values(result.figures ?? {}).some(
      (figure) => 'unit' in figure && isMoney(figure.unit, subject.words),
    );
  });
  expect(silent.map(({ slug }) => slug)).toEqual([]);
});

test('a total whose only line names a period is said to come back', () => {
  const named = priced.filter(({ estimate }) => {
    const [only, ...others] = estimate?.lines ?? [];
    return others.length === 0 && /\b(?:month|season|year)\b/.test(only?.line ?? '');
  });
  expect(named.length).toBeGreaterThanOrEqual(3);
  for (const { slug, estimate } of named) expect([slug, estimate?.period]).toEqual([slug, expect.any(String)]);
});

test('answers say how often a total is paid, and a chat calls it as the page does', () => {
  const paid = priced.filter(({ estimate }) => estimate?.period !== undefined);
  const labels = paid.map((subject) => {
    const view = viewOf(subject, queryOfGiven(subject, randomGiven(subject, randomFrom(seed))));
    if (view.state.kind !== 'answered') throw new Error(`${subject.slug} does not answer`);
    const { answer } = view.state;
    expect([subject.slug, answer.estimate?.period]).toEqual([subject.slug, subject.estimate?.period]);
    const entry = { ...subject, inputs: subject.specs, estimate: {}, lists: [] };
    const told = viewOfTold(english, entry, '', { told: { ok: true, answer }, legalDisclaimer: '' });
    expect([subject.slug, headlineText(told, answer)]).toEqual([subject.slug, headlineText(view, answer)]);
    return headlineText(told, answer).label;
  });
  // Nothing is called anything where nothing is paid.
  expect(new Set(labels.filter((label) => label !== ''))).toEqual(new Set(['A month', 'A year', 'A season']));
});

function answeredBy(subject: Subject, given: Given): AnsweredPoint {
  const point = pointAt(subject, given);
  if (point.result === null) throw new Error(`${subject.slug} refuses ${queryOfGiven(subject, given)}`);
  return point;
}

test(`the total is the sum of the lines at 2,000 random calls, with TEST_SEED=${seed}`, () => {
  const random = randomFrom(seed);
  for (let round = 0; round < 2000; round++) {
    const subject = random.pick(priced);
    const given = randomGiven(subject, random);
    const names = subject.estimate?.options?.map(({ name }) => name) ?? [];
    const chosen = names.filter(() => random.chance(0.5));
    const { estimate } = answeredBy({ ...subject, chosen }, given);
    if (estimate === null) throw new Error(`${subject.slug} lost its estimate`);
    const call = `${subject.slug}?${queryOfGiven(subject, given)} with ${chosen}`;
    const { low, high } = estimate.total;
    expect([call, { low, high }]).toEqual([call, sumOf(estimate.lines)]);
    expect([call, low <= high && low >= 0]).toEqual([call, true]);
    expect([call, estimate.options?.map(({ name }) => name) ?? []]).toEqual([
      call,
      names.filter((name) => !chosen.includes(name)),
    ]);
  }
});

test(`calculation, quote, compare, plan and MCP give one total, with TEST_SEED=${seed}`, async () => {
  const random = randomFrom(seed);
  for (const subject of priced) {
    const given = randomGiven(subject, random);
    const { total, covers } = answeredBy(subject, given).estimate ?? {};
    if (total === undefined || covers === undefined || total.high === 0) continue;
    const query = queryOfGiven(subject, given);
    const calculation = (await get(app, `/api/calc/${subject.slug}?${query}`)).json();
    expect(calculation['estimate']).toMatchObject({ total, covers });
    for (const amount of [total.low, total.high].filter((end) => end > 0)) {
      const asked = `/api/calc/${subject.slug}/quote?amount=${amount}&covers=${covers}&${query}`;
      const { position, range } = (await get(app, asked)).json();
      expect([asked, ['low half', 'high half'].includes(String(position)), range]).toEqual([asked, true, total]);
    }
    const item = [subject.slug, ...query.split('&').filter(Boolean).map(decodeURIComponent)].join('~');
    const plan = (await get(app, `/api/plan?${new URLSearchParams({ item })}`)).json();
    expect(plan['totals']).toEqual([{ covers, items: [subject.slug], ...total }]);
  }
});

test(`a job that is split in a plan costs what the whole costs, with TEST_SEED=${seed}`, async () => {
  const random = randomFrom(seed);
  for (const subject of priced) {
    const { addsUp } = subject.estimate ?? {};
    const spec = subject.specs.find(({ name }) => name === addsUp);
    if (spec?.type !== 'number' || spec.min * 2 > spec.max) continue;
    const given = randomGiven(subject, random);
    const halves = withInput(subject, given, spec.name, spec.min);
    const whole = withInput(subject, given, spec.name, spec.min * 2);
    if (pointAt(subject, halves).result === null || pointAt(subject, whole).result === null) continue;
    const item = [subject.slug, ...queryOfGiven(subject, halves).split('&').map(decodeURIComponent)].join('~');
    const plan = (
      await get(
        app,
        `/api/plan?${new URLSearchParams([
          ['item', item],
          ['item', item],
        ])}`,
      )
    ).json();
    expect(plan['jobs']).toMatchObject([
      { slug: subject.slug, items: 2, estimate: answeredBy(subject, whole).estimate },
    ]);
  }
});

interface Job {
  readonly estimate: { readonly total: { readonly low: number; readonly high: number } };
}

test('different jobs of one trade pay its minimum and its visit once, and separate ones twice', async () => {
  const items = 'item=fence~length=10~style=wood_6&item=fence~length=10~style=chainlink_4';
  const one = (await get(app, `/api/plan?${items}`)).json();
  const separate = (await get(app, `/api/plan?${items}&visits=separate`)).json();
  const [least, alone] = [(await get(app, '/api/calc/fence?length=10')).json(), separate['jobs'] as readonly Job[]];
  const { total } = least['estimate'] as Job['estimate'];
  expect((one['jobs'] as readonly Job[]).map(({ estimate }) => estimate.total)).toEqual([total]);
  expect(alone).toHaveLength(2);
  expect(one['notes']).toEqual([
    'fence: 2 jobs on one visit; the price of the smallest job is held against their sum.',
  ]);
  expect(separate['notes']).toEqual([
    'Each item is paid by itself, with its own minimum and its own visit, as visits=separate asks.',
  ]);
});

/** What misled callers of the second edition. */
const misled: readonly (readonly [path: string, right: object])[] = [
  [
    '/api/calc/concrete/quote?amount=7000&length=36&width=18&thickness=5',
    { figure: 'total', covers: 'job', position: 'high half' },
  ],
  ['/api/calc/sod/quote?amount=7000', { code: 'invalid_parameters' }],
  ['/api/calc/sod/quote?amount=2000&covers=material', { covers: 'material', figure: 'total' }],
  ['/api/calc/concrete/quote?amount=600&covers=material', { covers: 'material', figure: 'Ready-mix, delivered' }],
  ['/api/calc/sod/solve?for=lawnSqft&at_most=5000', { figure: 'total', unit: '$' }],
  ['/api/calc/sod/sensitivity', { figure: 'total.mid', unit: '$' }],
  ['/api/calc/panel-upgrades/quote?amount=5000', {}],
];

test.each(misled)('%s', async (path, right) => {
  expect((await get(app, path)).json()).toMatchObject(right);
});

test('an option is a line once it is chosen, and an unknown one is refused with the one that was meant', async () => {
  const plain = (await get(app, '/api/calc/fence')).json()['estimate'] as Estimate;
  const gated = (await get(app, '/api/calc/fence?with=gate')).json()['estimate'] as Estimate;
  const gate = plain.options?.find(({ name }) => name === 'gate');
  expect(gated.lines.map(({ line }) => line)).toContain('Walk gate');
  expect(gated.total.high - plain.total.high).toBe(gate?.high);
  const refused = (await get(app, '/api/calc/fence?with=gaet')).json();
  expect(refused).toMatchObject({ errors: [{ parameter: 'with', suggestion: 'gate' }] });
  for (const question of ['quote?amount=5000', 'solve?for=length&at_most=9000', 'sensitivity', 'compare?by=style'])
    expect((await get(app, `/api/calc/fence/${question}&with=gate`.replace('ity&', 'ity?'))).status).toBe(200);
});

interface Estimate {
  readonly total: { readonly low: number; readonly high: number };
  readonly lines: readonly { readonly line: string }[];
  readonly options?: readonly { readonly name: string; readonly high: number }[];
}
