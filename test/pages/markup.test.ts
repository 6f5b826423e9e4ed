/** The HTML of a calculator: what is said in which state, drawings as text, and texts that nobody has to trust. */

import { readQuery } from '../../engine/calculator/read-query.js';
import { scanQuery } from '../../engine/calculator/scan-query.js';
import { viewOf } from '../../pages/answer/view.js';
import { renderCalculator, renderElement } from '../../pages/markup/calculator.js';
import { escaped } from '../../pages/markup/html.js';
import { axisText, quantityText, rangeText } from '../../pages/markup/quantity.js';
import { scaleOf, ticksAround } from '../../pages/markup/scale.js';
import { householdCalculator } from '../support/household-pages.js';
import { chosenSeed, randomFrom } from '../support/random.js';

const options = { style: '/style.css' };

function rendered(slug: string, query: string): string {
  return renderCalculator(viewOf(householdCalculator(slug), query), options);
}

test.each([
  [`<a href="x" onclick='y'>&amp;`, '&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;amp;'],
  ['plain', 'plain'],
])('%s is escaped', (text, safe) => {
  expect(escaped(text)).toBe(safe);
});

test('no text of a query or a catalog becomes HTML', () => {
  const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>`;
  const calculator = householdCalculator('pizza-dough');
  const specs = calculator.specs.map((spec) => ({ ...spec, label: hostile, hint: hostile, unit: hostile }));
  const changed = {
    ...calculator,
    specs,
    title: hostile,
    subtitle: hostile,
    disclaimer: hostile,
    legalDisclaimer: hostile,
  };
  const texts = [
    '',
    `balls=${encodeURIComponent(hostile)}&city=${encodeURIComponent(hostile)}`,
    '__proto__=1&constructor=2',
  ];
  for (const query of texts) {
    const view = viewOf(changed, query);
    const text = renderElement(view, { style: hostile, action: hostile, module: hostile, service: hostile });
    expect(text.length).toBeGreaterThan(1000);
    expect(/<script|<img|onerror='/.exec(text)).toBeNull();
  }
});

describe('the state of a query', () => {
  test.each([
    ['nothing', 'pizza-dough', '', 'answered'],
    ['a unit', 'pizza-dough', 'size=0.3+kg', 'answered'],
    ['an empty field, as forms send it', 'pizza-dough', 'balls=&on=', 'answered'],
    ['what only programs ask for', 'pizza-dough', 'fields=result&trace=false', 'answered'],
    ['a name that there is not', 'pizza-dough', 'bals=3', 'refused'],
    ['broken encoding', 'pizza-dough', 'balls=%E0%A4%A', 'refused'],
    ['a field twice', 'pizza-dough', 'balls=1&balls=2', 'refused'],
    ['nothing, where something is needed', 'body-mass-index', '', 'waiting'],
    ['a part of what is needed', 'body-mass-index', 'height=180', 'refused'],
    ['a day without figures', 'minimum-wage', 'on=1999-01-01', 'refused'],
  ])('%s', (_name, slug, query, kind) => {
    expect(viewOf(householdCalculator(slug), query).state.kind).toBe(kind);
  });

  test('a form that is still filled in is asked for what lacks, not blamed', () => {
    const { state } = viewOf(householdCalculator('body-mass-index'), 'height=180', 'prompt');
    expect(state).toMatchObject({ kind: 'waiting', missing: [{ name: 'weight' }] });
  });

  test('an option that is given by its size is the one that is chosen', () => {
    const { fields } = viewOf(householdCalculator('cable-cross-section'), 'system=48+V');
    expect(fields.find(({ spec }) => spec.name === 'system')?.text).toBe('48');
  });

  test('the place is kept for the page', () => {
    expect(viewOf(householdCalculator('pizza-dough'), 'city=rome&neighborhood=trastevere').others).toEqual([
      ['city', 'rome'],
      ['neighborhood', 'trastevere'],
    ]);
  });
});

describe('what is said', () => {
  test('bounds, other units and what is whole are in the hint that the field points to', () => {
    const text = rendered('pizza-dough', '');
    expect(text).toContain('id="field-balls-hint">1 to 100 balls, whole numbers.</p>');
    expect(text).toContain('id="field-size-hint">150 to 400 g; also in kg.</p>');
    expect(text).toContain('name="size" aria-describedby="field-size-hint"');
  });

  test('the disclaimers are there whatever the state is', () => {
    for (const query of ['', 'balls=x']) {
      const { disclaimer, legalDisclaimer } = householdCalculator('pizza-dough');
      const text = rendered('pizza-dough', query);
      for (const sentence of [disclaimer, legalDisclaimer]) expect(text).toContain(escaped(sentence));
    }
  });

  test('the range that the compiler proved is told where it is known', () => {
    const provedRange = { low: 1, high: 2_500, unit: 'g' };
    const view = viewOf(householdCalculator('pizza-dough'), '');
    expect(renderCalculator(view, { ...options, provedRange })).toContain('stays within 1 to 2,500 g.');
  });
});

describe('curves', () => {
  const view = viewOf(householdCalculator('rafter-length'), 'span=10');
  if (view.state.kind !== 'answered') throw new Error('There is no answer.');
  const [span] = view.state.curves;

  test('they run from bound to bound, and are marked where the answer is', () => {
    expect([span?.points[0]?.at, span?.points.at(-1)?.at, span?.here.at, span?.end]).toEqual([2, 20, 10, null]);
    expect(view.state.kind === 'answered' && view.state.answer.result.value).toBe(span?.here.value);
  });

  test('they end where a bound is far from what is asked, and say what is there', () => {
    const { state } = viewOf(householdCalculator('ohms-law'), '');
    const resistance = state.kind === 'answered' ? state.curves[1] : undefined;
    expect([resistance?.from, resistance?.here.at, resistance?.end?.at]).toEqual([0.1, 4, 1_000_000]);
    expect(resistance?.to).toBeCloseTo(19.6, 9);
    expect(rendered('ohms-law', '')).toContain('It continues this way to 0 A at 1,000,000 Ω.');
  });

  test('the server draws the same text again', () => {
    expect(rendered('rafter-length', 'span=10')).toBe(rendered('rafter-length', 'span=10'));
  });

  test('what is proved lies between the values at both ends of every strip', () => {
    const values = (span?.points ?? []).map((point) => point?.value ?? Number.NaN);
    expect(span?.slope).toBe(1);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(rendered('rafter-length', 'span=10')).toContain('The result never goes down along this line');
  });

  test.each([
    ['rafter-length', 'span=10'],
    ['ohms-law', ''],
    ['pizza-dough', 'balls=7'],
    ['loan-annuity', ''],
  ])('every value of %s between two points of a proved curve lies in its strip', (slug, query) => {
    const calculator = householdCalculator(slug);
    const values = readQuery(calculator.plan, scanQuery(query));
    const { state } = viewOf(calculator, query);
    if (values === null || state.kind !== 'answered') throw new Error('There is no answer.');
    const proved = state.curves.filter(({ slope }) => slope !== null);
    expect(proved.length).toBeGreaterThan(1);
    const random = randomFrom(chosenSeed());
    for (const { input, points } of proved) {
      const place = calculator.specs.findIndex(({ name }) => name === input.name);
      const strips = points.flatMap((to, index) => [[points[index - 1] ?? null, to] as const]);
      for (const [from, to] of strips) {
        if (from === null || to === null) continue;
        const between = from.at + random.fraction() * (to.at - from.at);
        const at = input.whole === true ? Math.round(between) : between;
        const inputs = calculator.inputs({ ...values, inputs: values.inputs.with(place, at) });
        const { value } = calculator.calculate(inputs);
        expect(value).toBeGreaterThanOrEqual(Math.min(from.value, to.value));
        expect(value).toBeLessThanOrEqual(Math.max(from.value, to.value));
      }
    }
  });

  test('an input that moves nothing has none', () => {
    expect(rendered('pizza-dough', '')).toContain('Result by Balls of dough');
    const names = (slug: string): readonly string[] => {
      const { state } = viewOf(householdCalculator(slug), '');
      return state.kind === 'answered' ? state.curves.map(({ input }) => input.name) : [];
    };
    expect(names('pizza-dough')).toEqual(['balls', 'size', 'hydration', 'salt']);
    expect(names('wall-paint')).not.toContain('ground');
  });
});

test.each([
  [2.47, 'cubic yards', '2.47 cubic yards'],
  [1500, '$', '$1,500'],
  [887.5, '$', '$887.50'],
  [-6, '$ per sq ft', '-$6 per sq ft'],
  [0.012, '$ per litre', '$0.012 per litre'],
  [7, '', '7'],
  [1e300, 'm', '1e+300 m'],
])('%d %s is written as %s', (value, unit, text) => {
  expect(quantityText(value, unit)).toBe(text);
});

test.each([
  [1, 2, '$', '$1 to $2'],
  [1, 2, '$ per sq ft', '$1 to $2 per sq ft'],
  [3, 3, 'm', '3 m'],
  [1, 2.5, 'm', '1 to 2.5 m'],
])('the range from %d to %d %s is written as %s', (low, high, unit, text) => {
  expect(rangeText(low, high, unit)).toBe(text);
});

test.each([
  [0, 24.7, [0, 10, 20, 30]],
  [-3, 3, [-4, -2, 0, 2, 4]],
  [0.001, 0.0042, [0.001, 0.002, 0.003, 0.004, 0.005]],
])('an axis from %d to %d names %j', (low, high, ticks) => {
  expect(ticksAround(low, high, 4)).toEqual(ticks);
});

test.each([
  [5, 5],
  [-1.7e308, 1.7e308],
  [1e16, 1e16 + 2],
  [0, 5e-324],
])('an axis from %d to %d has ends, and places that can be drawn', (low, high) => {
  const ticks = ticksAround(low, high, 4);
  const { at } = scaleOf(ticks[0] ?? 0, ticks.at(-1) ?? 0, 0, 100);
  expect(ticks.length).toBeGreaterThanOrEqual(2);
  for (const tick of [...ticks, low, high]) expect(Number.isFinite(at(tick))).toBe(true);
});

test.each([
  [0, '', '0'],
  [1234, '', '1.23K'],
  [-40, '$', '-$40'],
  [2_500_000, '$', '$2.5M'],
])('an axis writes %d %s as %s', (value, unit, text) => {
  expect(axisText(value, unit)).toBe(text);
});
