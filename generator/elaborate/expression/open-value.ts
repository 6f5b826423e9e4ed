/** Reads open figures: those of the catalog, or in their place those of a caller. */

import type { Core } from '../../program/core.js';
import type { OpenBounds, OpenFigure } from '../../program/open-figure.js';
import { ownNames } from '../../program/open-figure.js';
import { acceptedUnits } from '../../units/accepted-unit.js';
import type { Scope } from './scope.js';
import type { Quantity } from './value.js';
import { endsOf, quantity } from './value.js';

type Called = Pick<OpenFigure, 'name' | 'label' | 'by'>;

/** The value of a figure that may be open; notes that a formula reads it. */
export function openValue(
  value: Quantity,
  open: OpenBounds | null | undefined,
  { name, label, by }: Called,
  scope: Scope,
): Quantity {
  if (open === null || open === undefined) return value;
  const { unit } = value;
  const { low, high } = endsOf(value);
  const accepts = acceptedUnits(unit, scope.units.units.values());
  const isRange = value.kind === 'range';
  scope.used.open.set(name, { name, label, by, unit, accepts, low, high: isRange ? high : null, ...open });
  if (!scope.takesOwn) return value;
  const names = ownNames(name);
  const own = (end: string): Core => ({ kind: 'input', name: end });
  return quantity(unit, own(names.low), isRange ? own(names.high) : null);
}
