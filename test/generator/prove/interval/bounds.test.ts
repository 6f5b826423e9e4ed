/** What interval arithmetic says of a box holds at every point of it: the ground on which all proofs stand. */
import fc from 'fast-check';
import type { Interval } from '../../../../generator/program/interval.js';
import { contains, point } from '../../../../generator/program/interval.js';
import { seed } from '../../../support/arbitraries.js';
import { partsAround, typedFormula } from '../../../support/arbitrary-formulas.js';
import { calculatorText } from '../../../support/calculator-text.js';
import { checkCatalog } from '../../../support/check-catalog.js';
import { expectSound, expectSoundEverywhere, within } from '../../../support/sound-bounds.js';
import type { Row } from '../../../support/sound-operations.js';
import { rows } from '../../../support/sound-operations.js';

const kennel = checkCatalog({}).catalog?.calculators ?? [];

const ends = fc.oneof(
  fc.constantFrom(0, 1, -1, 0.5, 2, 10, 100, 1e-9, 1e9),
  fc.integer({ min: -1000, max: 1000 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
);
const interval = fc.tuple(ends, ends).map(([a, b]): Interval => ({ low: Math.min(a, b), high: Math.max(a, b) }));

/** Intervals for the operands of a row, and values inside them. */
function splitCases({ count }: Row) {
  const operands = fc.array(interval, count);
  return operands.chain((args) => fc.tuple(fc.constant(args), fc.tuple(...args.map(within))));
}

describe(`the bounds of an operation hold all its values, however large (seed ${seed})`, () => {
  test.each(rows)('$name', (row) => {
    const { arithmetic } = row;
    const isDefined = (values: readonly number[]) => arithmetic.domain?.verdict(values.map(point)) !== 'unsafe';
    const property = fc.property(splitCases(row), ([args, values]) => {
      const value = arithmetic.evaluate(values);
      return !isDefined(values) || !Number.isFinite(value) || contains(arithmetic.bounds(args), value);
    });
    fc.assert(property, { seed, numRuns: 2000 });
  });
});

describe(`an operation has an answer where it is called safe, and none where it is called unsafe (seed ${seed})`, () => {
  const partial = rows.filter(({ arithmetic }) => arithmetic.domain !== undefined);

  test.each(partial)('$name', (row) => {
    const { domain, evaluate: run } = row.arithmetic;
    const property = fc.property(splitCases(row), ([args, values]) => {
      const verdict = domain?.verdict(args);
      if (verdict === 'safe') return !Number.isNaN(run(values));
      return verdict === 'unknown' || !Number.isFinite(run(values));
    });
    fc.assert(property, { seed, numRuns: 2000 });
  });
});

test.each(kennel.map((calculator) => [calculator.slug, calculator] as const))(
  `the intervals of %s hold every value (seed ${seed})`,
  (_, calculator) => expectSoundEverywhere(calculator),
);

test(`the intervals of random formulas hold every value (seed ${seed})`, () => {
  let accepted = 0;
  fc.assert(
    fc.property(typedFormula, fc.integer(), (typed, pointSeed) => {
      const text = calculatorText({ ...partsAround(typed), expected: 0 });
      const { diagnostics } = checkCatalog({ calculators: text });
      const [, found] = /is (-?[\d.e+-]+), not/.exec(diagnostics[0]?.message ?? '') ?? [];
      const { catalog } = checkCatalog({
        calculators: found === undefined ? text : text.replace('value: 0, source', () => `value: ${found}, source`),
      });
      const calculator = catalog?.calculators[0];
      if (calculator === undefined) return;
      accepted++;
      expectSound(calculator, pointSeed);
    }),
    { seed, numRuns: 80 },
  );
  expect(accepted).toBeGreaterThan(30);
});
