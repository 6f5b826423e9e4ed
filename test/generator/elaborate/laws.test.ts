/** Laws of calculators as editors write them: what is proved, what breaks them, and what they say in the documents. */
import { calculatorOf, checkParts } from '../../support/calculator-text.js';
import { numberInput, numberInputs } from '../../support/formula-program.js';

const parts = {
  inputs: [
    numberInput('x', 0, 10),
    numberInput('y', 1, 10),
    'doors: { label: Doors, type: number, whole: true, default: 1, min: 1, max: 9, step: 1 }',
    'k: { label: K, type: select, default: two, options: { two: { label: Two, of: 2 }, five: { label: Five, of: 5 } } }',
    'm: { label: M, type: select, default: low, options: { low: Low, high: High } }',
    'back: { label: Back, type: yes_no, default: no }',
  ].join('\n'),
  lookups: 'tables:\n  size: { by: [k, m], rows: { two: { low: 1, high: 3 }, five: { low: 2, high: 4..5 } } }',
  require: '- { that: "m = \'low\' or x <= 5", message: No. }',
  formula: [
    'total: x * k.of',
    'cost: (total..total + 3) + size[k, m]',
    'way: if back then 2 * y else y',
    'each: (5 + doors) / doors',
    'hill: x * (10 - x)',
    'answer: low(cost) + high(cost) + way + each + hill',
  ].join('\n'),
};

function verdictOf(law: string): string {
  const { report } = checkParts({ ...parts, laws: [law], expected: 0 });
  return report
    .split('\n')
    .filter((line) => /error (?!example-fails)/.test(line) || /^ {2}hint: With/.test(line))
    .join('\n')
    .replace(/^.*? - error /, '')
    .replace(/\n {2}hint:/, '');
}

test.each([
  'total >= 0',
  'cost >= total',
  'low(cost) <= high(cost)',
  'total rises with x',
  'cost rises with x',
  'each falls with doors',
  'total does not depend on y',
  'total does not depend on m',
  'x + y does not depend on k',
  'cost with k = "five" >= cost with k = "two"',
  'cost with m = "low" <= cost with m = "high"',
  'cost with k = "five", m = "high" >= cost with k = "two", m = "low"',
  'cost with k = "two" >= 2 * x',
  'way with back = "yes" = 2 * (way with back = "no")',
  'each with doors = 2 <= each with doors = 1',
  'total with x = 10 >= total',
  'hill with x = 3 = 21',
  'hill with m = "high" >= 0',
  'x <= 5 or m = "low"',
  'not (x > 5 and m = "high")',
  'x with m = "high" <= 5',
])('%s is proved', (law) => {
  expect(verdictOf(law)).toBe('');
});

test.each([
  [
    'total >= x + 1',
    'law-broken: This law is broken: its left side is 0 and its right side 1 when x is 0 and k is `two`.',
  ],
  [
    'cost <= 20',
    'law-broken: This law is broken: its left side is 21 and its right side 20 when x is 10, k is `two` and m is `low`.',
  ],
  ['each rises with doors', 'law-broken: This law is broken: `each` goes from 6 to 3.5 when doors goes from 1 to 2.'],
  ['hill rises with x', 'law-broken: This law is broken: `hill` goes from 25 to 0 when x goes from 5 to 10.'],
  [
    'total does not depend on k',
    'law-broken: This law is broken: `total` goes from 10 to 25 when k goes from `two` to `five`, where x is 5.',
  ],
  ['total rises with y', 'law-without-effect: `total` does not depend on `y`.'],
  ['x with m = "low" <= 5', 'law-broken: This law is broken: its left side is 10 and its right side 5 when x is 10.'],
  [
    'total with k = "two" >= total with k = "five"',
    'law-broken: This law is broken: its left side is 10 and its right side 25 when x is 5.',
  ],
  ['total grows with x', 'syntax-expected: Expected `rises with` here, but found `grows with`.'],
  ['total rises with', 'syntax-expected: Expected the name of an input here, but found the end of the law.'],
  ['total rises with x and y', 'syntax-expected: Expected the name of an input here, but found `x and y`.'],
  ['total rises with k', 'wrong-kind: This is the choice `k`, but a number that can grow is needed here.'],
  ['total rises with cost', 'unknown-input: This calculator has no input `cost`.'],
  ['total with z = 3 >= 0', 'unknown-input: This calculator has no input `z`.'],
  ['total with k = "six" >= 0', 'unknown-option: `six` is not an option of `k`.'],
  ['total with k = 2 >= 0', 'wrong-kind: This is a plain number, but an option of `k` is needed here.'],
  ['total with x = 11 >= 0', 'change-outside-bounds: 11 is outside 0 to 10, so no caller can ask for it.'],
  ['total with x = y >= 0', 'wrong-kind: This is a plain number, but a fixed number is needed here.'],
  ['each with doors = 1.5 >= 0', 'not-whole: 1.5 is not a whole number, and this input takes only whole numbers.'],
  [
    '(total with x = 1) with k = "two" >= 0',
    'syntax-expected: Expected one `with` that names all changes here, but found a second `with`.',
  ],
  ['total', 'wrong-kind: This is a plain number, but a condition is needed here.'],
])('%s is refused', (law, message) => {
  expect(verdictOf(law)).toBe(message);
});

type Bounds = Readonly<Record<string, readonly [number, number]>>;

/** A formula over inputs of these bounds, which the result shows. */
function partsOf(bounds: Bounds, formula: string) {
  const secondary = Object.keys(bounds).map((name) => `- { label: ${name}, value: ${name} }`);
  return { inputs: numberInputs(bounds), formula, secondary: secondary.join('\n') };
}

/** What is said of a formula over inputs of these bounds, and of a law of it. */
function reportOf(bounds: Bounds, formula: string, law: string, require = ''): string {
  const parts = { ...partsOf(bounds, formula), laws: [law] };
  return checkParts({ ...parts, ...(require === '' ? {} : { require: `- { that: ${require}, message: No. }` }) })
    .report;
}

/** What rounding forgives is measured at the point where a law fails, and not by the largest number that there is. */
test.each<[bounds: Bounds, formula: string, law: string]>([
  [{ x: [0, 100] }, 'if x > 0 then 100 / x else 0', 'answer >= 1'],
  [{ x: [0, 1e9] }, 'x', 'answer >= 1'],
  [{ x: [0, 1e10] }, 'x + 5', 'answer <= x'],
  [{ x: [0, 100] }, '1 / max(x, 0.00001) ^ 2', 'answer >= 10'],
  [{ x: [0, 100] }, 'if x > 0 then ln(x) else 0', 'answer rises with x'],
  [{ x: [0, 100], q: [0, 1e9] }, 'if x > 50 then q - 0.5 else q', 'answer does not depend on x'],
  [{ x: [0, 100], y: [0, 1e12] }, 'if x > 50 then max(y - 500, 0) else y', 'answer rises with x'],
  [{ x: [0, 100], y: [0.0625, 100] }, '1 / y ^ 3 - x / 1000', 'answer with x = 100 >= answer with x = 0'],
])('%j: %s does not pass with the law %s', (bounds, formula, law) => {
  expect(reportOf(bounds, formula, law)).toMatch(/error (law-broken|undecided|law-without-effect)/);
});

/** Conditions around a formula, choices in it and requirements of it tell what a law needs. */
test.each<[bounds: Bounds, formula: string, law: string, require?: string]>([
  [{ a: [0, 10], b: [0, 10] }, 'if a > b then a - b else 0', 'answer <= a'],
  [{ a: [0, 10], b: [0, 10] }, 'max(a - b, 0)', 'answer <= a'],
  [{ a: [0, 10], b: [0, 10] }, 'max(a, b) + min(a, b)', 'answer = a + b'],
  [{ a: [0, 10], b: [0, 10] }, 'abs(a - b)', 'answer <= max(a, b)'],
  [{ b: [0, 10], c: [0, 20] }, 'if b > 0 then min(b, c) / b else 0', 'answer <= 1'],
  [{ part: [0, 10], rest: [0, 10] }, 'if part + rest > 0 then part / (part + rest) else 0', 'answer <= 1'],
  [{ cost: [0, 9], price: [1, 10] }, '100 / (price - cost)', 'answer rises with cost', 'price >= cost + 0.5'],
  [{ length: [10, 90], glass: [0, 10] }, '(length - 2 * glass) * (50 - 2 * glass)', 'answer rises with length'],
])('%j: %s keeps the law %s', (bounds, formula, law, require = '') => {
  expect(reportOf(bounds, formula, law, require)).not.toMatch(/error (?!example-fails)/);
});

test('a step that only a law reads is unused', () => {
  const { report } = checkParts({ formula: 'answer: n\nspare: 2 * n', laws: ['spare >= n'], expected: 1 });
  expect(report).toContain('unused-step');
});

test('the advice for an undecided law that calls keep is to publish it as tried', () => {
  const secondary = '- { label: x, value: x }\n- { label: y, value: y }';
  const reportFor = (least: number) => {
    const inputs = [numberInput('x', 1, 10), numberInput('y', least, 20)].join('\n');
    const law = 'x / y + y / x >= 2';
    return checkParts({ inputs, secondary, formula: 'answer: x', laws: [law], expected: 5.5 }).report;
  };
  expect(reportFor(6)).toContain('undecided: The checker cannot tell whether this law holds');
  expect(reportFor(6)).toContain('hint: None of 10,000 calls breaks it: `tried: x / y + y / x >= 2`');
  expect(reportFor(13)).toBe('');
});

/** The 10,000 calls of a trial: what they keep is published as tried, and what one of them breaks is refused. */
test.each<[bounds: Bounds, formula: string, law: string, expected: number]>([
  [{ a: [1, 101], b: [1, 101] }, '(a + b) / 2', 'answer >= sqrt(a * b)', 51],
  [{ a: [1, 21], b: [1, 21] }, 'atan(a / b) / 1 deg', 'answer + atan(b / a) / 1 deg = 90', 45],
  [{ x: [0, 100] }, 'round(x / 5) * 5', 'abs(answer - x) <= 2.5', 50],
  [{ x: [0, 100], w: [0, 1] }, 'w * x + (1 - w) * 40', 'answer <= max(x, 40)', 45],
  [{ x: [0, 100] }, 'x ^ 3 - 30 * x ^ 2 + 300 * x', 'answer rises with x', 65000],
])('%j: of %s the law %s is kept as tried', (bounds, formula, law, expected) => {
  const { laws, triedLaws } = calculatorOf({ ...partsOf(bounds, formula), laws: [`tried: ${law}`], expected });
  expect({ laws, triedLaws }).toEqual({ laws: [], triedLaws: [{ law, calls: 10_000 }] });
});

test.each<[bounds: Bounds, formula: string, law: string, found: string]>([
  [
    { a: [1, 100], b: [1, 100] },
    '(a + b) / 2',
    'answer >= 1.001 * sqrt(a * b)',
    'left side is 1 and its right side 1.001',
  ],
  [{ x: [0, 100] }, 'if x = 73.25 then 0 else x + 1 / (x + 1)', 'answer >= 0.5', 'when x is 73.25'],
  [{ x: [0, 100] }, 'if x > 61.7 and x < 61.9 then x - 3 else x', 'answer rises with x', 'goes from'],
  [{ x: [0, 100] }, 'x ^ 3 - 30 * x ^ 2 + 299 * x', 'answer rises with x', 'goes from'],
])('%j: of %s a trial breaks the law %s', (bounds, formula, law, found) => {
  const { report } = checkParts({ ...partsOf(bounds, formula), laws: [`tried: ${law}`] });
  expect(report).toContain('error law-broken');
  expect(report).toContain(found);
});

test('a trial proves nothing where requirements refuse nearly all calls', () => {
  const { report } = checkParts({
    ...partsOf({ x: [1, 99], y: [1, 99] }, 'x + y'),
    require: '- { that: x * y = 2500, message: No. }',
    laws: ['tried: answer >= 100'],
    expected: 100,
  });
  expect(report).toContain('error undecided');
  expect(report).not.toContain('calls');
});

test('proved laws are published as they read, on one line', () => {
  const laws = ['answer   rises with n', '2*answer >= answer with n=1'];
  const calculator = calculatorOf({ formula: 'answer: n * 2', laws, expected: 2 });
  expect(calculator.laws).toEqual(['answer rises with n', '2 * answer >= answer with n = 1']);
});

test('another option brings its own figures, also where callers may put theirs', () => {
  const inputs = [
    numberInput('x', 0, 10),
    's: { label: S, type: select, default: a, open: { rate: 1..9 }, options: { a: { label: A, rate: 2 }, b: { label: B, rate: 5 } } }',
  ].join('\n');
  const law = (text: string) => checkParts({ inputs, formula: 'answer: s.rate * x', laws: [text], expected: 0 }).report;
  expect(law('answer with s = "b" = 5 * x')).not.toContain('law');
  expect(law('answer with s = "b" = 4 * x')).toContain('law-broken');
});

/** Laws about texts with an order: of branches, columns, tables and schedules, by what they read in the end. */
describe('classes', () => {
  const classed = (formula: string, law: string) =>
    checkParts({
      inputs: [
        numberInput('x', 0, 10),
        'k: { label: K, type: select, default: a, columns: { sort: text }, options: { a: { label: A, sort: good }, b: { label: B, sort: best } } }',
      ].join('\n'),
      lookups:
        'schedules:\n  grade: { from: number, unit: text, lines: { 3: poor, 6: good, 10: best } }\nclasses: { class: [poor, good, best] }',
      formula: `unused: grade[x]\nclass: ${formula}\nanswer: if class = "best" and k.sort = "best" and unused = "poor" then 1 else x`,
      laws: [law],
      expected: 0,
    }).report;

  test.each([
    ['grade[x]', 'class rises with x'],
    ['grade[10 - x]', 'class falls with x'],
    ['if x > 5 then k.sort else "poor"', 'class rises with x'],
    ['if x > 8 then "best" else if x > 3 then "good" else "poor"', 'class rises with x'],
    ['if k.sort = "best" then grade[x] else "poor"', 'class rises with x'],
  ])('of %s: %s is proved', (formula, law) => {
    expect(classed(formula, law)).not.toMatch(/law|undecided/);
  });

  test('a broken one is told by the texts', () => {
    expect(
      classed('if x > 4 then "poor" else if k.sort = "best" then "best" else "good"', 'class rises with x'),
    ).toMatch(/`class` goes from `(?:good|best)` to `poor`/);
  });
});

/** What a law says of the days of a year, of which `since` is one. */
function verdictOnDays(law: string): string {
  const { report } = checkParts({
    inputs: 'since: { label: Since, type: day, default: 2026-12-31, min: 2020-01-01, max: 2060-12-31 }',
    formula: [
      'past: day_of_year(since)',
      'left: days_left_in_year(since)',
      'all: days_in_year(since)',
      'answer: (past + left) / all - 1',
    ].join('\n'),
    laws: [law],
  });
  return /error [\w-]+/.exec(report)?.[0] ?? '';
}

test.each(['past <= all', 'left < all', 'past + left = all', '(left + 1 day) / all <= 1', '5 * (past / all) <= 5'])(
  '%s is proved of any day',
  (law) => {
    expect(verdictOnDays(law)).toBe('');
  },
);

test.each(['past <= all - 1 day', 'left <= all - 2 day', 'past + left < all', '(left + 1 day) / all <= 0.99'])(
  '%s is broken by a day',
  (law) => {
    expect(verdictOnDays(law)).toBe('error law-broken');
  },
);
