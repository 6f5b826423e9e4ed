/** Finds points where a formula is great. */
import { gridNearest } from '../../program/grid.js';
import type { Point } from '../../program/program.js';
import type { Box } from '../context/box.js';

/** Least part of its bounds by which a number is changed. */
const finest = 1e-13;

/**
 * The greatest point found from a start: changes one number after the other, up or down, as long as that leads farther,
 * and then by half as much (compass search; Kolda, Lewis and Torczon, Optimization by Direct Search, 2003).
 */
export function climb(start: Point, box: Box, names: Iterable<string>, valueAt: (point: Point) => number): Point {
  let [best, value] = [start, valueAt(start)];
  const ways = [...names].flatMap((name) => [1, -1].map((way) => ({ name, way })));
  for (let share = 1 / 2; share > finest; share /= 2) {
    for (const { name, way } of ways) {
      const next = changed(best, name, way * share, box);
      const reached = next === best ? value : valueAt(next);
      if (reached > value) [best, value] = [next, reached];
    }
  }
  return best;
}

/** The point with a number changed by a share of its bounds, inside of them and on the grid. */
function changed(point: Point, name: string, share: number, { numbers, wholes }: Box): Point {
  const [side, from] = [numbers.get(name), point.numbers.get(name)];
  if (side === undefined || from === undefined) return point;
  const near = from + share * (side.high - side.low);
  const to = Math.min(side.high, Math.max(side.low, wholes.has(name) ? Math.round(near) : gridNearest(near)));
  return to === from ? point : { ...point, numbers: new Map(point.numbers).set(name, to) };
}
