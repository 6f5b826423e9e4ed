/**
 * Random catalogs as a whole: the reference, the evaluator of the generator and the emitted modules agree, results stay
 * inside their proved ranges, requirements refuse the same inputs, sentences say the same case, and every module
 * type-checks and passes the project's lints. `npm run fuzz -- --count N` tries as many as one likes.
 */
import fc from 'fast-check';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import type { Calculator } from '../../generator/program/catalog.js';
import type { Compute } from '../support/agreement.js';
import {
  computeByModel,
  computeByModule,
  differences,
  giveByModel,
  giveByModule,
  isClose,
  refusalOf,
  sentenceOf,
} from '../support/agreement.js';
import { inputsOf, seed } from '../support/arbitraries.js';
import { loadEmitted } from '../support/emitted-modules.js';
import type { Inputs } from '../support/reference-evaluator.js';
import { typeMistakes } from '../support/type-check.js';
import { lintMistakes } from './lint.js';
import { randomCatalog } from './random-catalog.js';

const count = Number(process.env['RANDOM_CATALOGS'] ?? 100);
const pointsEach = 12;
const catalog = randomCatalog(seed, count);
const { references, formulas, files } = catalog;
const { calculators } = catalog.checked;

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

test('results over lists are finite, agree in every target and keep the laws', async () => {
  const modules = await loadEmitted(files);
  const listed = calculators.filter(({ lists }) => lists.length > 0);
  let compared = 0;
  for (const calculator of listed) {
    const { slug, lists, inputs } = calculator;
    const [reference, module] = [references.get(slug), modules.get(slug)];
    if (reference === undefined || module === undefined) throw new Error(`${slug} is lost.`);
    for (const list of lists) {
      const items = fc.array(inputsOf(list.items), { minLength: list.least, maxLength: list.most });
      const calls = fc.sample(fc.tuple(items, inputsOf(inputs)), { numRuns: pointsEach, seed });
      for (const gives of list.gives) {
        const target = inputs.find((input) => input.name === gives.input);
        if (target?.kind !== 'number') throw new Error(`${slug} gives no number.`);
        const ways = [giveByModel(list, gives), giveByModule(module, list.name, gives.input)];
        const told = calls.map(([each, others]) => {
          const expected = reference.given(list.name, gives.input, each);
          const found = ways.map((way) => way(each));
          const isRight = found.every((value) => Number.isFinite(value) && isClose(expected.value, value));
          const seen = { formula: gives.formula, items: each, found };
          if (!expected.isOnEdge) {
            compared++;
            expect({ ...seen, isRight, expected }).toEqual({ ...seen, isRight: true, expected });
          }
          const used = Math.min(target.max, Math.max(target.min, found[1] ?? Number.NaN));
          return { given: { ...others, [gives.input]: used }, used };
        });
        expectLaws(calculator, module, told);
      }
    }
  }
  expect(listed.length).toBeGreaterThan(calculators.length / 10);
  expect(compared).toBeGreaterThan(listed.length * pointsEach * 0.5);
});

interface Told {
  readonly given: Inputs;
  /** What the list comes to, inside the bounds of the input. */
  readonly used: number;
}

/** Holds every proved law at the points that lists lead to, and between each two that differ in what the list gives. */
function expectLaws({ slug, laws }: Calculator, module: AnyCalculator, told: readonly Told[]): void {
  const compute = computeByModule(module);
  const valueAt = (inputs: Inputs) => (refusalOf(module, inputs) === null ? compute(inputs).value : null);
  for (const law of laws) {
    const [, trend, input] = /^answer (rises|falls) with (\w+)$/.exec(law) ?? [];
    for (const [index, { given, used }] of told.entries()) {
      const value = valueAt(given);
      const other = told[index + 1]?.used ?? used;
      const moved = input === undefined ? value : valueAt({ ...given, [input]: other });
      if (value === null || moved === null) continue;
      const sign = (trend === 'falls' ? -1 : 1) * Math.sign(other - used);
      const slack = 2e-6 + 1e-9 * Math.abs(value);
      const holds = input === undefined ? value >= -slack : sign * (moved - value) >= -slack;
      expect({ slug, law, given, other, value, moved, holds }).toEqual({
        slug,
        law,
        given,
        other,
        value,
        moved,
        holds: true,
      });
    }
  }
}
