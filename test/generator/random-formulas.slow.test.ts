import fc from 'fast-check';
import { computeByModel, differences } from '../support/agreement.js';
import { inputsOf, seed } from '../support/arbitraries.js';
import type { TypedFormula } from '../support/arbitrary-formulas.js';
import { partsAround, typedFormula } from '../support/arbitrary-formulas.js';
import { calculatorText } from '../support/calculator-text.js';
import type { Checked } from '../support/check-catalog.js';
import { checkCatalog, sourcesOf } from '../support/check-catalog.js';
import type { ReferenceCalculator } from '../support/reference-evaluator.js';
import { referenceCalculators } from '../support/reference-evaluator.js';

/** Random formulas that mean something: read, checked, proved and run, they come to what the reference comes to. */

const runs = 250;
const pointsEach = 20;
const slug = 'bedding';

interface Tried {
  readonly formula: string;
  readonly reference: ReferenceCalculator;
  readonly checked: Checked;
}

/** The formula in a calculator whose worked example is what the reference makes of the defaults; it reads no examples. */
function tryOut(typed: TypedFormula): Tried {
  const parts = partsAround(typed);
  const defaults = {
    ...{ length: 12, depth: 3, count: 4, nights: 3, weight: 30, heat: 20, dogs: 3, slope: 30, n: 1 },
    ...{ bed: '3', room: 'own', fenced: 'no' },
  };
  const reference = referenceOf(calculatorText(parts));
  const text = calculatorText({ ...parts, expected: rounded(runOrZero(reference, defaults)) });
  return { formula: typed.formula, reference, checked: checkCatalog({ calculators: text }) };
}

function referenceOf(calculators: string): ReferenceCalculator {
  const reference = referenceCalculators(sourcesOf({ calculators })).get(slug);
  if (reference === undefined) throw new Error('The formula is lost.');
  return reference;
}

/** Where the reference itself has no answer, the checker must find that out: any example will do. */
function runOrZero(reference: ReferenceCalculator, inputs: Parameters<ReferenceCalculator['run']>[0]): number {
  try {
    return reference.run(inputs).value;
  } catch {
    return 0;
  }
}

/** Halves away from zero, as figures are published. */
function rounded(value: number): number {
  return (Math.sign(value) * Math.floor(Math.abs(value) * 1e6 + 0.5 + 1e-3)) / 1e6 + 0;
}

/** Codes by which a proof may refuse a formula that means something. */
const refusals = new Set([
  'division-by-zero',
  'root-of-negative',
  'log-of-nonpositive',
  'power-undefined',
  'annuity-undefined',
  'never-repaid',
  'overflow',
  'negative-money',
  'range-upside-down',
  'schedule-exceeded',
  'undecided',
  'condition-always',
  'condition-never',
  'clamp-reversed',
  'out-of-limits',
  'example-fails',
]);

test(`random formulas (seed ${seed})`, () => {
  let [accepted, compared] = [0, 0];
  fc.assert(
    fc.property(typedFormula, fc.integer(), (typed, pointSeed) => {
      const { checked, reference, formula } = tryOut(typed);
      // Advice on what is odd but right is no refusal.
      const mistakes = checked.diagnostics.filter(({ severity }) => severity !== 'advice');
      const codes = mistakes.map(({ code }) => code);
      expect({ formula, strange: codes.filter((code) => !refusals.has(code)) }).toEqual({ formula, strange: [] });
      const calculator = checked.catalog?.calculators[0];
      if (calculator === undefined) return;
      accepted++;
      const compute = computeByModel(calculator);
      for (const inputs of fc.sample(inputsOf(calculator.inputs), { numRuns: pointsEach, seed: pointSeed })) {
        const answer = reference.run(inputs);
        if (answer.isOnEdge) continue;
        compared++;
        expect({ formula, inputs, differences: differences(calculator, answer, compute(inputs)) }).toEqual({
          formula,
          inputs,
          differences: [],
        });
      }
    }),
    { seed, numRuns: runs },
  );
  expect(accepted).toBeGreaterThan(runs / 3);
  expect(compared).toBeGreaterThan(accepted * pointsEach * 0.5);
});
