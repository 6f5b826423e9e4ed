/** Reads figures in whose place callers may put their own. */

import type { Core } from '../../program/core.js';
import type { OpenBounds, OpenFigure } from '../../program/open-figure.js';
import type { Span } from '../../source/source.js';
import { acceptedUnits } from '../../units/accepted-unit.js';
import type { Scope } from './scope.js';
import type { Quantity } from './value.js';
import { endsOf, quantity } from './value.js';

type Called = Pick<OpenFigure, 'name' | 'label' | 'by'>;

/** The value of a figure that may be open; notes that a formula reads it. */
export function openValue(
  value: Quantity,
  open: OpenBounds | null | undefined,
  { name, label, by, span }: Called & { readonly span: Span },
  scope: Scope,
): Quantity {
  if (open === null || open === undefined) return value;
  const { unit } = value;
  const { low, high } = endsOf(value);
  const accepts = acceptedUnits(unit, scope.units.units.values());
  const isRange = value.kind === 'range';
  scope.used.open.set(name, { name, label, by, unit, accepts, low, high: isRange ? high : null, ...open });
  const openEnd = (end: 'low' | 'high', catalog: Core): Core => ({ kind: 'open', name, end, catalog, span });
  return quantity(unit, openEnd('low', low), isRange ? openEnd('high', high) : null);
}
