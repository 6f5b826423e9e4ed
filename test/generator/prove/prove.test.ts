import type { CalculatorParts } from '../../support/calculator-text.js';
import { calculatorOf, checkParts } from '../../support/calculator-text.js';

/** The inputs a, b, c from 1 to 100, the signed input s from -10 to 10, and the select k with the figures 0, 2 and 5. */
const all: Readonly<Record<string, string>> = {
  a: 'a: { label: A, type: number, default: 50, min: 1, max: 100, step: 1 }',
  b: 'b: { label: B, type: number, default: 20, min: 1, max: 100, step: 1 }',
  c: 'c: { label: C, type: number, default: 10, min: 1, max: 100, step: 1 }',
  s: 's: { label: S, type: number, default: 5, min: -10, max: 10, step: 1 }',
  w: 'w: { label: W, type: number, whole: true, default: 5, min: 0, max: 9, step: 1 }',
  v: 'v: { label: V, type: number, whole: true, default: 4, min: 0, max: 9, step: 1 }',
  k: 'k: { label: K, type: select, default: two, options: { none: { label: None, of: 0, to: 1 }, two: { label: Two, of: 2, to: 3 }, five: { label: Five, of: 5, to: 8 } } }',
};

/** The calculator of a formula, with the inputs it names. Columns that it does not read are read by a figure beside it. */
function partsOf(formula: string, require = ''): CalculatorParts {
  const used = Object.keys(all).filter((name) => new RegExp(`\\b${name}\\b`).test(`${formula} ${require}`));
  const figures = used.includes('k') ? ['- { label: Of, value: k.of }', '- { label: To, value: k.to }'] : [];
  const others = used.filter((name) => name !== 'k').map((name) => `- { label: ${name}, value: ${name} }`);
  return {
    inputs: used.map((name) => all[name]).join('\n'),
    formula,
    secondary: [...figures, ...others].join('\n'),
    ...(require === '' ? {} : { require: `- { that: ${require}, message: No. }` }),
  };
}

/** The findings about formulas: a wrong example, which no case here cares for, shows that everything was proved. */
function findings(formula: string, require = ''): readonly string[] {
  const { diagnostics } = checkParts({ ...partsOf(formula, require), expected: 123456789 });
  return diagnostics.map(({ code, message }) => (code === 'example-fails' ? 'proved' : `${code}: ${message}`));
}

describe('is proved', () => {
  test.each<[string, string?]>([
    // By intervals alone.
    ['a / b'],
    ['sqrt(a - 1)'],
    ['ln(a)'],
    ['a / (a + b)'],
    ['1 / (s ^ 2 + 1)'],
    ['sqrt(s ^ 2)'],
    ['sqrt(s ^ 4 + a)'],
    ['a ^ 0.5'],
    ['(a - 1) ^ 0.5'],
    ['a ^ -2'],
    ['1 / max(s, 1)'],
    ['sqrt(abs(s))'],
    ['1 / exp(s)'],
    ['1 / (abs(s) + 1)'],
    ['1 / (if s > 0 then 1 else 2)'],
    ['1 / (w - 4.5)'],
    ['if w > 3 then 1 / (w - 3.9) else 0'],
    ['if w > v then ln(w - v - 0.5) else 0'],
    ['sqrt(w - 0.5)', 'w > 0'],
    ['1 / cos(s * 8 deg)'],
    ['tan(s * 8.9 deg)'],
    ['tan((s + 30) * 4.6 deg)'],
    ['sqrt(1 - sin(a * 1 deg) ^ 2)'],
    ['sqrt(sin((a - 1) * 1.5 deg))'],
    ['asin(s / 10) / 1 deg'],
    ['acos(b / (a + b)) / 1 deg'],
    ['1 deg / (91 deg - atan(a))'],
    ['sqrt(mod(s, 4))'],
    ['1 / (4 - mod(a, 3))'],
    ['1 / mod(0.5 + 0 * a, 1)'],
    ['annuity(k.of, a)'],
    ['annuity((s + 10) / 100, b) * a'],
    ['1 / annuity(0.01, a)'],
    ['1 / growth(s / 11, b)'],
    ['sqrt(growing_annuity(s / 20, b / 100, a))'],
    ['1 / growing_annuity(0, b / 100, a)'],
    ['periods(a + b * 2, 0.01, 100 * b)'],
    ['periods(1000 * annuity(0.01, a) + b - 1, 0.01, 1000)'],
    ['periods(b * annuity(k.of / 100, a), k.of / 100, b)'],
    ['if abs(s) > 9.5 then 0 else tan(s * 9 deg)'],
    // By what a condition leaves of its branches.
    ['if s != -10 then 1 / (s + 10) else 0'],
    ['if s <= 0 then 0 else sqrt(s)'],
    ['if not s <= 0 then ln(s) else 0'],
    ['if s >= 1 and a > 5 then 1 / s else 0'],
    ['if s < 1 or a < 5 then 0 else 1 / s'],
    ['if 2 * s > 1 then 1 / s else 0'],
    ['if s / 2 > 1 then 1 / (s - 1) else 0'],
    ['if s > a then 1 / s else 0'],
    ['if a < s then sqrt(s - 1) else 0'],
    ['if s < 0 then 0 else (if s >= 0.1 then 1 / s else 1)'],
    // By what a requirement leaves of the inputs.
    ['1 / (s + 1)', 's >= 0'],
    ['sqrt(s)', 's >= 0'],
    ['1 / (a - b)', 'a > 40 and b < 30'],
    ['a / (k.of - 1)', 'k != "none"'],
    // By what cancels.
    ['sqrt(a - a)'],
    ['1 / (a - a + 1 - 1 + 0 * s + (if s > 5 then 1 else -1))'],
    ['1 / (1 + (a - b) * (a + b) - a * a + b * b)'],
    // Option by option.
    ['a / (k.of + 1)'],
    ['a / (k.to - k.of)'],
    ['sqrt(k.to - k.of)'],
    ['if k = "none" then 0 else a / k.of'],
    ['if k.of > 1 then a / k.of else 0'],
    // By cutting the inputs into parts.
    ['sqrt(a * a - a * 1 + 1)'],
    ['1 / (s * s - s + 1)'],
    ['sqrt(s * s + 2 * s + 2)'],
    ['1 / (a * a - a + b)'],
    ['sqrt(a + b - min(a, b))'],
    ['1 / (1 + abs(s) * s * s)'],
  ])('%s', (formula, require = '') => {
    expect(findings(formula, require)).toEqual(['proved']);
  });
});

describe('is shown to fail', () => {
  test.each<[formula: string, code: string, at: string, require?: string]>([
    ['1 / (a - 1)', 'division-by-zero', 'a is 1'],
    ['1 / (100 - a)', 'division-by-zero', 'a is 100'],
    ['1 / s', 'division-by-zero', 's is 0'],
    ['1 / (a - 63)', 'division-by-zero', 'a is 63'],
    ['1 / (a - 62.5)', 'division-by-zero', 'a is 62.5'],
    ['1 / (a - b)', 'division-by-zero', 'a is 1 and b is 1'],
    ['1 / (a - b - 90)', 'division-by-zero', 'a is 91 and b is 1'],
    ['1 / (a * b - 5000)', 'division-by-zero', 'a is 100 and b is 50'],
    ['1 / (a + b - c - 150)', 'division-by-zero', 'a is 100, b is 51 and c is 1'],
    ['if s >= 0 then 1 / s else 0', 'division-by-zero', 's is 0'],
    ['1 / (s ^ 3)', 'division-by-zero', 's is 0'],
    ['1 / (s * a)', 'division-by-zero', 'a is 50 and s is 0'],
    ['1 / floor(a / 60)', 'division-by-zero', 'a is 50'],
    ['a / k.of', 'division-by-zero', 'k is `none`'],
    ['a / (k.to - 3)', 'division-by-zero', 'k is `two`'],
    ['a / (k.to * b - 8)', 'division-by-zero', 'b is 1 and k is `five`'],
    ['if s > -5 then 1 / s else 0', 'division-by-zero', 's is 0'],
    ['ceil(a, s)', 'division-by-zero', 's is 0'],
    ['ceil(a, b - 63)', 'division-by-zero', 'b is 63'],
    ['sqrt(s)', 'root-of-negative', 's is -10'],
    ['sqrt(a - b)', 'root-of-negative', 'a is 50 and b is 100'],
    ['sqrt(a - 1.5)', 'root-of-negative', 'a is 1'],
    ['ln(a - 1)', 'log-of-nonpositive', 'a is 1'],
    ['log10(s)', 'log-of-nonpositive', 's is -10'],
    ['s ^ 0.5', 'power-undefined', 's is -10'],
    ['s ^ -1', 'power-undefined', 's is 0'],
    ['(a - 63) ^ -2', 'power-undefined', 'a is 63'],
    ['exp(a * 10)', 'overflow', 'a is 100'],
    ['a ^ 400', 'overflow', 'a is 50'],
    ['1 / (s - 5)', 'division-by-zero', 's is 5', 's >= 0'],
    ['1 / (w - 7)', 'division-by-zero', 'w is 7'],
    ['1 / (w * 3 - v * 2 - 5)', 'division-by-zero', 'w is 5 and v is 5'],
    ['tan(s * 9 deg)', 'tangent-undefined', 's is -10'],
    ['tan(a * 1.5 deg)', 'tangent-undefined', 'a is 60'],
    ['1 / cos(a * 1.5 deg)', 'division-by-zero', 'a is 60'],
    ['asin(s / 9) / 1 deg', 'arc-undefined', 's is -10'],
    ['acos(a / b) / 1 deg', 'arc-undefined', 'a is 50 and b is 20'],
    ['mod(a, s)', 'division-by-zero', 's is 0'],
    ['annuity(0.01, s)', 'annuity-undefined', 's is -10'],
    ['annuity(s / 10, 5)', 'annuity-undefined', 's is -10'],
    ['growth(s / 10, b)', 'annuity-undefined', 'b is 20 and s is -10'],
    ['growing_annuity(s / 10, 0.02, 5)', 'annuity-undefined', 's is -10'],
    ['growing_annuity(0.02, 0.01, s)', 'annuity-undefined', 's is -10'],
    ['periods(a, 0.05, 1000)', 'never-repaid', 'a is 50'],
    ['periods(a, b / 100, 200)', 'never-repaid', 'a is 1 and b is 20'],
    ['sqrt(s + 5)', 'root-of-negative', 's is -8', 's >= -8'],
    // The end of what a condition leaves belongs to one branch, and a limit that moves leaves all it can reach.
    ['if s < 5 then 0 else 1 / (if s > 5 then 1 else 0)', 'division-by-zero', 's is 5'],
    ['if s > 5 then 0 else 1 / (if s < 5 then 1 else 0)', 'division-by-zero', 's is 5'],
    ['if s <= 5 then 1 / (if s < 5 then 1 else 0) else 0', 'division-by-zero', 's is 5'],
    ['if s >= 5 then 1 / (if s > 5 then 1 else 0) else 0', 'division-by-zero', 's is 5'],
    ['if s != 5 then 0 else 1 / (s - 5)', 'division-by-zero', 's is 5'],
    ['if s < b then 1 / (s - 5) else 0', 'division-by-zero', 's is 5'],
    ['if s <= b then 1 / (s - 5) else 0', 'division-by-zero', 's is 5'],
    ['if b > s then 1 / (s - 5) else 0', 'division-by-zero', 's is 5'],
    ['if s > b then 1 / (s - 5) else 0', 'division-by-zero', 'b is 1 and s is 5'],
    ['if s = b then 1 / (s - 5) else 0', 'division-by-zero', 'b is 5 and s is 5'],
    ['if 2 * s < b then 1 / (s - 5) else 0', 'division-by-zero', 's is 5'],
    ['if k.of < b then 1 / (k.of - 2) else 0', 'division-by-zero', 'k is `two`'],
  ])('%s', (formula, code, at, require = '') => {
    const [first, ...others] = findings(formula, require);
    expect(others).toEqual([]);
    expect(first).toMatch(new RegExp(`^${code}: `));
    expect(first).toContain(`when ${at}.`);
  });
});

/** Honest answers where neither a proof nor inputs that fail are found. */
describe('is not decided', () => {
  test.each<[string]>([['1 / (a * a + b * b - 2 * a * b + 0.000001)'], ['ln(a ^ 2 + b ^ 2 - 2 * a * b + 0.001)']])(
    '%s',
    (formula) => {
      expect(findings(formula)).toEqual([
        expect.stringMatching(/^undecided: The checker cannot tell whether this can/),
      ]);
    },
  );
});

/** The published range is what the formula really reaches, to its last decimal. */
test.each<[formula: string, atDefaults: number, low: number, high: number, require?: string]>([
  ['a', 50, 1, 100],
  ['a + b', 70, 2, 200],
  ['a - b', 30, -99, 99],
  ['a * s', 250, -1000, 1000],
  ['s ^ 2', 25, 0, 100],
  ['a / b', 2.5, 0.01, 100],
  ['abs(s)', 5, 0, 10],
  ['sqrt(a)', 7.0711, 1, 10],
  ['ceil(a / 30)', 2, 1, 4],
  ['floor(a / 30)', 1, 0, 3],
  ['a * k.of', 100, 0, 500],
  ['k.to - k.of', 1, 1, 3],
  ['if s > 0 then s else 0', 5, 0, 10],
  ['if s > 5 then 100 else s', 5, -10, 100],
  ['min(a, b)', 20, 1, 100],
  ['a - a / 2', 25, 0.5, 50],
  ['a', 50, 1, 60, 'a <= 60'],
  ['a + b', 70, 2, 160, 'a <= 60'],
  ['a / 3', 16.6667, 0.3333, 33.3333],
  ['ln(a)', 3.912, 0, 4.6052],
  ['sin(s * 6 deg)', 0.5, -0.866, 0.866],
  ['cos(a * 1 deg)', 0.6428, -0.1736, 0.9998],
  ['tan(b * 0.6 deg)', 0.2126, 0.0105, 1.7321],
  ['asin(s / 10) / 1 deg', 30, -90, 90],
  ['atan(a) / 1 deg', 88.8542, 45, 89.4271],
  ['annuity(b / 1000, a)', 0.0318, 0.0105, 1.1],
  ['10 ^ (s / 10)', 3.1623, 0.1, 10],
  ['round(s / 3)', 2, -3, 3],
  ['a * ceil(2 / (floor(a / 30) * 9 + 1))', 50, 2, 100],
])('%s, %d at the defaults, runs from %d to %d', (formula, expected, low, high, require = '') => {
  expect(calculatorOf({ ...partsOf(formula, require), expected }).result.range()).toEqual({ low, high });
});

/** Where one input stands in a formula twice, the range is still proved, but may end a little beyond what is reached. */
test.each<[formula: string, atDefaults: number, low: number, high: number]>([
  ['s * (10 - s)', 25, -200, 25],
  ['max(a, b) - min(a, b)', 30, 0, 99],
])('%s, %d at the defaults, runs from about %d to %d', (formula, expected, low, high) => {
  const range = calculatorOf({ ...partsOf(formula), expected }).result.range();
  const slack = (high - low) * 0.02;
  expect([range.low <= low, range.high >= high]).toEqual([true, true]);
  expect([range.low >= low - slack, range.high <= high + slack]).toEqual([true, true]);
});
