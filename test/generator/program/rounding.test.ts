import { isAtMost, roundDown, roundHalfAway, roundTo, roundUp } from '../../../engine/kernel/math.js';
import { calculatorOf } from '../../support/calculator-text.js';

/** Up, down and to the nearest: what the machine's last digit adds or takes away is forgiven. */
test.each<[number, number, number, number]>([
  [0, 0, 0, 0],
  [-0, 0, 0, 0],
  [2, 2, 2, 2],
  [2.4, 3, 2, 2],
  [2.5, 3, 2, 3],
  [2.6, 3, 2, 3],
  [-2.4, -2, -3, -2],
  [-2.5, -2, -3, -3],
  [-2.4999999999, -2, -3, -3],
  [-30.000000000000004, -30, -30, -30],
  [-2.6, -2, -3, -3],
  [30.000000000000004, 30, 30, 30],
  [29.999999999999996, 30, 30, 30],
  [1.0000000005, 1, 1, 1],
  [1.00000001, 2, 1, 1],
  [2.4999999999, 3, 2, 3],
  [2.49999, 3, 2, 2],
  [6e8 + 0.3, 6e8 + 1, 6e8, 6e8],
  [6e8 + 0.5, 6e8 + 1, 6e8, 6e8 + 1],
  [1e12 + 0.25, 1e12 + 1, 1e12, 1e12],
  [1e15, 1e15, 1e15, 1e15],
  [2 ** 52 - 1, 2 ** 52 - 1, 2 ** 52 - 1, 2 ** 52 - 1],
  [2 ** 52 + 1, 2 ** 52 + 1, 2 ** 52 + 1, 2 ** 52 + 1],
  [-(2 ** 52) - 1, -(2 ** 52) - 1, -(2 ** 52) - 1, -(2 ** 52) - 1],
  [1e300, 1e300, 1e300, 1e300],
])('%d goes up to %d, down to %d, and is nearest to %d', (x, up, down, nearest) => {
  expect([roundUp(x), roundDown(x), roundHalfAway(x)]).toEqual([up, down, nearest]);
});

/** To so many decimals, halves away from zero. */
test.each<[number, number, number]>([
  [2.345, 2, 2.35],
  [-2.345, 2, -2.35],
  [1.005, 2, 1.01],
  [0.1 + 0.2, 1, 0.3],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [-0.001, 2, 0],
  [1234567.891, 2, 1234567.89],
  [6000000.003, 2, 6000000],
  [6000000.0049, 2, 6000000],
  [6000000.005, 2, 6000000.01],
  [123456789.123456, 6, 123456789.123456],
  [2 ** 52 + 1, 0, 2 ** 52 + 1],
  [2 ** 52 + 1, 2, 2 ** 52 + 1],
  [2 ** 52 - 3, 2, 2 ** 52 - 3],
  [-(2 ** 52) - 1, 9, -(2 ** 52) - 1],
])('%d to %d decimals is %d', (x, decimals, expected) => {
  expect(roundTo(x, decimals)).toBe(expected);
});

test.each<[number, number, boolean]>([
  [100, 100, true],
  [100.00000001, 100, true],
  [100.001, 100, false],
  [99, 100, true],
  [1e-12, 0, true],
  [25_000_000.0005, 25_000_000, true],
  [25_000_000.02, 25_000_000, false],
])('%d is at or below %d: %j', (x, limit, expected) => {
  expect(isAtMost(x, limit)).toBe(expected);
});

/** The same rule in formulas. */
test.each<[string, number]>([
  ['ceil(0.1 * 3 * 10 * n)', 3],
  ['ceil(1.1 * 1.1 * 100 * n)', 121],
  ['floor(0.7 * 10 * n)', 7],
  ['floor(4.35 * 100 * n)', 435],
  ['round(1.005 * 100 * n)', 101],
  ['ceil(0.3 * n, 0.1)', 0.3],
  ['floor(0.3 * n, 0.1)', 0.3],
  ['ceil(0.30001 * n, 0.1)', 0.4],
  ['round(0.25 * n, 0.1)', 0.3],
  ['round(-0.25 * n, 0.1)', -0.3],
  ['round(-36.45 * n, 0.1)', -36.5],
  ['round(-2.5 * n)', -3],
])('%s is %d', (formula, expected) => {
  expect(calculatorOf({ formula, expected }).examples[0]?.value).toBe(expected);
});

/** And in comparisons of what was computed; what is whole, sent or written compares as it is. */
test.each<[string, number]>([
  ['if 0.1 * 3 * n > 0.3 then 1 else 0', 0],
  ['if 0.1 * 3 * n <= 0.3 then 1 else 0', 1],
  ['if 0.3 < 0.1 * 3 * n then 1 else 0', 0],
  ['if 0.7 * n + 0.1 < 0.8 then 1 else 0', 0],
  ['if 0.7 * n + 0.1 >= 0.8 then 1 else 0', 1],
  ['if 0.1 * n + 0.2 = 0.3 then 1 else 0', 1],
  ['if 0.1 * n + 0.2 != 0.3 then 1 else 0', 0],
  ['if 0.3 * n >= 0.1 * n + 0.2 then 1 else 0', 1],
  ['if 0.30001 * n > 0.1 * n + 0.2 then 1 else 0', 1],
  ['if n < 1.000000001 then 1 else 0', 1],
  ['if n * 2 < 2.000000001 then 1 else 0', 0],
])('%s is %d', (formula, expected) => {
  expect(calculatorOf({ formula, expected }).examples[0]?.value).toBe(expected);
});
