import { editDistance } from '../../../engine/spelling/edit-distance.js';

describe('edit distance', () => {
  test.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['length', 'lenght', 1],
    ['kitten', 'sitting', 3],
    ['ab', 'ba', 1],
    ['fence', 'fences', 1],
  ])('%j to %j is %d', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
  });
});
