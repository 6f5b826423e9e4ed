/** Laws that hold for every call are proved, and those that do not are shown a call that breaks them. */
import { proveCondition } from '../../../generator/prove/law.js';
import { numberInput, programOfParts } from '../../support/formula-program.js';

/** The condition is written as a requirement of the program, and taken out of it to be proved. */
function verdictOf(law: string, require: readonly string[] = []) {
  const inputs = [numberInput('x', 0, 10), numberInput('y', 1, 10)].join('\n');
  const secondary = '- { label: x, value: x }\n- { label: y, value: y }';
  const lines = [...require, law].map((that) => `- { that: "${that}", message: No. }`).join('\n');
  const program = programOfParts({ inputs, require: lines, formula: 'x + y', secondary });
  const condition = program.requirements[require.length];
  if (condition === undefined) throw new Error('The law is the last requirement.');
  return proveCondition({ ...program, requirements: program.requirements.slice(0, require.length) }, condition);
}

test.each<[law: string, require?: readonly string[]]>([
  ['x + y >= 1'],
  ['x + y >= x'],
  ['(x + y) / y >= 1'],
  ['max(x, y) >= x'],
  ['ceil(x) >= x - 0.001'],
  ['ceil(x, 2) <= x + 2.01'],
  ['x - y <= 9'],
  ['x * y >= x'],
  ['x > 0 or y >= 1'],
  ['not (x > 5 and x < 5)'],
  ['2 * x >= 2 * y', ['x >= y']],
  ['x * x >= y * y', ['x >= y']],
  ['x >= 3', ['x - y >= 2']],
])('%s is proved', (law, require = []) => {
  expect(verdictOf(law, require)).toMatchObject({ verdict: 'proved' });
});

test.each<[law: string, x: number, y: number, require?: readonly string[]]>([
  ['x >= y', 0, 5.5],
  ['x * y <= 99', 10, 10],
  ['x > 0', 0, 5.5],
  ['x >= 4', 1, 1, ['x >= y']],
])('%s is broken where x is %d and y is %d', (law, x, y, require = []) => {
  const found = verdictOf(law, require);
  if (found.verdict !== 'refuted') throw new Error(`It is ${found.verdict}.`);
  expect(Object.fromEntries(found.witness.numbers)).toEqual({ x, y });
});
