import { inOrder } from '../../../authoring/commands/verdict.js';
import { calculatorOf } from '../../support/calculator-text.js';
import { checkCatalog } from '../../support/check-catalog.js';

test.each([
  [1, 'The catalog is in order: 1 calculator.\n'],
  [2, 'The catalog is in order: 2 calculators.\n'],
])('of %d calculators it is said how many are in order', (count, said) => {
  const { catalog } = checkCatalog({});
  if (catalog === null) throw new Error('The small catalog is not in order.');
  const calculator = calculatorOf({ formula: '1', expected: 1 });
  expect(inOrder({ ...catalog, calculators: Array.from({ length: count }, () => calculator) })).toBe(said);
});
