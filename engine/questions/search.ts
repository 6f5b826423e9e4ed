/** The places of a grid that meet a condition, found by halving where the condition is known to turn once at most. */
import { spread } from '../calculator/spread.js';

/** True when the place meets the condition; null where there is no answer. */
export type Test = (index: number) => boolean | null;

export interface Found {
  /** First and last index of each run of places that meet the condition. */
  readonly runs: readonly (readonly [first: number, last: number])[];
  /**
   * `proved`: the compiler has proved that the condition turns once. `every step`: each place was tried. `sampled`: some
   * places were tried, and between two of which only one meets the condition others, down to the very step.
   */
  readonly basis: 'proved' | 'every step' | 'sampled';
}

/** More places than this are not tried one by one: with all else it does, a question stays below 200 calculations. */
export const mostTried = 180;
/** The places of a sample, which both readings of a range share, and how many more each of them may try. */
const sampleSize = 90;
const mostRefined = 45;

/**
 * All runs of places that meet the condition. `turnsOnce` says that the condition is met from the lower end up to a
 * place, from a place up to the upper end, everywhere or nowhere. Where a place between has no answer, that is not known.
 */
export function findRuns(size: number, test: Test, turnsOnce: boolean): Found {
  const halved = turnsOnce ? halve(size, test) : null;
  if (halved !== null) return { runs: halved, basis: 'proved' };
  return size > mostTried
    ? { runs: sampledRuns(size, test), basis: 'sampled' }
    : { runs: runsOf(spread(size, size), test), basis: 'every step' };
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

/** Runs of places that follow one another in the list and meet the condition. */
function runsOf(places: readonly number[], test: Test): Found['runs'] {
  const runs: [number, number][] = [];
  let isInside = false;
  for (const place of places) {
    const isMet = test(place) === true;
    const run = runs.at(-1);
    if (isMet && isInside && run !== undefined) run[1] = place;
    else if (isMet) runs.push([place, place]);
    isInside = isMet;
  }
  return runs;
}

/** The runs of a sample, whose ends are found to the very step as long as there are tries left. */
function sampledRuns(size: number, test: Test): Found['runs'] {
  const places = spread(size, sampleSize);
  const met = new Map(places.map((place) => [place, test(place) === true]));
  let left = mostRefined;
  for (const [index, place] of places.entries()) {
    let [below, above] = [places[index - 1] ?? place, place];
    const atBelow = met.get(below) === true;
    if (atBelow === met.get(above)) continue;
    while (above - below > 1 && left > 0) {
      const middle = (below + above) >> 1;
      const isMet = test(middle) === true;
      met.set(middle, isMet);
      left -= 1;
      if (isMet === atBelow) below = middle;
      else above = middle;
    }
  }
  return runsOf(
    [...met.keys()].toSorted((a, b) => a - b),
    (place) => met.get(place) ?? null,
  );
}
