/** The places of a grid that meet a condition, found by halving where the condition is known to turn once at most. */
import type { Grid } from '../calculator/input-grid.js';

/** Whether the place meets the condition; null where there is no answer at all. */
export type Test = (index: number) => boolean | null;

export interface Found {
  /** First and last index of each run of places that meet the condition. */
  readonly runs: readonly (readonly [first: number, last: number])[];
  /** `proved`: the compiler has proved that the condition turns once. `every step`: each place was tried. */
  readonly basis: 'proved' | 'every step';
}

/** More places than this are not tried one by one. */
const mostTried = 20_000;

/**
 * All runs of places that meet the condition; null where that would take too long. `turnsOnce` says that the condition
 * is met from the lower end up to a place, from a place up to the upper end, everywhere or nowhere. Where the places
 * found contradict that (rounding may, by a hair), every place is tried.
 */
export function findRuns(grid: Grid, test: Test, turnsOnce: boolean): Found | null {
  const halved = turnsOnce ? halve(grid.size, test) : null;
  if (halved !== null) return { runs: halved, basis: 'proved' };
  if (grid.size > mostTried) return null;
  return { runs: everyRun(grid.size, test), basis: 'every step' };
}

function halve(size: number, test: Test): Found['runs'] | null {
  const last = size - 1;
  const [atFirst, atLast] = [test(0), test(last)];
  if (atFirst === null || atLast === null) return null;
  if (atFirst === atLast) return atFirst ? [[0, last]] : [];
  let [below, above] = [0, last];
  while (above - below > 1) {
    const middle = (below + above) >> 1;
    const met = test(middle);
    if (met === null) return null;
    if (met === atFirst) below = middle;
    else above = middle;
  }
  return atFirst ? [[0, below]] : [[above, last]];
}

function everyRun(size: number, test: Test): Found['runs'] {
  const runs: [number, number][] = [];
  for (let index = 0; index < size; index++) {
    if (test(index) !== true) continue;
    const run = runs.at(-1);
    if (run !== undefined && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  }
  return runs;
}
