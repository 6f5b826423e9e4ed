/** Questions about a calculation against their definitions, on every calculator, by calls over HTTP and by brute force. */

import { gridOf, placesOf } from '../../engine/calculator/input-grid.js';
import type { InputValue, NumberInput } from '../../engine/kernel/module.js';
import { numbersOf, rangesOf, usualNumber } from '../../engine/questions/figures.js';
import { placeIn } from '../../engine/questions/place-in-range.js';
import type { Given } from '../../engine/questions/point.js';
import { figureAt, pointAt, queryOfGiven, withInput } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { getAll } from '../support/pipeline.js';
import { expectProblem } from '../support/problem.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { startRealApp } from '../support/real-app.js';
import { shareOf } from '../support/shares.js';
import { randomGiven, subjects } from '../support/subjects.js';

const seed = chosenSeed();
const named = subjects.map((subject) => [subject.slug, subject] as const);

let app: RunningApp;
beforeAll(async () => {
  app = await startRealApp();
});
afterAll(() => app.stop());

type Own = Readonly<Record<string, string>>;

/** The address of a question with parameters of its own. */
function addressOf(subject: Subject, question: string, given: Given, own: Own): string {
  const query = `${new URLSearchParams(own)}&${queryOfGiven(subject, given)}`;
  return `/api/calc/${subject.slug}/${question}?${query}`;
}

async function ask(subject: Subject, question: string, given: Given, own: Own) {
  const address = addressOf(subject, question, given, own);
  const answer = await get(app, address);
  if (answer.status !== 200) throw new Error(`${address}: ${answer.text}`);
  return answer.json();
}

describe(`compare, with TEST_SEED=${seed}`, () => {
  test.each(shareOf(named, 12, seed))('rows of %s are what single calls answer', async (slug, subject) => {
    const given = randomGiven(subject, randomFrom(seed));
    for (const { name } of subject.specs) {
      const { rows, asked } = (await ask(subject, 'compare', given, { by: name })) as unknown as Comparison;
      const sorted = subject.estimate === null ? 'value' : 'compared';
      const values = rows.flatMap((row) => (row['refused'] === undefined ? [Number(row[sorted])] : []));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      for (const row of rows) {
        const at = withInput(subject, given, name, row[name] as string | number);
        const alone = await get(app, `/api/calc/${slug}?${queryOfGiven(subject, at)}`);
        if (alone.status !== 200) expect(row['refused']).toBe(alone.json()['detail']);
        else {
          const { value, range, figures } = alone.json()['result'] as Result;
          expect(row).toMatchObject({ value, ...(range && { range }), ...(figures && { figures }) });
          const paid = alone.json()['estimate'] as { total: Ends } | undefined;
          if (paid !== undefined) expect(row['total']).toEqual(paid.total);
          const here = paid === undefined ? value : (paid.total.low + paid.total.high) / 2;
          expect(Number(row['difference'])).toBeCloseTo(here - Number(Object.values(asked)[0]), 5);
        }
      }
    }
  });
});

interface Comparison {
  readonly asked: Readonly<Record<string, number>>;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

interface Ends {
  readonly low: number;
  readonly high: number;
}

interface Result {
  readonly value: number;
  readonly range?: object;
  readonly figures?: object;
}

/** Larger grids take brute force too long for a test. */
const mostSteps = 3000;

/** What each figure is at every step of one number, the other inputs as they are given; null where there is none. */
function figuresAlong(subject: Subject, given: Given, spec: NumberInput): ReadonlyMap<string, readonly Found[]> {
  const grid = gridOf(spec);
  const steps = Array.from({ length: grid.size }, (_, index) => {
    const point = pointAt(subject, withInput(subject, given, spec.name, grid.at(index)));
    return point.result && numbersOf(point);
  });
  return new Map(
    subject.figures.map((figure) => [figure, steps.map((numbers) => numbers?.get(figure)?.value ?? null)]),
  );
}

type Found = number | null;

describe(`solve, with TEST_SEED=${seed}`, () => {
  const cases = subjects.flatMap((subject) =>
    subject.specs.flatMap((spec) =>
      spec.type === 'number' && gridOf(spec).size <= mostSteps
        ? [[`${subject.slug} by ${spec.name}`, subject, spec] as const]
        : [],
    ),
  );

  test.each(shareOf(cases, 18, seed))(
    'every figure of %s finds what trying every step finds',
    async (_name, subject, spec) => {
      const random = randomFrom(seed);
      const given = randomGiven(subject, random);
      const grid = gridOf(spec);
      const aim = random.below(grid.size);
      const asked = [...figuresAlong(subject, given, spec)].flatMap(([figure, values]) => {
        const target = values[aim] ?? null;
        if (target === null || !Number.isFinite(target)) return [];
        return (['at_most', 'at_least'] as const).map((limit) => {
          const isMet = (value: Found = null) =>
            value !== null && (limit === 'at_most' ? value <= target : value >= target);
          const runs = runsWhere(grid.size, (index) => isMet(values[index]));
          const intervals = runs.map(([first, last]) => ({ from: grid.at(first), to: grid.at(last) }));
          const own = { for: spec.name, figure, [limit]: String(target) };
          const met = new Set(runs.flatMap(([first, last]) => range(first, last).map(grid.at)));
          return { address: addressOf(subject, 'solve', given, own), intervals, met };
        });
      });
      const answers = await getAll(
        app,
        asked.map(({ address }) => address),
      );
      for (const [index, { address, intervals, met }] of asked.entries()) {
        const { readings = [] } = JSON.parse(answers[index]?.text ?? '') as Partial<Solution>;
        const found = readings.flatMap((each) => each.intervals);
        if (readings[0]?.basis !== 'sampled') expect([address, found]).toEqual([address, intervals]);
        // Of a sample, each end was computed, and nothing is found where nothing is.
        const wrong = found.flatMap(({ from, to }) => [from, to]).filter((end) => !met.has(end));
        expect([address, wrong]).toEqual([address, []]);
      }
    },
  );

  test('a range named bare is read twice, and the sure reading lies in the possible one', async () => {
    for (const subject of subjects.filter(({ ranges }) => ranges.length > 0)) {
      const given = randomGiven(subject, randomFrom(seed));
      const spec = subject.specs.find(({ type }) => type === 'number');
      const point = pointAt(subject, given);
      const range = point.result === null ? undefined : [...rangesOf(point)][0];
      if (spec === undefined || range === undefined) continue;
      const own = { for: spec.name, figure: range[0], at_most: String(range[1].high) };
      const { readings } = (await ask(subject, 'solve', given, own)) as unknown as Solution;
      expect(readings.map(({ reading }) => reading)).toEqual(['sure', 'possible']);
      const [sure, possible] = readings.map(({ intervals }) =>
        intervals.reduce((sum, { from, to }) => sum + to - from, 0),
      );
      expect(sure).toBeLessThanOrEqual(possible ?? 0);
    }
  });
});

interface Solution {
  readonly readings: readonly {
    readonly reading: string;
    readonly basis: string;
    readonly intervals: readonly { readonly from: number; readonly to: number }[];
  }[];
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function runsWhere(size: number, test: (index: number) => boolean): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let index = 0; index < size; index++) {
    const last = runs.at(-1);
    if (!test(index)) continue;
    if (last?.[1] === index - 1) last[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}

describe(`sensitivity, with TEST_SEED=${seed}`, () => {
  test.each(named)('of %s is between the least and the most of all values', async (_slug, subject) => {
    const given = randomGiven(subject, randomFrom(seed));
    const { effects } = (await ask(subject, 'sensitivity', given, {})) as unknown as { effects: readonly Effect[] };
    expect(effects.map(({ swing }) => swing)).toEqual(effects.map(({ swing }) => swing).toSorted((a, b) => b - a));
    for (const effect of effects) {
      const spec = subject.specs.find(({ name }) => name === effect.input);
      if (spec === undefined) throw new Error(`${effect.input} is no input`);
      const values = spec.type === 'select' ? spec.options.map(({ value }) => value) : sampled(placesOf(spec));
      const figures = values.flatMap(
        (value) => figureAt(subject, withInput(subject, given, spec.name, value), usualNumber(subject)) ?? [],
      );
      // Where an input has more values than are tried, the ends are those of a sample, as the answer says: of a figure
      // that goes up and down in teeth, such as whole boxes, it may miss the tip of one.
      const teeth = figures.slice(1).map((value, index) => Math.abs(value - (figures[index] ?? value)));
      const missed = effect.basis === 'sampled' ? Math.max(effect.swing / 20, ...teeth) : 0;
      expect(effect.lowest.value).toBeLessThanOrEqual(Math.min(...figures) + missed);
      expect(effect.highest.value).toBeGreaterThanOrEqual(Math.max(...figures) - missed);
      expect(effect.swing).toBeCloseTo(effect.highest.value - effect.lowest.value, 5);
      for (const { at, value } of [effect.lowest, effect.highest]) {
        expect(figureAt(subject, withInput(subject, given, spec.name, at), usualNumber(subject))).toBe(value);
      }
    }
  });
});

interface Effect {
  readonly input: string;
  readonly basis: string;
  readonly swing: number;
  readonly lowest: { readonly at: number | string; readonly value: number };
  readonly highest: { readonly at: number | string; readonly value: number };
}

/** Every hundredth of a grid, or all of it. */
function sampled({ size, at }: ReturnType<typeof placesOf>): readonly InputValue[] {
  const stride = Math.max(1, Math.floor(size / 100));
  return Array.from({ length: Math.floor((size - 1) / stride) + 1 }, (_, part) => at(part * stride));
}

describe('quote', () => {
  test(`agrees with the range of the very job, with TEST_SEED=${seed}`, async () => {
    const random = randomFrom(seed);
    for (const subject of subjects) {
      const given = randomGiven(subject, random);
      const { result, estimate } = pointAt(subject, given);
      if (result === null) continue;
      const isJob = estimate !== null && estimate.covers === 'job' && estimate.total.high > 0;
      const amount = Math.round(random.fraction() * 2 * (estimate?.total.high ?? 1000)) + 1;
      const query = `amount=${amount}&${queryOfGiven(subject, given)}`;
      const answer = await get(app, `/api/calc/${subject.slug}/quote?${query}`);
      if (!isJob) expectProblem(answer, 400, 'invalid_parameters');
      else {
        const { total: range, covers, leaves_out } = estimate;
        expect(answer.json()).toMatchObject({
          figure: 'total',
          range,
          covers,
          leaves_out,
          ...placeIn(amount, range),
        });
      }
    }
  });

  test.each([
    [99, { position: 'below', distance: 1, percent: 1 }],
    [100, { position: 'low half', distance: 0, percent: 0 }],
    [150, { position: 'low half', distance: 0, percent: 0 }],
    [151, { position: 'high half', distance: 0, percent: 0 }],
    [200, { position: 'high half', distance: 0, percent: 0 }],
    [250, { position: 'above', distance: 50, percent: 25 }],
  ])('%i in 100 to 200', (amount, place) => {
    expect(placeIn(amount, { low: 100, high: 200 })).toEqual(place);
  });

  test('of 150 ft of vinyl for $9,800 lies above', async () => {
    const { json } = await get(app, '/api/calc/fence/quote?amount=9800&length=150&style=vinyl_6');
    expect(json()).toMatchObject({ range: { low: 4800, high: 9750, unit: '$' }, position: 'above', distance: 50 });
  });
});

describe('plan', () => {
  test(`adds up what its items answer alone, with TEST_SEED=${seed}`, async () => {
    const random = randomFrom(seed);
    for (let round = 0; round < 20; round++) {
      const items = Array.from({ length: 1 + random.below(10) }, () => random.pick(subjects)).map((subject) => ({
        subject,
        given: randomGiven(subject, random),
      }));
      const texts = items.map(({ subject, given }) =>
        [subject.slug, ...queryOfGiven(subject, given).split('&').filter(Boolean).map(decodeURIComponent)].join('~'),
      );
      const query = new URLSearchParams(texts.map((text): [string, string] => ['item', text]));
      const answer = await get(app, `/api/plan?${query}`);
      expect(answer.status).toBe(200);
      const { totals, not_added } = answer.json() as unknown as Plan;
      const separate = (await get(app, `/api/plan?${query}&visits=separate`)).json() as unknown as Plan;
      const high = items.reduce(
        (sum, { subject, given }) => sum + (pointAt(subject, given).estimate?.total.high ?? 0),
        0,
      );
      expect(separate.totals.reduce((sum, total) => sum + total.high, 0)).toBeCloseTo(high, 1);
      expect(separate.totals.flatMap((total) => total.items).length + not_added.length).toBe(items.length);
      const joined = await get(app, `/api/plan?${new URLSearchParams({ item: texts.join(';') })}`);
      expect(joined.json()).toMatchObject({ totals });
    }
  });

  test('keeps material and whole jobs apart, and lists what was assumed', async () => {
    const { json } = await get(
      app,
      '/api/plan?item=sod~lawnSqft=5000&item=fence~length=100&item=mulch-delivery&item=sprinklers',
    );
    const { totals, assumptions } = json() as unknown as Plan;
    expect(totals.map(({ covers, items }) => [covers, items])).toEqual([
      ['material', ['sod', 'mulch-delivery']],
      ['job', ['fence', 'sprinklers']],
    ]);
    expect(assumptions).toContain('fence: Style 6-ft wood privacy');
  });
});

/** What misled those who asked for the first time. */
describe('a stranger', () => {
  const answerOf = async (path: string) => (await get(app, path)).json();

  test('solves for an input by price with the sure and the possible reading, and gives that input no value', async () => {
    const answer = await answerOf('/api/calc/fence/solve?for=length&style=vinyl_6&at_most=5000');
    expect(answer).toMatchObject({
      figure: 'total',
      readings: [
        { reading: 'sure', intervals: [{ from: 10, to: 75 }] },
        { reading: 'possible', intervals: [{ from: 10, to: 155 }] },
      ],
    });
    expect(Object.keys(answer['inputs'] as object)).toEqual(['style']);
  });

  test('solves for an input by quantity with the exact reading', async () => {
    expect(await answerOf('/api/calc/concrete/solve?for=length&figure=value&at_most=5')).toMatchObject({
      figure: 'value',
      readings: [{ reading: 'exact' }],
    });
  });

  test('sees in each row the figure that is compared, where it is not the headline', async () => {
    const { rows } = await answerOf('/api/calc/lawn-care/compare?by=frequency&figure=annualRange.mid');
    for (const row of rows as { compared: number; figures: { annualRange: { low: number; high: number } } }[]) {
      const { low, high } = row.figures.annualRange;
      expect(row.compared).toBeCloseTo((low + high) / 2, 5);
    }
  });

  test.each(['compare?by=style', 'sensitivity', 'quote?amount=9800', 'quote?amount=9800&fields=position'])(
    'is told by %s what was moved to a bound',
    async (question) => {
      const path = `/api/calc/fence/${question}${question.includes('?') ? '&' : '?'}length=-5`;
      const note = 'Length of fence was moved from -5 linear ft to 10 linear ft, the least that this calculator takes.';
      expect(await answerOf(path)).toMatchObject({ note });
    },
  );

  test('learns from a plan what was moved and which prices are in no total, whatever fields it asks for', async () => {
    const answer = await answerOf('/api/plan?item=fence~length=-5&item=sod~lawnSqft=5000&fields=totals');
    const laying = { slug: 'sod', name: 'laying', low: 3750, high: 7500, unit: '$' };
    expect(answer['options']).toContainEqual({ ...laying, line: expect.any(String) });
    expect(answer['leaves_out']).toContainEqual({ slug: 'fence', leaves_out: expect.arrayContaining(['permits']) });
    expect(answer['assumptions']).toContainEqual(expect.stringMatching(/^fence: .* was moved from -5 /));
  });
});

interface Plan {
  readonly totals: readonly { covers: string; items: readonly string[]; low: number; high: number }[];
  readonly not_added: readonly string[];
  readonly assumptions: readonly string[];
}

test('points may have their unit', async () => {
  const answer = await get(app, '/api/calc/fence/compare?by=length&points=100ft,50m');
  const { rows } = answer.json() as unknown as Comparison;
  expect(rows.map(({ length }) => Number(length).toFixed(2))).toEqual(['100.00', '164.04']);
});

test.each(['compare?by=style', 'sensitivity'])('%s takes a range by its bare name for its middle', async (question) => {
  const separator = question.includes('?') ? '&' : '?';
  const asked = (figure: string) => get(app, `/api/calc/fence/${question}${separator}figure=${figure}`);
  expect((await asked('cost')).json()).toEqual((await asked('cost.mid')).json());
});

test('a value of what is looked for is not used, and the answer says so', async () => {
  const without = (await get(app, '/api/calc/fence/solve?for=length&at_most=5000')).json();
  const { note, ...answer } = (await get(app, '/api/calc/fence/solve?for=length&at_most=5000&length=300')).json();
  expect(note).toBe('length is what is looked for: 300 was not used.');
  expect(answer).toEqual(without);
});

/** Each mistake, and what its answer names. */
test.each([
  ['/api/calc/fence/compare', { parameter: 'by', code: 'missing_parameter' }],
  ['/api/calc/fence/compare?by=lenght', { parameter: 'by', code: 'unknown_option', suggestion: 'length' }],
  ['/api/calc/fence/compare?by=style&points=3', { parameter: 'points', code: 'unknown_parameter' }],
  ['/api/calc/fence/compare?by=length&points=1', { parameter: 'points', code: 'invalid_number' }],
  ['/api/calc/fence/compare?by=length&city=alice', { parameter: 'city', code: 'unknown_parameter' }],
  ['/api/calc/fence/solve?for=length', { parameter: 'at_most', code: 'missing_parameter' }],
  ['/api/calc/fence/solve?for=length&at_most=1&at_least=2', { parameter: 'at_least', code: 'missing_parameter' }],
  ['/api/calc/fence/solve?for=length&at_most=5k', { parameter: 'at_most', code: 'invalid_number', suggestion: '5000' }],
  [
    '/api/calc/fence/solve?for=length&figure=cots&at_most=5',
    { parameter: 'figure', code: 'unknown_option', suggestion: 'cost' },
  ],
  ['/api/calc/fence/sensitivity?figure=csot', { parameter: 'figure', suggestion: 'cost' }],
  ['/api/calc/fence/quote?amount=5&figure=cost.high', { parameter: 'figure', suggestion: 'cost' }],
  ['/api/calc/fence/quote?amount=-5', { parameter: 'amount', code: 'invalid_number' }],
  ['/api/calc/fence/quote?amount=0', { parameter: 'amount', code: 'invalid_number' }],
  ['/api/calc/fence/compare?by=length&points=100ft,50kg', { parameter: 'points', code: 'invalid_number' }],
  ['/api/calc/fence/sensitivity?figure=__proto__', { parameter: 'figure', code: 'unknown_option' }],
  ['/api/calc/fence/quote', { parameter: 'amount', code: 'missing_parameter' }],
  ['/api/calc/high-fence-construction/quote?amount=5', { parameter: 'amount', code: 'no_such_figure' }],
  ['/api/plan', { parameter: 'item', code: 'missing_parameter' }],
  ['/api/plan?itme=fence', { parameter: 'itme', code: 'unknown_parameter', suggestion: 'item' }],
  ['/api/plan?item=fense', { parameter: 'item', code: 'unknown_calculator', suggestion: 'fence' }],
  ['/api/plan?item=fence~lenght=5', { parameter: 'item 1: lenght', code: 'unknown_parameter', suggestion: 'length' }],
  ['/api/plan?item=constructor', { parameter: 'item', code: 'unknown_calculator' }],
])('%s is refused with what was meant', async (path, entry) => {
  const answer = await get(app, path);
  expectProblem(answer, 400, 'invalid_parameters');
  expect(answer.json()['errors']).toEqual([expect.objectContaining(entry)]);
});
