/** The kinds of drawings as the catalog may name them. */
import type { DrawingKind, DrawingParts } from '../../engine/kernel/drawing.js';
import { countedRoles, drawingParts, drawingRoles } from '../../engine/kernel/drawing.js';

export type { Drawing, DrawingKind, DrawingRole, DrawnMeasure } from '../../engine/kernel/drawing.js';
export { countedRoles, drawingRoles };

export const drawingKinds = Object.keys(drawingParts) as readonly DrawingKind[];

/** What a drawing of this kind is dimensioned by. */
export function partsOf(kind: DrawingKind): DrawingParts {
  return drawingParts[kind];
}
