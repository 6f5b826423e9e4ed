import fc from 'fast-check';
import type { Calculator } from '../../generator/model/catalog.js';
import type { Compute } from '../support/agreement.js';
import { computeByModel, computeByModule, differences } from '../support/agreement.js';
import { inputsOf, seed } from '../support/arbitraries.js';
import { modules } from '../support/real-app.js';
import { checkedCatalog, realSources } from '../support/real-catalog.js';
import { referenceCalculators } from '../support/reference-evaluator.js';

/** The reference, the generator's evaluator and the emitted modules agree, and stay inside what was proved. */

const { calculators } = checkedCatalog();
const references = referenceCalculators(realSources());
const points = 60;

/**
 * Compares a way of running a calculator with the reference at random inputs inside and on their bounds. Inputs at
 * which the last digit of a double decides are passed over. Bounds are drawn often, and a formula that asks whether an
 * input is at its bound decides there by the last digit; more than half of all inputs must be compared nevertheless.
 */
function expectAgreement(calculator: Calculator, compute: Compute): void {
  const reference = references.get(calculator.slug);
  if (reference === undefined) throw new Error(`The reference does not know ${calculator.slug}.`);
  let [compared, answered] = [0, 0];
  fc.assert(
    fc.property(inputsOf(calculator.inputs), (inputs) => {
      const answer = reference.run(inputs);
      if (answer.refusal === null) answered++;
      if (answer.refusal !== null || answer.isOnEdge) return;
      compared++;
      expect(differences(calculator, answer, compute(inputs))).toEqual([]);
    }),
    { seed, numRuns: points },
  );
  expect(answered).toBeGreaterThan(points / 10);
  expect(compared).toBeGreaterThan(answered * 0.5);
}

describe.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  `%s (seed ${seed})`,
  (slug, calculator) => {
    test('the evaluator agrees with the reference', () => {
      expectAgreement(calculator, computeByModel(calculator));
    });

    test('the emitted module agrees with the reference', () => {
      const module = modules.get(slug);
      if (module === undefined) throw new Error(`There is no module of ${slug}.`);
      expectAgreement(calculator, computeByModule(module));
    });

    test('the module refuses what the reference refuses, with the same message', () => {
      const [reference, module] = [references.get(slug), modules.get(slug)];
      fc.assert(
        fc.property(inputsOf(calculator.inputs), (inputs) => {
          const answer = reference?.run(inputs);
          if (answer?.isOnEdge === false) expect(module?.refuse(inputs)?.message ?? null).toBe(answer.refusal);
        }),
        { seed, numRuns: points },
      );
    });
  },
);
