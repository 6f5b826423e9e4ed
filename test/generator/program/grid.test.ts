import fc from 'fast-check';
import {
  above,
  below,
  gridDown,
  gridUp,
  halves,
  isOnGrid,
  joinedHalves,
  ontoGrid,
} from '../../../generator/program/grid.js';
import { seed } from '../../support/arbitraries.js';

test.each<[value: number, up: number, down: number]>([
  [5e-324, 1e-9, 0],
  [-5e-324, 0, -1e-9],
  [0, 0, 0],
  [0.1, 0.1, 0.1],
  [0.30000000000000004, 0.300000001, 0.3],
  [1 / 3, 0.333333334, 0.333333333],
  [12345678.90123, 12345678.90123, 12345678.90123],
])('%d lies between the points %d and %d', (value, up, down) => {
  expect([gridUp(value), gridDown(value)]).toEqual([up, down]);
});

/** The decimal of so many billionths, as a caller writes it. */
function decimal(billionths: bigint): number {
  const digits = String(billionths < 0n ? -billionths : billionths).padStart(10, '0');
  return Number(`${billionths < 0n ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`) + 0;
}

const counts = fc.bigInt({ min: -7_999_999_000_000_000n, max: 7_999_999_000_000_000n });

test(`every decimal of nine places is a point, and its neighbours are a billionth away (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.oneof(counts, fc.bigInt({ min: -1000n, max: 1000n })), (count) => {
      const point = decimal(count);
      expect([isOnGrid(point), gridUp(point), gridDown(point)]).toEqual([true, point, point]);
      expect([below(point), above(point)]).toEqual([decimal(count - 1n), decimal(count + 1n)]);
    }),
    { seed, numRuns: 5000 },
  );
});

test('halves leave no point of the grid out, and joined halves no number', () => {
  expect(halves({ low: 0, high: 1 })).toEqual([
    { low: 0, high: 0.5 },
    { low: 0.500000001, high: 1 },
  ]);
  expect(joinedHalves({ low: 0, high: 1 })).toEqual([
    { low: 0, high: 0.5 },
    { low: 0.5, high: 1 },
  ]);
  expect(halves({ low: 0.1, high: 0.1 })).toBeNull();
  expect(halves({ low: 0, high: 1e-9 })).toEqual([
    { low: 0, high: 0 },
    { low: 1e-9, high: 1e-9 },
  ]);
});

test('an interval between two points has none', () => {
  expect(ontoGrid({ low: 1e-10, high: 9e-10 })).toBeNull();
  expect(ontoGrid({ low: 1e-10, high: 1e-9 })).toEqual({ low: 1e-9, high: 1e-9 });
});
