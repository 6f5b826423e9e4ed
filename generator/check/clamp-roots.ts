/** Keeps rounding errors from making a root NaN. */
import type { Core } from '../model/core.js';
import { clampingRoots } from './clamping-roots.js';
import { mapFormulas } from './map-formulas.js';
import type { Understood } from './understand-calculator.js';

/** The calculator with its roots kept from rounding errors. */
export function withClampedRoots(understood: Understood, roots: ReadonlySet<Core>): Understood {
  return mapFormulas(understood, clampingRoots(roots));
}
