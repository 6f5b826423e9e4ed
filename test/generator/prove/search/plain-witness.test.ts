/** Which of all points that show something is shown to an editor. */
import type { Point } from '../../../../generator/model/program.js';
import { plainest } from '../../../../generator/prove/search/plain-witness.js';
import { fixtureProgram } from '../../../support/fixture-program.js';
import { pointText } from '../../../support/told-of-proof.js';

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

function at(numbers: ReadonlyMap<string, number>, name: string): number {
  return numbers.get(name) ?? Number.NaN;
}
