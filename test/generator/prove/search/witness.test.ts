/** Which of all points that show something is shown to an editor. */
import type { Input, NumberInput } from '../../../../generator/program/catalog.js';
import type { Point } from '../../../../generator/program/program.js';
import { plainest } from '../../../../generator/prove/search/witness.js';
import { fixtureProgram } from '../../../support/fixture-program.js';
import { pointText } from '../point-text.js';

const { program } = fixtureProgram({ formula: 'x + f + w + k.of' });

function point(numbers: Readonly<Record<string, number>>, k = 'five'): Point {
  return {
    numbers: new Map(Object.entries({ w: 7, x: 1.23456789, f: 9.87654321, ...numbers })),
    choices: new Map([['k', k]]),
  };
}

// The defaults are 5, 7 and 5, and k is two. The form offers 0, 5 and 10 of x, and every half of f.
test.each<[shown: string, name: string, found: Point, shows: (point: Point) => boolean]>([
  ['x=5 f=7 w=5 k=two', 'anything', point({}), () => true],
  ['x=5 f=7 w=5 k=five', 'one option', point({}), ({ choices }) => choices.get('k') === 'five'],
  ['x=0 f=7 w=5 k=two', 'less than the default', point({}), ({ numbers }) => at(numbers, 'x') < 2],
  ['x=10 f=7 w=5 k=two', 'more than the default', point({ x: 9.1 }), ({ numbers }) => at(numbers, 'x') > 9],
  ['x=1 f=7 w=5 k=two', 'near a whole number', point({}), ({ numbers }) => Math.abs(at(numbers, 'x') - 1.2) < 0.3],
  ['x=1.2 f=7 w=5 k=two', 'near a tenth', point({}), ({ numbers }) => Math.abs(at(numbers, 'x') - 1.2) < 0.05],
  [
    'x=1.2346 f=7 w=5 k=two',
    'near four decimals',
    point({}),
    ({ numbers }) => Math.abs(at(numbers, 'x') - 1.23458) < 0.00005,
  ],
  [
    'x=1.234568 f=7 w=5 k=two',
    'near six decimals',
    point({}),
    ({ numbers }) => Math.abs(at(numbers, 'x') - 1.23456789) < 0.0000003,
  ],
  ['x=1.23456789 f=7 w=5 k=two', 'only itself', point({}), ({ numbers }) => at(numbers, 'x') === 1.23456789],
  ['x=5 f=10 w=5 k=two', 'the nearest of the form', point({}), ({ numbers }) => at(numbers, 'f') > 9],
  [
    'x=5 f=9.5 w=5 k=two',
    'the one of the form below',
    point({}),
    ({ numbers }) => Math.abs(at(numbers, 'f') - 9.6) < 0.3,
  ],
  [
    'x=5 f=9.5 w=5 k=two',
    'the one of the form above',
    point({ f: 9.2 }),
    ({ numbers }) => Math.abs(at(numbers, 'f') - 9.4) < 0.3,
  ],
  ['x=5 f=7 w=8 k=two', 'a whole number', point({ w: 8 }), ({ numbers }) => at(numbers, 'w') > 7],
  ['x=5 f=7 w=9 k=two', 'no more than the most', point({ w: 9 }), ({ numbers }) => at(numbers, 'w') > 8],
  ['x=5 f=7 w=0 k=two', 'no less than the least', point({ w: 0 }), ({ numbers }) => at(numbers, 'w') < 1],
])('%s for %s', (shown, _, found, shows) => {
  expect(
    pointText(plainest(found, program.inputs, shows))
      .split(' ')
      .sort(),
  ).toEqual(shown.split(' ').sort());
});

test.each<[shown: number, from: number, changes: Partial<NumberInput>, shows: (value: number) => boolean]>([
  [0.31, 0.31, { min: 0.3 }, (value) => value < 0.35 && value !== 0.3],
  [9.59, 9.59, { max: 9.6 }, (value) => value > 9.55 && value !== 9.6],
  [9.6, 9.59, { min: 0.3, max: 9.6, step: 4 }, (value) => value > 9],
  [4.3, 4.1, { min: 0.3, step: 4 }, (value) => value > 3.9 && value < 4.4 && value !== 4],
  [0.3, 0.31, { step: 0.1 }, (value) => value > 0.25 && value < 0.35],
  [1.23, 1.2345678, {}, (value) => Math.abs(value - 1.2345678) < 0.01],
  [1.235, 1.2345678, {}, (value) => Math.abs(value - 1.2345678) < 0.001],
  [1.23457, 1.2345678, {}, (value) => Math.abs(value - 1.2345678) < 0.00001],
  [0, 0.2, {}, (value) => value < 0.3],
  [10, 9.8, {}, (value) => value > 9.7],
  [10, 9.8, { min: 0.5, step: 4 }, (value) => value > 9.7],
  [1, 1.2, { min: 1, step: 0.7 }, (value) => value < 1.25],
])('%d from %d', (shown, from, changes, shows) => {
  const inputs = program.inputs.map((input) => (input.name === 'x' ? ({ ...input, ...changes } as Input) : input));
  const found = plainest(point({ x: from }), inputs, ({ numbers }) => shows(at(numbers, 'x')));
  expect(found.numbers.get('x')).toBe(shown);
});

function at(numbers: ReadonlyMap<string, number>, name: string): number {
  return numbers.get(name) ?? Number.NaN;
}
