/**
 * Random catalogs as a whole: the reference, the evaluator of the generator and the emitted modules agree, results stay
 * inside their proved ranges, requirements refuse the same inputs, sentences say the same case, and every module
 * type-checks and passes the project's lints. `npm run fuzz -- --count N` tries as many as one likes.
 */
import fc from 'fast-check';
import type { Compute } from '../support/agreement.js';
import { computeByModel, computeByModule, differences, refusalOf, sentenceOf } from '../support/agreement.js';
import { inputsOf, seed } from '../support/arbitraries.js';
import { loadEmitted } from '../support/emitted-modules.js';
import { lintMistakes } from '../support/lint.js';
import { randomCatalog } from '../support/random-catalog.js';
import { typeMistakes } from '../support/type-check.js';

const count = Number(process.env['RANDOM_CATALOGS'] ?? 100);
const pointsEach = 12;
const catalog = randomCatalog(seed, count);
const { calculators, references, formulas, files } = catalog;

test(`a good part of ${count} random calculators is accepted (seed ${seed})`, () => {
  expect(calculators.length).toBeGreaterThan(count / 4);
});

test('every module compiles under the strict options of the project', () => {
  const modules = [...files].filter(([path]) => path.endsWith('.ts'));
  expect(typeMistakes(new Map(modules.map(([path, text]) => [`generated/${path}`, text])))).toEqual([]);
});

test('every module passes the lints of the project', () => {
  expect(lintMistakes(new Map([...files].filter(([path]) => path.endsWith('.ts'))))).toBe('');
});

test('reference, evaluator and modules agree, inside the proved ranges', async () => {
  const modules = await loadEmitted(files);
  let compared = 0;
  for (const calculator of calculators) {
    const { slug } = calculator;
    const [reference, module] = [references.get(slug), modules.get(slug)];
    if (reference === undefined || module === undefined) throw new Error(`${slug} is lost.`);
    const ways: readonly Compute[] = [computeByModel(calculator), computeByModule(module)];
    for (const inputs of fc.sample(inputsOf(calculator.inputs), { numRuns: pointsEach, seed })) {
      const answer = reference.run(inputs);
      if (answer.isOnEdge) continue;
      compared++;
      const refusal = refusalOf(module, inputs);
      expect({ formula: formulas.get(slug), inputs, refusal }).toEqual({
        formula: formulas.get(slug),
        inputs,
        refusal: answer.refusal,
      });
      if (refusal !== null) continue;
      const which = answer.texts.get('which');
      expect(sentenceOf(module, inputs)).toBe(which === undefined ? 'That is all.' : `Case ${which}: ${which}.`);
      const found = ways.flatMap((compute) => differences(calculator, answer, compute(inputs)));
      expect({ formula: formulas.get(slug), inputs, found }).toEqual({
        formula: formulas.get(slug),
        inputs,
        found: [],
      });
    }
  }
  expect(compared).toBeGreaterThan(calculators.length * pointsEach * 0.5);
});
