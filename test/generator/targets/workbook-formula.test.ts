/** Formulas of spreadsheets as text: numbers, texts and signs. */
import type { Formula } from '../../../generator/targets/sheet/formula.js';
import {
  call,
  formulaText,
  infix,
  number,
  opposite,
  quoted,
  reference,
} from '../../../generator/targets/sheet/formula.js';

const [a, b, c] = ['a', 'b', 'c'].map(reference) as [Formula, Formula, Formula];

test.each<[string, Formula, string]>([
  ['puts a lower sign in brackets', infix('*', infix('+', a, b), c), '(a+b)*c'],
  ['keeps the order of differences', infix('-', a, infix('-', b, c)), 'a-(b-c)'],
  ['reads a sum from the left', infix('+', infix('+', a, b), c), 'a+b+c'],
  ['takes the sign of a whole product', opposite(infix('*', a, b)), '-a*b'],
  ['keeps two signs apart', infix('-', a, opposite(b)), 'a-(-b)'],
  ['separates what a function takes', call('MIN', a, infix('/', b, c)), 'MIN(a,b/c)'],
  ['writes no exponent below', number(1e-9), '0.000000001'],
  ['writes no exponent above', number(1.5e21), '1500000000000000000000'],
  ['writes what is negative', infix('*', a, number(-2.5e-7)), 'a*(-0.00000025)'],
  ['doubles a quote', quoted('6" deep'), '"6"" deep"'],
  ['cuts a long text', quoted('x'.repeat(260)), `"${'x'.repeat(250)}"&"${'x'.repeat(10)}"`],
])('%s', (_, formula, text) => {
  expect(formulaText(formula, (key) => key)).toBe(text);
});

test.each([0.1 + 0.2, 1 / 3, 123456789.12345678, -2 / 3, Math.PI / 4])(
  'writes %d in two parts of 15 digits that come to it exactly',
  (value) => {
    const parts = formulaText(number(value), String).split('+');
    expect(parts).toHaveLength(2);
    for (const part of parts)
      expect(part.replace(/[^\d]/g, '').replace(/^0+/, '').replace(/0+$/, '').length).toBeLessThanOrEqual(15);
    expect(parts.reduce((sum, part) => sum + Number(part.replace(/[()]/g, '')), 0)).toBe(value);
  },
);
