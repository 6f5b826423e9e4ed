/** Shares that callers write as fractions where an input takes percent: `0.06125` for 6.125. */
import type { InputSpec } from '../kernel/module.js';
import { onGrid } from './grid.js';

/** How the unit is written, also where an input calls it by a word. */
const sign = '%';

/** The percent that a fraction may mean; null where the input takes something else. */
export function percentOf({ units = [] }: Pick<InputSpec, 'units'>, fraction: number): number | null {
  const takesPercent = units.slice(0, 2).some(({ name }) => name === sign);
  return takesPercent && fraction > 0 && fraction < 1 ? onGrid(100 * fraction) : null;
}
