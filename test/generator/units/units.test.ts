import { displayUnit } from '../../../generator/units/unit.js';
import { calculatorOf } from '../../support/calculator-text.js';
import { checkCatalog } from '../../support/check-catalog.js';

/** A formula, the unit its result is declared in, and the value that must come out. */
test.each<[string, string | undefined, number]>([
  ['3 ft', 'in', 36],
  ['1 in', 'ft', 0.0833],
  ['1 m', 'ft', 3.2808],
  ['1 m', 'in', 39.3701],
  ['1 kg', 'lb', 2.2046],
  ['12 ft * 6 ft * 3 in', 'cuyd', 0.6667],
  ['12 ft * 6 ft * 3 in to cuyd', 'cuft', 18],
  ['1 ft + 6 in', 'in', 18],
  ['6 in + 1 ft', 'ft', 1.5],
  ['1 ft - 6 in', 'ft', 0.5],
  ['20 EUR/day * 3 day', 'EUR', 60],
  ['20 EUR/day * 36 h', 'EUR', 30],
  ['20 EUR/day', 'EUR/h', 0.8333],
  ['60 EUR / 3 day', 'EUR/day', 20],
  ['12 EUR/cuyd * 54 cuft', 'EUR', 24],
  ['6 ft / 2 in', undefined, 36],
  ['6 ft * 2 / 1 ft', undefined, 12],
  ['(n + 5) / (n * 2)', undefined, 3],
  ['(n + 5) * 3 / (n * 2)', undefined, 9],
  ['(n + 5) * 1 ft / (n * 2 in)', undefined, 36],
  ['(3 ft)^2', 'sqft', 9],
  ['3 ft^2', 'sqft', 3],
  ['2 ft^3', 'cuft', 2],
  ['(2 ft)^3 / 1 sqft', 'ft', 8],
  ['(4 sqft)^0.5', 'ft', 2],
  ['(4 sqft)^1.5', 'cuft', 8],
  ['(1 ft)^-1', '1/in', 0.0833],
  ['(8 cuft) ^ (1/3)', 'ft', 2],
  ['(8 cuft) ^ (2/3)', 'sqft', 4],
  ['(2 ft * 48 in * 12 in) ^ (1/3)', 'ft', 2],
  ['(27 cuft) ^ (-1/3)', '1/ft', 0.3333],
  ['(16 sqft * 1 sqft) ^ 0.25', 'ft', 2],
  ['sqrt(9 sqft)', 'ft', 3],
  ['sqrt(144 in^2)', 'in', 12],
  ['sqrt(2 ft * 96 in)', 'ft', 4],
  ['sqrt(9)', undefined, 3],
  ['12%', undefined, 0.12],
  ['12% * 50 EUR', 'EUR', 6],
  ['50 EUR * (1 + 20%)', 'EUR', 60],
  ['0.5', '"%"', 50],
  ['ceil(7 dog / 2 dog)', undefined, 4],
  ['ceil(1.2 dog)', 'dog', 2],
  ['ceil(13 in, 1 ft)', 'ft', 2],
  ['ceil(13 in, 6 in)', 'in', 18],
  ['floor(13 in, 1 ft)', 'in', 12],
  ['round(7 EUR, 5 EUR)', 'EUR', 5],
  ['round(7.5 EUR, 5 EUR)', 'EUR', 10],
  ['min(1 ft, 11 in)', 'in', 11],
  ['max(1 ft, 11 in, 1 m)', 'm', 1],
  ['clamp(5 ft, 6 in, 1 m)', 'm', 1],
  ['abs(1 ft - 18 in)', 'in', 6],
  ['-(1 ft) + 2 ft', 'in', 12],
  ['if n * 1 ft < 13 in then 1 ft else 1 in', 'in', 12],
  ['if n * 1 ft > 13 in then 1 ft else 1 in', 'in', 1],
  ['if n * 12 in = 1 ft then 1 else 2', undefined, 1],
  ['ln(exp(2))', undefined, 2],
  ['pi * 1000', undefined, 3141.5927],
  ['pi * 1 rad', 'deg', 180],
  ['n * 90 deg', 'rad', 1.5708],
  ['sin(30 deg)', undefined, 0.5],
  ['cos(n * 90 deg)', undefined, 0],
  ['cos(1 rad)', undefined, 0.5403],
  ['tan(45 deg)', undefined, 1],
  ['sin(-390 deg)', undefined, -0.5],
  ['asin(1)', 'deg', 90],
  ['acos(-0.5)', 'rad', 2.0944],
  ['atan(3 in / 1 ft)', 'deg', 14.0362],
  ['6 ft * sin(30 deg)', 'in', 36],
  ['mod(20 in, 1 ft)', 'in', 8],
  ['mod(-7, 3)', undefined, 2],
  ['mod(7, -3)', undefined, -2],
  ['mod(0.3, 0.1)', undefined, 0],
  ['1000 EUR * annuity(1%, 12)', 'EUR', 88.8488],
  ['1200 EUR * annuity(0, 12)', 'EUR', 100],
  ['100 EUR * growth(0, 12)', 'EUR', 100],
  ['100 EUR * growth(10%, 2)', 'EUR', 121],
  ['100 EUR * growth(25%, -1)', 'EUR', 80],
  ['100 EUR * growing_annuity(0, 0, 12)', 'EUR', 1200],
  ['100 EUR * growing_annuity(0%, 10%, 2)', 'EUR', 210],
  ['110 EUR * growing_annuity(10%, 10%, 3)', 'EUR', 300],
  ['periods(100 EUR, 0, 1200 EUR)', undefined, 12],
  ['periods(88.848789 EUR, 1%, 1000 EUR)', undefined, 12],
  ['periods(6 in, 0, 5 ft)', undefined, 10],
  ['log10(1000)', undefined, 3],
  ['2 ^ 10', undefined, 1024],
  ['2 ^ -1', undefined, 0.5],
  ['2 ^ 3 ^ 2', undefined, 512],
  ['27 ^ (1/3)', undefined, 3],
])('%s in %s is %d', (formula, unit, expected) => {
  const parts = { formula, expected, ...(unit === undefined ? {} : { unit }) };
  expect(calculatorOf(parts).examples[0]?.value).toBe(expected);
});

/** The unit that a formula gives when nothing asks for one. */
test.each<[string, string]>([
  ['length * width', 'ft^2'],
  ['length * depth', 'ft*in'],
  ['length / depth', 'a plain number'],
  ['length * width / depth', 'ft^2/in'],
  ['length / width', 'a plain number'],
  ['20 EUR/ft * length', 'EUR'],
  ['20 EUR/ft * depth', 'EUR'],
  ['20 EUR / length', 'EUR/ft'],
  ['20 EUR/ft / depth', 'EUR/ft/in'],
  ['length + depth', 'ft'],
  ['depth + length', 'in'],
  ['2 * length', 'ft'],
  ['length ^ 2', 'ft^2'],
  ['length ^ 2 / length', 'ft'],
  ['sqrt(length * width)', 'ft'],
  ['sqrt(length * depth)', 'ft'],
  ['1 / length', '1/ft'],
  ['length * (1..2)', 'ft'],
  ['min(depth, length)', 'in'],
  ['5 cuft / (length * width)', 'cuft/ft^2'],
])('%s is in %s', (formula, unit) => {
  const inputs = ['length', 'width', 'depth'].map(
    (name) =>
      `${name}: { label: ${name}, type: number, unit: ${name === 'depth' ? 'in' : 'ft'}, default: 2, min: 1, max: 9, step: 1 }`,
  );
  const used = inputs.filter((line) => formula.includes(line.slice(0, 5)));
  const { steps } = calculatorOf({
    inputs: used.join('\n'),
    formula: `found: ${formula}\nanswer: 1 + 0 * low(found / found)`,
    expected: 1,
  });
  expect(steps[0] && displayUnit(steps[0].unit)).toBe(unit);
});

/** What comes out, in which unit, at the default of the only input. */
interface Shown {
  readonly formula: string;
  readonly unit: string;
  readonly decimals: number;
  readonly value: number;
}

/** A calculator whose only input, `n`, is counted in a unit; its example is the call without inputs. */
function countingIn(unit: string, usual: number, shown: Shown): string {
  return `bedding:
  title: T
  subtitle: S
  tag: housing
  service: Bedding
  disclaimer: D
  inputs: { n: { label: N, type: number, unit: ${unit}, default: ${usual}, min: 1, max: 9, step: 1 } }
  formula: { answer: ${shown.formula} }
  result: { value: answer, unit: ${shown.unit}, decimals: ${shown.decimals}, interpretation: That is all. }
  cost_band: null
  examples: [{ name: one, inputs: {}, value: ${shown.value}, source: A test }]
  sources: [A test]
`;
}

/** What defines a unit, exactly. */
test.each<[string, number]>([
  ['1/12 ft', 1 / 12],
  ['0.3048 ft', 0.3048],
  ['1.5 ft', 1.5],
  ['100', Number.NaN],
])('a pace that is %s', (definition, feet) => {
  const units = `ft: { dimension: length, label: ft, one: foot, many: feet }\npace: { is: ${definition}, label: paces, one: pace, many: paces }\nEUR: { dimension: money, money: true, symbol: €, label: EUR, one: euro, many: euros }\n`;
  const shown = Number.isNaN(feet)
    ? { formula: 'n', unit: 'pace', decimals: 6, value: 1 }
    : { formula: 'n', unit: 'ft', decimals: 6, value: Number(feet.toFixed(6)) };
  const { catalog, diagnostics } = checkCatalog({ units, calculators: countingIn('pace', 1, shown) });
  expect(diagnostics).toEqual([]);
  expect(catalog).not.toBeNull();
});

/** With a space behind the factor and without one. */
test.each(['1/h', '1 /h', '1 h^-1'])('a pulse that is %s', (definition) => {
  const units = `h: { dimension: time, label: h, one: hour, many: hours }\npulse: { is: ${definition}, label: pulses, one: pulse, many: pulses }\nEUR: { dimension: money, money: true, symbol: €, label: EUR, one: euro, many: euros }\n`;
  const shown = { formula: '1 / n to h', unit: 'h', decimals: 2, value: 0.25 };
  const { report, catalog } = checkCatalog({ units, calculators: countingIn('pulse', 4, shown) });
  expect(report).toBe('');
  expect(catalog?.calculators[0]?.examples[0]?.value).toBe(0.25);
});
