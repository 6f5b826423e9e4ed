/** Random figures of a caller's own, in place of open ones of a calculator. */
import { onGrid } from '../../engine/calculator/grid.js';
import type { Subject } from '../../engine/questions/subject.js';
import type { Random } from './random.js';

/** The parameters of some of them, anywhere in their ranges, the ends among them. */
export function randomOwn({ plan }: Pick<Subject, 'plan'>, random: Random): Readonly<Record<string, string>> {
  const chosen = plan.own.filter(() => random.chance(0.5));
  return Object.fromEntries(
    chosen.map(({ name, min, max }) => {
      const share = random.pick([0, 1, random.fraction(), random.fraction()]);
      return [name, String(onGrid(Number((min + share * (max - min)).toFixed(4))))];
    }),
  );
}
