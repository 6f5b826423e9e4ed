import { nearest } from '../../../engine/calculator/suggest.js';

const styles = ['chainlink_4', 'chainlink_6', 'wood_6', 'wood_8', 'vinyl_6', 'iron_4', 'iron_6'];
const inputs = ['wallSqft', 'coats', 'length', 'width', 'city', 'neighborhood'];

const cases: readonly [text: string, candidates: readonly string[], near: string | null][] = [
  ['Vinyl 6', styles, 'vinyl_6'],
  ['VINYL-6', styles, 'vinyl_6'],
  ['vynil_6', styles, 'vinyl_6'],
  ['vinyl', styles, 'vinyl_6'],
  ['wood', styles, null],
  ['wood_7', styles, null],
  ['lenght', inputs, 'length'],
  ['lengt', inputs, 'length'],
  ['WIDTH', inputs, 'width'],
  ['with', inputs, 'width'],
  ['sqft', inputs, 'wallSqft'],
  ['wall_sqft', inputs, 'wallSqft'],
  ['neighbourhood', inputs, 'neighborhood'],
  ['height', inputs, null],
  // Digits are values, not spelling.
  ['101', ['100', '120'], null],
  ['60', ['40', '50', '75'], null],
  ['width2', inputs, null],
  ['x', ['a', 'b'], null],
  ['', inputs, null],
  ['__proto__', inputs, null],
  ['constructor', inputs, null],
  ['l'.repeat(100), inputs, null],
];

describe('did you mean', () => {
  test.each(cases)('%j among %j: %j', (text, candidates, near) => {
    expect(nearest(text, candidates)).toBe(near);
  });
});
