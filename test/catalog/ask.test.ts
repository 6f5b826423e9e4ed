/** What to ask next: over all calculators, in both languages, the inputs that move the answer most, and no other. */
import { join } from 'node:path';
import type { AskedInput } from '../../engine/calculator/ask.js';
import { placesOf } from '../../engine/calculator/input-grid.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { prepareAlone } from '../../engine/calculator/prepared-calculator.js';
import { nothingBeside } from '../../engine/calculator/query-plan.js';
import { spread } from '../../engine/calculator/spread.js';
import type { AnyCalculator, EstimateAmounts, InputSpec, InputValue } from '../../engine/kernel/module.js';
import { headline, usualNumber } from '../../engine/questions/figures.js';
import { figureAt, somewhere, withInput } from '../../engine/questions/point.js';
import { subjectOf } from '../../engine/questions/subject.js';
import { languages } from '../../generated/languages.js';
import { compiledCatalog } from '../../runtime/process/compiled-catalog.js';
import { serveCatalog } from '../../runtime/process/serve-catalog.js';
import { createMcpService, spokenIn } from '../../runtime/routes/mcp-service.js';
import { english } from '../../words/phrases.js';
import type { RunningApp } from '../support/http.js';
import { get } from '../support/http.js';
import { projectRoot } from '../support/project-root.js';
import { servedCatalog, startRealApp } from '../support/real-app.js';

const catalog = compiledCatalog(join(projectRoot, 'generated'), { ...servedCatalog, languages });
const served = serveCatalog(catalog, catalog.service);
const spoken = [served, ...served.others.values()].map((each) => [each.translation.language, each] as const);

/** The required inputs somewhere in their middle, and nothing else. */
function leastOf({ specs }: PreparedCalculator): readonly (InputValue | undefined)[] {
  return specs.map((spec) => somewhere(spec, 0.5));
}

function asksAt(calculator: PreparedCalculator, inputs: readonly (InputValue | undefined)[]): readonly AskedInput[] {
  return calculator.asks({ ...nothingBeside, inputs });
}

/** All options, or numbers on the step from two thirds to one and a half of the default, a few dozen at most. */
function triedOf(spec: InputSpec): readonly InputValue[] {
  const { size, at } = placesOf(spec);
  if (spec.type !== 'number') return spread(size, Math.min(size, 30)).map(at);
  const usual = spec.default ?? 0;
  const [low, high] = usual > 0 ? [(usual * 2) / 3, usual * 1.5] : [spec.min, spec.min + (spec.max - spec.min) / 10];
  const placeOf = (value: number): number =>
    Math.min(size - 1, Math.max(0, Math.round((value - spec.min) / spec.step)));
  const [first, last] = [placeOf(low), placeOf(high)];
  return [usual, ...spread(last - first + 1, 30).map((place) => at(first + place))];
}

/** How far each input left out moves a figure, found without the compiler's list. */
function swingsOf(calculator: PreparedCalculator, figure: string): ReadonlyMap<string, number> {
  const subject = subjectOf(calculator);
  const given = leastOf(calculator);
  // No money by default means that there is none, or that nobody knows it.
  const isNone = ({ default: usual, unit = '' }: InputSpec): boolean =>
    usual === undefined || (usual === 0 && unit.startsWith('$'));
  const open = calculator.specs.filter((spec) => !isNone(spec));
  return new Map(
    open.map((spec) => {
      const values = triedOf(spec).flatMap(
        (at) => figureAt(subject, withInput(subject, given, spec.name, at), figure) ?? [],
      );
      return [spec.name, values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)];
    }),
  );
}

describe.each(spoken)('in %s', (language, { calculators }) => {
  test('the two inputs asked about are among those that move the answer most', () => {
    for (const calculator of calculators.values()) {
      const asked = asksAt(calculator, leastOf(calculator));
      const total = swingsOf(calculator, usualNumber(calculator));
      const moves = [...total.values()].some((swing) => swing > 0);
      const swings = moves ? total : swingsOf(calculator, headline);
      const [, second = 0] = [...swings.values()].toSorted((one, other) => other - one);
      const of = asked.map(({ input }) => swings.get(input) ?? 0);
      const found = [calculator.slug, asked.map(({ input }) => input), [...swings]];
      expect([...found, Math.min(...of) >= second * 0.7]).toEqual([...found, true]);
      const moving = [...swings.values()].filter((swing) => swing > 0).length;
      expect([calculator.slug, asked.length]).toEqual([calculator.slug, Math.min(2, moving)]);
    }
  });

  test('each is a question in the language, with what it moves from the lower to the higher', () => {
    const isQuestion = language === 'es' ? /^¿[^¿?]+\?$/ : /^[A-Z][^?]*\?$/;
    for (const calculator of calculators.values()) {
      for (const { question, says, from, to, options } of asksAt(calculator, leastOf(calculator))) {
        expect(question).toMatch(isQuestion);
        expect(says.startsWith(`${question} `)).toBe(true);
        expect(from.low + from.high).toBeLessThan(to.low + to.high);
        if (options !== undefined)
          expect(options.map(({ value }) => value)).toEqual(expect.arrayContaining([from.at, to.at]));
      }
    }
  });

  test('nothing that was given is asked about', () => {
    for (const calculator of calculators.values()) {
      const { specs } = calculator;
      const [first] = asksAt(calculator, leastOf(calculator));
      if (first === undefined) continue;
      const given = specs.map((spec) => (spec.name === first.input ? spec.default : somewhere(spec, 0.5)));
      expect(asksAt(calculator, given).map(({ input }) => input)).not.toContain(first.input);
      const all = specs.map((spec) => spec.default ?? somewhere(spec, 0.5));
      expect(asksAt(calculator, all)).toEqual([]);
    }
  });
});

/** The calculator, and the inputs that it calculates with while it is asked. */
function counted(calculator: AnyCalculator) {
  const points = new Set<string>();
  const watched =
    <Answer>(calculate: (inputs: never) => Answer) =>
    (inputs: never): Answer => {
      points.add(JSON.stringify(inputs));
      return calculate(inputs);
    };
  const { estimate } = calculator;
  const amounts: ((inputs: never) => EstimateAmounts) | undefined = estimate && watched(estimate.amounts);
  const same = estimate === undefined || amounts === undefined ? {} : { estimate: { ...estimate, amounts } };
  return { points, calculator: { ...calculator, answer: watched(calculator.answer), ...same } };
}

test('the questions take at most four calculations', () => {
  const most = [...servedCatalog.calculators.values()].map((each) => {
    const { points, calculator } = counted(each);
    const prepared = prepareAlone(calculator, servedCatalog.service, Date.now, english);
    asksAt(prepared, leastOf(prepared));
    return points.size;
  });
  expect(Math.max(...most)).toBe(4);
});

describe('doors', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startRealApp(catalog);
  });
  afterAll(() => app.stop());

  test('the API answers it only where it is asked for, for this call', async () => {
    expect((await get(app, '/api/calc/fence')).json()).not.toHaveProperty('ask');
    const [style, length] = (await get(app, '/api/calc/fence?fields=ask')).json()['ask'] as readonly AskedInput[];
    expect([style?.says, length?.says]).toEqual([
      'Which style? From $1,800 (4-ft chain link) to $9,000 (6-ft ornamental iron).',
      'How long is the fence? From $2,000 (80 linear ft) to $8,100 (180 linear ft).',
    ]);
    const answer = (await get(app, '/api/calc/fence?fields=ask&length=300')).json();
    const asked = answer['ask'] as readonly AskedInput[];
    expect(asked.map(({ says }) => says)).toEqual([
      'Which style? From $4,500 (4-ft chain link) to $22,500 (6-ft ornamental iron).',
    ]);
    expect((await get(app, '/api/calc/fence?fields=ask&length=300&style=iron_6')).json()).not.toHaveProperty('ask');
    const spanish = (await get(app, '/api/calc/fence?fields=ask&lang=es')).json()['ask'] as readonly AskedInput[];
    expect(spanish[1]?.says).toBe(
      '¿Qué longitud tiene la cerca? De $2,000 (80 pies lineales) a $8,100 (180 pies lineales).',
    );
  });

  /** Questions about a calculation, and the inputs that each asks about next: what it goes through itself is not open. */
  test.each([
    ['/api/calc/fence/quote?amount=9800', ['style', 'length']],
    ['/api/calc/fence/quote?line=gate:450&length=150', ['style']],
    ['/api/calc/fence/compare?by=style', ['length']],
    ['/api/calc/fence/solve?for=length&at_most=5000', ['style']],
    ['/api/plan?item=fence~length=150&item=fence~style=wood_6', ['style', 'length']],
  ])('%s asks about %j where it is asked for', async (address, expected) => {
    expect((await get(app, address)).json()).not.toHaveProperty('ask');
    const asked = (await get(app, `${address}&fields=ask`)).json()['ask'] as readonly AskedInput[];
    expect(asked.map(({ input }) => input)).toEqual(expected);
  });

  test('a plan says of which item it asks, the dearest first', async () => {
    const plan = (await get(app, '/api/plan?item=mulch-delivery&item=fence~length=150&fields=ask')).json();
    expect(plan['ask']).toMatchObject([{ input: 'style', item: 2 }, { item: 1 }]);
  });

  test('own prices hold for what is asked', async () => {
    const answer = (await get(app, '/api/calc/fence?fields=ask&style=wood_6&style.rate=40')).json();
    expect(answer['ask']).toMatchObject([{ from: { at: 80, low: 3200, high: 3200 }, to: { at: 180, low: 7200 } }]);
  });

  test('tools answer it without being told to, and shorter answers without it', () => {
    const { ask } = createMcpService(spokenIn(served), false);
    const answerOf = (query: string) =>
      JSON.parse(ask('/api/calc/{slug}', 'fence', new URLSearchParams(query)).body) as Readonly<
        Record<string, unknown>
      >;
    expect(answerOf('length=150')['ask']).toMatchObject([{ input: 'style' }]);
    expect(answerOf('length=150&fields=result')).not.toHaveProperty('ask');
    const quoted = JSON.parse(
      ask('/api/calc/{slug}/quote', 'fence', new URLSearchParams('amount=5000')).body,
    ) as object;
    expect(quoted).toHaveProperty('ask');
  });
});
