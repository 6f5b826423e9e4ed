/** Formulas that intervals alone do not decide. */
import type { CalculatorParts } from './calculator-text.js';
import { numberInput } from './formula-program.js';

/**
 * Formulas that intervals alone do not prove, though they are safe: what editors write, and what is hard about it.
 * The boxes that a proof may take are a bound that a change of the prover must not break.
 */
export interface Hard {
  readonly inputs: readonly string[];
  readonly formula: string;
  readonly require?: readonly string[];
  readonly unit?: string;
  readonly boxes: number;
}

const numbers = (bounds: Readonly<Record<string, readonly [number, number, string?]>>): readonly string[] =>
  Object.entries(bounds).map(([name, [min, max, unit]]) => numberInput(name, min, max, unit));

const sides = numbers({ a: [1, 100], b: [1, 100] });
const threeSides = numbers({ a: [1, 100], b: [1, 100], c: [1, 100] });
const money = numbers({ a: [0, 100, 'EUR'], b: [0, 100, 'EUR'] });
const loan = [numberInput('sum', 1000, 1_000_000, 'EUR'), numberInput('n', 12, 360)];

export const safeFormulas: Readonly<Record<string, Hard>> = {
  // Guards against zero, by the grid.
  'a branch above zero': { inputs: numbers({ x: [0, 100] }), formula: 'if x > 0 then 100 / x else 0', boxes: 1 },
  'a requirement above zero': { inputs: numbers({ x: [0, 100] }), formula: '100 / x', require: ['x > 0'], boxes: 1 },
  'both above zero': {
    inputs: numbers({ ss: [0, 50], cu: [0, 50] }),
    formula: 'if ss > 0 and cu > 0 then ln(ss) / cu else 0',
    boxes: 1,
  },
  'not at or below zero': { inputs: numbers({ x: [-5, 5] }), formula: 'if not (x <= 0) then 1 / x else 0', boxes: 1 },
  'an annuity': {
    inputs: [...loan, numberInput('rate', 0, 20)],
    formula: 'r: rate / 1200\nanswer: if rate > 0 then sum * r / (1 - (1 + r)^-n) else sum / n',
    unit: 'EUR',
    boxes: 1,
  },
  // Limits on formulas, carried back to the inputs.
  'a step above zero': {
    inputs: numbers({ x: [0, 100] }),
    formula: 'r: x / 12\nanswer: if r > 0 then 1 / r else 0',
    boxes: 1,
  },
  'a product above zero': {
    inputs: numbers({ x: [0, 10], z: [0, 10] }),
    formula: 'if x * z > 0 then 1 / x + 1 / z else 0',
    boxes: 1,
  },
  'a size above a limit': {
    inputs: numbers({ l: [-10, 10], s: [1, 10] }),
    formula: 'if abs(l) < 0.01 then 0 else 1 / (l * s)',
    boxes: 3,
  },
  'logarithms of a product': {
    inputs: numbers({ a: [0.1, 10], b: [0.1, 10] }),
    formula: '1 / (ln(a) + ln(b))',
    require: ['a * b >= 2'],
    boxes: 60,
  },
  // Conditions that leave several parts.
  'not zero': { inputs: numbers({ x: [-5, 5] }), formula: 'if x != 0 then 1 / x else 0', boxes: 1 },
  'if it is zero': {
    inputs: numbers({ a: [1, 10], x: [-5, 5] }),
    formula: 'if x = 0 then 0 else a / x',
    boxes: 1,
  },
  'not both': {
    inputs: numbers({ p: [0, 10], q: [0, 10] }),
    formula: 'if not (p < 1 and q < 1) then 1 / (p + q) else 0',
    boxes: 1,
  },
  // Cuts along what is open alone.
  'a cubic beside other factors': {
    inputs: numbers({ a: [1, 9], b: [1, 9], c: [1, 9], x: [0, 10] }),
    formula: 'a * b * c / (x^3 - 3 * x + 3)',
    boxes: 30,
  },
  'an interest rate beside other factors': {
    inputs: numbers({ a: [1, 9], b: [1, 9], i: [0.01, 0.2] }),
    formula: 'a * b / ln(1 + i)',
    boxes: 1,
  },
  'strips of wallpaper': {
    inputs: numbers({ around: [10, 200, 'ft'], height: [6, 12, 'ft'], repeat: [1, 36, 'in'] }),
    formula:
      'strip: ceil(height + 4 in, repeat)\nperRoll: floor(33 ft / strip)\nanswer: ceil(around / (20.5 in)) / perRoll',
    boxes: 1,
  },
  // What cancels.
  'a product less itself': {
    inputs: numbers({ x: [0, 10], y: [0, 10] }),
    formula: '1 / (1 + x * y - x * y)',
    boxes: 1,
  },
  'a fifth off': { inputs: money.slice(0, 1), formula: 'a - 0.2 * a', unit: 'EUR', boxes: 1 },
  'a share off': {
    inputs: [numberInput('total', 0, 5000, 'EUR'), numberInput('share', 0, 1)],
    formula: 'total - share * total',
    unit: 'EUR',
    boxes: 1,
  },
  'a long difference': { inputs: sides, formula: 'sqrt(a * b + 16 - b * a - 16)', boxes: 1 },
  // Facts about two inputs.
  'root of a difference': { inputs: sides, formula: 'sqrt(a - b)', require: ['a >= b'], boxes: 1 },
  'money left': { inputs: money, formula: 'a - b', unit: 'EUR', require: ['a >= b'], boxes: 1 },
  'money left in a branch': { inputs: money, formula: 'if a > b then a - b else 0 EUR', unit: 'EUR', boxes: 1 },
  'one over a difference': { inputs: sides, formula: '1 / (a - b)', require: ['a > b'], boxes: 1 },
  'one over what differs': { inputs: sides, formula: 'if a != b then 1 / (a - b) else 0', boxes: 1 },
  'a chain': { inputs: threeSides, formula: 'sqrt(a - c)', require: ['a >= b', 'b >= c'], boxes: 1 },
  'feet and inches': {
    inputs: numbers({ run: [1, 20, 'ft'], gap: [1, 200, 'in'] }),
    formula: 'left: run - gap\nanswer: sqrt(left / 1 in)',
    require: ['run >= gap'],
    boxes: 1,
  },
  'a twelfth': {
    inputs: numbers({ a: [1, 144], b: [0, 12] }),
    formula: 'sqrt(a / 12 - b)',
    require: ['a / 12 >= b'],
    boxes: 1,
  },
  'two sides above a third': { inputs: threeSides, formula: 'sqrt(a + b - c)', require: ['a + b >= c'], boxes: 1 },
  'sum and difference': { inputs: sides, formula: 'sqrt((a - b) * (a + b))', require: ['a >= b'], boxes: 1 },
  "Heron's formula": {
    inputs: threeSides,
    formula: 's: (a + b + c) / 2\nanswer: sqrt(s * (s - a) * (s - b) * (s - c))',
    require: ['a + b >= c', 'a + c >= b', 'b + c >= a'],
    boxes: 1,
  },
  // Facts times what is never negative.
  'difference of squares': { inputs: sides, formula: 'sqrt(a^2 - b^2)', require: ['a >= b'], boxes: 1 },
  // Laws of operations.
  'above the maximum': { inputs: sides, formula: 'sqrt(max(a, b) - a)', boxes: 1 },
  'what is cut off': { inputs: sides.slice(0, 1), formula: 'sqrt(1 + a - floor(a))', boxes: 1 },
  'what is added': { inputs: sides.slice(0, 1), formula: '1 / (ceil(a) - a + 0.5)', boxes: 1 },
  // The sign of a product, and one function at two places.
  'interest of a mortgage': {
    inputs: [...loan, numberInput('rate', 0.1, 15)],
    formula: 'r: rate / 1200\nanswer: sum * r * n / (1 - (1 + r)^-n) - sum',
    unit: 'EUR',
    boxes: 1,
  },
  'balance of a mortgage': {
    inputs: [...loan, numberInput('rate', 0.1, 15), numberInput('k', 0, 360)],
    formula: 'r: rate / 1200\nanswer: sum * ((1 + r)^n - (1 + r)^k) / ((1 + r)^n - 1)',
    unit: 'EUR',
    require: ['k <= n'],
    boxes: 1,
  },
  'number of payments': {
    inputs: [...loan.slice(0, 1), numberInput('rate', 0.1, 15), numberInput('pay', 1, 20_000, 'EUR')],
    formula: 'r: rate / 1200\nanswer: 0 - ln(1 - sum * r / pay) / ln(1 + r)',
    require: ['pay >= sum * rate / 1200 + 1 EUR'],
    boxes: 1,
  },
  // What other trades write: sailing, photography, brewing, chemistry, sewing, statistics, heating.
  'a guard that begins above zero': {
    inputs: numbers({ speed: [0.1, 40], angle: [20, 85, 'deg'], current: [-5, 5] }),
    formula: 'made: speed * cos(angle) + current\nanswer: if made >= 0.1 then 10 / made else 0',
    boxes: 1,
  },
  'true wind by its parts': {
    inputs: numbers({ apparent: [0, 80], boat: [0, 30], angle: [0, 180, 'deg'] }),
    formula: 'sqrt((apparent * cos(angle) - boat) ^ 2 + (apparent * sin(angle)) ^ 2)',
    boxes: 1,
  },
  'what is sharp behind the subject': {
    inputs: numbers({ focal: [8, 600], aperture: [1, 32], distance: [700, 200_000] }),
    formula:
      'reach: focal ^ 2 / (aperture * 0.03)\nanswer: if reach - distance >= 1 then 1 / (reach - distance) else 0',
    boxes: 1,
  },
  'games won, expected': {
    inputs: numbers({ scored: [0, 10_000], allowed: [0, 10_000] }),
    formula: 'if scored > 0 or allowed > 0 then scored ^ 2 / (scored ^ 2 + allowed ^ 2) else 0',
    boxes: 1,
  },
  'between minus one and one': {
    inputs: numbers({ r: [-1, 1] }),
    formula: 'if r > -1 and r < 1 then r / sqrt(1 - r ^ 2) else 0',
    boxes: 1,
  },
  // How near to zero what is above it can be.
  'a quotient above zero': {
    inputs: numbers({ a: [0, 100], b: [1, 50] }),
    formula: 'm: a / b\nanswer: if m > 0 then 1 / m else 0',
    boxes: 1,
  },
  // Loans and savings, whose small parts rounding reaches.
  'the interest of a loan': {
    inputs: [...loan, numberInput('rate', 0, 20)],
    formula: 'sum * annuity(rate / 1200, n) * n - sum',
    unit: 'EUR',
    boxes: 1,
  },
  'what is left of a first payment': {
    inputs: [...loan, numberInput('rate', 0, 20)],
    formula: 'sum * annuity(rate / 1200, n) - sum * rate / 1200',
    unit: 'EUR',
    boxes: 1,
  },
  'savings every month': {
    inputs: [numberInput('monthly', 0, 10_000, 'EUR'), numberInput('n', 0, 720), numberInput('rate', 0, 15)],
    formula: 'r: rate / 1200\nanswer: if r = 0 then monthly * n else monthly * ((1 + r) ^ n - 1) / r',
    unit: 'EUR',
    boxes: 1,
  },
  'ten by a product above zero': {
    inputs: numbers({ v: [0, 100], k: [0, 3] }),
    formula: 'if v * k > 0 then 10 / (v * k) else 0',
    boxes: 1,
  },
  'a length above zero': {
    inputs: numbers({ a: [0, 100], b: [0, 100] }),
    formula: 'm: sqrt(a ^ 2 + b ^ 2)\nanswer: if m > 0 then a / m else 0',
    boxes: 1,
  },
  'a logarithm of more than one': {
    inputs: numbers({ real: [0, 10] }),
    formula: 'if real > 0 then 1 / ln(1 + real) else 0',
    boxes: 1,
  },
  'counts of what may be nothing': {
    inputs: numbers({ load: [0, 100], each: [0, 10] }),
    formula: 'if each > 0 then ceil(load / each) else 0',
    boxes: 1,
  },
  'a size below one': {
    inputs: numbers({ r: [-1, 1] }),
    formula: 'if abs(r) < 1 then 1 / (1 - r ^ 2) else 0',
    boxes: 1,
  },
  'a size at most another': {
    inputs: numbers({ r: [-100, 10], s: [20, 50] }),
    formula: 'sqrt(s - r - 50)',
    require: ['s >= abs(r + 50)'],
    boxes: 1,
  },
  'any power of nothing or more': {
    inputs: [
      numberInput('x', 0, 10),
      'n: { label: n, type: number, whole: true, default: 6, min: 0, max: 12, step: 1 }',
    ],
    formula: 'x ^ n',
    boxes: 1,
  },
  'wort with water': {
    inputs: numbers({ volume: [1, 100, 'EUR'], now: [5, 35], wanted: [5, 35] }),
    formula: 'volume * now / wanted - volume',
    unit: 'EUR',
    require: ['now >= wanted'],
    boxes: 1,
  },
  'spread of a sample': {
    inputs: numbers({ n: [2, 1000], sum: [-10_000, 10_000], squares: [0, 1_000_000] }),
    formula: 'sqrt((squares - sum ^ 2 / n) / (n - 1))',
    require: ['squares * n >= sum ^ 2'],
    boxes: 1,
  },
  'charge of a capacitor': {
    inputs: numbers({ supply: [1, 61], wanted: [0, 60] }),
    formula: '0 - ln(1 - wanted / supply)',
    require: ['wanted < supply'],
    boxes: 1,
  },
  'gaps between buttons': {
    inputs: numbers({ length: [10, 200], count: [2, 40], size: [0.5, 4] }),
    formula: 'sqrt((length - count * size) / (count - 1))',
    require: ['length >= count * size'],
    boxes: 1,
  },
  'what a chain reaches': {
    inputs: numbers({ chain: [5, 205], depth: [1, 60], freeboard: [0, 5] }),
    formula: 'drop: depth + freeboard\nanswer: sqrt(chain ^ 2 - drop ^ 2)',
    require: ['chain >= depth + freeboard'],
    boxes: 1,
  },
  'dew point': {
    inputs: numbers({ t: [-40, 60], humidity: [1, 100] }),
    formula: 'g: ln(humidity / 100) + 17.625 * t / (243.04 + t)\nanswer: 243.04 * g / (17.625 - g)',
    boxes: 1,
  },
  'a weak acid without cancellation': {
    inputs: numbers({ pka: [0, 14], c: [0.0001, 10.0001] }),
    formula: 'ka: 10 ^ -pka\nanswer: 0 - log10(2 * ka * c / (ka + sqrt(ka ^ 2 + 4 * ka * c)))',
    boxes: 1,
  },
};

export const unsafeFormulas: Readonly<Record<string, Hard>> = {
  'a root between points': { inputs: numbers({ x: [0, 1] }), formula: '1 / (x - 0.7)', boxes: 100 },
  'zero itself': { inputs: numbers({ x: [0, 5] }), formula: 'if x >= 0 then 1 / x else 0', boxes: 100 },
  'a fact that is too weak': { inputs: sides, formula: 'sqrt(a - b)', require: ['a >= b - 1'], boxes: 100 },
  // What is wrong where numbers are small, beside which those elsewhere are immense.
  'what is saved less a goal': {
    inputs: [...numbers({ start: [0, 1_000_000, 'EUR'], goal: [0, 1_000_000, 'EUR'] }), ...numbers({ years: [0, 50] })],
    formula: 'start * 2 ^ years - goal',
    unit: 'EUR',
    boxes: 100,
  },
  'a product less a fee': {
    inputs: numbers({ x: [0, 1_000_000], y: [0, 1_000_000, 'EUR'] }),
    formula: 'x * x * y - 5 EUR',
    unit: 'EUR',
    boxes: 100,
  },
  'the root of a growth': {
    inputs: numbers({ n: [1, 60], r: [0, 1] }),
    formula: 'sqrt((1 + r) ^ n - 2)',
    boxes: 100,
  },
  'a price behind a guard': {
    inputs: numbers({ x: [0, 100] }),
    formula: 'if x > 0 then (1000 / x ^ 2 - 5) * 1 EUR else 0 EUR',
    unit: 'EUR',
    boxes: 100,
  },
};

export function hardParts({ inputs, formula, require = [], unit }: Hard): CalculatorParts {
  const shown = inputs.map((input) => {
    const [, name = '', ofUnit = ''] = /^(\w+):.*?(unit: \w+)?, default/.exec(input) ?? [];
    return `- { label: ${name}, value: ${name}${ofUnit === '' ? '' : `, ${ofUnit}`} }`;
  });
  return {
    inputs: inputs.join('\n'),
    formula,
    ...(unit === undefined ? {} : { unit, decimals: 2 }),
    ...(require.length === 0 ? {} : { require: require.map((that) => `- { that: ${that}, message: No. }`).join('\n') }),
    secondary: shown.join('\n'),
  };
}
