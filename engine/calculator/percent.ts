/** Shares that callers write as fractions where an input takes percent: `0.06125` for 6.125. */
import type { AcceptedUnit, InputSpec } from '../kernel/module.js';
import { onGrid } from './grid.js';

/** How the unit is written, also where an input calls it by a word. */
const sign = '%';

/** True for the sign of the input's own unit: parts per million take percent as well, and 0.04 of those is no share. */
function isOwnSign({ name, times = 1, over = 1 }: AcceptedUnit): boolean {
  return name === sign && times === over;
}

/** The percent that a fraction may mean; null where the input takes something else. */
export function percentOf({ units = [] }: Pick<InputSpec, 'units'>, fraction: number): number | null {
  return units.some(isOwnSign) && fraction > 0 && fraction < 1 ? onGrid(100 * fraction) : null;
}
