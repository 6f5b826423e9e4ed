/** What the checker executed is what the generated modules answer, to the last digit and letter. */
import { exampleResult } from '../../generator/documents/example-call.js';
import { dayParameter } from '../../generator/program/shared-figure.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { modules } from '../support/real-modules.js';

const { calculators } = checkedCatalog();

test('there is a module for every calculator, in the same order', () => {
  expect([...modules.keys()]).toEqual(calculators.map(({ slug }) => slug));
});

describe.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  'examples of %s',
  (slug, calculator) => {
    test.each(calculator.examples.map((example) => [example.name, example] as const))('%s', (_name, example) => {
      const module = modules.get(slug);
      const inputs = Object.fromEntries(example.inputs);
      expect(module?.refuse(inputs)).toBeNull();
      expect(module?.answer(inputs)).toStrictEqual(exampleResult(calculator, example));
    });

    test('has a worked default, an edge of the bounds or another option, and a source for each', () => {
      const { examples } = calculator;
      expect(examples.length).toBeGreaterThanOrEqual(3);
      expect(examples.some(({ given }) => [...given.keys()].every((name) => name === dayParameter))).toBe(true);
      const asked = examples.map(({ inputs, given }) => [
        ...inputs,
        calculator.lists.map(({ name }) => given.get(name)),
      ]);
      expect(new Set(asked.map((each) => JSON.stringify(each))).size).toBe(examples.length);
      for (const { source } of examples) expect(source).toMatch(/\w/);
    });
  },
);
