/** The HTML of a calculator: what is said in which state, drawings as text, and texts that nobody has to trust. */

import { listsOf } from '../../engine/calculator/list-parameter.js';
import { middleOf } from '../../engine/calculator/price.js';
import { quantityText } from '../../engine/calculator/quantity-text.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import { pageLanguage } from '../../pages/answer/page-language.js';
import { roundAround } from '../../pages/answer/sway.js';
import type { WhatIf } from '../../pages/answer/what-if.js';
import { renderCalculator, renderElement } from '../../pages/markup/calculator.js';
import { rangeText } from '../../pages/markup/quantity.js';
import { viewOf } from '../../pages/markup/whole-view.js';
import { escaped } from '../../words/html.js';
import { english } from '../../words/phrases.js';
import { householdCalculator, householdSlugs, servedWith } from '../support/household-pages.js';
import { household } from '../support/page-catalog.js';

const options = { style: '/style.css' };

/** The calculators of work that somebody pays for. */
const pricedSlugs = householdSlugs.filter((slug) => householdCalculator(slug).estimate !== null);

function rendered(slug: string, query: string): string {
  return renderCalculator(viewOf(householdCalculator(slug), query), options);
}

test.each([
  [`<a href="x" onclick='y'>&amp;`, '&lt;a href=&quot;x&quot; onclick=&#39;y&#39;&gt;&amp;amp;'],
  ['plain', 'plain'],
])('%s is escaped', (text, safe) => {
  expect(escaped(text)).toBe(safe);
});

test.each([
  ['month', 'A month'],
  ['season', 'A season'],
  ['year', 'A year'],
  [undefined, 'Total'],
] as const)('a total that comes back each %s is called that', (period, name) => {
  const told = [...household.calculators].map(([slug, calculator]): [string, AnyCalculator] => {
    if (calculator.estimate === undefined) return [slug, calculator];
    const { period: _, ...once } = calculator.estimate;
    return [slug, { ...calculator, estimate: period === undefined ? once : { ...once, period } }];
  });
  const { calculators } = servedWith(new Map(told));
  for (const slug of pricedSlugs) {
    const calculator = calculators.get(slug);
    if (calculator === undefined) throw new Error(`The catalog has no ${slug}.`);
    expect(renderCalculator(viewOf(calculator, ''), options)).toContain(`<span class="for">${name}`);
  }
});

test('the fields of an item are headed by what one of them is called', () => {
  const lists = householdSlugs.flatMap((slug) =>
    listsOf(householdCalculator(slug).plan).map((list) => ({ slug, list })),
  );
  const named = lists.filter(({ list }) => list.one !== undefined);
  expect(named.length).toBeGreaterThan(0);
  for (const { slug, list } of lists)
    expect(rendered(slug, '')).toContain(`<legend>${list.one ?? list.label} 1</legend>`);
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
  test('bounds and what is whole are in the hint that the field points to, and units are chosen beside it', () => {
    const text = rendered('pizza-dough', '');
    expect(text).toContain('id="field-balls-hint">1 to 100 balls, whole numbers.</p>');
    expect(text).toContain('id="field-size-hint">150 to 400 g.</p>');
    expect(rendered('pizza-dough', 'size=0.3+kg')).toMatch(/name="size\.unit"[^>]*>.*<option value="kg" selected>kg</);
    expect(text).toContain('name="size" aria-describedby="field-size-hint"');
  });

  test('the disclaimers are there whatever the state is', () => {
    for (const query of ['', 'balls=x']) {
      const { disclaimer, legalDisclaimer } = householdCalculator('pizza-dough');
      const text = rendered('pizza-dough', query);
      for (const sentence of [disclaimer, legalDisclaimer]) expect(text).toContain(escaped(sentence));
    }
  });

  test('the proved range is shown where it is known', () => {
    const provedRange = { low: 1, high: 2_500, unit: 'g' };
    const view = viewOf(householdCalculator('pizza-dough'), '');
    expect(renderCalculator(view, { ...options, provedRange })).toContain('lies within 1 to 2,500 g.');
  });
});

describe('what else is said of an answer', () => {
  /** What a query of a household calculator is answered with, beside the answer itself. */
  function asked(slug: string, query: string): WhatIf {
    const { state } = viewOf(householdCalculator(slug), query);
    if (state.kind !== 'answered' || state.whatIf === null) throw new Error('There is no answer.');
    return state.whatIf;
  }

  test('options appear in their order with what each gives, and lead to it', () => {
    const [first] = asked('pizza-dough', 'balls=8').comparisons;
    expect(first?.options.map(({ value, isHere }) => [value, isHere])).toEqual([
      ['fresh', true],
      ['dry', false],
    ]);
    expect(first?.options[1]?.query).toBe('balls=8&yeast=dry');
  });

  test('every value that is offered gives the price that is written beside it', () => {
    for (const slug of ['pizza-dough', 'rafter-length', 'wall-paint', 'loan-annuity']) {
      const { sways, comparisons } = asked(slug, '');
      expect(sways.length).toBeGreaterThan(0);
      const offered = [
        ...sways.flatMap(({ lowest, highest }) => [lowest, highest]),
        ...comparisons.flatMap(({ options }) => options),
      ];
      for (const { query, price } of offered) if (price !== null) expect(asked(slug, query).price).toEqual(price);
    }
  });

  test('the input that changes most comes first, and what changes nothing is left out', () => {
    const { sways } = asked('pizza-dough', '');
    const sizes = sways.map(({ lowest, highest }) => highest.price.high - lowest.price.low);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    for (const { lowest, highest } of sways) expect(lowest.price).not.toEqual(highest.price);
  });

  test('the middle of a price is halfway between its ends', () => {
    expect(middleOf({ low: 100, high: 300, unit: 'USD' })).toBe(200);
  });

  test('an offer and a budget are asked of work that somebody pays for', () => {
    expect(rendered('pizza-dough', '')).not.toContain('I have a quote for');
    const slug = pricedSlugs[0] ?? '';
    const { price } = asked(slug, '');
    const { quote, budget } = asked(slug, `page.quote=${2 * price.high}&page.budget=${2 * price.high}`);
    expect(quote?.placed).toMatchObject({ position: 'above', distance: price.high, percent: 100 });
    expect(quote?.placed?.amount).toBe(2 * price.high);
    for (const [end, found] of [
      ['high', budget?.found?.sure],
      ['low', budget?.found?.perhaps],
    ] as const) {
      const most = asked(slug, found?.query ?? '').price[end];
      expect(most).toBeLessThanOrEqual(2 * price.high);
    }
  });

  test('a budget of exactly the price pays for the work', () => {
    const slug = pricedSlugs[0] ?? '';
    const { price } = asked(slug, '');
    const { budget } = asked(slug, `page.budget=${price.high}`);
    const most = budget?.found?.sure;
    expect(most && asked(slug, most.query).price.high).toBe(price.high);
  });
});

test.each([
  [120, 5, 10, 5000, [100, 150]],
  [20, 1, 1, 200, [15, 25]],
  [1, 1, 1, 40, [2]],
  [0, 1, 0, 10, [1]],
  [1500, 1, 100, 10_000, [1250, 1750]],
  [4.5, 0.5, 0, 12, [4, 5]],
  [5000, 5, 10, 5000, [4000]],
])('around %d, by %d from %d to %d, somebody would try %j', (used, step, min, max, values) => {
  const input = { name: 'length', label: 'Length', type: 'number', min, max, step } as const;
  expect(roundAround(input, used)).toEqual(values);
});

const american = pageLanguage(english);

test.each([
  [2.47, 'cubic yards', '2.47 cubic yards'],
  [1500, '$', '$1,500'],
  [887.5, '$', '$887.50'],
  [-6, '$ per sq ft', '-$6 per sq ft'],
  [0.012, '$ per litre', '$0.012 per litre'],
  [7, '', '7'],
  [1e300, 'm', '1e+300 m'],
])('%d %s is written as %s', (value, unit, text) => {
  expect(quantityText(american, value, unit)).toBe(text);
});

test.each([
  [1, 2, '$', '$1 to $2'],
  [1, 2, '$ per sq ft', '$1 to $2 per sq ft'],
  [3, 3, 'm', '3 m'],
  [1, 2.5, 'm', '1 to 2.5 m'],
])('the range from %d to %d %s is written as %s', (low, high, unit, text) => {
  expect(rangeText(american, low, high, unit)).toBe(text);
});
