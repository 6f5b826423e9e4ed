/** The points that climbing finds where corners and the middle of the bounds do not show the greatest value. */
import type { Point } from '../../../../generator/program/program.js';
import { wholeBox } from '../../../../generator/prove/context/box.js';
import { climb } from '../../../../generator/prove/search/climb.js';
import { fixtureProgram } from '../../../support/fixture-program.js';

const { inputs } = fixtureProgram({ formula: 'x + f + w + k.of' }).program;
const start: Point = { numbers: new Map([...'xfw'].map((name) => [name, 5])), choices: new Map([['k', 'two']]) };

test.each<[what: string, found: Readonly<Record<string, number>>, value: (x: number, f: number, w: number) => number]>([
  ['a corner', { x: 10, f: 0, w: 9 }, (x, f, w) => x - f + w],
  ['inside', { x: 3.7, f: 5, w: 4 }, (x, _, w) => -((x - 3.7) ** 2) - (w - 4.2) ** 2],
  ['the border of what is accepted', { x: 7.3, f: 5, w: 5 }, (x) => (x <= 7.3 ? x : Number.NEGATIVE_INFINITY)],
  ['the start, where nothing leads farther', { x: 5, f: 5, w: 5 }, () => 1],
])('%s', (_, found, value) => {
  const { numbers, choices } = climb(start, wholeBox(inputs), ['k', 'x', 'f', 'w'], (point) => {
    const [x = 0, f = 0, w = 0] = [...'xfw'].map((name) => point.numbers.get(name));
    return value(x, f, w);
  });
  expect(choices).toBe(start.choices);
  for (const [name, near] of Object.entries(found)) expect(numbers.get(name)).toBeCloseTo(near, 6);
  expect(Number.isInteger(numbers.get('w'))).toBe(true);
});

test('a number that is not to be changed stays', () => {
  const { numbers } = climb(start, wholeBox(inputs), ['x'], (point) => sumOf(point));
  expect([...numbers.values()]).toEqual([10, 5, 5]);
});

function sumOf({ numbers }: Point): number {
  return [...numbers.values()].reduce((sum, each) => sum + each, 0);
}
