import type { Interval } from '../../../generator/program/interval.js';
import {
  absInterval,
  addIntervals,
  contains,
  divideIntervals,
  enclose,
  everything,
  fractionBelow,
  hull,
  intersect,
  interval,
  isBounded,
  multiplyIntervals,
  negateInterval,
  nextDown,
  nextUp,
  point,
  powerInterval,
  subtractIntervals,
} from '../../../generator/program/interval.js';
import { compare, fraction, fromNumber } from '../../../generator/units/rational.js';

type Pair = readonly [number, number];
const of = ([low, high]: Pair): Interval => interval(low, high);
const operations = {
  '+': addIntervals,
  '-': subtractIntervals,
  '*': multiplyIntervals,
  '/': divideIntervals,
};

/** Where the ends are doubles, nothing is added to them. */
test.each<[Pair, keyof typeof operations, Pair, Pair]>([
  [[1, 2], '+', [3, 4], [4, 6]],
  [[1, 2], '-', [3, 4], [-3, -1]],
  [[0.5, 1], '+', [0.25, 0.25], [0.75, 1.25]],
  [[1, 2], '*', [3, 4], [3, 8]],
  [[-1, 2], '*', [3, 4], [-4, 8]],
  [[-1, 2], '*', [-3, 4], [-6, 8]],
  [[-2, -1], '*', [-4, -3], [3, 8]],
  [[0, 2], '*', [3, 4], [0, 8]],
  [[0, 0], '*', [-5, 5], [0, 0]],
  [[6, 12], '/', [2, 3], [2, 6]],
  [[-6, 6], '/', [2, 3], [-3, 3]],
  [[0, 8], '/', [2, 4], [0, 4]],
])('%j %s %j is exactly %j', (a, operation, b, expected) => {
  const found = operations[operation](of(a), of(b));
  expect([found.low + 0, found.high + 0]).toEqual(expected);
});

/** Where they are not, each end is moved outward by one step of the doubles. */
test.each<[Pair, keyof typeof operations, Pair, number]>([
  [[0.1, 0.1], '+', [0.2, 0.2], 0.30000000000000004],
  [[0.1, 0.1], '*', [0.1, 0.1], 0.010000000000000002],
  [[1, 1], '/', [3, 3], 1 / 3],
  [[1, 1], '-', [1e-17, 1e-17], 1],
])('%j %s %j is rounded outward', (a, operation, b, near) => {
  expect(operations[operation](of(a), of(b))).toEqual({ low: nextDown(near), high: nextUp(near) });
});

test.each<[Pair, Pair]>([
  [
    [1, 2],
    [0, 1],
  ],
  [
    [1, 2],
    [-1, 1],
  ],
  [
    [1, 2],
    [-1, 0],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('%j / %j may be anything', (a, b) => {
  expect(divideIntervals(of(a), of(b))).toEqual(everything);
});

test.each<[Pair, number, Pair]>([
  [[2, 3], 2, [4, 9]],
  [[-2, 3], 2, [0, 9]],
  [[-3, -2], 2, [4, 9]],
  [[-2, 3], 3, [-8, 27]],
  [[0, 3], 3, [0, 27]],
  [[0, 5], 2, [0, 25]],
  [[-5, 5], 0, [1, 1]],
  [[-5, 5], 1, [-5, 5]],
])('%j to the power of %d is exactly %j', (base, exponent, [low, high]) => {
  const found = powerInterval(of(base), exponent);
  expect([found.low + 0, found.high + 0]).toEqual([low, high]);
});

test('a power that no double holds is rounded outward', () => {
  const found = powerInterval(point(0.1), 2);
  expect(found.low).toBeLessThan(0.010000000000000002);
  expect(found.high).toBeGreaterThan(0.010000000000000002);
  expect(found.high - found.low).toBeLessThan(1e-16);
});

test('a negative power divides', () => {
  expect(powerInterval(interval(2, 4), -1)).toEqual({ low: nextDown(0.25), high: nextUp(0.5) });
  expect(powerInterval(interval(-2, 4), -1)).toEqual(everything);
});

test.each<[Pair, Pair]>([
  [
    [2, 3],
    [2, 3],
  ],
  [
    [-3, -2],
    [2, 3],
  ],
  [
    [-3, 2],
    [0, 3],
  ],
  [
    [0, 0],
    [0, 0],
  ],
])('the size of %j is %j', (of_, [low, high]) => {
  const found = absInterval(of(of_));
  expect([found.low + 0, found.high + 0]).toEqual([low, high]);
});

test('the opposite of an interval', () => {
  expect(negateInterval(interval(-1, 2))).toEqual({ low: -2, high: 1 });
  expect(negateInterval(point(0))).toEqual({ low: 0, high: 0 });
});

test('the hull covers all intervals, and the intersection is what two share', () => {
  expect(hull([interval(1, 2), interval(5, 6), point(3)])).toEqual({ low: 1, high: 6 });
  expect(intersect(interval(1, 3), interval(2, 5))).toEqual({ low: 2, high: 3 });
  expect(intersect(interval(1, 2), interval(2, 5))).toEqual({ low: 2, high: 2 });
  expect(intersect(interval(1, 2), interval(3, 5))).toBeNull();
  expect(contains(interval(1, 2), 2)).toBe(true);
  expect(isBounded(interval(1, Number.POSITIVE_INFINITY))).toBe(false);
});

test.each<[number, number]>([
  [0, Number.MIN_VALUE],
  [1, 1 + Number.EPSILON],
  [-1, -1 + Number.EPSILON / 2],
  [Number.MAX_VALUE, Number.POSITIVE_INFINITY],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  [-Number.MIN_VALUE, 0],
])('the double above %d', (value, above) => {
  expect(nextUp(value) + 0).toBe(above);
  expect(nextDown(-value) + 0).toBe(-above + 0);
});

test('an infinite end does not make nonsense of the other', () => {
  expect(multiplyIntervals(interval(0, Number.POSITIVE_INFINITY), point(0))).toEqual({ low: 0, high: 0 });
  expect(addIntervals(everything, everything)).toEqual(everything);
  expect(subtractIntervals(everything, everything)).toEqual(everything);
});

const enclosed: readonly (readonly [numerator: bigint, denominator: bigint, isExact: boolean])[] = [
  [3n, 1n, true],
  [-5n, 8n, true],
  [1n, 3n, false],
  [1n, 10n, false],
  [2n ** 53n + 1n, 1n, false],
  [1n, 2n ** 60n, false],
];

test.each(enclosed)('the interval of %d / %d is a point only where a double is known to hold it', (n, d, isExact) => {
  const { low, high } = enclose({ numerator: n, denominator: d });
  expect(low === high).toBe(isExact);
  for (const [end, sign] of [
    [low, 1n],
    [high, -1n],
  ] as const) {
    const exact = fromNumber(end);
    expect((n * exact.denominator - exact.numerator * d) * sign >= 0n).toBe(true);
  }
});

/** The fraction that a double is. */
function exactly(value: number): ReturnType<typeof fraction> {
  let [numerator, denominator] = [value, 1n];
  while (!Number.isInteger(numerator)) [numerator, denominator] = [numerator * 2, denominator * 2n];
  return fraction(BigInt(numerator), denominator);
}

test('a fraction below a double is never above it, and near it', () => {
  const thirds = Array.from(
    { length: 300 },
    (_, at) => ((at % 2 === 0 ? 1 : -1) * (at + 1) * 10 ** ((at % 41) - 20)) / 3,
  );
  for (const value of [0, 0.1, -0.7, 1e300, ...thirds]) {
    const below = fractionBelow(value);
    expect({ value, order: Math.max(0, compare(below, exactly(value))) }).toEqual({ value, order: 0 });
    expect(compare(below, exactly(nextDown(nextDown(nextDown(value)))))).toBeGreaterThan(-1);
  }
});
