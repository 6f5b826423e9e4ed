/** Searches along a grid: what they find, by what they say they have tried, and in how many tries. */
import type { Found } from '../../../engine/questions/search.js';
import { findRuns, mostTried } from '../../../engine/questions/search.js';

/** What is found, and how many places were tried. */
function search(size: number, isMet: (index: number) => boolean | null, turnsOnce: boolean): Found & { tries: number } {
  const tried = new Set<number>();
  const found = findRuns(
    size,
    (index) => {
      tried.add(index);
      return isMet(index);
    },
    turnsOnce,
  );
  return { ...found, tries: tried.size };
}

const million = 1_000_000;

test.each([
  ['up to a place', (index: number) => index <= 123_456, [[0, 123_456]]],
  ['from a place', (index: number) => index >= 654_321, [[654_321, million - 1]]],
  ['everywhere', () => true, [[0, million - 1]]],
  ['nowhere', () => false, []],
])('what turns once is halved: %s', (_where, isMet, runs) => {
  const { tries, ...found } = search(million, isMet, true);
  expect(found).toEqual({ runs, basis: 'proved' });
  expect(tries).toBeLessThanOrEqual(22);
});

test('every place is tried where there are few', () => {
  const { tries, runs, basis } = search(mostTried, (index) => index % 3 === 0, false);
  expect({ tries, basis }).toEqual({ tries: mostTried, basis: 'every step' });
  expect(runs).toEqual(Array.from({ length: mostTried / 3 }, (_, part) => [3 * part, 3 * part]));
});

test('a place without an answer ends the halving', () => {
  expect(search(100, (index) => (index === 49 ? null : index < 70), true)).toEqual({
    runs: [
      [0, 48],
      [50, 69],
    ],
    basis: 'every step',
    tries: 100,
  });
});

test('a sample finds wide runs to the very step', () => {
  const isMet = (index: number): boolean => (index >= 50_017 && index <= 90_003) || index >= 800_001;
  const { tries, ...found } = search(million, isMet, false);
  expect(found).toEqual({
    runs: [
      [50_017, 90_003],
      [800_001, million - 1],
    ],
    basis: 'sampled',
  });
  expect(tries).toBeLessThanOrEqual(mostTried);
});

test.each([
  ['every other place', (index: number) => index % 2 === 0],
  ['waves', (index: number) => Math.sin(index / 3000) > 0.2],
  ['no answer in the middle', (index: number) => (index > 300_000 && index < 600_000 ? null : index < 700_000)],
])('a sample tries a bounded number of places, and names only what it has tried: %s', (_what, isMet) => {
  const { tries, runs, basis } = search(million, isMet, false);
  expect(basis).toBe('sampled');
  expect(tries).toBeLessThanOrEqual(mostTried);
  expect(runs.flat().filter((place) => isMet(place) !== true)).toEqual([]);
  expect(runs.length).toBeGreaterThan(0);
});
