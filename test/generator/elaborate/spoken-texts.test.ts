/** A step that a sentence speaks as a text is published by its name, like the figures. */
import { numbersOf, rangesOf } from '../../../engine/questions/figures.js';
import { calculatorOf } from '../../support/calculator-text.js';

const inputs = 'n: { label: N, type: number, default: 1, min: 1, max: 10, step: 1 }';
const formula = 'size: if n > 5 then "large" else "small"\nhidden: if n > 8 then "huge" else "small"\nanswer: n';

test('texts are published once, with all that they can be', () => {
  const say = '{{a}} {size}, {size} of {answer}';
  const value = 'if hidden = "huge" then answer else n';
  const { texts, figures, examples } = calculatorOf({ inputs, formula, value, say, given: 'n: 7', expected: 7 });
  expect(texts.map(({ name, text }) => [name, text.possible])).toEqual([['size', ['large', 'small']]]);
  expect(figures.map(({ name }) => name)).toEqual(['answer']);
  expect(examples[0]?.texts).toEqual(['large']);
});

test('questions skip figures that are texts', () => {
  const figures = { size: { text: 'large' }, cost: { low: 1, high: 3, unit: '$' } };
  const result = { value: 2, unit: '', interpretation: '', figures };
  expect([...numbersOf({ result, estimate: null }).keys()]).toEqual(['cost.low', 'cost.high', 'cost.mid', 'value']);
  expect([...rangesOf({ result, estimate: null }).keys()]).toEqual(['cost']);
});
