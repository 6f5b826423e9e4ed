/** Prices that stay inside a band, and those that leave it, with the call that shows it. */

import { prove } from '../../../generator/prove/prove.js';
import { provePriceBand } from '../../../generator/prove/published-range.js';
import { lazily } from '../../../generator/source/remembered.js';
import { numberInputs, programOfParts, stepOf } from '../../support/formula-program.js';

const programOf = lazily(() =>
  programOfParts({
    inputs: numberInputs({ a: [1, 10], b: [1, 10] }),
    formula: 'least: a * b - a\nmost: a * b + b\nanswer: least + most',
  }),
);

test.each<[low: number, high: number, found: unknown]>([
  [0, 110, null],
  [0, 109.5, ['high', 110, 'a 10, b 10']],
  [0.01, 110, ['low', 0, 'a 1, b 1']],
  [-5, 1000, null],
  [5, 50, ['high', 110, 'a 10, b 10']],
])('a price between %d and %d', (low, high, expected) => {
  const program = programOf();
  const price = { low: stepOf(program, 'least'), high: stepOf(program, 'most') };
  const found = provePriceBand(price, { low, high }, program, prove(program).analyses);
  const at = [...(found?.witness?.numbers ?? [])].map(([name, value]) => `${name} ${value}`).join(', ');
  expect(found && [found.end === price.low ? 'low' : 'high', found.value, at]).toEqual(expected);
});
