import fc from 'fast-check';
import { withDayInput } from '../../generator/program/published-program.js';
import { computeByModel, computeByModule, differences, refusalOf } from '../support/agreement.js';
import { inputsOf, seed } from '../support/arbitraries.js';
import { checkedCatalog, realSources } from '../support/real-catalog.js';
import { modules } from '../support/real-modules.js';
import { referenceCalculators } from '../support/reference-evaluator.js';
import { isLong } from '../support/shares.js';

/** The reference, the generator's evaluator and the emitted modules agree, and stay inside what was proved. */

const calculators = checkedCatalog().calculators.map(withDayInput);
const references = referenceCalculators(realSources());
const points = isLong ? 60 : 30;

/**
 * At random inputs inside and on their bounds. Inputs at which the last digit of a double decides are passed over.
 * Bounds are drawn often, and a formula that asks whether an input is at its bound decides there by the last digit; more
 * than half of all inputs must be compared nevertheless.
 */
test.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  `reference, evaluator and module of %s agree (seed ${seed})`,
  (slug, calculator) => {
    const [reference, module] = [references.get(slug), modules.get(slug)];
    if (reference === undefined || module === undefined) throw new Error(`${slug} is lost.`);
    const ways = { evaluator: computeByModel(calculator), module: computeByModule(module) };
    let [compared, answered] = [0, 0];
    fc.assert(
      fc.property(inputsOf(calculator.inputs), (inputs) => {
        const answer = reference.run(inputs);
        if (answer.refusal === null) answered++;
        if (answer.isOnEdge) return;
        const refusal = refusalOf(module, inputs);
        if (refusal !== answer.refusal) throw new Error(`The module says ${refusal}, the reference ${answer.refusal}.`);
        if (refusal !== null) return;
        compared++;
        const found = Object.entries(ways).flatMap(([way, compute]) =>
          differences(calculator, answer, compute(inputs)).map((difference) => `By the ${way}: ${difference}`),
        );
        // An expectation for each of so many points would cost more than the points.
        if (found.length > 0) throw new Error(found.join('\n'));
      }),
      { seed, numRuns: points },
    );
    expect(answered).toBeGreaterThan(points / 10);
    expect(compared).toBeGreaterThan(answered * 0.5);
  },
);
