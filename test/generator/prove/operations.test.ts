/**
 * Every row of the table of operations: its bounds, where it has an answer, its slope, its inverse, its laws and how it
 * moves, held against values at random points and corners. A new row fails here until it is known where to try it, and
 * what it tells is told of it in `operation-operands.ts`.
 */
import fc from 'fast-check';
import type { Interval } from '../../../generator/program/interval.js';
import { monotonicityOf } from '../../../generator/prove/slope/monotonicity.js';
import { seed } from '../../support/arbitraries.js';
import { applied, inputCore, numberBetween, programAround } from '../../support/bare-program.js';
import { operationOperands, sideOf } from '../../support/operation-operands.js';
import { randomFrom } from '../../support/random.js';
import type { Drawn, Row } from '../../support/sound-operations.js';
import {
  boundsAreClose,
  boundsHold,
  drawn,
  inverseHolds,
  inverseIsClose,
  lawsHold,
  lawsIn,
  limitKeeps,
  rows,
  slopeHolds,
  slopeIsClose,
  triedOf,
  verdictHolds,
} from '../../support/sound-operations.js';

const byName = rows.map((row) => [row.name, row] as const);

function always(row: Row, holds: (drawn: Drawn) => boolean, numRuns: number): void {
  fc.assert(fc.property(drawn(row), holds), { seed, numRuns });
}

test('it is known of each row where to try it, and of nothing else', () => {
  expect(Object.keys(operationOperands).sort()).toEqual(rows.map(({ name }) => name).sort());
});

describe(`at any point (seed ${seed})`, () => {
  test.each(byName)('the bounds of %s hold all its values', (_, row) => {
    always(row, (each) => boundsHold(row, each), 600);
  });

  test.each(byName)('%s has an answer where it is called safe, and none where it is called unsafe', (_, row) => {
    always(row, (each) => verdictHolds(row, each), 400);
  });

  test.each(byName)('the slope of %s holds every difference quotient', (_, row) => {
    const more = fc.double({ min: -9, max: 9, noNaN: true });
    const property = fc.property(drawn(row), more, (each, room) => slopeHolds(row, each, room));
    fc.assert(property, { seed, numRuns: 600 });
  });

  test.each(byName)('the inverse of %s loses no operand whose result lies within the limit', (_, row) => {
    const room = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 5, noNaN: true }));
    const property = fc.property(drawn(row), room, (each, by) => inverseHolds(row, each, by));
    fc.assert(property, { seed, numRuns: 600 });
  });

  test.each(byName)('a limit on the computed value of %s keeps its operands', (_, row) => {
    always(row, (each) => limitKeeps(row, each), 600);
  });

  test.each(byName)('the laws of %s hold', (_, row) => {
    always(row, (each) => lawsHold(row, each), triedOf(row).laws === 0 ? 10 : 200);
  });
});

/** Every case of every row, with so many points inside. */
const cases = rows.flatMap((row) =>
  triedOf(row).cases.map((each) => {
    const sides = each.sides.map(sideOf);
    const inverts = each.inverts ?? triedOf(row).inverts;
    return [`${row.name} over ${JSON.stringify(each.sides)}`, { row, sides, trends: each.trends, inverts }] as const;
  }),
);

const points = 40;

function pointsIn(sides: readonly Interval[]): readonly (readonly number[])[] {
  const { fraction } = randomFrom(seed);
  return Array.from({ length: points }, () =>
    sides.map(({ low, high }) => low + (0.01 + 0.98 * fraction()) * (high - low)),
  );
}

/** Of a rest nothing but the divisor is known while that moves. */
function isUnsteady({ name }: Row, [, divisor]: readonly Interval[]): boolean {
  return name === 'mod' && divisor !== undefined && divisor.low < divisor.high;
}

describe(`what is told is of use (seed ${seed})`, () => {
  test.each(cases)('%s: bounds are as close as values', (_, { row, sides }) => {
    const close = pointsIn(sides).filter((at) => isUnsteady(row, sides) || boundsAreClose(row, sides, at));
    expect(close.length).toBeGreaterThan(points * 0.8);
  });

  test.each(cases)('%s: slopes are as close as it is said of them', (_, { row, sides }) => {
    const moving = sides.flatMap(({ low, high }, index) => (low < high ? [index] : []));
    const expected = triedOf(row).slope === 'close';
    for (const index of moving) {
      const close = pointsIn(sides).filter((at) => slopeIsClose(row, sides, at, index));
      expect([index, close.length > points * 0.7]).toEqual([index, expected]);
    }
  });

  test.each(cases)('%s: limits reach the operands of which it is said', (_, { row, sides, inverts }) => {
    const moving = sides.flatMap(({ low, high }, index) => (low < high ? [index] : []));
    const reached = moving.filter((index) => pointsIn(sides).some((at) => inverseIsClose(row, sides, at, index)));
    expect(reached).toEqual(moving.filter((index) => inverts.includes(index)));
  });

  test.each(byName)('%s has as many laws as it is said', (_, row) => {
    const { cases: tried, laws } = triedOf(row);
    const { sides } = tried[0];
    const { minLength } = row.count;
    const filled = Array.from({ length: Math.max(minLength, sides.length) }, (_, index) => sides[index] ?? sides[0]);
    expect(
      lawsIn(
        row,
        filled.flatMap((side) => (side === undefined ? [] : [sideOf(side)])),
      ),
    ).toHaveLength(laws);
  });

  test.each(cases)('%s: it moves as it is said, and that is proved', (_, { row, sides, trends }) => {
    const core = applied(row.name, ...sides.map((_, index) => inputCore(`x${index}`)));
    const program = programAround(
      sides.map((side, index) => numberBetween(`x${index}`, side)),
      core,
    );
    const found = sides.flatMap(({ low, high }, index) =>
      low < high ? [monotonicityOf(program, core, { input: `x${index}` }, 40).trend] : [],
    );
    const expected = sides.flatMap(({ low, high }, index) => (low < high ? [trends[index] ?? 'unknown'] : []));
    expect(found).toEqual(expected);
  });
});
